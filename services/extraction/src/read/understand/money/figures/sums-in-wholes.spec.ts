import { processorMsOf } from '@comptoir/testing/processor-time';
import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { linesOf } from '../../../../testing/understood.ts';
import { understand } from '../../understand.ts';

const page = (base: string, tax: string, total: string) => `
Document No : NW-22-23-01             Document Date : 14-04-2026
SlNo   Item Description   HSN Code   Quantity   Unit   Unit Price(Rs)   Discount(Rs)   Taxable Amount(Rs)   Other charges(Rs)   Total
1      Support charges    998593     135        OTH    1500             0              202500               0                   238950
2      Incentive          998593     1          OTH    20000            0              20000                0                   23600

Tax'ble    CGST   SGST   IGST     CESS   State   Discount   Other      Round off   Total Inv.
Amt        Amt    Amt    Amt      Amt    CESS               Charges    Amt         Amt
${base}     0      0      ${tax}    0      0       0          0          0           ${total}`;

const read = (typed: string, source: 'text' | 'ocr' = 'text') => {
  const reading = understand([typedPage(typed, 1, source)]);
  const { netTotal, vatTotal, grossTotal } = reading.fields;
  return { sums: [netTotal?.value, vatTotal?.value, grossTotal?.value], lines: linesOf(reading).length };
};

it('whole numbers under the names of sums are money where they add up, and the row is no item', () => {
  const told = ['222500.00', '40050.00', '262550.00'];
  expect(read(page('222500', '40050', '262550'))).toEqual({ sums: told, lines: 2 });
  expect(read(page('222500', '40050', '262550'), 'ocr').sums).toEqual(told);
  expect(read(page('2,22,500', '40050', '2,62,550')).sums).toEqual(told);
});

it('where they do not add up they are not believed', () => {
  expect(read(page('222500', '40050', '262650')).sums[2]).toBeUndefined();
});

it('figures without end are told at once', () => {
  const endless = `${'1'.repeat(400)}x`;
  const took = processorMsOf(() => {
    expect(read(page(endless, endless, endless)).sums[2]).toBeUndefined();
  });
  expect(took).toBeLessThan(2_000);
});

it('headings that a picture breaks into three rows head no items', () => {
  const broken = `
Document No : NW-22-23-01             Document Date : 14-04-2026
SlNo   Item Description   HSN Code   Quantity   Unit   Unit Price(Rs)   Taxable Amount(Rs)   Total
1      Support charges    998593     135        OTH    1500             202500               238950

           CGST   SGST   IGST     CESS              Other      Round off   Total Inv.
Tax'ble                                  Discount
Amt        Amt    Amt    Amt      Amt               Charges    Amt         Amt
202500     0      0      36450    0      0          0          0           238950`;
  expect(read(broken, 'ocr')).toEqual({ sums: ['202500.00', '36450.00', '238950.00'], lines: 1 });
});
