import { describe, expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { linesOf } from '../../../testing/understood.ts';
import { understand } from '../understand.ts';

const linesIn = (typed: string) => linesOf(understand([typedPage(typed)]));

describe('tables of goods and services', () => {
  it('have their text between counts and prices, under no heading', () => {
    expect(
      linesIn(`
Rechnung Nr.: RE-2026-041                                  Rechnungsdatum: 12.02.2026
Pos.   Anzahl                                     Einzelpreis        Gesamtpreis
1      1           Hallentor Modell N        8.200,00 EUR       8.200,00 EUR
                   Baujahr: 2025
2      2           Handsender                   45,00 EUR          90,00 EUR
3      1           Anlieferung                   0,00 EUR           0,00 EUR
Nettobetrag                                                     8.290,00 EUR
Umsatzsteuer 19 %                                               1.575,10 EUR
Gesamtbetrag                                                    9.865,10 EUR`),
    ).toEqual([
      ['1', '8200.00'],
      ['2', '90.00'],
      ['1', '0.00'],
    ]);
  });

  it.each(['Brutto enhetspris', 'Netto enhetspris', 'Brutto enhedspris', 'Netto enhedspris'])(
    'have their totals right of %s, groups of them named with what they come to with the tax',
    (price) => {
      expect(
        linesIn(`
Kvittering 88123                                           14.10.2026
Vare                     MVA %      Antall      ${price}         Pris
Reol                                                                    320,00
  Hylle                  25%        2                      130,00       260,00
  Skruer                 25%        3                       20,00        60,00
Knagger                                                                  60,00
  Knagg                  25%        2                       20,00        40,00
  Krok                   25%        1                       20,00        20,00
Levering                 25%        1                       45,00        45,00
Totalt i NOK (inkl. mva)                                                425,00`),
      ).toEqual([
        ['2', '260.00'],
        ['3', '60.00'],
        ['2', '40.00'],
        ['1', '20.00'],
        ['1', '45.00'],
      ]);
    },
  );

  it.each([
    ['P. Unitario', 'Precio total'],
    ['P. Unitario', 'Prezzo totale'],
    ['P. Unitario', 'Totaalprijs'],
    ['P. Unitario', 'Totale prijs'],
  ])('have their totals behind prices without the tax and with it, under %s … %s', (price, total) => {
    expect(
      linesIn(`
Número de la factura ES-4471                    Fecha de la factura 21 noviembre 2026
Descripción                Cant.    ${price}     IVA %    ${price}        ${total.padStart(12)}
                                (IVA excluido)            (IVA incluido)      (IVA incluido)
Tabletas de madera           3       4.133,77 €        0%     4.133,77 €         12.401,31 €
Cajas de cartón              2          20,00 €        0%        20,00 €             40,00 €
Muestra de barniz            1           0,00 €        0%         0,00 €              0,00 €
Total                                                                            12.441,31 €`),
    ).toEqual([
      ['3', '12401.31'],
      ['2', '40.00'],
      ['1', '0.00'],
    ]);
  });

  it('have a heading of an hour’s rate that begins with an ordinal', () => {
    expect(
      linesIn(`
Invoice No 5002                                            Date 08 May 2026
Trade            1st Hour Rate      Sub Hour Rate      Hours          Value
Electrician      £70.00             £50.00             2            £120.00
Materials                                                             £8.00
Total                                                               £128.00
VAT @ 20.00%                                                         £25.60
This Invoice                                                        £153.60`).map(([, net]) => net),
    ).toEqual(['120.00', '8.00']);
  });

  it('count what stands below ‘Voucher’ in the text of an item as an item, where it has a quantity and a price', () => {
    expect(
      linesIn(`
Invoice 0512                                               21-09-2026
Description                          Qty.         Unit price         Amount
Course of a day, one                 1.00             180.00         180.00€
Voucher
Workbook                             2.00              10.00          20.00€
SUBTOTAL                                                             200.00€
Total                                                                200.00€`),
    ).toEqual([
      ['1', '180.00'],
      ['2', '20.00'],
    ]);
  });

  it('count what is run together with its unit, and with the sign of the price behind it', () => {
    expect(
      linesIn(`
Fattura nr. 4471                                           del 31/12/2026
Codice     Descrizione            Quantità       Prezzo       Importo     Iva
71144      TOVAGLIOLO 24X24       12confezione€ 2,500         € 30,00     22
0097       SCATOLA KRAFT          1cartone€ 65,000            € 65,00     22
Tot. imponibile   € 95,00
Tot. Iva          € 20,90
Tot. documento   € 115,90`),
    ).toEqual([
      ['12', '30.00'],
      ['1', '65.00'],
    ]);
  });

  it('round what so many of a price come to, where money is whole', () => {
    expect(
      linesIn(`
Facture N° 4471                                            14/03/2026
Désignation            Quantité      Prix unitaire      Montant
Ciment                 3sacs              4 081,36       12 244,00
Sable                  2sacs              1 500,25        3 001,00
Total                                                    15 245,00 EUR`),
    ).toEqual([
      ['3', '12244.00'],
      ['2', '3001.00'],
    ]);
  });
});
