import { expect, it } from 'vitest';
import { PEOPLE } from '../testing/people.ts';
import { whoIs } from './commands.ts';
import type { HistoryLine } from './history.ts';
import { refuseStale } from './refuse-stale.ts';

it('tells who changed what since, without what a correction teaches meanwhile', () => {
  const line = (action: HistoryLine['action'], field?: string): HistoryLine => ({
    at: new Date(0),
    by: whoIs(PEOPLE.vera),
    action,
    to: 'TO_CONTROL',
    changes: field ? [{ field, before: '1', after: '2' }] : [],
  });
  const since = [line('VERIFY', 'dueDate'), line('SEND_FOR_CONTROL'), line('START_TRAINING'), line('END_TRAINING')];
  expect(refuseStale(since, PEOPLE.carl).params).toMatchObject({
    by: 'Vera',
    changes: 'VERIFY, dueDate, SEND_FOR_CONTROL',
  });
});
