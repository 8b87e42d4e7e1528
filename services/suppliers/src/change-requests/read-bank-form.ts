import { formParts, Problem } from '@comptoir/service-kit';
import type { FastifyRequest } from 'fastify';
import type { FileStore } from '../files/file.store.ts';
import { bytesOf, MOST_FILE_BYTES, ribIn, sha256Of } from '../files/file-part.ts';
import type { BankForm } from './ask-iban.ts';
import type { Rib } from './change-request.ts';

const MOST_FIELD_BYTES = 200;

/**
 * Reads the multipart form of `changeIban`: supplierId, iban, bic and file. The file is a PDF by its bytes, at most 2 MB,
 * and stored as pending.
 * @throws Problem upload.tooLarge, upload.oneFile, supplier.ribRefused, request.mediaType, request.malformed, request.tooLarge
 */
export async function readBankForm(request: FastifyRequest, files: FileStore): Promise<BankForm> {
  if (!request.isMultipart()) throw new Problem('request.mediaType');
  const fields: Record<string, string> = {};
  let rib: Rib | undefined;
  const limits = { fileSize: MOST_FILE_BYTES, files: 2, fields: 6, fieldSize: MOST_FIELD_BYTES, parts: 8 };
  try {
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
      const { mediaType } = ribIn(bytes);
      rib = { fileId: await files.store({ bytes, mediaType }), sha256: sha256Of(bytes) };
    }
  } catch (error) {
    if (rib) await files.remove(rib.fileId);
    throw error;
  }
  const { supplierId = '', iban = '', bic = '' } = fields;
  return { supplierId, iban, bic, rib };
}
