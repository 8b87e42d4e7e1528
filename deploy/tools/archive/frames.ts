import type { Readable } from 'node:stream';

/**
 * An archive is a row of frames: a byte that says what follows, then one BSON document, whose first four bytes are its
 * length (BSON's own form). A collection's frame comes before its documents'; the last frame counts them all, so that an
 * archive that was cut off is known as one.
 */
export const KIND = { collection: 0x43, document: 0x44, end: 0x45 } as const;
const LENGTH_BYTES = 4;

export function frame(kind: number, bson: Uint8Array): Buffer {
  return Buffer.concat([Buffer.of(kind), bson]);
}

/** @throws Error where the stream ends inside a frame */
export async function* framesOf(stream: Readable): AsyncGenerator<{ kind: number; bson: Buffer }> {
  let held: Buffer = Buffer.alloc(0);
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
    let at = 0;
    while (held.length - at > LENGTH_BYTES) {
      const length = held.readInt32LE(at + 1);
      if (held.length - at < 1 + length) break;
      yield { kind: held[at] ?? 0, bson: held.subarray(at + 1, at + 1 + length) };
      at += 1 + length;
    }
    held = held.subarray(at);
  }
  if (held.length > 0) throw new Error('the archive ends inside a document: it was cut off');
}
