import { expect, it } from 'vitest';
import type { Text } from '../i18n/use-text.ts';
import { reasonWords, standingWords } from './outcome-words.ts';

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
