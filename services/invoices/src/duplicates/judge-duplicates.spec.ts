import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ACME, OTHER } from '../testing/people.ts';
import type { Fingerprint } from './fingerprint.ts';
import { ENDED, judgeDuplicates, LIVE } from './judge-duplicates.ts';
import { isOneEditAway, plainNumber } from './number.ts';

const ONE: Fingerprint = {
  invoiceId: 'one',
  status: 'TO_VERIFY',
  sha256: 'sha-one',
  supplierId: ACME,
  typeCode: '380',
  invoiceNumber: 'FA-2026/0012',
  issueDate: '2026-11-02',
  currency: 'EUR',
  grossTotal: 12_000,
  keptWith: [],
};
const other = (given: Partial<Fingerprint>): Fingerprint => ({
  ...ONE,
  invoiceId: 'other',
  sha256: 'sha-other',
  ...given,
});
const UNLIKE: Partial<Fingerprint> = { invoiceNumber: 'X9', grossTotal: 777, issueDate: '2026-03-03' };

function judged(given: Partial<Fingerprint>, related: string[] = []) {
  const [found] = judgeDuplicates(ONE, [other(given)], related).duplicates;
  return found && [found.certain ? 'certain' : 'likely', ...found.reasons];
}

describe('certain', () => {
  test('the same file, whoever sent it', () => {
    expect(judged({ ...UNLIKE, sha256: 'sha-one' })).toEqual(['certain', 'SAME_FILE']);
    expect(judged({ ...UNLIKE, sha256: 'sha-one', supplierId: OTHER })).toEqual(['certain', 'SAME_FILE']);
  });
  test('the same supplier, type, year and number, case and outer spaces aside', () => {
    expect(judged({ ...UNLIKE, invoiceNumber: ' fa-2026/0012 ', issueDate: '2026-01-01' })).toEqual([
      'certain',
      'SAME_NUMBER',
    ]);
  });
  test('every reason is named', () => {
    expect(judged({ sha256: 'sha-one' })).toEqual(['certain', 'SAME_FILE', 'SAME_NUMBER', 'SAME_TOTAL_AND_DATE']);
  });
});

describe('likely', () => {
  test.each(['FA 2026 12', 'FA202612', 'fa-2026-00012'])(
    '%s is FA-2026/0012 once spaces, punctuation and leading zeros go',
    (invoiceNumber) => {
      expect(judged({ ...UNLIKE, issueDate: '2026-05-05', invoiceNumber })).toEqual(['likely', 'ALIKE_NUMBER']);
    },
  );
  test('a number one edit away with the same total', () => {
    expect(judged({ invoiceNumber: 'FA-2026/0013', issueDate: '2026-01-01' })).toEqual([
      'likely',
      'NEAR_NUMBER_SAME_TOTAL',
    ]);
    expect(judged({ invoiceNumber: 'FA-2026/0013', issueDate: '2026-01-01', grossTotal: 1 })).toBeUndefined();
  });
  test('the same total on the same day', () => {
    expect(judged({ invoiceNumber: 'X9' })).toEqual(['likely', 'SAME_TOTAL_AND_DATE']);
    expect(judged({ invoiceNumber: 'X9', currency: 'USD' })).toBeUndefined();
  });
  test('the same number at another record of the same company', () => {
    expect(judged({ supplierId: OTHER }, [OTHER])).toEqual(['likely', 'SAME_NUMBER_AT_RELATED_SUPPLIER']);
    expect(judged({ supplierId: OTHER })).toBeUndefined();
  });
});

describe('no double', () => {
  test.each([
    [
      'last year’s, where numbering begins anew',
      { ...UNLIKE, invoiceNumber: ONE.invoiceNumber, issueDate: '2025-11-02' },
    ],
    ['the credit note of that number', { typeCode: '381' }],
    ['another supplier’s', { supplierId: OTHER }],
  ] satisfies Array<[string, Partial<Fingerprint>]>)('%s', (_, given) => {
    expect(judged(given)).toBeUndefined();
  });
  test('one that is not let through yet, or waits as a double itself', () => {
    for (const status of ['INTEGRATION_IN_PROGRESS', 'PROCESSING', 'EXCEPTION', 'DUPLICATED'] as const) {
      expect(judged({ status, sha256: 'sha-one' })).toBeUndefined();
    }
  });
  test('a pair that a person kept apart, from either side', () => {
    expect(judged({ sha256: 'sha-one', keptWith: ['one'] })).toBeUndefined();
    expect(judgeDuplicates({ ...ONE, keptWith: ['other'] }, [other({})], []).duplicates).toEqual([]);
  });
});

test('a rejected or canceled one of that number is what this one replaces', () => {
  for (const status of ENDED) {
    expect(judgeDuplicates(ONE, [other({ status })], [])).toEqual({
      duplicates: [],
      predecessors: [{ invoiceId: 'other', invoiceNumber: 'FA-2026/0012', supplierId: ACME }],
    });
  }
});

test('doubling is mutual: if one doubles the other, the other doubles the one, for the same reasons', () => {
  const fingerprint = fc.record({
    status: fc.constantFrom(...LIVE),
    sha256: fc.constantFrom('a', 'b'),
    supplierId: fc.option(fc.constantFrom(ACME, OTHER), { nil: undefined }),
    typeCode: fc.constantFrom('380', '381'),
    invoiceNumber: fc.option(fc.constantFrom('A-1', 'a1', 'A-01', 'A-2', 'A-11'), { nil: undefined }),
    issueDate: fc.option(fc.constantFrom('2026-01-01', '2025-01-01'), { nil: undefined }),
    currency: fc.constantFrom('EUR', 'USD'),
    grossTotal: fc.constantFrom(100, 200),
    keptWith: fc.constantFrom([], ['one'], ['two']),
  });
  fc.assert(
    fc.property(fingerprint, fingerprint, fc.boolean(), (first, second, areRelated) => {
      const one = { ...first, invoiceId: 'one' };
      const two = { ...second, invoiceId: 'two' };
      const related = areRelated ? [ACME, OTHER] : [];
      const reasons = (found: ReturnType<typeof judgeDuplicates>) =>
        found.duplicates.map((duplicate) => duplicate.reasons);
      expect(reasons(judgeDuplicates(one, [two], related))).toEqual(reasons(judgeDuplicates(two, [one], related)));
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  ['FA2026', 'FA2026', false],
  ['FA2026', 'FA2027', true],
  ['FA2026', 'FA202', true],
  ['FA2026', 'XFA2026', true],
  ['FA2026', 'AF2026', false],
  ['', 'A', true],
  ['ABC', 'A', false],
])('%s and %s are one edit apart: %s', (one, two, expected) => {
  expect(isOneEditAway(one, two)).toBe(expected);
  expect(isOneEditAway(two, one)).toBe(expected);
});

test('a number of zeros stays a number', () => {
  expect([plainNumber('000'), plainNumber('0'), plainNumber('F-000')]).toEqual(['0', '0', 'F0']);
});
