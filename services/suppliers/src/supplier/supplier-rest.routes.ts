import {
  IdParams,
  RestListQuery,
  Supplier,
  SupplierFilter,
  SupplierInput,
  SupplierUpdate,
  scopeOf,
} from '@comptoir/contracts';
import { type App, callerOf, Problem, readRestList, sendRestList } from '@comptoir/service-kit';
import { Type } from 'typebox';
import { byOf } from './by.ts';
import { createSupplier } from './create-supplier.ts';
import { deleteSupplier } from './delete-suppliers.ts';
import type { SupplierParts } from './supplier-parts.ts';
import { SORT_FIELDS } from './supplier-row.store.ts';
import { viewOf, viewsOf } from './supplier-view.ts';
import { updateSupplier } from './update-supplier.ts';

const PATH = '/api/v1/suppliers';
const LIST = {
  sorts: SORT_FIELDS,
  defaultSort: { field: SORT_FIELDS.raisonSociale, direction: 'asc' },
  filter: SupplierFilter,
} as const;

/** Suppliers in the ra-data-simple-rest dialect. Bodies are checked by the use cases, in the specification's codes. */
export function supplierRestRoutes(app: App, parts: SupplierParts): void {
  const { suppliers } = parts;
  const read = { action: 'supplier.read' } as const;
  const write = { action: 'supplier.write' } as const;

  app.get(
    PATH,
    { config: read, schema: { querystring: RestListQuery, response: { 200: Type.Array(Supplier) } } },
    async (request, reply) => {
      const { sort, page, from, filter } = readRestList(request.query, LIST);
      const list = await suppliers.list(scopeOf(callerOf(request)), {
        ...filter,
        sort,
        page: filter.id ? { limit: filter.id.length || 1, offset: 0 } : page,
      });
      return sendRestList(reply, 'suppliers', {
        from,
        page: list,
        rows: await viewsOf(parts, list.rows),
        total: list.total,
        atLeast: list.atLeast,
      });
    },
  );

  app.get(
    `${PATH}/:id`,
    { config: read, schema: { params: IdParams, response: { 200: Supplier } } },
    async (request) => {
      const state = await suppliers.find(scopeOf(callerOf(request)), request.params.id);
      if (!state) throw new Problem('not.found');
      return viewOf(parts, state);
    },
  );

  app.post(
    PATH,
    { config: write, attachValidation: true, schema: { body: SupplierInput, response: { 201: Supplier } } },
    async (request, reply) => {
      const state = await createSupplier(parts, { input: request.body, by: byOf(request) });
      return reply.code(201).send(await viewOf(parts, state));
    },
  );

  app.put(
    `${PATH}/:id`,
    {
      config: write,
      attachValidation: true,
      schema: { params: IdParams, body: SupplierUpdate, response: { 200: Supplier } },
    },
    async (request) => {
      const { id } = request.params;
      const version: unknown = (request.body as { version?: unknown } | null)?.version;
      if (typeof version !== 'number')
        throw new Problem('request.invalid', {}, [{ field: 'version', code: 'required' }]);
      const state = await updateSupplier(parts, scopeOf(callerOf(request)), {
        id,
        version,
        input: request.body,
        by: byOf(request),
      });
      return viewOf(parts, state);
    },
  );

  app.delete(
    `${PATH}/:id`,
    { config: { action: 'supplier.delete' }, schema: { params: IdParams, response: { 200: Supplier } } },
    async (request) => {
      const gone = await deleteSupplier(parts, scopeOf(callerOf(request)), {
        id: request.params.id,
        by: byOf(request),
      });
      return viewOf(parts, gone);
    },
  );
}
