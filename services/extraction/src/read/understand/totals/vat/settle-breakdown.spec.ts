import { Decimal } from 'decimal.js';
import { describe, expect, it } from 'vitest';
import { settleBreakdown } from './settle-breakdown.ts';

describe('a VAT breakdown', () => {
  it('is not given where neither rows nor lines were read, whatever the totals are', () => {
    const nothing = { amounts: [], evidence: [], lines: [] };
    const totals = { net: new Decimal('100.00'), vat: new Decimal('20.00') };
    expect(settleBreakdown([], nothing, totals)).toEqual([]);
    expect(settleBreakdown([], nothing, { net: undefined, vat: undefined })).toEqual([]);
  });
});
