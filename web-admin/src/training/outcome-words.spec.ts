import { describe, expect, it } from 'vitest';
import type { Text } from '../i18n/use-text.ts';
import { acceptedWords, isUntried, outcomeWords, reasonWords, standingWords } from './outcome-words.ts';

const t: Text = (key, values) => `${key} ${JSON.stringify(values ?? {})}`;

it('says why nothing was learned', () => {
  expect(reasonWords({ state: 'NOTHING', reason: 'NO_BETTER' }, t)).toContain('learning.reason.NO_BETTER');
});

it('says of a training that failed what its last attempt said, and of one that goes on nothing', () => {
  const failed = reasonWords({ state: 'FAILED', reason: 'documents answered 503' }, t);
  expect(failed).toContain('learning.reason.FAILED');
  expect(failed).toContain('documents answered 503');
  expect(reasonWords({ state: 'FAILED' }, t)).toContain('learning.reason.FAILED');
  expect(reasonWords({ state: 'RUNNING' }, t)).toBeUndefined();
  expect(reasonWords({ state: 'PROPOSED' }, t)).toBeUndefined();
});

it('says what there is already of an invoice that is asked for again', () => {
  const states = ['WAITING', 'RUNNING', 'PROPOSED', 'ACCEPTED'] as const;
  expect(states.map((state) => standingWords({ state }, t).split(' ')[0])).toEqual([
    'learning.standing.underWay',
    'learning.standing.underWay',
    'learning.standing.proposed',
    'learning.standing.accepted',
  ]);
});

describe('what replaying gave', () => {
  const outcome = { of: 50, same: 49, sameBefore: 41, matched: 12, matchedSame: 11, unread: 0 };

  it('is told of the invoices of the layout, the others beside them', () => {
    expect(outcomeWords(outcome, t)).toBe(
      'learning.outcome.layout {"of":12,"same":11,"before":3} learning.outcome.others {"count":38}',
    );
    expect(outcomeWords({ ...outcome, of: 12, same: 11, sameBefore: 3, unread: 2 }, t)).toBe(
      'learning.outcome.layout {"of":12,"same":11,"before":3} learning.unread {"count":2}',
    );
    expect(acceptedWords(outcome, t)).toBe('learning.outcome.layout.then {"of":12,"same":11,"before":3}');
  });

  it('is nothing where no invoice has the layout', () => {
    const none = { ...outcome, same: 41, matched: 0, matchedSame: 0 };
    expect([isUntried(outcome), isUntried(none), isUntried({ ...none, of: 0 })]).toEqual([false, true, true]);
    expect(outcomeWords(none, t)).toBe('learning.outcome.none {} learning.outcome.others {"count":50}');
    expect(acceptedWords(none, t)).toBeUndefined();
  });

  it('is told of all where the layout’s own were not counted', () => {
    const { matchedSame: _, ...old } = outcome;
    expect(outcomeWords(old, t)).toBe('learning.outcome {"of":50,"same":49,"before":41}');
    expect(acceptedWords(old, t)).toBe('learning.outcome.then {"of":50,"same":49,"before":41}');
  });
});
