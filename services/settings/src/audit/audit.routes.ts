import { AuditEntry, AuditFilter, RestListQuery, scopeOf } from '@comptoir/contracts';
import { type App, callerOf, readRestList, sendRestList } from '@comptoir/service-kit';
import { Type } from 'typebox';
import type { AuditRow, AuditStore } from './audit.store.ts';

/** The audit trail, latest first. */
export function auditRoutes(app: App, { audit }: { audit: AuditStore }): void {
  app.get(
    '/api/v1/audit',
    {
      config: { action: 'audit.read' },
      schema: { querystring: RestListQuery, response: { 200: Type.Array(AuditEntry) } },
    },
    async (request, reply) => {
      const { filter, sort, page, from } = readRestList(request.query, {
        sorts: { at: 'at' },
        defaultSort: { field: 'at', direction: 'desc' },
        filter: AuditFilter,
      });
      const { rows, total, atLeast, ...cursors } = await audit.list(scopeOf(callerOf(request)), {
        filter,
        direction: sort.direction,
        page,
      });
      return sendRestList(reply, 'audit', { from, page: cursors, rows: rows.map(entryOf), total, atLeast });
    },
  );
}

const entryOf = ({ _id, at, ...entry }: AuditRow): AuditEntry => ({ id: _id, at: at.toISOString(), ...entry });
