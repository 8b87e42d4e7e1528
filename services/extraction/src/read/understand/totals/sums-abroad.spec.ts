import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { understand } from '../understand.ts';

const totalsOf = (typed: string) => {
  const { netTotal, vatTotal, grossTotal, amountDue } = understand([typedPage(typed)]).fields;
  return [netTotal?.value, vatTotal?.value, grossTotal?.value, amountDue?.value];
};

it.each([
  [
    'Turkey, its rate before the number and in brackets behind the tax',
    `e-FATURA
Fatura No: KRD2026000000471
Sıra No    Mal Hizmet         Miktar     Birim Fiyat     KDV Oranı     KDV Tutarı     Mal Hizmet Tutarı
1          Klima bakımı       1 Adet     15.000,00 TL    %20,00        3.000,00 TL         15.000,00 TL
                                      Mal Hizmet Toplam Tutarı         15.000,00 TL
                                      Hesaplanan KDV(%20)               3.000,00 TL
                                      Vergiler Dahil Toplam Tutar      18.000,00 TL
                                      Ödenecek Tutar                   18.000,00 TL`,
    ['15000.00', '3000.00', '18000.00', '18000.00'],
  ],
  [
    'Turkey, part of the tax kept back',
    `e-FATURA
Fatura No: KRD2026000000472
                                      Mal Hizmet Toplam Tutarı         10.000,00 TL
                                      Hesaplanan KDV(%20)               2.000,00 TL
                                      Vergiler Dahil Toplam Tutar      12.000,00 TL
                                      Tevkifat                          1.000,00 TL
                                      Ödenecek Tutar                   11.000,00 TL`,
    ['10000.00', '2000.00', '12000.00', '11000.00'],
  ],
  [
    'Sweden',
    `Faktura 4711
                                      Netto                            8 000,00
                                      Moms 25%                         2 000,00
                                      Totalt                          10 000,00
                                      Skattereduktion                 -3 000,00
                                      Att betala                       7 000,00`,
    ['8000.00', '2000.00', '10000.00', '7000.00'],
  ],
  [
    'Slovakia',
    `Faktúra 4711
                                      Základ dane                        810,00
                                      DPH 23%                            186,30
                                      Konečná čiastka                    996,30`,
    ['810.00', '186.30', '996.30', '996.30'],
  ],
  [
    'Hungary',
    `Számla 4711
                                      Nettó összesen                 100 000,00
                                      ÁFA összesen                    27 000,00
                                      Bruttó végösszeg               127 000,00`,
    ['100000.00', '27000.00', '127000.00', '127000.00'],
  ],
  [
    'Romania, less what was paid too much before',
    `Factura seria si nr.: ABC24 / 4711
                                      Valoare (lei)      TVA (lei)      Total (lei)
      Factura curenta:                       50,00           9,50            59,50
      Sold precedent                                                         -4,50
      Total de achitat:                                                      55,00`,
    ['50.00', '9.50', '59.50', '55.00'],
  ],
])('%s', (_name, page, totals) => {
  expect(totalsOf(page)).toEqual(totals);
});

it("Québec's 'total partiel' is what the lines come to, and both its taxes are on it", () => {
  const { fields, lines } = understand([
    typedPage(`
RÉNOVATION BORÉALE INC.                            FACTURE
                                        DATE DE LA FACTURE :    17 sept. 2026
                                        N° :                    2041
DESCRIPTION                                                       MONTANT
Réfection de la toiture                                         12,400.00
Gouttières                                                       1,300.00
                                         TOTAL PARTIEL          13,700.00
                                         5,000 % TPS               685.00
                                         9,975 % TVQ             1,366.58
                                         TOTAL DE LA FACTURE    15,751.58 $`),
  ]);
  expect(fields.netTotal?.value).toBe('13700.00');
  expect(fields.vatTotal?.value).toBe('2051.58');
  expect(fields.grossTotal?.value).toBe('15751.58');
  expect(lines.map(({ netTotal }) => netTotal)).toEqual(['12400.00', '1300.00']);
});

it('Quebec’s two taxes are called in both languages, and are one sum', () => {
  const page = `
Sous-total       300,00 $
TPS/GST           15,00 $
TVQ/QST           29,93 $
Total dû         344,93 $`;
  expect(totalsOf(page)).toEqual(['300.00', '44.93', '344.93', '344.93']);
});
