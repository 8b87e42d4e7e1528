import { REQUIRABLE_FIELDS, type RequirableField, SETTINGS } from '@comptoir/contracts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RULES } from '../testing/an-invoice.ts';
import { ACME } from '../testing/people.ts';
import { reading } from '../testing/readings.ts';
import { contentFromReading } from './content-from-reading.ts';
import { asksForEyes, judgeLevel } from './judge-level.ts';

const required = SETTINGS.extraction.REQUIRED_FIELDS.initial.split(' ') as RequirableField[];
const demands = { required, certainty: 0.9, goesOn: false };
const whole = () => reading({ amountDue: '120.00' });
const judge = (
  of = whole(),
  { more = demands, supplierId = ACME as string | null, warnings = [] as Array<{ code: 'SUPPLIER_DIFFERS' }> } = {},
) =>
  judgeLevel(of, { content: { ...contentFromReading(of), ...(supplierId && { supplierId }) }, warnings }, more, RULES);

/** The same reading, but for what is known of one field. */
const doubting = (name: string, confidence: number) => {
  const of = whole();
  return {
    ...of,
    fields: Object.fromEntries(
      Object.entries(of.fields).map(([key, value]) => [key, key === name ? { ...value, confidence } : value]),
    ),
  };
};

describe('what was read is FULLY', () => {
  test('where every required field is there and certain, the amounts agree, and the supplier is on file', () => {
    expect(judge()).toBe('FULLY');
  });

  test.each(required.filter((name) => name !== 'supplierId'))('and not where %s is absent or uncertain', (name) => {
    expect(judge(reading({ amountDue: '120.00', [name]: undefined }))).toBe('PARTIALLY');
    expect(judge(doubting(name, 0.89))).toBe('PARTIALLY');
  });

  test('whatever is uncertain beside what is required, and as certain as the settings ask', () => {
    expect(judge(doubting('iban', 0.2))).toBe('FULLY');
    expect(judge(doubting('iban', 0.2), { more: { ...demands, required: [...required, 'iban'] } })).toBe('PARTIALLY');
    expect(judge(doubting('netTotal', 0.7), { more: { ...demands, certainty: 0.7 } })).toBe('FULLY');
    expect(judge(whole(), { more: { ...demands, certainty: 0.96 } })).toBe('PARTIALLY');
  });

  test('and not of a supplier that is unknown, or another than the document says', () => {
    expect(judge(whole(), { supplierId: null })).toBe('PARTIALLY');
    expect(judge(whole(), { warnings: [{ code: 'SUPPLIER_DIFFERS' }] })).toBe('PARTIALLY');
  });

  test('and not where the amounts disagree beyond the tolerance, however certain each is', () => {
    expect(judge(reading({ amountDue: '120.00', netTotal: '100.05' }))).toBe('FULLY');
    expect(judge(reading({ amountDue: '120.00', netTotal: '100.06' }))).toBe('PARTIALLY');
  });

  test.each(['XML_CONTRADICTS_PAGE', 'CODE_CONTRADICTS_PAGE', 'XML_THIN'])('and not with the finding %s', (code) => {
    expect(judge({ ...whole(), findings: [{ code, severity: 'note' }] })).toBe('PARTIALLY');
  });

  test('and less is enough where less is asked, of what the reader called partial too', () => {
    const thin = reading({ vatTotal: undefined, amountDue: undefined }, { level: 'PARTIALLY' });
    expect(judge(thin)).toBe('PARTIALLY');
    expect(judge(thin, { more: { ...demands, required: ['invoiceNumber', 'grossTotal'] } })).toBe('FULLY');
  });
});

test('what is no invoice, and what could not be read, stays so whatever is asked', () => {
  for (const level of ['NOT_AN_INVOICE', 'NOT_EXTRACTED'] as const)
    expect(judge({ ...whole(), level }, { more: { ...demands, required: ['currency'] } })).toBe(level);
});

test('to ask for more never makes a reading fuller', () => {
  const some = fc.uniqueArray(fc.constantFrom(...REQUIRABLE_FIELDS), { minLength: 1 });
  fc.assert(
    fc.property(some, some, fc.double({ min: 0, max: 1, noNaN: true }), (fields, others, certainty) => {
      const less = judge(whole(), { more: { ...demands, required: fields, certainty } });
      const more = judge(whole(), { more: { ...demands, required: [...fields, ...others], certainty } });
      if (more === 'FULLY') expect(less).toBe('FULLY');
    }),
  );
});

test('a person is asked for by refusals and by the reader’s own warnings, not by published advice', () => {
  const rule = { id: 'BR-1', set: 'EN 16931' as const, terms: [], times: 1 };
  expect(asksForEyes([{ code: 'RULE_OTHER', severity: 'warning', rule }])).toBe(false);
  expect(asksForEyes([{ code: 'RULE_OTHER', severity: 'error', rule }])).toBe(true);
  expect(asksForEyes([{ code: 'IBAN_CHECK_DIGITS', severity: 'warning' }])).toBe(true);
  expect(asksForEyes([{ code: 'XML_THIN', severity: 'note' }])).toBe(false);
});
