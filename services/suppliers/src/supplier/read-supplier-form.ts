import { formParts, Problem } from '@comptoir/service-kit';
import type { FastifyRequest } from 'fastify';
import type { FileStore } from '../files/file.store.ts';
import { bytesOf, MOST_FILE_BYTES, ribIn, sha256Of } from '../files/file-part.ts';
import { redrawLogo } from '../files/redraw-logo.ts';
import type { NewFiles } from './supplier-parts.ts';

const MOST_JSON_BYTES = 262_144;
const PARTS = ['logo', 'rib'] as const;

export interface SupplierForm {
  readonly input: unknown;
  readonly files: NewFiles;
}

/**
 * Reads the specification's multipart form: `supplier` as JSON, `logo` and `rib` as files that may be left out. A file
 * past 2 MB is refused while it streams; each is what its bytes say, and a logo is drawn anew. Files are stored as pending.
 * @throws Problem upload.tooLarge, upload.oneFile, supplier.logoRefused, supplier.ribRefused, request.malformed, request.tooLarge
 */
export async function readSupplierForm(request: FastifyRequest, files: FileStore): Promise<SupplierForm> {
  if (!request.isMultipart()) throw new Problem('request.mediaType');
  let json: string | undefined;
  const stored: { logo?: string; rib?: string } = {};
  let ribSha256: string | undefined;
  const limits = {
    fileSize: MOST_FILE_BYTES,
    files: PARTS.length + 1,
    fields: 5,
    fieldSize: MOST_JSON_BYTES,
    parts: 10,
  };
  try {
    for await (const part of formParts(() => request.parts({ limits }))) {
      if (part.type === 'field') {
        if (part.valueTruncated) throw new Problem('request.tooLarge');
        if (part.fieldname === 'supplier') json = String(part.value);
        continue;
      }
      const bytes = await bytesOf(part);
      const name = PARTS.find((known) => known === part.fieldname);
      if (name === undefined) throw new Problem('request.invalid', {}, [{ field: part.fieldname, code: 'unknown' }]);
      // A browser sends an empty part for a file that was not chosen.
      if (bytes.length === 0 && !part.filename) continue;
      if (stored[name]) throw new Problem('upload.oneFile');
      stored[name] = await files.store(
        name === 'logo'
          ? { bytes: await redrawLogo(bytes), mediaType: 'image/png' }
          : { bytes, mediaType: ribIn(bytes).mediaType },
      );
      if (name === 'rib') ribSha256 = sha256Of(bytes);
    }
    if (json === undefined) throw new Problem('request.invalid', {}, [{ field: 'supplier', code: 'required' }]);
    return { input: parsed(json), files: { logoFileId: stored.logo, ...ribOf(stored.rib, ribSha256) } };
  } catch (error) {
    for (const id of Object.values(stored)) await files.remove(id);
    throw error;
  }
}

const ribOf = (fileId: string | undefined, sha256: string | undefined) =>
  fileId !== undefined && sha256 !== undefined ? { rib: { fileId, sha256 } } : {};

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new Problem('request.malformed');
  }
}
