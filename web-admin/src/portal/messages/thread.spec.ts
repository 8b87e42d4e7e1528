import type { ThreadMessage } from '@comptoir/contracts';
import { expect, test } from 'vitest';
import { earlierPage, type ThreadPage, threadOf } from './thread.ts';

const message = (id: string): ThreadMessage => ({
  id,
  content: id,
  dateSent: '2026-11-20T10:00:00.000Z',
  createdBy: 'Ada',
  fromSupplier: true,
  files: [],
  unread: false,
});
const page = (totalElements: number, ...ids: string[]): ThreadPage => ({ content: ids.map(message), totalElements });
const idsOf = (pages: readonly ThreadPage[]) => threadOf(pages).map(({ id }) => id);

test('pages that come newest first are read oldest first', () => {
  expect(idsOf([page(5, 'd', 'e'), page(5, 'b', 'c'), page(5, 'a')])).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('a comment that slid to the next page is shown once, in its place', () => {
  expect(idsOf([page(3, 'b', 'c'), page(4, 'a', 'b')])).toEqual(['a', 'b', 'c']);
});

test('earlier comments are asked for as long as there are some', () => {
  expect(earlierPage([page(0)], 2)).toBeUndefined();
  expect(earlierPage([page(2, 'a', 'b')], 2)).toBeUndefined();
  expect(earlierPage([page(3, 'b', 'c')], 2)).toBe(1);
  expect(earlierPage([page(3, 'b', 'c'), page(3, 'a')], 2)).toBeUndefined();
});
