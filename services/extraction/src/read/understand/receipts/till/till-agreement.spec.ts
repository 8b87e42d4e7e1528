import { Decimal } from 'decimal.js';
import { describe, expect, it } from 'vitest';
import { looksOf, receiptOf, type TillLine } from '../../../../testing/typed-receipt.ts';
import { findAmounts } from '../../money/figures/amounts.ts';
import { toDocumentText } from '../../text/to-document-text.ts';
import type { Total } from '../../totals/total.ts';
import { understand } from '../../understand.ts';
import { fittingTill } from './till-agreement.ts';

describe('the sums of a receipt', () => {
  const HEAD: TillLine[] = [
    'Lindenhof Markt GmbH',
    'Hauptstr. 9',
    '20095 Hamburg',
    ['Brot', '12,43'],
    ['Seife', '2,97'],
  ];
  const sure = (...lines: readonly TillLine[]) => {
    const { netTotal, vatTotal, amountDue, grossTotal } = understand([
      looksOf([...HEAD, ...lines], [...HEAD, ...lines]),
    ]).fields;
    return [netTotal, vatTotal, amountDue, grossTotal].map((field) => field && field.confidence >= 0.6);
  };

  it('are not sure where they are those of one of its two rates, as the other is not legible', () => {
    const table: TillLine[] = [
      ['SUMME EUR', '15,40'],
      ['Bar', '15,40'],
      ['MwSt NETTO', 'MwSt UMSATZ'],
      ['A 7%', '11,62 0,81 12,43'],
      ['x', '2,50 0,4? 2,9?'],
    ];
    const [net, vat, due, total] = sure(...table);
    expect([net, vat, due]).not.toContain(true);
    expect(total).toBe(true);
  });

  it('are sure where they come to what was paid', () => {
    const [net, vat] = sure(['Netto', '14,39'], ['MwSt 7%', '1,01'], ['Summe', '15,40'], ['Bar', '15,40']);
    expect([net, vat]).toEqual([true, true]);
  });

  it('have no sure net where no tax makes what was paid of it', () => {
    const [amount = expect.fail()] = findAmounts(toDocumentText([receiptOf([['Soap', '2,97']])]), 'comma');
    const total = (value: string): Total => ({ value: new Decimal(value), amount, confidence: 0.9 });
    const netOf = (paid?: string, tax?: string) =>
      fittingTill(
        { netTotal: total('29.50'), ...(tax && { vatTotal: total(tax) }) },
        paid === undefined ? undefined : new Decimal(paid),
      ).netTotal?.confidence;
    expect(netOf()).toBeLessThan(0.6);
    expect(netOf('29.50')).toBeLessThan(0.6);
    expect(netOf('32.45', '2.95')).toBe(0.9);
  });
});
