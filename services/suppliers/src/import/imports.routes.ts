import {
  type Caller,
  IdParams,
  ImportChoice,
  ImportMapping,
  ImportRow,
  ImportRowFilter,
  type Language,
  languageOf,
  RestListQuery,
  SupplierImport,
  scopeOf,
  TemplateQuery,
} from '@comptoir/contracts';
import { type App, callerOf, Problem, readRestList, sendRestList } from '@comptoir/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { byOf } from '../supplier/by.ts';
import { chooseRows } from './choose-rows.ts';
import { mapImport, removeImport, startImport, stopImport } from './command-import.ts';
import type { ImportParts } from './import-parts.ts';
import { importView, rowView } from './import-view.ts';
import { receiveImport } from './receive-import.ts';
import { refusedRows } from './refused-rows.ts';
import type { SupplierImport as ImportState } from './supplier-import.ts';
import { templateSheet } from './template.ts';

const PATH = '/api/v1/supplier-imports';
const LIST = {
  sorts: { row: 'row' },
  defaultSort: { field: 'row', direction: 'asc' },
  filter: ImportRowFilter,
} as const;
const MEDIA_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** Suppliers from a zipped folder: sent, its columns named, tried, written. */
export function importRoutes(app: App, parts: ImportParts): void {
  const config = { action: 'supplier.import' } as const;
  const one = { config, schema: { params: IdParams, response: { 200: SupplierImport } } } as const;
  const view = (request: FastifyRequest, it: ImportState) =>
    importView(it, { language: languageFor(request), callerId: callerOf(request).id });
  const asked = (request: FastifyRequest & { params: { id: string } }) => ({
    id: request.params.id,
    by: byOf(request),
  });
  const scope = (request: FastifyRequest) => scopeOf(callerOf(request));
  const found = async (request: FastifyRequest & { params: { id: string } }): Promise<ImportState> => {
    const it = await parts.imports.find(scope(request), request.params.id);
    if (!it) throw new Problem('not.found');
    return it;
  };

  app.get(`${PATH}/template`, { config, schema: { querystring: TemplateQuery } }, async (request, reply) => {
    const { format } = request.query;
    return sendSheet(reply, templateSheet(format, languageFor(request)), `import.${format}`, format);
  });

  app.get(PATH, { config, schema: { response: { 200: Type.Array(SupplierImport) } } }, async (request) =>
    (await parts.imports.latest(scope(request))).map((it) => view(request, it)),
  );

  app.post(
    PATH,
    { config, schema: { consumes: ['multipart/form-data'], response: { 201: SupplierImport } } },
    async (request, reply) => {
      seesAll(callerOf(request));
      return reply.code(201).send(view(request, await receiveImport(parts, request, byOf(request))));
    },
  );

  app.get(`${PATH}/:id`, one, async (request) => view(request, await found(request)));

  app.put(`${PATH}/:id/mapping`, { config, schema: { ...one.schema, body: ImportMapping } }, async (request) =>
    view(request, await mapImport(parts, scope(request), { ...asked(request), mapping: request.body })),
  );

  app.get(
    `${PATH}/:id/rows`,
    { config, schema: { params: IdParams, querystring: RestListQuery, response: { 200: Type.Array(ImportRow) } } },
    async (request, reply) => {
      const { checkId, mapping, counts, rowCount } = await found(request);
      const { page, from, filter } = readRestList(request.query, LIST);
      const { fate } = filter;
      const total = fate ? (counts[fate] ?? 0) : rowCount;
      const list =
        checkId === undefined ? { rows: [] } : await parts.rows.list(scope(request), { checkId, fate, page, total });
      const language = languageFor(request);
      return sendRestList(reply, 'rows', {
        from,
        page: list,
        rows: list.rows.map((row) => rowView(row, { mapping, language })),
        total: checkId === undefined ? 0 : total,
      });
    },
  );

  app.get(`${PATH}/:id/refused`, { config, schema: { params: IdParams } }, async (request, reply) => {
    const it = await found(request);
    return sendSheet(reply, refusedRows(parts, it, languageFor(request)), 'refused.csv', 'csv');
  });

  app.post(`${PATH}/:id/choices`, { config, schema: { ...one.schema, body: ImportChoice } }, async (request) =>
    view(request, await chooseRows(parts, scope(request), { ...asked(request), given: request.body })),
  );
  app.post(`${PATH}/:id/start`, one, async (request) =>
    view(request, await startImport(parts, scope(request), asked(request))),
  );
  app.post(`${PATH}/:id/stop`, one, async (request) =>
    view(request, await stopImport(parts, scope(request), asked(request))),
  );
  app.delete(`${PATH}/:id`, one, async (request) => {
    const it = await found(request);
    await removeImport(parts, scope(request), asked(request));
    return view(request, it);
  });
}

/** The language the page speaks, else the caller's own. */
function languageFor(request: FastifyRequest): Language {
  const asked = request.headers['accept-language'];
  return asked ? languageOf(asked) : callerOf(request).language;
}

/** An import makes suppliers and looks among all there are: not for who sees some only. @throws Problem access.denied */
function seesAll(caller: Caller): void {
  if (scopeOf(caller).kind !== 'all') throw new Problem('access.denied');
}

const sendSheet = (
  reply: FastifyReply,
  sheet: NodeJS.ReadableStream,
  name: string,
  format: keyof typeof MEDIA_TYPES,
): FastifyReply =>
  reply
    .headers({
      'content-disposition': `attachment; filename="${name}"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    .type(MEDIA_TYPES[format])
    .send(sheet);
