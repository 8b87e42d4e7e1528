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
  readonly buyer?: { readonly name?: string | null; readonly vatId?: string | null } | null;
  readonly payeeIban?: string | null;
  readonly payeeBic?: string | null;
  readonly typeCode?: string | null;
  readonly totals?: {
    readonly net?: number | null;
    readonly tax?: number | null;
    readonly gross?: number | null;
    readonly due?: number | null;
  };
  readonly lines?: readonly { readonly qty?: number | null; readonly net?: number | null }[] | null;
}

/** The documents of a folder with known answers. @throws where it holds no manifest.json */
export async function readManifest(folder: string): Promise<readonly KnownDocument[]> {
  return JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
}

export const isPhotograph = ({ kind }: KnownDocument): boolean => kind.startsWith('scan-jpg');

/** Its layout, or its supplier where none is named: documents of one kin look alike. */
const kinOf = ({ layout, groundTruth, file }: KnownDocument): string =>
  layout ?? groundTruth.supplier?.name ?? basename(file);

/** A number that is as good as drawn, the same for all of one kin. */
const drawnFor = (document: KnownDocument, place: number): number =>
  createHash('sha256').update(kinOf(document)).digest()[place] ?? 0;

/**
 * Whether a document belongs to the half that nobody tunes to. Whole layouts are held out, and where none is named,
 * whole suppliers: a reader that learned one of a kind by heart has to show it on the others.
 */
export const isHeldOut = (document: KnownDocument): boolean => (drawnFor(document, 0) & 1) === 1;

/** Which of `folds` parts a document belongs to, whole layouts together. */
export const foldOf = (document: KnownDocument, folds: number): number => drawnFor(document, 1) % folds;

const isKnown = ({ visibleInText }: KnownDocument): boolean =>
  !visibleInText || Object.values(visibleInText).some((shown) => shown === true);

/** `count` documents with answers, no two of one kin, half of them of the held-out half: the same ones each time. */
export function sampleOf(documents: readonly KnownDocument[], count: number): KnownDocument[] {
  const kin = new Map<string, KnownDocument>();
  for (const document of documents.filter(isKnown)) if (!kin.has(kinOf(document))) kin.set(kinOf(document), document);
  const drawn = [...kin.values()].sort((a, b) => drawnFor(a, 2) - drawnFor(b, 2));
  const heldOut = drawn.filter(isHeldOut).slice(0, count >> 1);
  return [...drawn.filter((document) => !isHeldOut(document)).slice(0, count - heldOut.length), ...heldOut];
}
