import type { Scope } from '@comptoir/contracts';
import type { Counted } from './count.ts';
import { listPage } from './list-page.ts';
import type { Page, PagePosition, PageQuery } from './page-query.ts';

/** Up to here a page is as soon read from the front as from the end, wherever the list ends. */
const NEAR = 1_000;

/**
 * One page and how many rows there are. They are asked for at once, so that a list takes as long as one question; only
 * where the end may be nearer than the front is the total waited for, since it says from which side to read.
 * @throws PageRefused as `listPage`
 */
export async function listCounted<Row>(
  scope: Scope,
  query: Omit<PageQuery<Row>, 'total'>,
  count: () => Promise<Counted>,
): Promise<Page<Row> & Counted> {
  if (!dependsOnTotal(query.page)) {
    const [page, counted] = await Promise.all([listPage<Row>(scope, query), count()]);
    return { ...page, ...counted };
  }
  const counted = await count();
  const page = await listPage<Row>(scope, counted.atLeast ? query : { ...query, total: counted.total });
  return { ...page, ...counted };
}

const dependsOnTotal = (page: PagePosition): boolean => 'last' in page || ('offset' in page && page.offset > NEAR);
