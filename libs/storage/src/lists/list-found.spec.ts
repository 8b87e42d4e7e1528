import { SCOPE_ALL } from '@comptoir/contracts';
import { testDatabase } from '@comptoir/testing/engines';
import fc from 'fast-check';
import mongoose from 'mongoose';
import { beforeAll, describe, expect, it } from 'vitest';
import { modelOf } from '../database.ts';
import { newId } from '../ids.ts';
import { type FoundQuery, listFound } from './list-found.ts';
import { listPage } from './list-page.ts';
import { askedPairs, PAIRS_INDEX, pairsOf } from './pairs.ts';

type Firm = {
  _id: string;
  supplierId: string;
  name: string;
  grade: string | null;
  tokens: string[];
  pairs?: string[];
};

const schema = new mongoose.Schema<Firm>(
  { _id: String, supplierId: String, name: String, grade: String, tokens: [String], pairs: [String] },
  { versionKey: false },
);
schema.index({ tokens: 1, name: 1, _id: 1 });
schema.index({ tokens: 1, grade: 1, _id: 1 });
schema.index(PAIRS_INDEX);

const database = await testDatabase('found');
const model = modelOf<Firm>(database, 'firms', schema);
const ROWS = 25_000;
/** Each so many rows one is of a release that knew of no pairs. */
const WITHOUT_EACH = 997;
const WITHOUT = Math.ceil(ROWS / WITHOUT_EACH);
const HALVES = ['even', 'odd'];
/** One of forty: 'naa' to 'ndj'. */
const placeOf = (n: number): string => `n${'abcd'[Math.floor((n % 40) / 10)]}${'abcdefghij'[n % 10]}`;

beforeAll(async () => {
  await database.ensureIndexes();
  const firms = Array.from({ length: ROWS }, (_, n) => {
    const words = [
      HALVES[n % 2] ?? '',
      ...(n % 3 === 0 ? ['third'] : []),
      ...(n % 500 < 2 ? ['rare'] : []),
      placeOf(n),
    ];
    return {
      _id: newId(),
      supplierId: `s${n}`,
      // In another order than they were made in, so that no order is right by chance.
      name: String((n * 7919) % ROWS).padStart(5, '0'),
      // Few grades that many share, and some have none: ties and gaps are where pages lose rows.
      grade: n % 5 === 0 ? null : `g${n % 3}`,
      tokens: words,
      ...(n % WITHOUT_EACH !== 0 && { pairs: pairsOf(...words) }),
    };
  });
  await model.collection.insertMany(firms as never[]);
});

const asked = (...words: string[]) => words.map((word) => ({ tokens: word }));
const first = { limit: 10, offset: 0 };
const found = (
  words: readonly string[],
  more: Partial<FoundQuery<Firm>> = {},
  bounds: Parameters<typeof listFound>[2] = undefined,
) =>
  listFound<Firm>(
    SCOPE_ALL,
    { model, sort: { field: 'name', direction: 'asc' }, page: first, ...more, words: asked(...words) },
    bounds,
  );
/** The same, of a list whose rows keep pairs. */
const foundByPairs: typeof found = (words, more, bounds) =>
  found(words, { ...more, pairs: askedPairs(words.join(' ')) }, bounds);
const idsOf = (rows: readonly Firm[]) => rows.map(({ _id }) => _id);

/** The truth a search is held against: what has all the words, sorted by this test itself. */
async function expected(words: readonly string[], { field, direction }: FoundQuery<Firm>['sort']): Promise<string[]> {
  const rows = await model.find({ tokens: { $all: [...words] } }).lean<Firm[]>();
  const sign = direction === 'asc' ? 1 : -1;
  const keyOf = (row: Firm): string => String(row[field as 'name' | 'grade'] ?? '');
  const before = (a: Firm, b: Firm) => keyOf(a) < keyOf(b) || (keyOf(a) === keyOf(b) && a._id < b._id);
  return idsOf(rows.sort((a, b) => (before(a, b) ? -sign : sign)));
}

/** What MongoDB examined of the rows while `work` ran: documents, and keys of indexes. */
async function costOf(work: () => Promise<unknown>): Promise<{ docs: number; keys: number; plans: string[] }> {
  const db = database.connection.db;
  if (!db) throw new Error('the database is not open');
  await db.command({ profile: 2 });
  await work();
  await db.command({ profile: 0 });
  const seen = await db
    .collection('system.profile')
    .find({ ns: `${database.name}.firms` })
    .toArray();
  await db.collection('system.profile').drop();
  expect(seen.length).toBeGreaterThan(0);
  const sum = (name: string) => seen.reduce((total, entry) => total + Number(entry[name] ?? 0), 0);
  const plans = [...new Set(seen.map(({ planSummary }) => String(planSummary)))].sort();
  return { docs: sum('docsExamined'), keys: sum('keysExamined'), plans };
}

