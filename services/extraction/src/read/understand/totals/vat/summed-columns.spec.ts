import { expect, it } from 'vitest';
import { recognised, valuesOf } from '../../../../testing/understood.ts';
import { understand } from '../../understand.ts';

const totalsOf = (last: string) => {
  const { netTotal, vatTotal, grossTotal } = valuesOf(
    understand([
      recognised(`
Almacenes Vega, S.A.                  Factura: 0/0(021)0471
Mercancia      8 IMP         Total IMP
   168,40      1-10,00g          16,84
    36,20      2-21,00g           7,60
   118,30      5-4,009            4,73
${last}
Total a pagar                   352,07`),
    ]),
  );
  return [netTotal, vatTotal, grossTotal];
};

it('a row that two columns come to is the net total and the VAT, whatever was read of their headings and rates', () => {
  expect(totalsOf('   322,90                       29,17')).toEqual(['322.90', '29.17', '352.07']);
});

it('what they do not come to says nothing', () => {
  expect(totalsOf('   322,40                       29,67').slice(0, 2)).toEqual([undefined, undefined]);
});
