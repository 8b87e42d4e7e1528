import type { Readable } from 'node:stream';

/** A part of a file, in bytes; `end` is the first byte that is not of it. */
interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Where bytes are kept. Files are written once and never altered; who may read one is decided by the record that names
 * it, never here. It knows nothing of transactions: see pending-files.store.ts.
 */
export interface FileStore {
  /** Writes all that `source` gives. When it throws nothing more is being written, and `remove` clears what was. */
  write(id: string, source: AsyncIterable<Uint8Array>): Promise<void>;
  /** Writes small files, held whole in memory, in a number of round trips that does not grow with theirs. */
  writeAll?(files: ReadonlyArray<{ readonly id: string; readonly bytes: Uint8Array }>): Promise<void>;
  /** The bytes, or a part of them. The stream fails where there is no such file. */
  read(id: string, range?: ByteRange): Readable;
  /** Removes a file, a half-written one too; none is none. */
  remove(id: string): Promise<void>;
}
