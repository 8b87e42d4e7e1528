import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** What a folder's `manifest.json` knows of one of its documents; money as numbers, days as YYYY-MM-DD. */
export interface KnownDocument {
  /** Path inside the folder. */
  readonly file: string;
  /** `pdf+embedded-xml`, `pdf+json`, `scan-jpg+json` and the like. */
  readonly kind: string;
  /** Documents of one layout share it. */
  readonly layout?: string | null;
  readonly groundTruth: KnownAnswers;
  /** Which of the answers a reader can find on the pages. Absent for photographs: all of them. */
  readonly visibleInText?: Readonly<Record<string, boolean | number | null>>;
}

export interface KnownAnswers {
  readonly invoiceNumber?: string | null;
  readonly issueDate?: string | null;
  readonly dueDate?: string | null;
  readonly currency?: string | null;
  readonly supplier?: { readonly name?: string | null; readonly vatId?: string | null } | null;
  readonly payeeIban?: string | null;
  readonly totals?: { readonly net?: number | null; readonly tax?: number | null; readonly gross?: number | null };
  readonly lines?: readonly { readonly qty?: number | null; readonly net?: number | null }[] | null;
}

/** The documents of a folder with known answers. @throws where it holds no manifest.json */
export async function readManifest(folder: string): Promise<readonly KnownDocument[]> {
  return JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
}

export const isPhotograph = ({ kind }: KnownDocument): boolean => kind.startsWith('scan-jpg');

/**
 * Whether a document belongs to the half that nobody tunes to. Whole layouts are held out, and where none is named,
 * whole suppliers: a reader that learned one of a kind by heart has to show it on the others.
 */
export function isHeldOut({ layout, groundTruth, file }: KnownDocument): boolean {
  const kin = layout ?? groundTruth.supplier?.name ?? basename(file);
  return ((createHash('sha256').update(kin).digest()[0] ?? 0) & 1) === 1;
}
