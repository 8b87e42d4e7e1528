// Items in several parts, under headings or with sums of their own.
import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { linesOf } from '../../../testing/understood.ts';
import { understand } from '../understand.ts';

const read = (...typed: readonly string[]) => linesOf(understand(typed.map((page, at) => typedPage(page, at + 1))));

it('what a table goes on with under headings of its own, its amounts in the same column, are items too', () => {
  expect(
    read(`
Rechnung 1978-3                                        21.04.2025
Leistungsbeschreibung       Stunden      Satz          Betrag
Planung                        14,0     20,00 €      280,00 €
Produktion                      6,0     20,00 €      120,00 €

An-/Abreise                                            Betrag
Aachen–Köln                                          135,00 €

Sonstiges                                              Betrag
Verladung                                            100,00 €
Lieferung ab Werk                                    250,00 €

Summe Netto                                          885,00 €
Umsatzsteuer 19%                                     168,15 €
Summe Brutto                                       1.053,15 €`),
  ).toEqual([
    ['14', '280.00'],
    ['6', '120.00'],
    [undefined, '135.00'],
    [undefined, '100.00'],
    [undefined, '250.00'],
  ]);
});

it('parts of a table overleaf, under headings of their own, are items where no total came before', () => {
  expect(
    read(
      `
Rechnung 1978-4                                        21.04.2025
Leistungsbeschreibung       Stunden      Satz          Betrag
Planung                        14,0     20,00 €      280,00 €
Produktion                      6,0     20,00 €      120,00 €

                                Zwischensumme        400,00 €`,
      `
                                              Übertrag
                                                     400,00 €

Fahrten                                Datum           Betrag
Aachen–Köln                       24.01.2025         135,00 €

Sonstiges                                              Betrag
Verladung                                            100,00 €

Summe Netto                                          635,00 €
Umsatzsteuer 19%                                     120,65 €
Summe Brutto                                         755,65 €`,
    ),
  ).toEqual([
    ['14', '280.00'],
    ['6', '120.00'],
    [undefined, '135.00'],
    [undefined, '100.00'],
  ]);
});

it('under a sum of some items more follow whose figures stand on several rows', () => {
  expect(
    read(`
Schlussrechnung Nr. R-77           Datum: 19.06.2025
Pos.     Menge   Einh.   Leistung                          EP €       GP €
01.01    40,000  m²      Wandflächen spachteln
                         inkl. Grundierung                10,00     400,00
                         Summe Titel 01                             400,00
02                       Titel Türen
02.01     8,000  Stk     Türblätter lackieren,
                         seidenglänzend                   96,00     768,00
                         Summe Titel 02                             768,00

Summe netto                                                       1.168,00
Mehrwertsteuer 19,0 %                                               221,92
Rechnungssumme brutto                                             1.389,92`),
  ).toEqual([
    ['40', '400.00'],
    ['8', '768.00'],
  ]);
});

it('terms of payment under the items, indented, are no part of them', () => {
  expect(
    read(`
Rechnung 1978-5                                        21.04.2025
Leistungsbeschreibung       Stunden      Satz          Betrag
Planung                        14,0     20,00 €      280,00 €
Produktion                      6,0     20,00 €      120,00 €
                                Zwischensumme        400,00 €

          Nachlass        Innerhalb                    Betrag
          Zahlung         zwei Wochen                    8,00 €`),
  ).toEqual([
    ['14', '280.00'],
    ['6', '120.00'],
  ]);
});

it('a table goes on overleaf under a page head that names a VAT number, and beyond the sum of a group there', () => {
  expect(
    read(
      `
Invoice 118                                       Date: 11/02/2026
Item      Description              Qty     Price      Total
A1        Paper A4                  10      4.00      40.00
A2        Pens blue                 20      0.50      10.00
Page 1 of 2`,
      `
ACME Ltd                                          Invoice 118
12 High Street, London                            VAT GB123456789
A3        Stapler                    2      9.00      18.00
Subtotal office                                       68.00
A4        Folder                    40      1.20      48.00
                                   Net               116.00
                                   VAT 20%            23.20
                                   Total             139.20`,
    ),
  ).toEqual([
    ['10', '40.00'],
    ['20', '10.00'],
    ['2', '18.00'],
    ['40', '48.00'],
  ]);
});
