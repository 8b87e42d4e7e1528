// Tables in languages of which little more than the headings is known.
import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { linesOf } from '../../../testing/understood.ts';
import { understand } from '../understand.ts';

const read = (typed: string) => linesOf(understand([typedPage(typed)]));

it('Polish headings in two rows, money against its currency', () => {
  expect(
    read(`
Faktura VAT nr PL/417

Lp   Nazwa          Jedn.   Ilość   Cena netto   Wartość     Stawka   Kwota       Wartość
                    miary                        netto       VAT      VAT         brutto
1    Farby          szt.        2     43,08PLN   86,16PLN        23   19,82PLN    105,98PLN
2    Pędzle         szt.       11      1,52PLN   16,72PLN        23   3,85PLN     20,57PLN
                                      Razem      102,88PLN            23,67PLN    126,55PLN

Do zapłaty                                                                        126,55PLN`),
  ).toEqual([
    ['2', '86.16'],
    ['11', '16.72'],
  ]);
});

it('Swedish headings over money in crowns', () => {
  expect(
    read(`
Faktura            Fakturanummer 12345          Fakturadatum 26.12.2024
Beskrivning              Antal     Enhet     Á pris               Belopp
Arbete                     166         h     600,00 kr      99 600,00 kr
Resor                       12        mil     25,00 kr         300,00 kr

                                 Belopp före moms           99 900,00 kr
                                 Moms totalt                24 975,00 kr
                                 Summa att betala          124 875,00 kr`),
  ).toEqual([
    ['166', '99600.00'],
    ['12', '300.00'],
  ]);
});

it('Slovene headings, one line of them below nought', () => {
  expect(
    read(`
Račun  109001           Datum fakture  18.3.2025
Poz.   Artikel   Opis                  Količina   EM     Cena na EM   DDV%     Znesek
10     600011    Dobava energije            255   kWh      0,077000  22,00      19,64
20     600015    Zeleni prenos                1   KOS        -19,00  22,00     -19,00

Skupaj                                                                           0,64`),
  ).toEqual([
    ['255', '19.64'],
    ['1', '-19.00'],
  ]);
});

it('Czech and Turkish headings', () => {
  expect(
    read(`
Faktura 2025001                         Datum 12.05.2025
Popis                    Množství   MJ   Cena za MJ   DPH %   Celkem bez DPH
Montáž rozvaděče                3   h        650,00      21         1 950,00
Jistič                          4   ks       182,00      21           728,00

Celkem k úhradě                                                     3 240,38`),
  ).toEqual([
    ['3', '1950.00'],
    ['4', '728.00'],
  ]);
  expect(
    read(`
FATURA                  Fatura No: DCE2026000122
Sıra No   Açıklama           Miktar    Birim Fiyat    KDV Oranı    Mal Hizmet Tutarı
1         Şalter kutusu           2      133,09 TL      %20,00            266,18 TL
2         Kablo                 100       12,00 TL      %20,00          1.200,00 TL

Ödenecek Tutar                                                         1.759,42 TL`),
  ).toEqual([
    ['2', '266.18'],
    ['100', '1200.00'],
  ]);
});

it('what one of a single thing costs, said under it, is no line', () => {
  expect(
    read(`
Rechnung Nr. 17          Rechnungsdatum: 2026-10-07
Leistung                    Menge             Betrag
Website Design              7 Stunden         1.050,00 €
                            Preis pro Stunde:   150,00 €
Beratung                    1 Stunde            60,00 €
                            Preis pro Stunde:   60,00 €
                            Gesamtbetrag Netto:   1.110,00 €`),
  ).toEqual([
    ['7', '1050.00'],
    ['1', '60.00'],
  ]);
});

it('headings side by side in one cell, of which one has its first word a row higher', () => {
  expect(
    read(`
Faktura - daňový doklad č.FV2040088
                                                                           Celkem
Kód        Název zboží                       Množství MJ    Cena/MJ        bez DPH DPH
34997829   Krabice nouz. tlač. 120x120          1,000 KS     620,51         620,51 21%
           Ekologický poplatek                  1,000 ks       0,26           0,26 21%
763402     Zásuvka dvojnásobná IP44             2,000 KS     152,48         304,96 21%
Celkem:                                                                     925,73`),
  ).toEqual([
    ['1', '620.51'],
    ['1', '0.26'],
    ['2', '304.96'],
  ]);
  expect(
    read(`
Invoice                                  Invoice ID : 123881
Activity                                       Rate/Unit Count Amount (CHF)
Web Hosting 1.10.2014 - 30.9.2015                 145.95  2          291.90
Domain Name                                        23.00  1           23.00
Sum Fees                                                             314.90`),
  ).toEqual([
    ['2', '291.90'],
    ['1', '23.00'],
  ]);
});

it('a count is headed by an abbreviation where only prices with tax are printed', () => {
  expect(
    read(`
FAKTÚRA:                  400018
Dátum dodania:            15.08.2016
Pol. Množst. Názov                                          Cena s DPH
1     2 KS    poštovné                                           74,50

Konečná čiastka                                                  74,50`),
  ).toEqual([['2', '74.50']]);
});

it('Hungarian headings with net and gross shortened to a letter', () => {
  expect(
    read(`
SZÁMLA                                     Számlaszám: KX90248
Vtsz    Megnevezés             Áfa     Mennyiség Me      N°egys.ár      N°érték      Áfa érték       B°érték
8301    Zárbetét 30x50         27%     2.00 DB            5,600.00    11,200.00       3,024.00     14,224.00 HUF
8302    Pánt 25x120            27%     3.00 DB            1,130.00     3,390.00         915.30      4,305.30 HUF`),
  ).toEqual([
    ['2', '11200.00'],
    ['3', '3390.00'],
  ]);
});

it('what a Swedish invoice comes to beside a remark on its tax is no line', () => {
  expect(
    read(`
Faktura                                      Fakt nr  200047            Fakturadatum  2026-07-03
Artnr   Benämning                 Lev ant Enh          à-pris                                Summa
120     Utfört arbete                  14 Timmar       350,00                             4 900,00
121     Färg                           10 L          1 500,00                            15 000,00
Mervärdesskatt ingår                                 Fakturans totala belopp             19 925,00
                                                     Avgår skattereduktion                2 450,00
Netto           Exp avg        Exkl moms      Moms %      Moms kr                       ATT BETALA
19 900,00         25,00        15 940,00          25     3 985,00                        17 475,00`),
  ).toEqual([
    ['14', '4900.00'],
    ['10', '15000.00'],
  ]);
});
