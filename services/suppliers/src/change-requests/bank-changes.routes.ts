import {
  type BANK_CHANGE_SORTS,
  Content,
  PendingBankChange,
  RestListQuery,
  SpecificationListQuery,
  scopeOf,
} from '@comptoir/contracts';
import { type App, callerOf, readRestList, readSpecificationList, sendRestList } from '@comptoir/service-kit';
import { Type } from 'typebox';
import type { SupplierParts } from '../supplier/supplier-parts.ts';
import { listBankChanges } from './list-bank-changes.ts';

const SORTS = { requestedAt: 'asked.at' } as const satisfies Record<(typeof BANK_CHANGE_SORTS)[number], string>;
/** Who waits longest comes first. */
const OLDEST = { field: SORTS.requestedAt, direction: 'asc' } as const;

/** The bank changes of all suppliers that wait, for who may accept them; in both dialects. */
export function bankChangesRoutes(app: App, parts: Pick<SupplierParts, 'requests' | 'suppliers'>): void {
  const config = { action: 'bankChange.decide' } as const;

  app.get(
    '/api/v1/bank-changes',
    { config, schema: { querystring: RestListQuery, response: { 200: Type.Array(PendingBankChange) } } },
    async (request, reply) => {
      const options = { sorts: SORTS, defaultSort: OLDEST, filter: Type.Object({}) };
      const { sort, page, from } = readRestList(request.query, options);
      const caller = callerOf(request);
      const query = { direction: sort.direction, page, callerId: caller.id };
      const list = await listBankChanges(parts, scopeOf(caller), query);
      return sendRestList(reply, 'bank-changes', { ...list, from });
    },
  );

  app.get(
    '/api/invoice/supplier/ibanRequests',
    {
      config,
      schema: { querystring: Type.Object(SpecificationListQuery), response: { 200: Content(PendingBankChange) } },
    },
    async (request) => {
      const { sort, page } = readSpecificationList(request.query, { columns: SORTS, defaultSort: OLDEST });
      const caller = callerOf(request);
      const query = { direction: sort.direction, page, callerId: caller.id };
      const { rows, total, atLeast } = await listBankChanges(parts, scopeOf(caller), query);
      return { content: rows, totalElements: total, ...(atLeast && { atLeast }) };
    },
  );
}
