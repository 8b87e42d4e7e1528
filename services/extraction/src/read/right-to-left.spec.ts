import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layOutPage } from './layout.ts';
import { fractionBox, type Word } from './page-model.ts';
import { spell } from './right-to-left.ts';

const WIDTH = 6;
/** Letters as they stand, from the left. */
const placed = (shown: string) => [...shown].map((text, at) => ({ text, x0: at * WIDTH, x1: (at + 1) * WIDTH }));
/** What stands on a line, each at its own place from the left. */
const line = (y: number, ...words: readonly (readonly [x: number, text: string])[]): Word[] =>
  words.map(([x, text]) => ({ text, confidence: 1, x0: x, x1: x + WIDTH * text.length, y0: y, y1: y + 10 }));
const page = (words: Word[]) => layOutPage({ number: 1, width: 600, height: 800, words, source: 'text' });

describe('a word of letters that were given in any order', () => {
  it('is spelled by their places: from the right in Arabic, from the left in Latin letters and figures', () => {
    const told = [
      ['ةروتاف', 'فاتورة'],
      ['2026-0147', '2026-0147'],
      [':123مقر', 'رقم123:'],
      ['٤٨٫٥٠', '48.50'],
      ['٢٠٪', '20%'],
      ['%٢٠', '20%'],
    ] as const;
    for (const [shown, word] of told) {
      fc.assert(
        fc.property(fc.shuffledSubarray(placed(shown), { minLength: shown.length }), (letters) => {
          expect(spell(letters)).toBe(word);
        }),
      );
    }
  });

  it('has lam before alef where one sign stands for both', () => {
    const sign = { x0: 10 };
    expect(
      spell([
        { text: 'ب', x0: 4 },
        { text: 'ا', ...sign },
        { text: 'ل', ...sign },
      ]),
    ).toBe('لاب');
  });
});

describe('a page that is read from right to left', () => {
  it('has labels before their values, and amounts, accounts and Latin names in their own order', () => {
    const { rows, isMirrored } = page([
      ...line(10, [500, 'المبلغ'], [400, 'المستحق'], [100, '1'], [110, '234,50'], [70, 'درهم']),
      ...line(40, [500, 'البائع'], [300, 'Atlas'], [336, 'Trading'], [384, 'SARL']),
    ]);
    expect(isMirrored).toBe(true);
    expect(rows.map((row) => row.segments.map((segment) => segment.text))).toEqual([
      ['المبلغ', 'المستحق', '1 234,50 درهم'],
      ['البائع', 'Atlas Trading SARL'],
    ]);
  });

  it('has a name of its script in its own order on a page that runs the other way', () => {
    const { rows } = page([
      ...line(10, [40, 'Seller'], [100, 'للتجارة'], [146, 'النور'], [180, 'شركة']),
      ...line(40, [40, 'Tax'], [62, 'invoice'], [110, 'of'], [126, 'the'], [148, 'company']),
    ]);
    expect(rows[0]?.segments.map(({ text }) => text)).toEqual(['Seller', 'شركة النور للتجارة']);
  });

  it('leads each word back to where it stands on the page', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 700 }), (x, y) => {
        const laid = page(line(y, [x, 'المبلغ']));
        const [word] = laid.rows.flatMap((row) => row.segments.flatMap((segment) => segment.words));
        const [x0, y0, x1, y1] = fractionBox(word as Word, laid);
        expect(x0).toBeCloseTo(x / 600, 3);
        expect(x1).toBeCloseTo((x + 6 * WIDTH) / 600, 3);
        expect([y0, y1].map((at) => at * 800).map(Math.round)).toEqual([y, y + 10]);
      }),
    );
  });

  it('is read from the left where its rows are: a till under an Arabic head, with Arabic items', () => {
    const head = line(10, [200, 'سوق النخيل للأجهزة الكهربائية والأدوات المنزلية']);
    const items = ['غسالة ملابس كبيرة', 'مكواة بخار', 'ثلاجة صغيرة'].flatMap((item, at) =>
      line(30 + 20 * at, [200, item]),
    );
    const sums = ['Net', 'VAT', 'Total', 'Cash'].flatMap((label, at) =>
      line(110 + 20 * at, [20, label], [400, `${at + 1}8.00`]),
    );
    const till = page([...head, ...items, ...sums]);
    expect(till.isMirrored).toBeUndefined();
    expect(till.rows.map(({ text }) => text)).toContain('Total  38.00');
    const other = ['الصافي', 'الضريبة', 'المجموع'].flatMap((label, at) =>
      line(200 + 20 * at, [20, `${at + 1}8.00`], [400, label]),
    );
    expect(page([...head, ...items, ...sums, ...other]).isMirrored).toBe(true);
  });

  it('is one of which most letters run that way: a French invoice with an Arabic letterhead is not', () => {
    const french = page([...line(10, [400, 'شركة']), ...line(40, [40, 'Facture'], [120, 'FA-12'])]);
    expect(french.isMirrored).toBeUndefined();
    expect(french.rows.map((row) => row.text)).toEqual(['شركة', 'Facture  FA-12']);
  });
});
