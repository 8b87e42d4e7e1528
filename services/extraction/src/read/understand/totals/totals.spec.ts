import { Decimal } from 'decimal.js';
import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import type { AmountEvidence } from '../money/roles/amount-roles.ts';
import type { Cell } from '../text/document-text.ts';
import { understand } from '../understand.ts';
import type { Proofs } from './total-certainty.ts';
import { settleTotals } from './totals.ts';

/** Labelled amounts, one a row, as they are found on a page. */
function evidenceOf(rows: ReadonlyArray<readonly [string, AmountEvidence['scores'], { hasRate?: boolean }?]>) {
  return rows.map(([value, scores, { hasRate = false } = {}], row): AmountEvidence => {
    const cell: Cell = {
      page: 1,
      row,
      column: 1,
      words: [],
      text: value,
      labels: [],
      x0: 0,
      y0: row,
      x1: 1,
      y1: row + 1,
    };
    const amount = {
      value: new Decimal(value),
      cell,
      from: 0,
      to: 1,
      box: { x0: 0, y0: row, x1: 1, y1: row + 1 },
      confidence: 0.9,
      isMoney: true,
      isPercent: false,
    };
    return { amount, scores, hasRate };
  });
}

const NOTHING_ELSE: Proofs = { isExempt: false, rates: [], sumOfLines: undefined };

const valuesOf = (settled: ReturnType<typeof settleTotals>) =>
  Object.fromEntries(Object.entries(settled).map(([name, total]) => [name, total.value.toFixed(2)]));

it('one rate’s tax is not the VAT where net total and total say that there is more', () => {
  // A scan on which the other rate's tax and the sum of both could not be read.
  const evidence = evidenceOf([
    ['29417.92', { netTotal: 1 }],
    ['869.45', { vatTotal: 1 }, { hasRate: true }],
    ['33009.32', { grossTotal: 1 }],
  ]);
  expect(valuesOf(settleTotals(evidence, [], NOTHING_ELSE))).toEqual({
    netTotal: '29417.92',
    grossTotal: '33009.32',
    amountDue: '33009.32',
  });
});

it('what nobody calls a tax is none, though the items that were read come to a total with it', () => {
  const evidence = evidenceOf([
    ['73.15', { netTotal: 1 }],
    ['8.12', {}],
    ['81.27', { netTotal: 0.7, grossTotal: 0.55 }],
    ['18.69', { vatTotal: 0.7 }],
    ['99.96', { grossTotal: 1 }],
  ]);
  const settled = settleTotals(evidence, [], { ...NOTHING_ELSE, sumOfLines: new Decimal('73.15') });
  expect(valuesOf(settled)).toMatchObject({ netTotal: '81.27', vatTotal: '18.69', grossTotal: '99.96' });
});

it('the only rate’s tax is the VAT where it makes up the difference', () => {
  const evidence = evidenceOf([
    ['100.00', { netTotal: 1 }],
    ['20.00', { vatTotal: 1 }, { hasRate: true }],
    ['120.00', { grossTotal: 1 }],
  ]);
  expect(valuesOf(settleTotals(evidence, [], NOTHING_ELSE))).toMatchObject({ netTotal: '100.00', vatTotal: '20.00' });
});

it('net and total that are one figure are surer where the lines or a rate of nought say so', () => {
  const evidence = evidenceOf([
    ['100.00', { netTotal: 1 }],
    ['0.00', { vatTotal: 1 }],
    ['100.00', { grossTotal: 1 }],
  ]);
  const sureOf = (proofs: Partial<Proofs>) =>
    settleTotals(evidence, [], { ...NOTHING_ELSE, ...proofs }).grossTotal?.confidence ?? 0;
  const alone = sureOf({});
  expect(sureOf({ sumOfLines: new Decimal('100') })).toBeGreaterThan(alone + 0.1);
  expect(sureOf({ rates: [new Decimal(0)] })).toBeGreaterThan(alone + 0.1);
  expect(sureOf({ sumOfLines: new Decimal('90') })).toBe(alone);
});

