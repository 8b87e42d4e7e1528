// Headings of narrow columns, nearer to one another than cells mostly are.
import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { linesOf } from '../../../../testing/understood.ts';
import { layOutRows } from '../../../layout.ts';
import type { PageText, Word } from '../../../page-model.ts';
import { toDocumentText } from '../../text/to-document-text.ts';
import { understand } from '../../understand.ts';
import { findHeaders } from './line-headers.ts';

const HEIGHT = 10;
const LETTER = 5;
/** A space in print, a wide one, and what stands between two close columns. */
const [SPACE, WIDE, APART] = [2, 5, 7];

/** Under a typed page's rows, words set by their left edges: `|` is the gap of close columns, `~` a wide space. */
function withRows(
  typed: string,
  rows: readonly (readonly { readonly said: string; readonly x: number }[])[],
): PageText {
  const page = typedPage(typed);
  const typedWords = page.rows.flatMap(({ segments }) => segments.flatMap(({ words }) => words));
  const words = rows.flatMap((cells, row): Word[] =>
    cells.flatMap(({ said, x }) => {
      let at = x;
      return said.split(/([ |~])/).flatMap((text): Word[] => {
        const gap = { ' ': SPACE, '~': WIDE, '|': APART }[text];
        if (gap !== undefined) {
          at += gap;
          return [];
        }
        const x0 = at;
        at += text.length * LETTER;
        const y0 = 300 + row * 14;
        return [{ text, confidence: 1, x0, x1: at, y0, y1: y0 + HEIGHT }];
      });
    }),
  );
  return { ...page, rows: layOutRows([...typedWords, ...words], 'text') };
}

const HEAD = `
Castlegate Electronics Ltd
Invoice No: CG-20415            Invoice date: 14 March 2025`;

it("'VAT' and 'Amount' over close columns are two headings, 'Unit price' is one", () => {
  const page = withRows(HEAD, [
    [
      { said: 'Item', x: 40 },
      { said: 'Qty|Unit price|VAT|Amount', x: 340 },
    ],
    [
      { said: 'Document camera with its cable', x: 40 },
      { said: '3', x: 345 },
      { said: '165.00|20%', x: 365 },
      { said: '495.00', x: 434 },
    ],
    [
      { said: 'Wall bracket and screws', x: 40 },
      { said: '3', x: 345 },
      { said: '18.50|20%', x: 370 },
      { said: '55.50', x: 439 },
    ],
  ]);
  const [header] = findHeaders(toDocumentText([page]));
  expect(header?.columns.map(({ kind }) => kind)).toEqual([
    'colDesignation',
    'colQuantity',
    'colUnitPrice',
    'colVatRate',
    'colTotal',
  ]);
  expect(linesOf(understand([page]))).toEqual([
    ['3', '495.00'],
    ['3', '55.50'],
  ]);
});

it("'(brutto)' behind a heading is said of it, and heads no column", () => {
  const page = typedPage(`
Rechnungs-Nr. GW-10             Rechnungsdatum 24.04.2025
Anzahl   Artikel               MwSt     Einzelpreis (brutto)     Summe (brutto)
2        Hochbeet              19 %                 119,00 €           238,00 €
6        Pflanzerde            19 %                   8,33 €            49,98 €

Gesamt netto                                                           242,00 €
zzgl. 19 % MwSt                                                         45,98 €
Gesamtbetrag                                                           287,98 €`);
  expect(linesOf(understand([page]))).toEqual([
    ['2', '200.00'],
    ['6', '42.00'],
  ]);
});

it('a sentence heads no table, whatever words of columns it has', () => {
  expect(findHeaders(toDocumentText([typedPage('Provision of tax-free services')]))).toEqual([]);
  expect(findHeaders(toDocumentText([typedPage('Services   Provision')]))).toHaveLength(1);
});

it('a label with its value, right over the headings, is none of them', () => {
  const [header] = findHeaders(
    toDocumentText([
      typedPage(`
FACTURA No 118                      Fecha: 12/03/2026
Código   Descripción     Cantidad   Precio      Valor`),
    ]),
  );
  expect(header?.columns.map(({ kind }) => kind)).toEqual([
    'colItemCode',
    'colDesignation',
    'colQuantity',
    'colUnitPrice',
    'colTotal',
  ]);
});

it("a count's heading a row lower, under the text's, heads the same table", () => {
  expect(
    linesOf(
      understand([
        typedPage(`
Invoice 4471                                      Date: 12 March 2026
Item   Description
       Qty      Unit     Price       Disc      Amount
10     Hydraulic pump HP-20
       2        pc       450.00       10%       810.00
20     Seal kit
       5        set       24.00                 120.00
Goods value                                     930.00`),
      ]),
    ),
  ).toEqual([
    ['2', '810.00'],
    ['5', '120.00'],
  ]);
});

it("'P.U.~NET' is one heading where its space is wide, and 'Price|Total' two", () => {
  const kindsOf = (said: string) => {
    const page = withRows(HEAD, [
      [
        { said: 'Description', x: 40 },
        { said: 'Qty', x: 300 },
        { said, x: 340 },
        { said: 'Amount', x: 440 },
      ],
      [{ said: 'A disc of the clutch for a car of any make', x: 40 }],
    ]);
    return findHeaders(toDocumentText([page]))[0]?.columns.map(({ kind }) => kind);
  };
  expect(kindsOf('P.U.~NET')).toEqual(['colDesignation', 'colQuantity', 'colUnitPrice', 'colTotal']);
  expect(kindsOf('P.U.|NET')).toHaveLength(5);
});
