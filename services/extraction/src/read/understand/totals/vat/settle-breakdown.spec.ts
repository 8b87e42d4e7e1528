import { Decimal } from 'decimal.js';
import { describe, expect, it } from 'vitest';
import { boxOf, typedPage } from '../../../../testing/typed-page.ts';
import { understand } from '../../understand.ts';
import { settleBreakdown } from './settle-breakdown.ts';

describe('a VAT breakdown', () => {
  it('is not given where neither rows nor lines were read, whatever the totals are', () => {
    const nothing = { amounts: [], evidence: [], lines: [] };
    const totals = { net: new Decimal('100.00'), vat: new Decimal('20.00') };
    expect(settleBreakdown([], nothing, totals)).toEqual([]);
    expect(settleBreakdown([], nothing, { net: undefined, vat: undefined })).toEqual([]);
  });

  it('tells where each rate, base and tax is printed', () => {
    const page = typedPage(`
Invoice INV-2041      12 March 2026

Rate       Base        VAT
20 %     300.00      60.00
5.5 %    200.00      11.00

Net total           500.00
VAT                  71.00
Total               571.00`);
    const at = (text: string) => boxOf(page, text);
    expect(understand([page]).vat).toEqual([
      {
        ...{ rate: '20', base: '300.00', amount: '60.00' },
        place: { page: 1, boxes: { rate: at('20'), base: at('300.00'), amount: at('60.00') } },
      },
      {
        ...{ rate: '5.5', base: '200.00', amount: '11.00' },
        place: { page: 1, boxes: { rate: at('5.5'), base: at('200.00'), amount: at('11.00') } },
      },
    ]);
  });
});
