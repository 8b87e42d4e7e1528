import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { understand } from '../../understand.ts';

const supplierNumber = (line: string) =>
  understand([
    typedPage(`
Lakeshore Supply Ltd                 INVOICE S4711
7622 Quay Street, Hamilton ON        12 September 2025
SUB TOTAL     741.50      TOTAL GST     .00
${line}`),
  ]).fields.supplierVatNumber?.value;

it.each([
  ['GST 123456782', '123456782'],
  ['Lakeshore Supply Ltd 12345-6782-RT0001', '123456782RT0001'],
  ['Remit to Lakeshore 123456782 RT0001', '123456782RT0001'],
])('Canada’s number is known by its program, or the tax in front of it: %s', (line, number) => {
  expect(supplierNumber(line)).toBe(number);
});

it.each(['GST 123456783', '123456783 RT0001', 'Ref 123456782'])(
  'not where its check digit fails, or nothing says so: %s',
  (line) => {
    expect(supplierNumber(line)).toBeUndefined();
  },
);
