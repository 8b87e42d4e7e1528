import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typedPage } from '../../../../testing/typed-page.ts';
import type { PageText } from '../../../page-model.ts';
import { toDocumentText } from '../../text/to-document-text.ts';
import { findAmounts } from './amounts.ts';
import { parseNumber } from './parse-number.ts';

/** An amount in cents, written as people do: with this sign before the decimals and that one between thousands. */
const written = (cents: number, decimal: string, thousands: string) => {
  const [whole = '', decimals = ''] = (cents / 100).toFixed(2).split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, thousands)}${decimal}${decimals}`;
};

describe('a written number', () => {
  it('means the same in every country’s way of writing it', () => {
    const ways = fc.constantFrom([',', '.'], [',', ''], ['.', ','], ['.', ''], ['.', "'"], [',', "'"]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_99 }), ways, (cents, [decimal = '', thousands = '']) => {
        const habit = decimal === ',' ? 'comma' : 'point';
        expect(
          parseNumber(written(cents, decimal, thousands), habit)
            ?.times(100)
            .toNumber(),
        ).toBe(cents);
      }),
    );
  });

  it.each([
    ['-12,50', '-12.5'],
    ['12.50-', '-12.5'],
    ['(12.50)', '-12.5'],
    ['€1.234,56', '1234.56'],
    ['1234.56EUR', '1234.56'],
    ['lei45.52', '45.52'],
    ['R$******57.584,45', '57584.45'],
    ['***1,240.00', '1240'],
    ['S/1,240.00', '1240'],
    ['19%', '19'],
    ['3,3333', '3.3333'],
    ['1,284,50', '1284.5'],
  ])('%s is %s', (text, value) => {
    expect(parseNumber(text, text.includes(',') ? 'comma' : 'point')?.toString()).toBe(value);
  });

  it('with one separator before three figures is read as the document writes its others', () => {
    expect(parseNumber('1.234', 'comma')?.toNumber()).toBe(1234);
    expect(parseNumber('1.234', 'point')?.toNumber()).toBe(1.234);
  });

  it.each(['12.34.56', 'INV-12', '1.23,4.5', '', 'DE123456789'])('%s is none', (text) => {
    expect(parseNumber(text, 'comma')).toBeUndefined();
  });
});

describe('a figure of a scan', () => {
  const moneyOf = (typed: string) =>
    findAmounts(toDocumentText([typedPage(typed, 1, 'ocr')]), 'point')
      .filter(({ isMoney }) => isMoney)
      .map(({ value }) => value.toFixed(2));

  it('may have lost its point, unless it is one of several groups', () => {
    expect(moneyOf('Total due 27030')).toEqual(['270.30']);
    expect(moneyOf('IBAN MA64 0115 1900 0001 2050 0053 4921')).toEqual([]);
    expect(moneyOf('Tel 0522 4410 7720')).toEqual([]);
  });

  it('may be a letter, before a Swiss apostrophe too', () => {
    expect(moneyOf("Total CHF TTC    l'457.75")).toEqual(['1457.75']);
    expect(moneyOf("Acompte l'an 12.50")).toEqual(['12.50']);
  });
});

it('a recogniser’s words end where the ink does: thousands a little apart are one number', () => {
  const amountsIn = (confidence: number) => {
    const words = ['1', '805,30'].map((text, at) => ({
      text,
      confidence,
      x0: 12 * at,
      x1: 4 + 40 * at,
      y0: 0,
      y1: 10,
    }));
    const segment = { words, text: '1 805,30', x0: 0, x1: 44, y0: 0, y1: 10 };
    const row = { segments: [segment], text: segment.text, x0: 0, x1: 44, y0: 0, y1: 10 };
    const page: PageText = { number: 1, width: 600, height: 800, rows: [row], source: confidence < 1 ? 'ocr' : 'text' };
    return findAmounts(toDocumentText([page]), 'comma').map(({ value }) => value.toFixed(2));
  };
  expect(amountsIn(0.9)).toEqual(['1805.30']);
  expect(amountsIn(1)).toEqual(['1.00', '805.30']);
});

it('more figures in a row than money has are an account’s', () => {
  expect(parseNumber('220001234500002', 'point')).toBeUndefined();
  expect(parseNumber('999999999999', 'point')?.toString()).toBe('999999999999');
});

it("'36.00 Pcs.' is a count, and no money", () => {
  const text = toDocumentText([typedPage('Total     36.00 Pcs.     1,044.00')]);
  expect(findAmounts(text, 'point').map(({ isMoney }) => isMoney)).toEqual([false, true]);
});

it("'61,2501-' is what a recogniser makes of '61,250/-', and the year of a day no money that lost its point", () => {
  const valuesOf = (typed: string) => {
    const text = toDocumentText([typedPage(typed, 1, 'ocr')]);
    return findAmounts(text, 'point').flatMap(({ value, isMoney }) => (isMoney ? [value.toFixed(2)] : []));
  };
  expect(valuesOf('TOTAL     61,2501-')).toEqual(['61250.00']);
  expect(valuesOf('Payment due by Apr 27, 1997')).toEqual([]);
  expect(valuesOf('Delivered on 27 April 1997')).toEqual([]);
  expect(valuesOf('Total   1997')).toEqual(['19.97']);
});

it("'5,72,500/-' is whole money", () => {
  const text = toDocumentText([typedPage('Programme     1     5,72,500/-')]);
  expect(findAmounts(text, 'point').map(({ value, isMoney }) => [value.toFixed(), isMoney])).toEqual([
    ['1', false],
    ['572500', true],
  ]);
});

it('the number of an article of law is no amount', () => {
  const page = typedPage(`Exonéré de la TVA conformément à l'article 92 du code général des impôts, selon l’art. 114`);
  expect(findAmounts(toDocumentText([page]), 'comma')).toEqual([]);
});

