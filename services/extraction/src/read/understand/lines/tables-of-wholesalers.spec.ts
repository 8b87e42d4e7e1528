// Tables as wholesalers head them, in abbreviations of their own.
import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { linesOf } from '../../../testing/understood.ts';
import { understand } from '../understand.ts';

it('a count that was lost is told where net price and amount stand under their abbreviations', () => {
  const page = `
FACTURE 2510-12 DU 06/10/2025
EAN             Désignation article         Qté     Px net     Mt HT
3270190099101   Huile bidon 5 L                      9,415     56,49
3560070899102   Farine sac 25 kg             10     17,320    173,20

                          Total marchandise                   229,69
                          Total HT                            229,69
                          TVA 5,50 %                           12,63`;
  const seen = linesOf(understand([typedPage(page, 1, 'ocr')]));
  expect(seen).toEqual([
    ['6', '56.49'],
    ['10', '173.20'],
  ]);
});
