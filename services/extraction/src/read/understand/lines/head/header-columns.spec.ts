import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { linesOf } from '../../../../testing/understood.ts';
import { toDocumentText } from '../../text/to-document-text.ts';
import { understand } from '../../understand.ts';
import { columnsOf } from './header-columns.ts';

it('a unit behind a count and a tax behind an amount head no columns', () => {
  expect(
    linesOf(
      understand([
        typedPage(`
Rechnung Nr. 17                              Rechnungsdatum: 2020-10-07
Leistung                    Menge                          Betrag
Website Design                 7 Stunden             1.050,00€ exkl. Ust
Equipment Starter                 15 Stück             4.500€ exkl. Ust
Beratung                          1 Stunde             60,00€ exkl. Ust
                            Gesamtbetrag Netto:               5.610,00€
                            Ust 20%                           1.122,00€
                            Gesamtbetrag Brutto:              6.732,00€`),
      ]),
    ),
  ).toEqual([
    ['7', '1050.00'],
    ['15', '4500.00'],
    ['1', '60.00'],
  ]);
});

it('a sentence with counts in it beside a head takes nothing from that', () => {
  const table = understand([
    typedPage(`
Invoice 4471                                     Date 05/30/2026
24 hours a day 7 days a week     Description          Qty        Rate     Amount
                                 Energy          1,137.00     0.14100    $160.32
                                 Base                                      $4.95
                                 Total                                   $165.27`),
  ]);
  expect(linesOf(table).map(([, net]) => net)).toEqual(['160.32', '4.95']);
});

it.each([
  ['15 Stück Gesamt', 0],
  ['15Stück Gesamt', 0],
  ['1st Hour Rate', 3],
])('figures among headings make it a row of values, and a rank does not: %s', (first, columns) => {
  const [row] = toDocumentText([typedPage(`${first}          Hours          Total`)]).rows;
  expect(row && columnsOf(row)).toHaveLength(columns);
});
