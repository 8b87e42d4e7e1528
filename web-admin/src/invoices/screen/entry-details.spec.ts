import { describe, expect, it } from 'vitest';
import { createFormats } from '../../i18n/format.ts';
import type { Text } from '../../i18n/use-text.ts';
import { detailsOf } from './entry-details.ts';

const t: Text = (key) => `<${key}>`;
const words = { ...createFormats('fr'), t };

describe('the details of a history entry', () => {
  it('give a payment in the reader’s figures, with its method and whole reference', () => {
    const details = '13097.37 EUR · 2026-11-20 · transfer · VIR · 1';
    expect(detailsOf({ action: 'PAY', details }, words)?.replaceAll(/\s/g, ' ')).toBe(
      '13 097,37 € · 20 nov. 2026 · <pay.method.transfer> · VIR · 1',
    );
    expect(detailsOf({ action: 'REVERSE', details: '-5.00 EUR · 2026-11-20 · SEPA · x' }, words)).toContain('SEPA');
  });

  it('say why a document was taken for a duplicate, and leave a person’s words as they are', () => {
    expect(detailsOf({ action: 'READ', details: 'SAME_FILE SAME_NUMBER' }, words)).toBe(
      '<duplicate.reason.SAME_FILE>, <duplicate.reason.SAME_NUMBER>',
    );
    expect(detailsOf({ action: 'REJECT', details: 'SAME_FILE · no order' }, words)).toBe('SAME_FILE · no order');
    expect(detailsOf({ action: 'KEEP', details: '0190a000-0000-7000-8000-000000000001' }, words)).toBeUndefined();
    expect(detailsOf({ action: 'PAY', details: 'of old' }, words)).toBe('of old');
  });
});
