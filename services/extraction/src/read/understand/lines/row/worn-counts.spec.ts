// Counts as a recogniser leaves them: against their unit, without their point, or not at all.
import { expect, it } from 'vitest';
import { linesOf, recognised } from '../../../../testing/understood.ts';
import { understand } from '../../understand.ts';

const read = (typed: string) => linesOf(understand([recognised(typed)]));

it('a figure at the end of a name is no count beside one that stands against its unit', () => {
  expect(
    read(`
Rechnung                              Rechnungsnummer: W-99
Pos.   Bezeichnung              Menge     Einzelpreis      Gesamt
1      Akkuschrauber 18 V         3St          151,20      453,60
2      Ersatzakku                6 St           48,00      288,00

Nettobetrag                                                741,60`),
  ).toEqual([
    ['3', '453.60'],
    ['6', '288.00'],
  ]);
});

it('a price behind the reduction is what that leaves, and tells the count that was lost', () => {
  expect(
    read(`
Rechnung                              Rechnungsnummer: W-99
Pos.   Bezeichnung         Menge     Bruttopreis     Rabatt %     Nettopreis      Gesamt
1      Akkuschrauber                      189,00           20         151,20      453,60
2      Ersatzakku             6            64,00           25          48,00      288,00

Nettobetrag                                                                       741,60`),
  ).toEqual([
    ['3', '453.60'],
    ['6', '288.00'],
  ]);
});

it('a count that lost its point is what its price makes of the total, where the totals come to their sum', () => {
  expect(
    read(`
Invoice                               Invoice No: CG-20
Item                   Qty      Unit price       Amount
Wall bracket             3           18.50        55.50
Installation            55           48.00       264.00

Subtotal                                         319.50`),
  ).toEqual([
    ['3', '55.50'],
    ['5.5', '264.00'],
  ]);
});

it('what is charged for among the items, counted and priced, is one of them', () => {
  expect(
    read(`
FACTUUR                             Factuurnr. F25
Aantal  Omschrijving           Prijs     Korting      Totaal     BTW
   40   Lavendel P9           € 1,15       10%       € 41,40      9%
   12   Olijfboom 15L        € 22,50                € 270,00      9%
    1 Transport              € 35,00                 € 35,00     21%
                                      Subtotaal € 346,40`),
  ).toEqual([
    ['40', '41.40'],
    ['12', '270.00'],
    ['1', '35.00'],
  ]);
});

it('labelled items whose count was lost, or joined to its unit', () => {
  expect(
    read(`
Rechnungsnummer (BT-1)   XR-31                  Rechnungsdatum (BT-2)   12.05.2025
Gesamtsumme (netto) (BT-109)                                            1.022,50
Summe Umsatzsteuer (BT-110)                                               194,28
Gesamtsumme (brutto) (BT-112)                                           1.216,78
Bezeichnung (BT-153)             Fachmodul      Menge (BT-129)
Artikelnummer (BT-155)           A-101          Preis pro Einheit (BT-146)     184,50
                                                Gesamtpreis (netto) (BT-131)     922,50
Bezeichnung (BT-153)             Einweisung     Menge (BT-129)           1,25HUR
                                                Preis pro Einheit (BT-146)     80,00
                                                Gesamtpreis (netto) (BT-131)     100,00`),
  ).toEqual([
    ['5', '922.50'],
    ['1.25', '100.00'],
  ]);
});
