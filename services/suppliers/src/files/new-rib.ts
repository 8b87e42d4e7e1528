import { Readable } from 'node:stream';
import type { HeldFiles, PendingFile } from '@comptoir/storage/files';
import type { Rib } from '../change-requests/change-request.ts';
import { assertRib, sha256Of } from './file-part.ts';

/** A RIB that was written and that no request names yet. */
export interface NewRib {
  readonly file: PendingFile;
  readonly sha256: string;
}

/** As a request has it. */
export const ribOf = ({ file, sha256 }: NewRib): Rib => ({ fileId: file.id, sha256 });

/** Writes a RIB that came with a form. @throws Problem supplier.ribRefused for what is no PDF by its bytes */
export async function writeRib(held: HeldFiles, bytes: Buffer): Promise<NewRib> {
  assertRib(bytes);
  return { file: await held.write(Readable.from([bytes])), sha256: sha256Of(bytes) };
}
