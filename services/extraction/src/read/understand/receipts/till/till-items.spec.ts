import { expect, it } from 'vitest';
import { linesOf, recognised } from '../../../../testing/understood.ts';
import type { PageText } from '../../../page-model.ts';
import { understand } from '../../understand.ts';

const itemsOf = (page: PageText) => linesOf(understand([page]));

it('items come to what was paid, beyond the taxes that stand between, each with its count and price', () => {
  const receipt = recognised(`
      Sklep Pod Lipami Sp.z o.o.
        ul. Dworcowa 4
NIP 5260001246            nr: 1107
       PARAGON FISKALNY
Herbata 100g      F 2SZT x7,25 14,50A
Chleb             D 1SZT x4,10 4,10D
SPRZEDAZ OPODATKOWANA A     14,50
SPRZEDAZ OPODATKOWANA D      4,10
PTU A 23%                    2,71
PTU D 5%                     0,20
SUMA PTU                     2,91
SUMA PLN                    18,60
KARTA                       18,60 PLN`);
  expect(itemsOf(receipt)).toEqual([
    ['2', '14.50'],
    ['1', '4.10'],
  ]);
});

const kiosk = `
        FJORDKIOSKEN AS
     ORG.NR. 999 888 777 MVA
17.11.2012 18:08          Kasse: 001
KAFFE STOR       15%        31,90
BOLLE            15%        25,00
KORR. SIST:BOLLE 15%       -25,00
BANAN            15%         4,30
SUBTOTAL                    36,20
ØREAVRUNDING                -0,20
Sum 2 varer                 36,00
KONTANT                    200,00
TILBAKE                    164,00
Mva%   Grunnlag     Mva     Totalt
15,00     31,48    4,72      36,20`;

it('items come to the subtotal before it was rounded, what was taken back among them, less the tax that one rate has in all', () => {
  expect(itemsOf(recognised(kiosk)).map(([, total]) => total)).toEqual(['27.74', '21.74', '-21.74', '3.74']);
});

it('a column that moves from row to row, as the paper lies askew, is one', () => {
  const page = recognised(kiosk);
  const askew = page.rows.map((row, at) => ({
    ...row,
    segments: row.segments.map((segment) => ({
      ...segment,
      x0: segment.x0 + 5 * at,
      x1: segment.x1 + 5 * at,
      words: segment.words.map((word) => ({ ...word, x0: word.x0 + 5 * at, x1: word.x1 + 5 * at })),
    })),
  }));
  expect(itemsOf({ ...page, rows: askew })).toHaveLength(4);
});

it('what comes to nothing that was paid is no list of items', () => {
  expect(itemsOf(recognised(kiosk.replace('31,90', '32,90')))).toEqual([]);
});

it('a sum in words that nobody knows is told by several items that come to it', () => {
  const receipt = (sum: string) => `
        FJORDKIOSKEN AS
     ORG.NR. 999 888 777 MVA
17.11.2012 18:08          Kasse: 001
LAKS             15%        31,90
BOLLE            15%        25,00
POSE             25%         4,30
${sum}                   61,20
BANK                        61,20
Mva%   Grunnlag     Mva     Totalt
15,00     49,48    7,42      56,90
25,00      3,44    0,86       4,30
SUM       52,92    8,28      61,20`;
  expect(itemsOf(recognised(receipt('Sum 3 varer'))).map(([, total]) => total)).toEqual(['31.90', '25.00', '4.30']);
});

it('each item says how many of it, before its name, by weight, or beside the tax that it holds', () => {
  const bistro = `
CAFE DES TILLEULS
7 RUE DES TILLEULS
69002 LYON
TABLE 12
1 APERITIF             9,50 B
2 EAU          4,20    8,40 C
1 COUVERT RESTO        2,00 C
TOTAL                 19,90
MERCI DE VOTRE VISITE
11-05-2021 20:12:40`;
  expect(itemsOf(recognised(bistro))).toEqual([
    ['1', '9.50'],
    ['2', '8.40'],
    ['1', '2.00'],
  ]);
  const market = `
LINDEN LIVS AB
Kassa: 01      Datum: 2024-04-27
Gurka
   0,450kg*19,90Kr/kg       8,96
Kaffe                      31,90
1.000 UN X RS 42.50 13,10  42,50
Total                      83,36 Kr
Mottaget Kontokort         83,36`;
  expect(itemsOf(recognised(market))).toEqual([
    ['0.45', '8.96'],
    [undefined, '31.90'],
    ['1', '42.50'],
  ]);
});

it('an item is called what stands right over its total, where that stands by itself', () => {
  const receipt = (total: string) => `
FARMACIA DO LARGO LTDA
CNPJ: 11.222.333/0001-81
01 000011223 SENIOR 60 1 Un X 21,40 (6,70)
${total}
02 000044556 SP 50 1 Un X 33,10 (10,40)
                                             33,10
TOTAL R$                                     54,50
CARTAO DE CREDITO                            54,50`;
  const alone = '                                             21,40';
  expect(itemsOf(recognised(receipt(alone)))).toEqual([
    ['1', '21.40'],
    ['1', '33.10'],
  ]);
});

const inn = (...items: readonly string[]) =>
  recognised(`
       Berggasthof Muster
     Alpweg 3, 6999 Musterried
        UID-Nr.: ATU12345675
Rechnung 20417          04.09.2021
${items.join('\n')}
Rechnungsbetrag  Euro       16,20
MWST      NETTO  STEUER    BRUTTO
20,0%     13,50    2,70     16,20`);

it('a count stands before the measure of what was poured, too', () => {
  const page = inn('2 0,3 Radler             7,60', '1 1/8 Hauswein           4,10', '1 4cl Likör              4,50');
  expect(itemsOf(page).map(([count]) => count)).toEqual(['2', '1', '1']);
});

it('items that are numbered through are not counted by that', () => {
  const page = inn('1 Radler                 7,60', '2 Hauswein               4,10', '3 Likör                  4,50');
  expect(itemsOf(page).map(([count]) => count)).toEqual([undefined, undefined, undefined]);
});
