import { createHash } from 'node:crypto';
import { Problem } from '@comptoir/service-kit';
import type { MultipartFile } from '@fastify/multipart';
import { fileKindOf } from './file-kind.ts';

/** Specification 000 §5: files at most 2 MB. */
export const MOST_FILE_BYTES = 2_000_000;

/** The bytes of a part, refused while they stream where they are too many. @throws Problem upload.tooLarge, upload.interrupted */
export async function bytesOf(part: MultipartFile): Promise<Buffer> {
  const name = part.filename ?? part.fieldname;
  return part.toBuffer().catch((error: { code?: unknown }) => {
    if (error.code !== 'FST_REQ_FILE_TOO_LARGE') throw new Problem('upload.interrupted', { name });
    throw new Problem('upload.tooLarge', { name, maximum: MOST_FILE_BYTES / 1_000_000 });
  });
}

/** A RIB is a PDF by its bytes. @throws Problem supplier.ribRefused */
export function assertRib(bytes: Buffer): void {
  if (fileKindOf(bytes)?.mediaType !== 'application/pdf') throw new Problem('supplier.ribRefused');
}

export const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
