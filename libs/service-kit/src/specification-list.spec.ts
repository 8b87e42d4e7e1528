import { expect, test } from 'vitest';
import { Problem } from './problem.ts';
import { readSpecificationList } from './specification-list.ts';

const options = {
  columns: { mois: 'period', ca: 'caMinor' },
  defaultSort: { field: 'period', direction: 'desc' },
} as const;

test('an empty query gives the first ten rows in the list’s own order', () => {
  expect(readSpecificationList({}, options)).toEqual({ sort: options.defaultSort, page: { limit: 10, offset: 0 } });
});

test('pages are counted from 0', () => {
  expect(readSpecificationList({ pageNo: 3, pageSize: 25 }, options).page).toEqual({ limit: 25, offset: 75 });
});

test.each([
  ['ca', 'asc'],
  ['ca,desc', 'desc'],
  ['ca:DESC', 'desc'],
  ['ca asc', 'asc'],
  ['-ca', 'desc'],
])('sortBy %j is the column and %s', (sortBy, direction) => {
  expect(readSpecificationList({ sortBy }, options).sort).toEqual({ field: 'caMinor', direction });
});

test.each(['password', '__proto__', 'ca;drop', 'ca,sideways', '--ca'])('sortBy %j is refused', (sortBy) => {
  expect(() => readSpecificationList({ sortBy }, options)).toThrow(Problem);
});
