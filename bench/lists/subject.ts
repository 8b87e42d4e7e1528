import type { ServiceName } from '@comptoir/contracts';
import type { Database } from '@comptoir/storage';
import type { Session } from '../../standalone/e2e/session.ts';
import type { Portal } from '../../standalone/src/portal.ts';

/** Something that is listed, measured at several sizes in the same run. One entry of the table in `lists.bench.ts`. */
export interface Subject extends Read {
  /** What is counted, and what `--only` calls it. Its pages are read from `collection`: there examined keys are counted. */
  readonly name: string;
  /** How many there are, the smallest first: the last is held against the first. */
  readonly sizes: readonly number[];
  /** How many times the p99 of the smallest that of the largest may be. */
  readonly atMost: number;
  /** Makes `count` of them, with all that a list reads, in the empty databases of a portal that has not started. */
  seed(open: OpenDatabase, count: number): Promise<void>;
  readonly questions: readonly Question[];
}

/** A collection of a service's. */
export interface Read {
  readonly service: ServiceName;
  readonly collection: string;
}

/** A service's database, closed again when all is made. */
export type OpenDatabase = (service: ServiceName) => Promise<Database>;

/** Demo accounts that ask. */
export const ASKERS = {
  admin: 'admin@comptoir.example',
  agent: 'alice@comptoir.example',
  supplier: 'supplier@atelier.example',
} as const;
export type Asker = keyof typeof ASKERS;

/** A portal that holds so many of the subject. */
export interface Sized {
  readonly count: number;
  readonly portal: Portal;
  readonly as: Readonly<Record<Asker, Session>>;
}

/** A request of the list: what is asked, and who asks. */
export interface Question {
  readonly name: string;
  readonly as: Asker;
  readonly path: (size: Sized) => Promise<string> | string;
  /** Where its answer is read from, if elsewhere than the subject's lists; null where it is from kept counters alone. */
  readonly reads?: Read | null;
  /** What happens just before each request, outside of its time. */
  readonly before?: (size: Sized, round: number) => Promise<void>;
}

/** The rows a page shows. */
export const PAGE = 25;

/** A page of a list under /api/v1, from one row to another, as react-admin asks for it. */
export function listQuery(
  path: string,
  filter: object,
  sort: readonly [string, 'ASC' | 'DESC'],
  from = 0,
  to = from + PAGE - 1,
): string {
  const parts = { filter, sort, range: [from, to] };
  const query = Object.entries(parts).map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`);
  return `${path}?${query.join('&')}`;
}

/** The first page under each filter in each order, both ways. */
export const firstPages = (
  as: Asker,
  path: string,
  filters: ReadonlyArray<readonly [string, object]>,
  sorts: readonly string[],
): Question[] =>
  filters.flatMap(([name, filter]) =>
    sorts.flatMap((field) =>
      (['ASC', 'DESC'] as const).map((direction) => ({
        name: `first page, ${name}, ${field} ${direction}`,
        as,
        path: () => listQuery(path, filter, [field, direction]),
      })),
    ),
  );

/** The page that ends at row 10,000, or at the last, by the cursor of the page before it. */
export const deepPage = (as: Asker, path: string, sort: readonly [string, 'ASC' | 'DESC'], filter = {}): Question => ({
  name: 'next page at depth 10,000 by cursor',
  as,
  async path(size) {
    const from = Math.min(10_000, size.count) - PAGE;
    const response = await size.as[as].call(listQuery(path, filter, sort, from - PAGE));
    await response.body?.cancel();
    const cursor = response.headers.get('x-next-cursor');
    if (cursor === null) throw new Error(`no page follows row ${from} of ${path}`);
    return `${listQuery(path, filter, sort, from)}&cursor=${encodeURIComponent(cursor)}`;
  },
});

/** The page that ends with the last row, by its number. */
export const lastPage = (as: Asker, path: string, sort: readonly [string, 'ASC' | 'DESC']): Question => ({
  name: 'last page by its number',
  as,
  path: ({ count }) => listQuery(path, {}, sort, count - PAGE),
});
