import type { Word } from '../page-model.ts';
import { best, type Candidate, candidate } from './candidate.ts';
import { parseDate } from './dates.ts';
import type { Cell, DocumentText } from './document-text.ts';
import { type Label, weightOf } from './find-labels.ts';
import { fold, squeeze } from './fold.ts';
import { neighboursOf } from './neighbours.ts';
import type { Meaning } from './vocabulary.ts';

const STOP_WORDS = new Set([
  'vom',
  'du',
  'from',
  'dated',
  'date',
  'datum',
  'of',
  'del',
  'van',
  'le',
  'page',
  'seite',
  'en',
  'and',
  'und',
  'et',
  'on',
  'au',
]);

/** Invoice, order and slip numbers: whatever stands at a label that announces one. */
export function findCodes(
  text: DocumentText,
  meaning: Extract<Meaning, 'invoiceNumber' | 'orderNumber' | 'deliverySlipNumber'>,
): Candidate[] {
  const found: Candidate[] = [];
  for (const cell of text.cells) {
    for (const label of cell.labels) {
      const weight = weightOf(label, meaning);
      if (weight === 0 || isInSentence(cell, label)) continue;
      for (const neighbour of neighboursOf(text, cell, label)) {
        const code = readCode(neighbour.words, neighbour.relation === 'same' && !label.announces ? 3 : 1);
        if (code) {
          found.push(candidate(code.value, weight * neighbour.nearness * 0.9, neighbour.cell.page, code.words));
          break;
        }
      }
    }
  }
  if (meaning === 'invoiceNumber') found.push(...fromTitles(text));
  return found;
}

/** The likeliest of them. */
export const bestCode = (codes: readonly Candidate[]): Candidate | undefined =>
  best(codes, (a, b) => squeeze(a) === squeeze(b));

/** 'Handelsrechnung (380) Nr. 471102 vom …', 'Invoice INV/2023/0008', 'FACTURE' above 'N° FA-2026-1'. */
function fromTitles(text: DocumentText): Candidate[] {
  const found: Candidate[] = [];
  for (const cell of text.cells) {
    const title = cell.labels.find((label) => weightOf(label, 'title') > 0 || weightOf(label, 'creditTitle') > 0);
    if (!title || title.from > 1) continue;
    const marker = cell.labels.find((label) => label.from >= title.to && weightOf(label, 'number') > 0);
    const behind = marker ? cell.words.slice(marker.to) : cell.words.slice(title.to);
    const code = readCode(behind, marker ? 1 : 3);
    if (code?.words[0] && (marker || cell.words.indexOf(code.words[0]) <= title.to + 1)) {
      found.push(candidate(code.value, marker ? 0.84 : 0.7, cell.page, code.words));
      continue;
    }
    if (behind.length > 0) continue;
    for (const near of cellsNear(text, cell)) {
      const first = near.labels[0];
      const isMarked = first && first.from === 0 && weightOf(first, 'number') > 0;
      const words = isMarked ? near.words.slice(first.to) : near.words;
      const value = readCode(words, isMarked ? 1 : 4);
      if (value && (isMarked || /^#/.test(near.text))) found.push(candidate(value.value, 0.72, near.page, value.words));
    }
  }
  return found;
}

/** The cell right of a title and those under it within three lines. */
function cellsNear(text: DocumentText, cell: Cell): Cell[] {
  const right = text.rows[cell.row]?.cells[cell.column + 1];
  const under = text.rows
    .slice(cell.row + 1, cell.row + 4)
    .filter((row) => row.page === cell.page)
    .flatMap((row) => row.cells.filter((other) => Math.min(other.x1, cell.x1) > Math.max(other.x0, cell.x0)));
  return [...(right ? [right] : []), ...under];
}

/** A code has a digit, is no date and no amount; it may be written in pieces ('FA 2024 001') where nothing else follows. */
export function readCode(words: readonly Word[], fewestDigits: number): { value: string; words: Word[] } | undefined {
  const meaningful = words.filter((word) => !/^[()[\]#:.,;–—-]+$/.test(word.text));
  const start = meaningful.findIndex((word) => /\d/.test(word.text));
  if (start < 0 || start > 1) return undefined;
  if (
    start === 1 &&
    (STOP_WORDS.has(fold(meaningful[0]?.text ?? '')) || !/^[\p{Lu}.\-/]{1,6}$/u.test(meaningful[0]?.text ?? ''))
  )
    return undefined;
  const pieces: Word[] = meaningful.slice(0, start);
  for (const word of meaningful.slice(start)) {
    if (STOP_WORDS.has(fold(word.text)) || (pieces.length > 0 && !/^[\p{Lu}\d./-]+$/u.test(word.text))) break;
    if (pieces.length > start && !/^[\d/.-]*$/.test(word.text)) break;
    pieces.push(word);
  }
  const single = meaningful.slice(start, start + 1);
  for (const chosen of pieces.length === meaningful.length ? [pieces, single] : [single]) {
    const value = clean(chosen.map((word) => word.text).join(' '));
    if (isCode(value, fewestDigits)) return { value, words: [...chosen] };
  }
  return undefined;
}

function isCode(value: string, fewestDigits: number): boolean {
  const digits = value.replace(/\D/g, '').length;
  if (value.length > 40 || digits < fewestDigits || /@|:\/\/|www\./.test(value)) return false;
  if (/^[€$£]|[€$£%]$/.test(value) || /^\d{1,3}(?:[ .,]\d{3})*[.,]\d{2}$/.test(value)) return false;
  return parseDate(value, 'day-first') === undefined || /^\d{8,}$/.test(value) || /\p{L}.*\d{6}/u.test(value);
}

function clean(text: string): string {
  return text.replace(/^[#:([]+|[,;:)\]]+$|\.$/g, '').trim();
}

/** A label in the middle of prose ('… with your invoice number 12 …') announces nothing. */
function isInSentence(cell: Cell, label: Label): boolean {
  const isMarked = /[:#]$/.test(cell.words[label.to - 1]?.text ?? '') || /^[:#]/.test(cell.words[label.to]?.text ?? '');
  return label.from > 2 && cell.words.length > 6 && !isMarked;
}