it('an invoice that bears no VAT is surer of its total where its lines come to it', () => {
  const evidence = evidenceOf([['14.90', { netTotal: 1, grossTotal: 1 }]]);
  const settled = (sumOfLines: Decimal | undefined) =>
    settleTotals(evidence, [], { ...NOTHING_ELSE, isExempt: true, sumOfLines });
  const [told, proved] = [settled(undefined), settled(new Decimal('14.9'))];
  expect(valuesOf(proved)).toMatchObject({ netTotal: '14.90', vatTotal: '0.00', grossTotal: '14.90' });
  expect(proved.grossTotal?.confidence).toBeGreaterThan((told.grossTotal?.confidence ?? 1) + 0.05);
  expect(settled(new Decimal('13')).grossTotal?.confidence).toBe(told.grossTotal?.confidence);
});

it('a net total that no VAT and total prove is sure where its lines come to it, and only there', () => {
  const evidence = evidenceOf([['100.00', { netTotal: 1 }]]);
  const sureOf = (sumOfLines: string | undefined) =>
    settleTotals(evidence, [], {
      ...NOTHING_ELSE,
      sumOfLines: sumOfLines === undefined ? undefined : new Decimal(sumOfLines),
    }).netTotal?.confidence ?? 0;
  expect(sureOf('100')).toBeGreaterThan(0.8);
  expect(sureOf('99')).toBeLessThan(0.5);
  expect(sureOf(undefined)).toBeLessThan(0.5);
});

it('what a total is rounded to below it is what is due', () => {
  const dueOf = (below: string) =>
    settleTotals(
      evidenceOf([
        ['3805.00', { netTotal: 1 }],
        ['684.90', { vatTotal: 1 }],
        ['4489.90', { grossTotal: 0.6 }],
        [below, { grossTotal: 1 }],
      ]),
      [],
      NOTHING_ELSE,
    );
  const rounded = dueOf('4490.00');
  expect([rounded.grossTotal?.value.toFixed(2), rounded.amountDue?.value.toFixed(2)]).toEqual(['4489.90', '4490.00']);
  expect(dueOf('4491.00').amountDue?.value.toFixed(2)).toBe('4489.90');
  expect(dueOf('4489.95').amountDue?.value.toFixed(2)).toBe('4489.90');
});

it('what adds up is not sure where nothing calls it VAT and no printed rate leads to it: items add up too', () => {
  const rated = { ...NOTHING_ELSE, rates: [new Decimal(20)] };
  const sureOf = (vat: string, gross: string) =>
    settleTotals(
      evidenceOf([
        ['36.66', { netTotal: 0.82 }],
        [vat, {}],
        [gross, { grossTotal: 0.55 }],
      ]),
      [],
      rated,
    ).netTotal?.confidence;
  expect(sureOf('7.33', '43.99')).toBeGreaterThan(0.9);
  expect(sureOf('3.33', '39.99')).toBeLessThan(0.5);
});

it('what is rounded below a sum is not that sum', () => {
  const { fields } = understand([
    typedPage(`
SZÁMLA                                   Számlaszám: KX1180
Megnevezés           Áfa     Mennyiség Me     Áfa érték          Bruttó
Tölgyfa ajtó         27%     1.00 DB             178.47          839.47
Rézpánt              27%     3.00 DB               9.15           43.05
Áfakulcs         Áfa alap        Áfa         Bruttó
27%                694.90     188.00      882.52 Ft
ATK                  0.00       0.00        0.00 Ft       Kerekítés:       0.38 Ft
Összesen:          694.90     188.00      882.90 Ft
                                                          Fizetendő:     882.90 Ft`),
  ]);
  expect([fields.netTotal?.value, fields.vatTotal?.value, fields.grossTotal?.value]).toEqual([
    '694.90',
    '188.00',
    '882.90',
  ]);
});

it('a VAT that is printed is it, and not what the taxes of the lines come to before they are rounded', () => {
  const { fields } = understand([
    typedPage(`
Invoice 2026-118
Item                 VAT rate      Qty      Price        Net      VAT amount      Gross
Oak door                  27%     1.00     661.00     661.00          178.47     839.47
Brass hinge               27%     3.00      11.30      33.90            9.15      43.05
VAT rate     Net amount          VAT          Gross
27%              694.90       188.00         882.52
Total            694.90       188.00         882.90
Rounding  0.38
To pay           882.90`),
  ]);
  expect(fields.vatTotal?.value).toBe('188.00');
});
