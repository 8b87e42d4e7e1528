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
