import { Data } from '@comptoir/contracts';
import { type App, formParts, Problem } from '@comptoir/service-kit';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { SupplierParts } from './supplier-parts.ts';

const MOST_FIELD_BYTES = 1000;

/** `POST /api/invoice/supplierNameCheck`, a form with the field `name`; true means that it exists already. */
export function checkNameRoutes(app: App, { suppliers }: SupplierParts): void {
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 8192 },
      async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
    );
    scope.post(
      '/api/invoice/supplierNameCheck',
      { config: { action: 'supplier.list' }, schema: { response: { 200: Data(Type.Boolean()) } } },
      async (request) => {
        const { name, id } = request.isMultipart() ? await multipartFields(request) : fieldsOf(request.body);
        if (!name?.trim()) throw new Problem('request.invalid', {}, [{ field: 'name', code: 'required' }]);
        return { data: await suppliers.isNameTaken(name, id) };
      },
    );
  });
}

interface NameForm {
  name?: string | undefined;
  /** The supplier that may keep its own name. */
  id?: string | undefined;
}

async function multipartFields(request: FastifyRequest): Promise<NameForm> {
  const fields: Record<string, unknown> = {};
  const limits = { files: 0, fields: 5, fieldSize: MOST_FIELD_BYTES };
  for await (const part of formParts(() => request.parts({ limits }))) {
    if (part.type === 'field') fields[part.fieldname] = part.value;
  }
  return fieldsOf(fields);
}

function fieldsOf(body: unknown): NameForm {
  const { name, id } = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  return {
    name: typeof name === 'string' ? name : undefined,
    id: typeof id === 'string' ? id : undefined,
  };
}
