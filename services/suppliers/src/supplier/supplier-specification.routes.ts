import { Content, Data, IdParams, SpecificationListQuery, Supplier, scopeOf } from '@comptoir/contracts';
import { type App, callerOf, Problem, readSpecificationList } from '@comptoir/service-kit';
import { holdFiles } from '@comptoir/storage/files';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { byOf } from './by.ts';
import { createSupplier } from './create-supplier.ts';
import { deleteSupplier, deleteSuppliers } from './delete-suppliers.ts';
import { readSupplierForm, type SupplierForm } from './read-supplier-form.ts';
import type { SupplierState } from './supplier.ts';
import type { SupplierParts } from './supplier-parts.ts';
import { SORT_FIELDS } from './supplier-row.store.ts';
import { viewOf, viewsOf } from './supplier-view.ts';
import { updateSupplier } from './update-supplier.ts';

const PATH = '/api/invoice/supplier';
const ListQuery = Type.Object({
  ...SpecificationListQuery,
  supplierByCodeLieuOrNumFacture: Type.Optional(Type.String({ maxLength: 100 })),
  q: Type.Optional(Type.String({ maxLength: 100 })),
});
const LIST = {
  columns: { ...SORT_FIELDS, label: SORT_FIELDS.raisonSociale, name: SORT_FIELDS.raisonSociale },
  defaultSort: { field: SORT_FIELDS.raisonSociale, direction: 'asc' },
} as const;
const BulkQuery = Type.Object({ idSuppliers: Type.String({ minLength: 1, maxLength: 8000 }) });

/** The specification's supplier calls (001 §7), over the same use cases as /api/v1/suppliers. */
export function supplierSpecificationRoutes(app: App, parts: SupplierParts): void {
  const { suppliers } = parts;
  const read = { action: 'supplier.read' } as const;
  const write = { action: 'supplier.write' } as const;
  const scope = (request: FastifyRequest) => scopeOf(callerOf(request));

  /** Files of a form that comes to nothing go at once. */
  async function withForm(request: FastifyRequest, save: (form: SupplierForm) => Promise<SupplierState>) {
    const saved = await holdFiles({ ...parts, logger: request.log }, async (held) =>
      save(await readSupplierForm(request, held)),
    );
    return viewOf(parts, saved);
  }

  app.get(
    PATH,
    { config: read, schema: { querystring: ListQuery, response: { 200: Content(Supplier) } } },
    async (request) => {
      const { supplierByCodeLieuOrNumFacture, q = supplierByCodeLieuOrNumFacture } = request.query;
      const list = await suppliers.list(scope(request), { q, ...readSpecificationList(request.query, LIST) });
      return {
        content: await viewsOf(parts, list.rows),
        totalElements: list.total,
        ...(list.atLeast ? { atLeast: true } : {}),
      };
    },
  );

  app.get(`${PATH}/count`, { config: read, schema: { response: { 200: Data(Type.Integer()) } } }, async (request) => {
    return { data: (await suppliers.count(scope(request), {})).total };
  });

  app.get(
    `${PATH}/:id`,
    { config: read, schema: { params: IdParams, response: { 200: Supplier } } },
    async (request) => {
      const state = await suppliers.find(scope(request), request.params.id);
      if (!state) throw new Problem('not.found');
      return viewOf(parts, state);
    },
  );

  app.post(
    PATH,
    { config: write, schema: { consumes: ['multipart/form-data'], response: { 201: Supplier } } },
    async (request, reply) => {
      reply.code(201);
      return withForm(request, (form) => createSupplier(parts, { ...form, by: byOf(request) }));
    },
  );

  app.put(
    `${PATH}/:id`,
    { config: write, schema: { consumes: ['multipart/form-data'], params: IdParams, response: { 200: Supplier } } },
    async (request) => {
      const { id } = request.params;
      return withForm(request, (form) =>
        updateSupplier(parts, scope(request), { id, ...versionIn(form.input), ...form, by: byOf(request) }),
      );
    },
  );

  app.delete(
    `${PATH}/:id`,
    { config: { action: 'supplier.delete' }, schema: { params: IdParams, response: { 200: Data(Type.Boolean()) } } },
    async (request) => {
      await deleteSupplier(parts, scope(request), { id: request.params.id, by: byOf(request) });
      return { data: true };
    },
  );

  app.delete(
    PATH,
    {
      config: { action: 'supplier.delete' },
      schema: { querystring: BulkQuery, response: { 200: Data(Type.Boolean()) } },
    },
    async (request) => {
      const ids = request.query.idSuppliers
        .split(',')
        .map((id) => id.trim())
        .filter(Boolean);
      await deleteSuppliers(parts, scope(request), { ids, by: byOf(request) });
      return { data: true };
    },
  );
}

/** The specification's form names no version; one that was filled from an answer carries it. */
function versionIn(input: unknown): { version?: number } {
  const version: unknown =
    typeof input === 'object' && input !== null && 'version' in input ? input.version : undefined;
  return typeof version === 'number' ? { version } : {};
}
