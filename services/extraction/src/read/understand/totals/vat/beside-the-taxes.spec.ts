// What is added between VAT and total and is neither: a town's tax, the rounding to whole money.
import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { linesOf, valuesOf } from '../../../../testing/understood.ts';
import { understand } from '../../understand.ts';

const read = (typed: string) => understand([typedPage(typed)]);

it('a town’s tax is none of the VAT, and added behind it', () => {
  const reading = read(`
Gasthof Linde, Lindau
Rechnung 4471          Datum 02.08.2025

Leistung                       Menge    Preis       Betrag
Doppelzimmer                     3      90,00       270,00
Halbpension                      3      20,00        60,00
Kurtaxe                          6       2,50        15,00

                               Nettobetrag          330,00
                               MwSt 7 %              23,10
                               Kurtaxe               15,00
                               Gesamtbetrag EUR     368,10`);
  expect(valuesOf(reading)).toMatchObject({
    netTotal: '330.00',
    vatTotal: '23.10',
    grossTotal: '368.10',
    charges: '15.00',
  });
  expect(linesOf(reading)).toEqual([
    ['3', '270.00'],
    ['3', '60.00'],
  ]);
});

it.each([
  ['up', '0.35', '5,310.00'],
  ['down', '-0.65', '5,309.00'],
  ['down, printed without its sign', '0.65', '5,309.00'],
])('a total rounded to whole money is net, VAT and rounding: %s', (_name, rounding, total) => {
  const { fields } = read(`
Tax Invoice No. 118
Sub Total                  4,499.70
IGST 18%                     809.95
Round Off                     ${rounding}
Total Amount INR           ${total}`);
  expect(fields.netTotal?.value).toBe('4499.70');
  expect(fields.vatTotal?.value).toBe('809.95');
  expect(fields.grossTotal?.value).toBe(`${total.replace(',', '')}`);
});

it('what net and VAT make is not sure to be the total where another sum is called that', () => {
  const { fields } = read(`
Pension Uferblick
Rechnung 88               12.08.2025
Leistung                    Anzahl      Preis       Summe
Übernachtung                   4        50,00      200,00
Kurtaxe                        4         2,00        8,00

Gesamtbetrag                                       208,00 €
darin 7 % MwSt                                      13,08 €
Netto                                              186,92 €`);
  expect(fields.grossTotal?.value).toBe('208.00');
  expect(fields.grossTotal?.confidence).toBeLessThan(0.5);
});

it('a net amount that the tax is added to already is the total', () => {
  const { fields } = read(`
TAX INVOICE       No 771     Date 19.02.2026
Taxable Value                 1,24,500.00
IGST @18%                       22,410.35
R/Off                               -0.35
Net Amount INR                1,46,910.00`);
  expect([fields.netTotal?.value, fields.vatTotal?.value, fields.grossTotal?.value]).toEqual([
    '124500.00',
    '22410.35',
    '146910.00',
  ]);
});

it('what is taken off who pays early is no tax of the total, be its rate under the VAT’s', () => {
  const { netTotal, vatTotal, grossTotal } = understand([
    typedPage(`
Rechnung 4711                                Datum 17.03.2026
Pos Bezeichnung                 Menge        E.-Preis      Betrag EUR
1   Putzmaschine                1,00 Stck.   480,00        480,00

Nettowarenwert EUR     MwSt. %     MwSt. EUR     Zahlungstermin Rechnungsbetrag EUR
        480,00         19,00           91,20     16.04.2026                  571,20
Skontierfähig EUR      Skonto %   Skonto EUR     Skontotermin
        571,20          2,00           11,42     02.04.2026`),
  ]).fields;
  expect([netTotal?.value, vatTotal?.value, grossTotal?.value]).toEqual(['480.00', '91.20', '571.20']);
});