it('shows each row that has all the words once, walking forth and back, however little of them is looked at a time', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(['even', 'third'], ['third', 'odd', 'nad'], ['rare', 'even'], ['even', 'odd'], ['third', 'none']),
      fc.constantFrom(found, foundByPairs),
      fc.constantFrom('name', 'grade'),
      fc.constantFrom('asc' as const, 'desc' as const),
      fc.record({
        limit: fc.constantFrom(150, 700),
        rows: fc.constantFrom(100, 500),
        more: fc.constantFrom(400, 3_000),
      }),
      async (words, ask, field, direction, { limit, rows, more }) => {
        const sort = { field, direction };
        const bounds = { rows, reach: rows + more };
        const truth = await expected(words, sort);
        const forth: string[] = [];
        let page = await ask(words, { sort, page: { limit, offset: 0 } }, bounds);
        expect(page.previous).toBeUndefined();
        for (;;) {
          forth.push(...idsOf(page.rows));
          expect(page.atLeast ? page.total <= truth.length : page.total === truth.length).toBe(true);
          if (!page.next) break;
          page = await ask(words, { sort, page: { limit, cursor: page.next } }, bounds);
        }
        expect(forth).toEqual(truth);
        const back = idsOf(page.rows);
        while (page.previous) {
          page = await ask(words, { sort, page: { limit, cursor: page.previous } }, bounds);
          back.unshift(...idsOf(page.rows));
        }
        if (back.length > 0) expect(back).toEqual(truth);
      },
    ),
    { numRuns: 24 },
  );
});

it('finds a page by its number as well, in what is looked at first or later', async () => {
  const truth = await expected(['even', 'third'], { field: 'name', direction: 'asc' });
  for (const offset of [0, 20, 300, 900, 4_160]) {
    const page = await found(['even', 'third'], { page: { limit: 10, offset } }, { rows: 100, reach: 20_000 });
    expect(idsOf(page.rows)).toEqual(truth.slice(offset, offset + 10));
    expect([page.total, page.atLeast]).toEqual(offset === 4_160 ? [truth.length, false] : [offset + 10, true]);
  }
});

it('tells an exact total where a word is rare enough, and at least what is seen where all are common', async () => {
  expect(await found(['rare'])).toMatchObject({ total: 100, atLeast: false });
  expect(await found(['even', 'rare'])).toMatchObject({ total: 50, atLeast: false });
  expect(await found(['nad', 'third', 'odd'])).toMatchObject({ total: 209, atLeast: false });
  expect(await found(['even'])).toMatchObject({ total: 1_000, atLeast: true });
  expect(await found(['third', 'even'])).toMatchObject({ total: 10, atLeast: true });
  const past = await found(['even'], { page: { limit: 10, offset: 2_000 } });
  expect(past).toMatchObject({ total: 2_010, atLeast: true });
});

it('looks at a bounded number of rows, whichever word is typed first', async () => {
  for (const words of [
    ['even', 'rare'],
    ['rare', 'even'],
  ]) {
    // The rows of the rare word, for the page and for the total.
    expect((await costOf(() => found(words))).docs).toBeLessThanOrEqual(200);
  }
  const one = await costOf(() => found(['even']));
  expect(one.docs).toBeLessThanOrEqual(11);
  expect(one.keys).toBeLessThanOrEqual(1_100);
  // A dozen in the first rows of either: nothing is looked at beyond them.
  expect((await costOf(() => found(['even', 'third']))).docs).toBeLessThanOrEqual(60);
  // No row has both: each has 12,500.
  let none: Awaited<ReturnType<typeof found>> | undefined;
  const cost = await costOf(async () => {
    none = await found(['even', 'odd']);
  });
  expect(cost.docs).toBeLessThanOrEqual(10_010);
  expect(none).toMatchObject({ rows: [], total: 0, atLeast: true, next: expect.any(String) });
  const last = await found(['even', 'odd'], { page: { limit: 10, cursor: none?.next ?? '' } });
  expect(last).toMatchObject({ rows: [] });
  expect(last.next).toBeUndefined();
});

it('keeps to a scope and to given rows', async () => {
  const scope = { kind: 'suppliers', ids: ['s3', 's4', 's9'] } as const;
  const query = { model, sort: { field: 'name', direction: 'asc' }, page: first } as const;
  const seen = await listFound<Firm>(scope, { ...query, words: asked('odd', 'third') });
  expect([seen.rows.map(({ supplierId }) => supplierId).sort(), seen.total]).toEqual([['s3', 's9'], 2]);
  const { rows } = await listPage<Firm>(SCOPE_ALL, { ...query, filter: { tokens: 'rare' } });
  const some = idsOf(rows).slice(0, 4);
  const given = await found(['rare', 'even'], { filter: { _id: { $in: some } } });
  expect(given.rows.every(({ _id, tokens }) => some.includes(_id) && tokens.includes('even'))).toBe(true);
  expect(given.total).toBe(given.rows.length);
});

