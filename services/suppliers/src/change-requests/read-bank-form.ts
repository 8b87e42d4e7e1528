import { formParts, Problem } from '@comptoir/service-kit';
import type { HeldFiles } from '@comptoir/storage/files';
import type { FastifyRequest } from 'fastify';
import { bytesOf, MOST_FILE_BYTES } from '../files/file-part.ts';
import { type NewRib, writeRib } from '../files/new-rib.ts';
import type { BankForm } from './ask-iban.ts';

const MOST_FIELD_BYTES = 200;

/**
 * Reads the multipart form of `changeIban`: supplierId, iban, bic and file. The file is a PDF by its bytes, at most 2 MB,
 * and held until the request names it.
 * @throws Problem upload.tooLarge, upload.oneFile, supplier.ribRefused, request.mediaType, request.malformed, request.tooLarge
 */
export async function readBankForm(request: FastifyRequest, held: HeldFiles): Promise<BankForm> {
  if (!request.isMultipart()) throw new Problem('request.mediaType');
  const fields: Record<string, string> = {};
  let rib: NewRib | undefined;
  const limits = { fileSize: MOST_FILE_BYTES, files: 2, fields: 6, fieldSize: MOST_FIELD_BYTES, parts: 8 };
  for await (const part of formParts(() => request.parts({ limits }))) {
    if (part.type === 'field') {
      if (part.valueTruncated) throw new Problem('request.tooLarge');
      fields[part.fieldname] = String(part.value);
      continue;
    }
    const bytes = await bytesOf(part);
    // A browser sends an empty part for a file that was not chosen.
    if (bytes.length === 0 && !part.filename) continue;
    if (rib) throw new Problem('upload.oneFile');
    rib = await writeRib(held, bytes);
  }
  const { supplierId = '', iban = '', bic = '' } = fields;
  return { supplierId, iban, bic, rib };
}
