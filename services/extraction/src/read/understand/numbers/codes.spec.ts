import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { candidate } from '../candidate.ts';
import { toDocumentText } from '../text/to-document-text.ts';
import { understand } from '../understand.ts';
import { bestCode, findCodes, surestCode, withoutCut } from './codes.ts';

const numberIn = (title: string, reference = '') =>
  understand([
    typedPage(`
${title}

Atelier Lumière, 12 rue des Lanternes, 75011 Paris
Date : 12/11/2026
${reference}
Total TTC 120,00 EUR`),
  ]).fields.invoiceNumber;

it.each([
  ['FACTURE n° F-12', 'F-12'],
  ['Facture n° 12', '12'],
  ['Rechnung Nr. 7', '7'],
  ['Rechnung Nr. 7 vom 12.11.2026', '7'],
  ['Facture n° 7 du 12 novembre 2026', '7'],
  ['Avoir A-12', 'A-12'],
  ['Invoice INV-8 dated 12/11/2026', 'INV-8'],
  ['INVOICE / FACTURA 2026-F-0091', '2026-F-0091'],
  ['FACTURE DE SOLDE\nN° FAC-2026-0031', 'FAC-2026-0031'],
])('a number may be short where nothing but its day stands beside it: %s', (title, number) => {
  expect(numberIn(title)?.value).toBe(number);
  expect(numberIn(title, 'Référence : 4711')?.value).toBe(number);
});

it('of a title with one or two figures alone nobody can be sure', () => {
  const bare = numberIn('Facture 12');
  expect(bare?.value).toBe('12');
  expect(bare?.confidence).toBeLessThan(numberIn('Facture F-12')?.confidence ?? 0);
});

it.each([
  'Invoice 2 pages',
  'Invoice number 2nd Floor',
  'N° de facture : 3ème étage',
  'Invoice no 7 of 9 pages',
  'Facture de 3 articles',
  'Invoice 1/2',
  'Facture du 12/11/2026',
])('what is counted in a title, or its day, is no number: %s', (title) => {
  expect(numberIn(title)).toBeUndefined();
  expect(numberIn(title, 'Référence : 4711')?.value).toBe('4711');
});

it('the beginning of a number that another line has whole was cut by a recogniser', () => {
  const box = { x0: 0, y0: 0, x1: 1, y1: 1 };
  const codes = ['26-1', '26-101102'].map((value) => ({ value, score: 0.7 - value.length / 100, page: 1, box }));
  expect(bestCode(withoutCut(codes))?.value).toBe('26-101102');
  expect(bestCode(withoutCut(codes.slice(0, 1)))?.value).toBe('26-1');
});

it("a receipt voucher's number is half as likely the invoice's where that has its own", () => {
  const codes = findCodes(
    toDocumentText([typedPage('TAX INVOICE\nInvoice No. RC26-500021\nAdvanced Receipt Voucher No. RC26-500013')]),
    'invoiceNumber',
  );
  const [own = 0, vouchers = 1] = ['RC26-500021', 'RC26-500013'].map(
    (number) => codes.find(({ value }) => value === number)?.score,
  );
  expect(vouchers).toBeLessThan(0.6 * own);
});

it('a number that stands once is not sure where another is announced at two places', () => {
  const code = (value: string, score: number, y0: number) =>
    candidate(value, score, 1, [{ text: value, confidence: 1, x0: 0, y0, x1: 9, y1: y0 + 9 }]);
  const once = [code('1700440012', 0.75, 10), code('26FA00417', 0.64, 40)];
  expect(surestCode(once)?.score).toBe(0.75);
  expect(surestCode([...once, code('26FA00417', 0.56, 90)])?.score).toBe(0.5);
});
