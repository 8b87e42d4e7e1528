import { formParts } from '@comptoir/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const MOST_FIELD_BYTES = 2000;
const MOST_BYTES = 8192;

/** Routes of this scope take forms as browsers send them: the specification's client posts both kinds. */
export function takeForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MOST_BYTES },
    async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
  );
}

/** The text fields of a form, urlencoded or multipart, or of a JSON object. */
export async function formFields(request: FastifyRequest): Promise<Record<string, string>> {
  const given = request.isMultipart() ? await multipartFields(request) : request.body;
  const entries = Object.entries(typeof given === 'object' && given !== null ? given : {});
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

async function multipartFields(request: FastifyRequest): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> = {};
  const limits = { files: 0, fields: 5, fieldSize: MOST_FIELD_BYTES };
  for await (const part of formParts(() => request.parts({ limits }))) {
    if (part.type === 'field') fields[part.fieldname] = part.value;
  }
  return fields;
}
