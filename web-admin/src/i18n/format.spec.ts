import { LANGUAGES } from '@comptoir/contracts';
import { describe, expect, it } from 'vitest';
import { createFormats } from './format.ts';

const NARROW_SPACE = '\u202f';
const NO_BREAK_SPACE = '\u00a0';

describe('figures as people read them', () => {
  it('shows French amounts with a comma, two decimals and narrow no-break spaces', () => {
    expect(createFormats('fr').amount('1234567.5', 'EUR')).toBe(
      `1${NARROW_SPACE}234${NARROW_SPACE}567,50${NO_BREAK_SPACE}€`,
    );
  });

  it('gives a currency its own number of decimals', () => {
    expect(createFormats('en').amount('1200', 'JPY')).toBe('JP¥1,200');
    expect(createFormats('en').amount('1.5', 'TND')).toContain('1.500');
  });

  it('keeps every digit of an amount that a float would round', () => {
    expect(createFormats('en').amount('9007199254740993.01', 'USD')).toBe('US$9,007,199,254,740,993.01');
  });

  it('keeps the decimals that a quantity or a rate came with', () => {
    const { decimal } = createFormats('fr');
    expect(['1234.50', '16', '5.5', '-0.125'].map(decimal)).toEqual([`1${NARROW_SPACE}234,50`, '16', '5,5', '-0,125']);
    expect(decimal('12 pcs')).toBe('12 pcs');
  });

  it('shows what is not quite all as less than all', () => {
    const { percent } = createFormats('en');
    expect([0.57, 0.894, 0.99, 0.996, 0.9999, 1].map(percent)).toEqual(['57%', '89%', '99%', '99%', '99%', '100%']);
  });

  it('shows the same calendar day in every time zone', () => {
    expect(createFormats('en').day('2026-01-01')).toBe('1 Jan 2026');
    expect(createFormats('fr').day('2026-12-31')).toBe('31 déc. 2026');
  });

  it('names the month of a day where the order of its figures may be taken for another', () => {
    for (const language of LANGUAGES)
      expect(createFormats(language).dayInWords('2026-12-11')).toMatch(/^11\D+[\p{L}]{4,}\D+2026$/u);
    expect(createFormats('fr').dayInWords('2026-12-11')).toBe('11 décembre 2026');
    expect(createFormats('fr').dayInWords('')).toBe('');
  });

  it('shows what is no amount or day as it came', () => {
    expect(createFormats('fr').amount('12O,5', 'EUR')).toBe('12O,5');
    expect(createFormats('fr').day('32/13/2026')).toBe('32/13/2026');
    expect(createFormats('fr').amount(undefined)).toBe('');
  });

  it('writes Arabic amounts with the digits of the invoice', () => {
    expect(createFormats('ar').amount('1234.5', 'EUR')).toMatch(/1,234\.50/);
  });
});
