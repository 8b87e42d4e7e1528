import { Readable } from 'node:stream';
import { formParts, Problem } from '@comptoir/service-kit';
import type { HeldFiles, PendingFile } from '@comptoir/storage/files';
import type { FastifyRequest } from 'fastify';
import { bytesOf, MOST_FILE_BYTES } from '../files/file-part.ts';
import { type NewRib, writeRib } from '../files/new-rib.ts';
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
 * past 2 MB is refused while it streams; each is what its bytes say, and a logo is drawn anew. Files are held until the
 * supplier names them.
 * @throws Problem upload.tooLarge, upload.oneFile, supplier.logoRefused, supplier.ribRefused, request.malformed, request.tooLarge
 */
export async function readSupplierForm(request: FastifyRequest, held: HeldFiles): Promise<SupplierForm> {
  if (!request.isMultipart()) throw new Problem('request.mediaType');
  let json: string | undefined;
  const files: { logo?: PendingFile; rib?: NewRib } = {};
  const limits = {
    fileSize: MOST_FILE_BYTES,
    files: PARTS.length + 1,
    fields: 5,
    fieldSize: MOST_JSON_BYTES,
    parts: 10,
  };
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
    if (files[name]) throw new Problem('upload.oneFile');
    if (name === 'logo') files.logo = await held.write(Readable.from([await redrawLogo(bytes)]));
    else files.rib = await writeRib(held, bytes);
  }
  if (json === undefined) throw new Problem('request.invalid', {}, [{ field: 'supplier', code: 'required' }]);
  return { input: parsed(json), files };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new Problem('request.malformed');
  }
}
