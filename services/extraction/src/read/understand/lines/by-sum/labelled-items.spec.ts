// Items as those print them who show an electronic invoice: a block of labels and values each.
import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { linesOf } from '../../../../testing/understood.ts';
import { understand } from '../../understand.ts';

const read = (...typed: readonly string[]) => linesOf(understand(typed.map((page, at) => typedPage(page, at + 1))));

it('items labelled by the terms of EN 16931 beside other facts', () => {
  expect(
    read(`
Rechnungsnummer (BT-1)   XR-31                  Rechnungsdatum (BT-2)   12.05.2025
Summe aller Positionen (netto) (BT-106)                                 1.022,50
Gesamtsumme (netto) (BT-109)                                            1.022,50
Summe Umsatzsteuer (BT-110)                                               194,28
Gesamtsumme (brutto) (BT-112)                                           1.216,78
Position 1
Freitext zur Position (BT-127)   12 Monate      Menge (BT-129)                 5
Bezeichnung (BT-153)             Fachmodul      Einheit (BT-130)             C62
Artikelnummer (BT-155)           A-101          Preis pro Einheit (BT-146)   184,50
                                                Gesamtpreis (netto) (BT-131)   922,50
Position 2
Freitext zur Position (BT-127)   vor Ort        Menge (BT-129)              1,25
Bezeichnung (BT-153)             Einweisung     Einheit (BT-130)             HUR
                                                Preis pro Einheit (BT-146)   80,00
                                                Gesamtpreis (netto) (BT-131)   100,00`),
  ).toEqual([
    ['5', '922.50'],
    ['1.25', '100.00'],
  ]);
});

it('items labelled in words of their own, one of them reduced, quantities with their units', () => {
  expect(
    read(`
Rechnung V-204                                  Rechnungsdatum: 12.05.2025
1. Bohrhammer
Menge                           2 Stück
Einzelpreis (netto)             240,00 EUR
Positionsbetrag (netto)         480,00 EUR
2. Bohrer-Satz
Menge                           4 Satz
Einzelpreis (netto)             35,00 EUR
Rabatt                          14,00 EUR (10 %)
Positionsbetrag (netto)         126,00 EUR

Nettobetrag                                     606,00 EUR
zzgl. 19 % USt                                  115,14 EUR
Gesamtbetrag                                    721,14 EUR`),
  ).toEqual([
    ['2', '480.00'],
    ['4', '126.00'],
  ]);
});

it('a net price is that of one, and labels that come to no sum are no items', () => {
  const blocks = (total: string) => `
Invoice number: SN-35                           Issue date: 2025-03-14
Item name            Desk lamp          Classification     STI 65434568
Invoiced quantity    12 H87             Item net price     24.50
VAT category         S 25%              Line net amount    294.00 EUR
Item name            Assembly           Classification     STI 65434568
Invoiced quantity    3.5 HUR            Item net price     60.00
VAT category         S 25%              Line net amount    210.00 EUR

Total without VAT                       ${total} EUR`;
  expect(read(blocks('504.00'))).toEqual([
    ['12', '294.00'],
    ['3.5', '210.00'],
  ]);
  expect(read(blocks('714.00'))).toEqual([]);
});

it('a term of EN 16931 at a label is no value of it', () => {
  const { fields } = understand([
    typedPage(`
Rechnungsnummer (BT-1)   XR-2025-31             Rechnungsdatum (BT-2)   12.05.2025
Umsatzsteuer-ID (BT-31)  DE123456788
Gesamtsumme (netto) (BT-109)                                            1.022,50
Summe Umsatzsteuer (BT-110)                                               194,28
Gesamtsumme (brutto) (BT-112)                                           1.216,78`),
  ]);
  expect([fields.invoiceNumber?.value, fields.issueDate?.value, fields.netTotal?.value]).toEqual([
    'XR-2025-31',
    '2025-05-12',
    '1022.50',
  ]);
});
