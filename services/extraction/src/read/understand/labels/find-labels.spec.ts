import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { recognised } from '../../../testing/understood.ts';
import { toDocumentText } from '../text/to-document-text.ts';

const meaningsOf = (line: string) =>
  toDocumentText([typedPage(line)]).cells.flatMap(({ labels }) =>
    labels.flatMap(({ senses }) => senses.map(({ meaning }) => meaning)),
  );

const announcing = (typed: string) =>
  toDocumentText([typedPage(typed)])
    .cells.flatMap(({ labels }) => labels)
    .filter(({ announces }) => announces)
    .map(({ phrase }) => phrase);

it.each(['Fecha ............ : 16.06.2024', 'Fecha: 16.06.2024', 'Fecha.'])('what announces a value: %s', (line) => {
  expect(announcing(line)).toEqual(['fecha']);
});

it.each(['Fecha 16.06.2024', 'Fecha y lugar'])('what does not: %s', (line) => {
  expect(announcing(line)).toEqual([]);
});

it.each([
  ['Säljare:', 'supplier'],
  ['Köpare:', 'buyer'],
  ['Bizonylat sorszáma:', 'invoiceNumber'],
  ['Laskun päivämäärä:', 'issueDate'],
  ['Esedékesség:', 'dueDate'],
  ['Bitte zahlen bis:', 'dueDate'],
  ['Rekeninghouder:', 'accountHolder'],
  ['Tax ID No:', 'vatNumber'],
  ['Fecha Fact:', 'issueDate'],
  ['IGST@18%', 'vatTotal'],
  ['VAT@20.0%:', 'vatTotal'],
  ['Total(KES)', 'grossTotal'],
  ['Amount(€):', 'colTotal'],
  ['Total(TTC)', 'grossTotal'],
  ['Total(HT)', 'netTotal'],
])('%s announces the %s', (line, meaning) => {
  expect(meaningsOf(line)).toContain(meaning);
});

it.each(['Total(TVA)', 'Amount(GST)', 'Total(VAT)'])('%s is no total: no currency is called so', (line) => {
  expect(meaningsOf(line)).not.toContain('grossTotal');
});

it('a worn title does not take the word for a number behind it', () => {
  const labels = toDocumentText([recognised('Handelsrechnung Nr.')]).cells.flatMap((cell) => cell.labels);
  expect(labels.map(({ phrase, from, to }) => [phrase, from, to])).toEqual([
    ['handelsrechnung', 0, 1],
    ['nr', 1, 2],
  ]);
});

it.each([
  ['S. Invoice No.:', [['invoiceno', 1, 3]]],
  ['Involce No.', [['involceno', 0, 2]]],
  ['Total excl, Vat 12%', [['totalexclvat', 0, 3]]],
  ['RAZON SOCIAL: LA MUESTRA', [['razonsocial', 0, 2]]],
])('a worn label has its word for a number and nothing of what follows: %s', (line, labels) => {
  expect(labelsOf(line).map(({ phrase, from, to }) => [phrase, from, to])).toEqual(labels);
});

const labelsOf = (line: string) => toDocumentText([recognised(line)]).cells.flatMap(({ labels }) => labels);
it.each([
  ['the first figures of a sum are none of the label before it', 'Total à payer 1 732,92 €', 'totalapayer'],
  ['a letter of a label may be a figure', 'T0tal à payer 732,92 €', 't0talapayer'],
  ["a part's total is no 'Total due' that lost a letter", 'Total de Energia 285,55 €', 'total'],
  ['letters before a number begin it, and end no label', 'Factura-recibo n.º FR 2026/417', 'facturarecibono'],
  ['letters in brackets behind a label say which kind', 'Fatura (FA): 1581', 'fatura'],
])('in a picture %s', (_what, line, phrase) => {
  expect(labelsOf(line).map((label) => label.phrase)).toEqual([phrase]);
});

it('a fee’s factor is no worn ‘Faktur’, which is an invoice', () => {
  expect(labelsOf('Faktor').flatMap(({ senses }) => senses.map(({ meaning }) => meaning))).toEqual(['colFactor']);
  expect(labelsOf('Faktur').flatMap(({ senses }) => senses.map(({ meaning }) => meaning))).toContain('title');
});

it('columns are headed in short', () => {
  expect(meaningsOf('Désignation          Qnt          Prix U.          Prix T.')).toEqual(
    expect.arrayContaining(['colQuantity', 'colUnitPrice', 'colTotal']),
  );
});
