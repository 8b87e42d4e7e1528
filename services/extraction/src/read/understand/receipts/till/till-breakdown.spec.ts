import { describe, expect, it } from 'vitest';
import { looksOf, type TillLine } from '../../../../testing/typed-receipt.ts';
import { understand } from '../../understand.ts';

const HEAD: readonly TillLine[] = [
  'GARTENMARKT HOLZER GMBH',
  'Am Anger 4',
  '84028 Landshut',
  ['Tomatenerde', '7,49'],
  ['Schere', '12,99'],
  ['Petersilie', '2,49'],
];
const sumsOf = (...lines: readonly TillLine[]) => {
  const page = [...HEAD, ...lines];
  const { netTotal, vatTotal } = understand([looksOf(page, page)]).fields;
  return [netTotal?.value, vatTotal?.value, (netTotal?.confidence ?? 0) > 0.6];
};

describe('the table of a till with several rates', () => {
  const PAID: readonly TillLine[] = [
    ['SUMME EUR', '22,97'],
    ['Kartenzahlung', '22,97'],
  ];

  it.each<[string, TillLine, TillLine]>([
    ['net, tax and total', ['(1) 19,00 %', '17,21 3,27 20,48'], ['(2) 7,00 %', '2,33 0,16 2,49']],
    ['total, net and tax', ['(1) 19,00 %', '20,48 17,21 3,27'], ['(2) 7,00 %', '2,49 2,33 0,16']],
    ['tax, net and total', ['(1) 19,00 %', '3,27 17,21 20,48'], ['(2) 7,00 %', '0,16 2,33 2,49']],
  ])('tells net and tax where its rows come to what was paid and its sum is not legible: %s', (_, one, other) => {
    expect(sumsOf(...PAID, one, other, ['Gesamt', '1954 34 ,9/'])).toEqual(['19.54', '3.43', true]);
  });

  it('tells them with a rate of nought', () => {
    const rows: TillLine[] = [
      ['19,00%', '17,21 3,27 20,48'],
      ['0,00%', '2,49 0,00 2,49'],
    ];
    expect(sumsOf(...PAID, ['MwSt NETTO', 'MwSt SUMME'], ...rows)).toEqual(['19.70', '3.27', true]);
  });

  it('tells the sums that the till prints where it rounded them by themselves, in whatever row they are read', () => {
    const rows: TillLine[] = [
      ['19,00%', '17,21 3,27 20,48'],
      ['7,00%', '2,33 0,16 2,49'],
    ];
    expect(sumsOf(...PAID, ...rows, ['SUM', '19,55'], ['3,42', '22,97'])).toEqual(['19.55', '3.42', true]);
    expect(sumsOf(...PAID, ...rows, ['SUM', '19,58'], ['3,39', '22,97'])).toEqual(['19.54', '3.43', true]);
  });

  it('tells them by what was sold at each rate with its tax, and the tax, as British tills have it', () => {
    const rows = (tax: string): TillLine[] => [
      ['A 0 %', '7,49 0,00'],
      ['B 20 %', `15,48 ${tax}`],
    ];
    expect(sumsOf(...PAID, ['VAT RATE', 'SALES VAT'], ...rows('2,58'))).toEqual(['20.39', '2.58', true]);
    expect(sumsOf(...PAID, ['VAT RATE', 'SALES VAT'], ...rows('2,85'))[2]).toBe(false);
  });

  it('tells nothing where one of its rows is lost', () => {
    const [net, , isSure] = sumsOf(...PAID, ['(1) 19,00 %', '17,21 3,27 20,48'], ['(2) 7,00 %', '2,3? 0,16 2,4?']);
    expect([net === '19.54', isSure]).toEqual([false, false]);
  });
});
