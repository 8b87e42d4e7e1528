import { createHash } from 'node:crypto';
import type { DocumentMediaType } from '@comptoir/contracts';
import { Problem } from '@comptoir/service-kit';
import { detectType, HEAD_BYTES } from './detect-type.ts';

/** What was learnt of a file while it passed. */
interface Inspected {
  readonly size: number;
  readonly sha256: string;
  readonly mediaType: DocumentMediaType;
}

export interface Inspection {
  /** The same bytes, counted, hashed and recognised; they stop with a refusal as soon as one is due. */
  readonly bytes: AsyncIterable<Uint8Array>;
  /** After the last byte. */
  readonly result: () => Inspected;
}

/**
 * Looks at a file as it streams by, holding no more of it than its first 4 kB.
 * @param maximumMb in MB of 1,000,000 bytes (INVOICE_MAXIMUM_SIZE)
 * `bytes` throws Problem upload.tooLarge, upload.type, upload.emptyFile
 */
export function inspectBytes(
  source: AsyncIterable<Uint8Array>,
  { name, maximumMb }: { name: string; maximumMb: number },
): Inspection {
  const hash = createHash('sha256');
  const maximumBytes = Math.round(maximumMb * 1_000_000);
  let size = 0;
  let head: Uint8Array = new Uint8Array();
  let mediaType: DocumentMediaType | undefined;

  const recognise = async (): Promise<DocumentMediaType> => {
    const type = await detectType(head);
    if (!type) throw new Problem('upload.type', { name });
    return type;
  };

  async function* pass(): AsyncGenerator<Uint8Array> {
    for await (const bytes of source) {
      size += bytes.length;
      if (size > maximumBytes) throw new Problem('upload.tooLarge', { name, maximum: maximumMb });
      hash.update(bytes);
      if (mediaType) {
        yield bytes;
        continue;
      }
      head = Buffer.concat([head, bytes]);
      if (head.length < HEAD_BYTES) continue;
      mediaType = await recognise();
      yield head;
    }
    if (size === 0) throw new Problem('upload.emptyFile', { name });
    if (mediaType) return;
    mediaType = await recognise();
    yield head;
  }

  let sha256: string | undefined;
  return {
    bytes: pass(),
    result() {
      if (!mediaType) throw new Error('the file has not passed yet');
      sha256 ??= hash.digest('hex');
      return { size, sha256, mediaType };
    },
  };
}
