import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { toDocumentText } from '../text/to-document-text.ts';
import { understand } from '../understand.ts';
import { numbersByAtcud } from './atcud.ts';

const page = (code: string, title: string) =>
  typedPage(`
Exemplo do Norte, Lda.                 ${code}
Contribuinte nº 500100200              ${title}
Fatura Nº 4471                         2026-02-20
Total  123,00 EUR`);

it('the number that ends as the tax office’s code does is the invoice’s, with its type and its series', () => {
  const { invoiceNumber } = understand([page('ATCUD: QRSTVWXZ-4471', 'FT 7/4471')]).fields;
  expect(invoiceNumber?.value).toBe('FT 7/4471');
  expect(invoiceNumber?.confidence).toBeGreaterThan(0.9);
});

it.each([
  ['a code without its word', 'QRSTVWXZ-4471 Processado por programa certificado', 'FT 7/4471', ['FT 7/4471']],
  ['a series of letters', 'ATCUD:QRSTVWXZ-0004471', 'F A.2026/4471', ['F A.2026/4471']],
  ['a number without its type', 'ATCUD: QRSTVWXZ-4471', '7/4471', []],
  ['what goes with the goods', 'ATCUD: QRSTVWXZ-4471', 'GT 2026/4471', []],
  ['another number', 'ATCUD: QRSTVWXZ-4472', 'FT 7/4471', []],
  ['a page of as many', 'ATCUD: QRSTVWXZ-1', 'Página 1/1', []],
  ['a code of anything, elsewhere', 'Serial ABCD1234-4471', 'FT 7/4471', []],
])('by %s', (_what, code, title, numbers) => {
  expect(numbersByAtcud(toDocumentText([page(code, title)])).map(({ value }) => value)).toEqual(numbers);
});
