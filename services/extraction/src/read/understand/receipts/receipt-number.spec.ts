import { expect, it } from 'vitest';
import { looksOf, type TillLine } from '../../../testing/typed-receipt.ts';
import { understand } from '../understand.ts';

const receipt = (number: string): TillLine[] => [
  'CAFE LA ALAMEDA S.L.',
  'Calle Mayor 12',
  ...(number === '' ? [] : [`Factura No. ${number}`]),
  ['Fecha 24/11/2023', '15:06'],
  ['Cafe solo', '1,50'],
  ['Tarta', '4,20'],
  ['TOTAL', '5,70'],
  ['Efectivo', '5,70'],
];
const numberOf = (first: string, ...others: readonly string[]) => {
  const { invoiceNumber } = understand([looksOf(receipt(first), ...others.map(receipt))]).fields;
  return [invoiceNumber?.value, (invoiceNumber?.confidence ?? 0) > 0.57];
};

it.each<[string, readonly [string, ...string[]], string, boolean]>([
  ['as one look read it', ['504200955'], '504200955', true],
  ['as all looks read it', ['504200955', '504200955'], '504200955', true],
  ['doubtful where two looks differ', ['504200955', '504200855'], '504200955', false],
  ['as most looks read it, and doubtful', ['504200955', '504200855', '504200855'], '504200855', false],
  ['as three looks read it, if one does not', ['504200955', '504200855', '504200855', '504200855'], '504200855', true],
  ['as another look read it where the first did not, and doubtful', ['', '504200855', '504200855'], '504200855', false],
])("a receipt's number is told %s", (_, looks, number, isSure) => {
  expect(numberOf(...looks)).toEqual([number, isSure]);
});

const till = (...lines: TillLine[]) =>
  understand([
    looksOf(['NORTHWIND KAFE', 'Storgatan 12', ...lines, ['Kaffe', '44.00'], ['TOTAL', '44.00'], ['Cash', '44.00']]),
  ]);
it.each<[string, TillLine, string]>([
  ['a Swedish one', 'Kvitto: 00428-4871', '00428-4871'],
  ['a German one', 'Bonnr: 714058', '714058'],
  ['a French one', 'Ticket n° 645120', '645120'],
])('what a till calls its number, %s', (_, line, number) => {
  expect(till(line).fields.invoiceNumber?.value).toBe(number);
});

it('a ticket that pays is no number', () => {
  expect(till(['Ticket resto', '8.50']).fields.invoiceNumber).toBeUndefined();
});
