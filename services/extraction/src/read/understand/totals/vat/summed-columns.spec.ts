import { expect, it } from 'vitest';
import { recognised, valuesOf } from '../../../../testing/understood.ts';
import { understand } from '../../understand.ts';

const totalsOf = (last: string) => {
  const { netTotal, vatTotal, grossTotal } = valuesOf(
    understand([
      recognised(`
Almacenes Vega, S.A.                  Factura: 0/0(016)0207
Mercancia      8 IMP         Total IMP
   177,82      1-10,00g          17,78
    33,14      2-21,00g           6,96
   113,54      5-4,009            4,54
${last}
Total a pagar                   353,78`),
    ]),
  );
  return [netTotal, vatTotal, grossTotal];
};

it('a row that two columns come to is the net total and the VAT, whatever was read of their headings and rates', () => {
  expect(totalsOf('   324,50                       29,28')).toEqual(['324.50', '29.28', '353.78']);
});

it('what they do not come to says nothing', () => {
  expect(totalsOf('   324,00                       29,78').slice(0, 2)).toEqual([undefined, undefined]);
});
