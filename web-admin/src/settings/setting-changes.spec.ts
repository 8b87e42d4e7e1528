import { describe, expect, it } from 'vitest';
import { asSettingNumber, changedCodes, changesToSend, valuesOf } from './setting-changes.ts';

const before = valuesOf([
  { code: 'AUTO_EXPORT', value: '0' },
  { code: 'EXPORT_PDF', value: '1' },
  { code: 'AMOUNT_TOLERANCE', value: '0.05' },
  { code: 'INVOICE_MAXIMUM_SIZE', value: '2' },
]);

describe('saving the settings', () => {
  it('sends what changed, and always the tolerance and the maximum size', () => {
    const sent = changesToSend(before, { ...before, AUTO_EXPORT: '1' });
    expect(sent).toEqual([
      { code: 'AUTO_EXPORT', value: '1', changed: true },
      { code: 'AMOUNT_TOLERANCE', value: '0.05', changed: false },
      { code: 'INVOICE_MAXIMUM_SIZE', value: '2', changed: false },
    ]);
  });

  it('sends a changed number once', () => {
    const sent = changesToSend(before, { ...before, AMOUNT_TOLERANCE: '0.1' });
    expect(sent.filter(({ code }) => code === 'AMOUNT_TOLERANCE')).toEqual([
      { code: 'AMOUNT_TOLERANCE', value: '0.1', changed: true },
    ]);
  });

  it('finds no change in a switch that was turned and turned back', () => {
    expect(changedCodes(before, { ...before, AUTO_EXPORT: '0' })).toEqual([]);
  });

  it('takes a comma for a decimal point', () => {
    expect(asSettingNumber(' 0,05 ')).toBe('0.05');
  });
});