describe('where rows keep pairs of words', () => {
  /** 625 rows and 8,334, together 209: those of the pair and those without pairs are less than a quarter of a thousand. */
  const few = ['nad', 'third'] as const;
  const inAll = 209;

  it.each(['even odd', 'even o', 'od even'])('says at once that no row has two common words: %s', async (typed) => {
    let none: Awaited<ReturnType<typeof found>> | undefined;
    const cost = await costOf(async () => {
      none = await found(HALVES, { pairs: askedPairs(typed) });
    });
    expect(none).toEqual({ rows: [], total: 0, atLeast: false });
    // Nothing but the rows without pairs: counted, for the page and for the total.
    expect(cost.keys).toBeLessThanOrEqual(4 * (WITHOUT + 2));
    expect(cost.docs).toBeLessThanOrEqual(3 * WITHOUT);
  });

  it('seeks the rarest pair alone, and fetches no more than its rows for a page and for the total', async () => {
    let page: Awaited<ReturnType<typeof found>> | undefined;
    const cost = await costOf(async () => {
      page = await foundByPairs(['odd', 'third', 'nad']);
    });
    expect(page).toMatchObject({ total: inAll, atLeast: false });
    expect(cost.plans).toEqual(['IXSCAN { pairs: 1 }']);
    expect(cost.docs).toBeLessThanOrEqual(2 * (inAll + WITHOUT) + WITHOUT);
    expect(cost.keys).toBeLessThanOrEqual(3 * 1_001 + 2 * inAll + 3 * (WITHOUT + 2));
  });

  it('tells an exact total and any page of it: by number, the last, and on from a cursor that was given otherwise', async () => {
    const sort = { field: 'grade', direction: 'desc' } as const;
    const truth = await expected(few, sort);
    for (const offset of [0, 30, 200]) {
      const page = await foundByPairs(few, { sort, page: { limit: 10, offset } });
      expect([idsOf(page.rows), page.total, page.atLeast]).toEqual([truth.slice(offset, offset + 10), inAll, false]);
    }
    const last = await foundByPairs(few, { sort, page: { limit: 10, last: true } });
    expect(idsOf(last.rows)).toEqual(truth.slice(-10));
    const before = await foundByPairs(few, { sort, page: { limit: 10, cursor: last.previous ?? '' } });
    expect(idsOf(before.rows)).toEqual(truth.slice(-20, -10));
    const { next = '' } = await found(few, { sort, page: { limit: 10, offset: 0 } });
    const second = await foundByPairs(few, { sort, page: { limit: 10, cursor: next } });
    expect(idsOf(second.rows)).toEqual(truth.slice(10, 20));
  });

  it('looks for a page of a pair with more rows in the order of the list first, and only where that ends in vain by the pair', async () => {
    const bounds = { rows: 500, reach: 20_000 };
    const page = await foundByPairs(few, {}, bounds);
    expect(page).toMatchObject({ total: 10, atLeast: true });
    const whole = await foundByPairs(few, { page: { limit: 200, offset: 0 } }, bounds);
    expect([whole.rows.length, whole.total, whole.atLeast]).toEqual([200, inAll, false]);
    // A pair that begins as other words do: no row has what is asked.
    let none: Awaited<ReturnType<typeof found>> | undefined;
    const cost = await costOf(async () => {
      none = await found(['even', 'odd'], { pairs: askedPairs('nad third') }, bounds);
    });
    expect(none).toEqual({ rows: [], total: 0, atLeast: false });
    expect(cost.docs).toBeLessThanOrEqual(bounds.rows + 1 + 2 * (inAll + WITHOUT) + 2 * WITHOUT);
  });

  it('looks through the rows of a word as ever where each pair is common too, or many rows have none', async () => {
    expect(await foundByPairs(['third', 'even'])).toMatchObject({ total: 10, atLeast: true });
    const pairless = await foundByPairs(['even', 'odd'], {}, { rows: WITHOUT, reach: 50 });
    expect(pairless).toMatchObject({ rows: [], atLeast: false });
    const cut = await foundByPairs(['even', 'odd'], {}, { rows: WITHOUT - 1, reach: 50 });
    expect(cut).toMatchObject({ rows: [], atLeast: true, next: expect.any(String) });
  });
});
