import { expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import { linesOf, recognised } from '../../../../testing/understood.ts';
import { understand } from '../../understand.ts';

const sloping = (...counts: readonly string[]) => `
STE MODELE                                  FACTURE F26-0417
Article         U.M    Qté     P.U. HT      MT HT
                               8,35         133,60
Farine          SAC    ${counts[0]}      12,20        183,00
Semoule         SAC    ${counts[1]}      2,32         83,52
Levure          PCE    ${counts[2]}
TOTAL HT                                    400,12`;
const countsOf = (typed: string, page = recognised) => linesOf(understand([page(typed)])).map(([quantity]) => quantity);

it('a table that slopes in the picture has its counts in the rows below', () => {
  expect(linesOf(understand([recognised(sloping('16', '15', '36'))]))).toEqual([
    ['16', '133.60'],
    ['15', '183.00'],
    ['36', '83.52'],
  ]);
});

it('one count may stand there by chance', () => {
  expect(countsOf(sloping('17', '15', '35')).slice(1)).toEqual(['17', '15']);
});

it('in print, rows are rows', () => {
  expect(countsOf(sloping('16', '15', '36'), (typed) => typedPage(typed))).toEqual([undefined, '16', '15']);
});

it('counts in several columns are other figures', () => {
  const page = sloping('17', '15', '35').replace('Levure          PCE    35', '36      Levure  PCE    35');
  expect(countsOf(page).slice(1)).toEqual(['17', '15']);
});
