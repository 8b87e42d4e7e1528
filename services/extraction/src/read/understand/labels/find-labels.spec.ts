import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { toDocumentText } from '../text/document-text.ts';

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
])('%s announces the %s', (line, meaning) => {
  expect(meaningsOf(line)).toContain(meaning);
});
