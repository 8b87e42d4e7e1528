import { Readable } from 'node:stream';
import {
  AuditEntry,
  AuditExportQuery,
  AuditFilter,
  AuditName,
  AuditNamesQuery,
  AuditStanding,
  type Decider,
  decisionOf,
  type EventData,
  type NewEvent,
  RestListQuery,
  scopeOf,
} from '@comptoir/contracts';
import type { Outbox } from '@comptoir/event-bus';
import { type App, callerOf, deciderOf, Problem, readRestList, sendRestList } from '@comptoir/service-kit';
import { type Database, newId } from '@comptoir/storage';
import { Type } from 'typebox';
import type { AuditChain } from './audit-chain.store.ts';
import type { AuditNamesStore } from './audit-names.store.ts';
import type { AuditStandingStore } from './audit-standing.store.ts';
import { exportEntries, MEDIA_TYPES } from './export-entries.ts';
import { presentEntry } from './present-entry.ts';

export interface AuditRoutesParts {
  readonly database: Database;
  readonly chain: AuditChain;
  readonly names: AuditNamesStore;
  readonly standing: AuditStandingStore;
  readonly outbox: Outbox;
  /** Whether anchors are written here. */
  readonly anchors: boolean;
}

const PATH = '/api/v1/audit';
const config = { action: 'audit.read' } as const;
const LIST = { sorts: { at: 'at' }, defaultSort: { field: 'at', direction: 'desc' }, filter: AuditFilter } as const;

/** The audit trail, latest first; what a filter can be; how the chain stands; and the trail as a file. */
export function auditRoutes(app: App, parts: AuditRoutesParts): void {
  const { chain, names, standing } = parts;

  app.get(
    PATH,
    { config, schema: { querystring: RestListQuery, response: { 200: Type.Array(AuditEntry) } } },
    async (request, reply) => {
      const { sort, page, from, ...asked } = readRestList(request.query, LIST);
      const query = { filter: inTime(asked.filter), direction: sort.direction, page };
      const { rows, total, atLeast, ...cursors } = await chain.list(scopeOf(callerOf(request)), query);
      const nameless = rows.flatMap(({ entry: { about } }) => (about.name === '' ? about.id : []));
      const known = await names.namesOf(nameless);
      const entries = rows.map((row) => presentEntry(row, known));
      return sendRestList(reply, 'audit', { from, page: cursors, rows: entries, total, atLeast });
    },
  );

  app.get(
    `${PATH}/names`,
    { config, schema: { querystring: AuditNamesQuery, response: { 200: Type.Array(AuditName) } } },
    async ({ query }) => names.find(query.of, query.q ?? ''),
  );

  app.get(`${PATH}/standing`, { config, schema: { response: { 200: AuditStanding } } }, async () => {
    const [{ checked, anchored }, head] = await Promise.all([standing.read(), chain.head()]);
    return {
      entries: head?.sequence ?? 0,
      ...(checked && { checked: { ...checked, at: checked.at.toISOString() } }),
      ...(anchored && { anchored: { ...anchored, at: anchored.at.toISOString() } }),
      anchors: parts.anchors,
    };
  });

  app.get(
    `${PATH}/export`,
    { config, schema: { summary: 'The audit trail as a file', querystring: AuditExportQuery } },
    async (request, reply) => {
      const { format = 'csv' } = request.query;
      const { filter: asked } = readRestList(request.query, LIST);
      const filter = inTime(asked);
      await tellExport(parts, deciderOf(request), { format, filter });
      const pieces = Readable.from(exportEntries(chain.export(filter), format), { objectMode: false });
      return reply
        .type(MEDIA_TYPES[format])
        .header('content-disposition', `attachment; filename="audit.${format}"`)
        .send(pieces);
    },
  );
}

/** @throws Problem request.invalid for a time that is in no calendar */
function inTime(filter: AuditFilter): AuditFilter {
  const wrong = (['from', 'to'] as const).filter((name) => Number.isNaN(new Date(filter[name] ?? 0).getTime()));
  if (wrong.length === 0) return filter;
  throw new Problem(
    'request.invalid',
    {},
    wrong.map((name) => ({ field: `filter.${name}`, code: 'not_valid' })),
  );
}

/** Who takes the trail away is in the trail. */
async function tellExport(
  { database, outbox }: AuditRoutesParts,
  by: Decider,
  asked: { format: string; filter: AuditFilter },
): Promise<void> {
  const told: NewEvent<EventData<'DecisionTaken'>> = {
    type: 'DecisionTaken',
    subject: newId(),
    sequence: 1,
    ...(by.correlationId !== undefined && { correlationId: by.correlationId }),
    data: {
      decision: decisionOf(by, {
        action: 'audit.export',
        about: { kind: 'audit', id: 'audit', name: 'audit' },
        before: null,
        after: { ...asked.filter, format: asked.format },
      }),
    },
  };
  await database.withTransaction((session) => outbox.append(session, [told]));
}
