import { expect, it } from 'vitest';
import { recognised, valuesOf } from '../../../../testing/understood.ts';
import { understand } from '../../understand.ts';

const totalsOf = (last: string) => {
  const { netTotal, vatTotal, grossTotal } = valuesOf(
    understand([
      recognised(`
Almacenes Vega, S.A.                  Factura: A-0207
Mercancia      8 IMP         Total IMP
   120,00      1-10,00g          12,00
    40,00      2-21,00g           8,40
    55,00      5-4,009            2,20
${last}
Total a pagar                   237,60`),
    ]),
  );
  return [netTotal, vatTotal, grossTotal];
};

it('a row that two columns come to is the net total and the VAT, whatever was read of their headings and rates', () => {
  expect(totalsOf('   215,00                       22,60')).toEqual(['215.00', '22.60', '237.60']);
});

it('what they do not come to says nothing', () => {
  expect(totalsOf('   214,50                       23,10').slice(0, 2)).toEqual([undefined, undefined]);
});
