import { HEADER_TOTAL_AT_LEAST } from '@comptoir/contracts';
import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { Problem } from './problem.ts';
import { MOST_ROWS, readRestList, sendRestList } from './rest-list.ts';

const options = {
  sorts: { name: 'nameKey', createdAt: 'createdAt' },
  defaultSort: { field: 'createdAt', direction: 'desc' },
  filter: Type.Object({ q: Type.Optional(Type.String({ maxLength: 5 })) }),
} as const;

test('a query of react-admin is read whole', () => {
  const query = { sort: '["name","ASC"]', range: '[10,34]', filter: '{"q":"acme"}' };
  expect(readRestList(query, options)).toEqual({
    sort: { field: 'nameKey', direction: 'asc' },
    page: { limit: 25, offset: 10 },
    from: 10,
    filter: { q: 'acme' },
  });
});

test('an empty query gives the first ten rows in the list’s own order', () => {
  expect(readRestList({}, options)).toMatchObject({
    sort: options.defaultSort,
    page: { limit: 10, offset: 0 },
    filter: {},
  });
});

test('a cursor goes before the place, and the place still labels the page', () => {
  expect(readRestList({ cursor: 'abc', range: '[20,29]' }, options)).toMatchObject({
    page: { limit: 10, cursor: 'abc' },
    from: 20,
  });
});

test('no page is longer than the most', () => {
  expect(readRestList({ range: '[0,99999]' }, options).page.limit).toBe(MOST_ROWS);
});

test.each([
  [{ sort: '["password","ASC"]' }, 'sort'],
  [{ sort: '["__proto__","ASC"]' }, 'sort'],
  [{ sort: '["name","SIDEWAYS"]' }, 'sort'],
  [{ range: '[5,1]' }, 'range'],
  [{ range: '[-1,1]' }, 'range'],
  [{ range: '[0,1e99]' }, 'range'],
  [{ filter: '[1]' }, 'filter'],
  [{ filter: '{' }, 'filter'],
  [{ filter: '{"q":{"$ne":1}}' }, 'filter.q'],
  [{ filter: '{"q":"longer than five"}' }, 'filter.q'],
  [{ filter: '{"$where":"1"}' }, 'filter.$where'],
])('%j is refused by the name of its part', (query, field) => {
  const refusal = (() => {
    try {
      readRestList(query, options);
    } catch (error) {
      return error;
    }
  })();
  expect(refusal).toBeInstanceOf(Problem);
  expect((refusal as Problem).fields.map((problem) => problem.field)).toEqual([field]);
});

test.each<[string, { rows: number; next?: string; total: number; atLeast?: boolean }, [string, string | undefined]]>([
  ['a total that is known stays as it is', { rows: 10, next: 'c', total: 500 }, ['users 20-29/500', undefined]],
  [
    'one that is at least what was counted, too',
    { rows: 10, next: 'c', total: 1_000, atLeast: true },
    ['users 20-29/1000', 'true'],
  ],
  ['but never less than what is shown', { rows: 10, next: 'c', total: 10, atLeast: true }, ['users 20-29/30', 'true']],
  ['and is exact where nothing follows', { rows: 4, total: 1_000, atLeast: true }, ['users 20-23/24', undefined]],
  ['nothing shown tells nothing', { rows: 0, total: 0, atLeast: true }, ['users */0', 'true']],
])('%s', (_name, { rows, next, total, atLeast = false }, told) => {
  const headers: Record<string, string> = {};
  const reply = {
    header: (name: string, value: string) => Object.assign(headers, { [name]: value }),
    send: () => reply,
  };
  const page = next === undefined ? {} : { next };
  sendRestList(reply as never, 'users', { from: 20, page, rows: Array(rows).fill(0), total, atLeast });
  expect([headers['content-range'], headers[HEADER_TOTAL_AT_LEAST]]).toEqual(told);
});