it('the mark of how an item is taxed may stand behind a star', () => {
  const amounts = findAmounts(toDocumentText([typedPage('PFAND   0,25*B\nMILCH   1,09×A')]), 'comma');
  expect(amounts.map(({ value, isMoney }) => [value.toFixed(2), isMoney])).toEqual([
    ['0.25', true],
    ['1.09', true],
  ]);
});

it('and leaves the figures in their column', () => {
  const [glued, apart] = findAmounts(toDocumentText([typedPage('PFAND   0,25*B\nMILCH   1,09 B')]), 'comma');
  expect(Math.abs((glued?.box.x1 ?? 0) - (apart?.box.x1 ?? 0))).toBeLessThan(4);
});

it('figures in brackets that say a sentence’s words again are no money, and an accountant’s are less than nothing', () => {
  const valuesIn = (typed: string) =>
    findAmounts(toDocumentText([typedPage(typed)]), 'comma').map(({ value }) => value.toFixed(2));
  expect(valuesIn('sujeita a uma factura de vinte e cinco (25) euros')).toEqual([]);
  expect(valuesIn('Desconto    (25)')).toEqual(['-25.00']);
  expect(valuesIn('Desconto comercial sobre o total da factura (25,00)')).toEqual(['-25.00']);
});

it('what a program’s binary fractions leave behind a sum is no part of it', () => {
  const [sum, price] = findAmounts(
    toDocumentText([typedPage('Summe   182,40000000000001 €\nPreis   0,02345678 €')]),
    'comma',
  );
  expect([sum?.value.toFixed(), price?.value.toFixed()]).toEqual(['182.4', '0.02345678']);
});

it('paise stand behind ‘=’ on some of India’s papers', () => {
  expect(parseNumber('11,100=00', 'point')?.toFixed(2)).toBe('11100.00');
  expect(parseNumber('11,100=5', 'point')).toBeUndefined();
});
