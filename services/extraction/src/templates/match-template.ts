import type { ReadKeys } from '@comptoir/contracts';
import type { PageText } from '../read/page-model.ts';
import type { DocumentText } from '../read/understand/text/document-text.ts';
import { toDocumentText } from '../read/understand/text/to-document-text.ts';
import { keysOf } from './keys-of.ts';
import { findPhrases, type Phrase } from './phrases.ts';
import type { KeptTemplate, Mark, Template } from './template.ts';

/** Share of the signature's weight that has to stand where it stood. The rest is what differs: names, addresses. */
const FITS = 0.6;
/** The same where the page names the supplier as it was named: small papers say little besides whom they are for. */
const FITS_NAMED = 0.5;
/** How far a mark may stand from its place across the page, in page widths. */
const NEAR = 0.02;
/** How far a whole page may lie from where the learned one lay: scans are not cut alike. */
const MOST_SHIFT = 0.06;

/** The template whose layout this is, if any does: the best of those that fit. */
export function matchTemplate(
  pages: readonly PageText[],
  candidates: readonly KeptTemplate[],
): KeptTemplate | undefined {
  if (candidates.length === 0 || pages.length === 0) return undefined;
  const text = toDocumentText(pages);
  const keys = keysOf(pages);
  const ranked = candidates
    .filter(({ template }) => !contradicts(template.keys, keys) && namesSupplier(text, template))
    .map((candidate) => ({ candidate, share: signatureShare(text, candidate.template) }))
    .filter(({ candidate, share }) => share >= (showsName(text, candidate.template) ? FITS_NAMED : FITS))
    .sort((a, b) => b.share - a.share || b.candidate.version - a.candidate.version);
  return ranked[0]?.candidate;
}

/** VAT numbers of others and none of those that were learned: whatever the layout, it is not theirs. */
function contradicts(learned: ReadKeys, shown: ReadKeys): boolean {
  const { vatNumbers } = learned;
  return (
    vatNumbers.length > 0 && shown.vatNumbers.length > 0 && !vatNumbers.some((one) => shown.vatNumbers.includes(one))
  );
}

/** The supplier's name, where it was read on the page, is there again; a scan may have it misread. */
function namesSupplier(text: DocumentText, { fields: { supplierName } }: Template): boolean {
  if (text.source === 'ocr' || supplierName?.rule !== 'constant' || !supplierName.shown) return true;
  return findPhrases(text, new Set([supplierName.shown])).size > 0;
}

/** The supplier's name stands on the pages as it was learned. */
export const showsName = (text: DocumentText, { fields: { supplierName } }: Pick<Template, 'fields'>): boolean =>
  supplierName?.rule === 'constant' &&
  supplierName.shown !== undefined &&
  findPhrases(text, new Set([supplierName.shown])).size > 0;

/** 0 to 1: how much of the signature stands where it stood. */
export function signatureShare(text: DocumentText, { marks }: Pick<Template, 'marks'>): number {
  const found = findPhrases(text, new Set(marks.map((mark) => mark.text)));
  const widths = new Map(text.pages.map((page) => [page.number, page.width]));
  const offsets = (mark: Mark) =>
    (found.get(mark.text) ?? []).map((phrase) => offsetOf(phrase, mark, widths.get(phrase.cell.page) ?? 1));
  const alone = marks.flatMap((mark) => {
    const all = offsets(mark);
    return all.length === 1 && all[0] !== undefined && Math.abs(all[0]) <= MOST_SHIFT ? [all[0]] : [];
  });
  const shift = text.source === 'ocr' ? median(alone) : 0;
  let stands = 0;
  let all = 0;
  for (const mark of marks) {
    all += mark.weight;
    if (offsets(mark).some((offset) => Math.abs(offset - shift) <= NEAR)) stands += mark.weight;
  }
  return all === 0 ? 0 : stands / all;
}

/** Whether two templates are of one layout: the signature of each stands in the other's places. */
export function isOneLayout(a: Pick<Template, 'marks'>, b: Pick<Template, 'marks'>): boolean {
  return shareIn(a.marks, b.marks) >= FITS && shareIn(b.marks, a.marks) >= FITS;
}

function shareIn(marks: readonly Mark[], others: readonly Mark[]): number {
  const stands = marks.filter(({ text, x0, x1 }) =>
    others.some((other) => other.text === text && Math.min(Math.abs(other.x0 - x0), Math.abs(other.x1 - x1)) <= NEAR),
  );
  const weigh = (some: readonly Mark[]) => some.reduce((sum, { weight }) => sum + weight, 0);
  return marks.length === 0 ? 0 : weigh(stands) / weigh(marks);
}

/** Across the page, by the edge that moved less: labels are set flush left or flush right. */
function offsetOf({ box }: Phrase, mark: Mark, width: number): number {
  const left = box.x0 / width - mark.x0;
  const right = box.x1 / width - mark.x1;
  return Math.abs(left) <= Math.abs(right) ? left : right;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
