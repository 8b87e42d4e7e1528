import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { understand } from '../../understand.ts';

const netOf = (tax: string, ...amounts: string[]) =>
  understand([
    typedPage(`
Invoice 2023-0781                                31-Oct-23

Service                          Rate     ${tax.padStart(6)}   Amount
Lawn care October              480.00    ${(amounts[0] ?? '').padStart(7)}   542.40
Leaf removal                   250.00    ${(amounts[1] ?? '').padStart(7)}   282.50
Total                                             824.90
`),
  ]).fields.netTotal;

it('lines that come to the total with the VAT of a column are no net total', () => {
  expect(netOf('HST', '62.40', '32.50')).toBeUndefined();
});

it('a column of taxes that is empty, or of nought, names none', () => {
  expect(netOf('HST')?.value).toBe('824.90');
  expect(netOf('HST', '0.00', '0.00')?.value).toBe('824.90');
});

it('halves of one tax are VAT, in one word with their rate', () => {
  const netWith = (...taxes: string[]) =>
    understand([
      typedPage(`
Invoice 2023-0781                                31-Oct-23

Service                          Rate              Amount
Lawn care October              480.00              480.00
${taxes.join('\n')}
Total                                              480.00`),
    ]).fields.netTotal?.value;
  expect(netWith()).toBe('480.00');
  expect(netWith('CGST@9%   included', 'SGST/UTGST@9%   included')).toBeUndefined();
});
