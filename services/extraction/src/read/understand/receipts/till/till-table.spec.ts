import { describe, expect, it } from 'vitest';
import { looksOf, type TillLine } from '../../../../testing/typed-receipt.ts';
import { understand } from '../../understand.ts';

const HEAD: readonly TillLine[] = ['PHARMACIE DES TILLEULS', '14 rue des Tilleuls', '59000 LILLE'];
const totalOf = (...lines: readonly TillLine[]) => {
  const page = [...HEAD, ...lines];
  const { grossTotal } = understand([looksOf(page, page)]).fields;
  return [grossTotal?.value, (grossTotal?.confidence ?? 0) > 0.8];
};

describe('the rows of a table of taxes', () => {
  const SOLD: readonly TillLine[] = [
    ['SIROP TOUX 2,1', '6,24'],
    ['CREME SOIR 20', '17,45'],
    ['TISANE 5,5', '8,12'],
  ];

  it('are no totals where a line says what they come to, however many figures a row has that a rate leads to', () => {
    const lines: TillLine[] = [
      ...SOLD,
      ['TOTAL A REGLER', '31,81'],
      ['2,1%', '6,11 0,13 6,24'],
      ['20%', '14,54 2,91 17,45'],
      ['5,5%', '7,70 0,42 8,12'],
      'Merci',
    ];
    expect(totalOf(...lines)[0]).toBe('31.81');
  });

  it("are read by the letter of their rate, set against it: 'A19%'", () => {
    const lines: TillLine[] = [
      ['Super E10 Zapfstelle 3', '54,20 A'],
      ['31,70 1 x 1,710 EUR/l', ''],
      ['Wasche', '9,90 A'],
      ['Brezel 2x 1,70', '3,40 B'],
      ['GESAMT', '67,50'],
      ['girocard', '67,50'],
      ['A19%', '53,87 10,23 64,10'],
      ['B 7%', '3,18 0,22 3,40'],
    ];
    expect(totalOf(...lines)).toEqual(['67.50', true]);
  });
});
