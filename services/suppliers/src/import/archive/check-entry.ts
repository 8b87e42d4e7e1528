import type { ProblemCode } from '@comptoir/contracts';

export interface ZipLimits {
  readonly entries: number;
  /** Bytes of all entries, inflated. */
  readonly inflatedBytes: number;
  /** How many times an entry of over a megabyte may grow. */
  readonly ratio: number;
}

/** What a zip's directory says of an entry. */
export interface DirectoryEntry {
  readonly fileName: string;
  readonly compressedSize: number;
  readonly uncompressedSize: number;
  readonly generalPurposeBitFlag: number;
  readonly externalFileAttributes: number;
}

/** Below this nobody is harmed, and a small file of one colour packs a thousand to one. */
const SMALL = 1_000_000;
const ENCRYPTED = 1;
/** Unix modes, in the upper half of the attributes. */
const FILE_TYPE = 0xf000;
const PLAIN = [0, 0x8000, 0x4000];

/** Why a zip is refused for an entry, if it is; `inflated` is the sum with this one. Paths are checked where names are read. */
export function checkEntry(
  entry: DirectoryEntry,
  inflated: number,
  limits: ZipLimits,
): { code: ProblemCode; name: string } | undefined {
  const { fileName, compressedSize, uncompressedSize, generalPurposeBitFlag, externalFileAttributes } = entry;
  const name = fileName.slice(0, 100);
  const isPlain = PLAIN.includes((externalFileAttributes >>> 16) & FILE_TYPE);
  if (!isPlain) return { code: 'import.unsafePath', name };
  if (generalPurposeBitFlag & ENCRYPTED) return { code: 'import.encrypted', name };
  const grows = uncompressedSize > SMALL && uncompressedSize > limits.ratio * Math.max(1, compressedSize);
  return grows || inflated > limits.inflatedBytes ? { code: 'import.tooBig', name } : undefined;
}
