// Columns that the rows below tell: what no heading names, or names otherwise.
import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { linesOf } from '../../../../testing/understood.ts';
import { understand } from '../../understand.ts';

const read = (typed: string) => linesOf(understand([typedPage(typed)]));

it('what a table is about heads the names of its items', () => {
  expect(
    read(`
Rechnung 4711          12.03.2026
Fernwartung Nord                 Preis       Gesamt
Störung behoben                  40,00        80,00
Protokoll                        12,50        12,50
                     Netto                    92,50
                     USt 20 %                 18,50
                     Gesamtbetrag            111,00`),
  ).toEqual([
    ['2', '80.00'],
    ['1', '12.50'],
  ]);
});

it('a title over a table with no names under it heads nothing', () => {
  expect(
    read(`
Rechnung 4711          12.03.2026
Fernwartung Nord                 Preis       Gesamt
                                 40,00        80,00
                                 12,50        12,50
                     Zu zahlen                92,50`),
  ).toEqual([]);
});

it('a price that stands before its count is what one costs', () => {
  expect(
    read(`
Receipt for order 7781     14 May 2026
Product Details               Price     Qty
Garden hose                   19.00     2
Nozzle                         4.50     4
TOTAL (USD): 56.00`),
  ).toEqual([
    ['2', '38.00'],
    ['4', '18.00'],
  ]);
});

it('a word of totals between price and total heads the counts that make the one of the other', () => {
  expect(
    read(`
INVOICE No 77        08 November 2025
No   Deskripsi             Harga          Jumlah           Total
1    Jasa instalasi         Rp. 250000        1          Rp. 250000
                                       Subtotal           Rp. 250000
                                       Total Harga        Rp. 250000`),
  ).toEqual([['1', '250000.00']]);
});

it('the numbers of columns right under their headings are no item', () => {
  expect(
    read(`
FACTURA 1004        28.08.2025
Nr.   Denumirea produselor          UM     Cant.    Pret unitar     Valoarea        TVA
0     1                             2      3        4               5 = 3 x 4       6
1     Consultanta                   ore    8        50,00           400,00          84,00
                                           Total                    400,00          84,00
                                           Total de plata           484,00`),
  ).toEqual([['8', '400.00']]);
});

it('a total right of the base of a tax is the tax of a table beside the items', () => {
  expect(
    read(`
Fatura 889      Emissão 10/02/2026
Itens da Fatura      Quant.    Preço Unit.   Valor             Tributo    Base (R$)   Alíquota   Valor (R$)
Consumo TE           200       0,500000           100,00       PIS        150,00      1,00       1,50
Consumo TUSD         200       0,250000            50,00       ICMS       150,00      18,00      27,00
Iluminação pública                                 12,00       COFINS     150,00      4,00       6,00
TOTAL                                             162,00`),
  ).toEqual([
    ['200', '100.00'],
    ['200', '50.00'],
    [undefined, '12.00'],
  ]);
});

it('what a stay is charged with is an item, and what was paid of it none', () => {
  expect(
    read(`
RECHNUNG 505      Datum: 04.07.2026
Datum        Beschreibung              Belastung     Entlastung
01.07.2026   Übernachtung                 90,00
02.07.2026   Übernachtung                 90,00
04.07.2026   Bargeld                                     180,00
                         Total           180,00          180,00`).map(([, total]) => total),
  ).toEqual(['90.00', '90.00']);
});
