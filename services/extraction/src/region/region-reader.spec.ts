import { ChildFailure } from '@comptoir/service-kit/child-pool';
import { expect, test } from 'vitest';
import { ReadRefusal } from '../read/refusal.ts';
import { isUnreadable } from './region-reader.ts';

test('a page that takes too long or too much is unreadable, as one that is refused is', () => {
  expect(isUnreadable(new ReadRefusal('DAMAGED', 'page 7 of 2'))).toBe(true);
  expect(isUnreadable(new ChildFailure('TIMED_OUT', '15 s'))).toBe(true);
  expect(isUnreadable(new ChildFailure('OUT_OF_MEMORY', '900 MB'))).toBe(true);
});

test('a process that crashed or was closed says nothing of the page', () => {
  expect(isUnreadable(new ChildFailure('CRASHED', 'exit 1'))).toBe(false);
  expect(isUnreadable(new ChildFailure('CLOSED', 'stopping'))).toBe(false);
  expect(isUnreadable(new Error('documents answered 503'))).toBe(false);
});
