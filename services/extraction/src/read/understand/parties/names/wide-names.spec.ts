import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { understand } from '../../understand.ts';

const supplierUnder = (head: string) =>
  understand([
    typedPage(
      `${head}
                   12 MILL ROAD, LEEDS LS1 4AP
INVOICE            S212744
BILL TO
CORNER CHEMIST
Total              120.00 GBP`,
      1,
      'ocr',
    ),
  ]).fields.supplierName?.value;

it.each([
  ['                HARTWELL    &    FROST    LIMITED', 'HARTWELL & FROST LIMITED'],
  ['                BRIGHTON    DESIGN', 'BRIGHTON DESIGN'],
])('a letterhead whose words are set wide apart is one name: %s', (head, name) => {
  expect(supplierUnder(head)).toBe(name);
});

it.each([
  ['words in small letters', 'Hartwell Frost Ltd    Harbour Office', 'Hartwell Frost Ltd'],
  ['gaps unlike each other', 'HARTWELL LTD    A              MEMBER', 'HARTWELL LTD'],
  ['a column far from the name', 'HARTWELL LTD              PAGE', 'HARTWELL LTD'],
])('%s are not', (_what, head, name) => {
  expect(supplierUnder(head)).toBe(name);
});

it('a name set in the middle over its legal form goes on in it, though a mark stands in a row between', () => {
  const page = typedPage(
    `
            FROST & INSTRUMENTS
     &
                CORPORATION
INVOICE     S212744`,
    1,
    'ocr',
  );
  const lifted = (box: { y0: number; y1: number }, row: number) => {
    const by = [0, 8, 10, 0][row] ?? 0;
    return { ...box, y0: box.y0 - by, y1: box.y1 - by };
  };
  const rows = page.rows.map((row, at) => ({
    ...row,
    ...lifted(row, at),
    segments: row.segments.map((part) => ({
      ...part,
      ...lifted(part, at),
      words: part.words.map((word) => ({ ...word, ...lifted(word, at) })),
    })),
  }));
  expect(understand([{ ...page, rows }]).fields.supplierName?.value).toBe('FROST & INSTRUMENTS CORPORATION');
});

it('a word that joins begins no name of its own', () => {
  expect(
    supplierUnder(`
           SWIFT PACKERS
           AND    MOVERS`),
  ).not.toBe('AND MOVERS');
});

it('Argentina’s letter in its box beside the title is no part of the name', () => {
  expect(
    supplierUnder(`
      MUESTRA FIERROS   A   FACTURA
      Av. Modelo 12         C001`),
  ).toBe('MUESTRA FIERROS');
});
