// Germany's scales of fees for doctors and dentists (GOÄ, GOZ): a simple fee, how many times it is taken, and how often.
import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { linesOf } from '../../../testing/understood.ts';
import { understand } from '../understand.ts';

const bill = (rows: string) =>
  understand([
    typedPage(`
dr. med. Anna Beispiel - Seestr. 9 - 12345 Musterort

Frau
Erika Muster

Liquidation                                         Rechnungs-Nr: 4471
                                                    Datum: 01.08.2026
Für meine ärztlichen Leistungen gemäß GOÄ erlaube ich mir zu berechnen

${rows}`),
  ]);

it('the simple fee and its factor are no count and no price: where none is printed the fee is taken once', () => {
  const read = bill(`
Leistungen nach GOÄ:
Datum        Ziffer   Anzahl   Einfach   Faktor   Betrag   Leistungstext und Begründung
30.07.2026   6        1        5,83      2,30     13,41    Untersuchung Gefäße
             34                17,49     2,30     40,23    Erörtern einer Lebensveränderung
             420      3        4,66      2,30     32,16    Folgesonographie
             401      1        23,31     1,00     23,31    Duplexzuschlag

                      Gesamtsumme:                109,11 €`);
  expect(linesOf(read)).toEqual([
    ['1', '13.41'],
    ['1', '40.23'],
    ['3', '32.16'],
    ['1', '23.31'],
  ]);
  expect(read.lines[2]?.unitPrice).toBe('10.72');
});

it('without a column of counts nobody knows how many', () => {
  const read = bill(`
Datum        Ziffer   Betrag   Faktor   Leistungstext und Begründung
07.07.2026   1        10,72    2,30     Beratung auch telefonisch
             245A     14,75    2,30     Erfüllung aufwendiger Hygienemaßnahmen
             3511     5,03     1,15     Reagenzträger

                      30,50 EUR Rechnungsbetrag`);
  expect(linesOf(read)).toEqual([
    [undefined, '10.72'],
    [undefined, '14.75'],
    [undefined, '5.03'],
  ]);
});

it('a meter’s factor is none of a scale’s: counts and prices are what they are', () => {
  const read = understand([
    typedPage(`
Stadtwerke Muster GmbH                Rechnung Nr. 4471
Bezeichnung     Faktor   Menge     Preis      Betrag
Arbeit Strom    1,00     250,50    0,40       100,20
Arbeit Gas      11,50    80,25     0,20        16,05
Grundpreis      12                 8,50       102,00

                         Rechnungsbetrag      218,25 EUR`),
  ]);
  expect(linesOf(read)).toEqual([
    ['250.5', '100.20'],
    ['80.25', '16.05'],
    ['12', '102.00'],
  ]);
});
