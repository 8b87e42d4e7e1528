import { type Box, boundsOf, type Word } from '../read/page-model.ts';
import type { Cell, DocumentText } from '../read/understand/text/document-text.ts';
import { findIdentifiers } from './find-identifiers.ts';
import type { NumberShape, Shape } from './template.ts';
import { datesOfShape } from './written-dates.ts';
import { numbersIn } from './written-numbers.ts';

/** A value where it stands: words `from` (inclusive) to `to` (exclusive) of its cell. */
export type Value = {
  readonly value: string;
  readonly cell: Cell;
  readonly from: number;
  readonly to: number;
  readonly box: Box;
  /** 0 to 1: how well it keeps to the shape. */
  readonly fits: number;
};

export function valueAt(cell: Cell, from: number, to: number, value: string, fits = 1): Value {
  return { value, cell, from, to, box: boundsOf(cell.words.slice(from, to)), fits };
}

/** Everything on the pages that a value of this shape can be. */
export function findValues(text: DocumentText, shape: Shape, numbers: NumberShape): Value[] {
  return text.cells.flatMap((cell) => valuesOfCell(cell, shape, numbers));
}

function valuesOfCell(cell: Cell, shape: Shape, numbers: NumberShape): Value[] {
  switch (shape.kind) {
    case 'amount':
      return amountsIn(cell, numbers);
    case 'date':
      return datesOfShape(cell, shape).map(({ day, from, to }) => valueAt(cell, from, to, day));
    case 'iban':
    case 'vatNumber':
      return findIdentifiers(cell.words)
        .filter(({ kind }) => kind === shape.kind)
        .map(({ value, from, to }) => valueAt(cell, from, to, value));
    case 'code':
      return codesIn(cell, shape.pattern);
    case 'text':
      return textsIn(cell, shape.until);
  }
}

function amountsIn(cell: Cell, numbers: NumberShape): Value[] {
  return numbersIn(cell, numbers)
    .filter(({ isPercent }) => !isPercent)
    .map(({ value, decimals, from, to }) =>
      valueAt(cell, from, to, value.toFixed(Math.max(2, decimals)), decimals === numbers.decimals ? 1 : 0.6),
    );
}

/** Words as they are written; what a text layer cut in two without a gap is one again. */
export function joined(words: readonly Word[]): string {
  return words
    .map((word, index) => {
      const before = words[index - 1];
      return before && word.x0 - before.x1 > 0.12 * (word.y1 - word.y0) ? ` ${word.text}` : word.text;
    })
    .join('');
}

/** Without what stands around it: '#471,' is 471. */
export const bareCode = (text: string): string => text.replace(/^[\s#:(["'«]+|[\s,;:.)\]"'»]+$/gu, '');

/** Each letter as A, each digit as 9. */
export const patternOf = (code: string): string =>
  code
    .replace(/\p{L}/gu, 'A')
    .replace(/\p{Nd}/gu, '9')
    .replace(/\s+/g, ' ')
    .slice(0, 60);

const MOST_CODE_WORDS = 5;

function codesIn(cell: Cell, pattern: string): Value[] {
  const words = Math.min(MOST_CODE_WORDS, pattern.split(' ').length + 2);
  const found: Value[] = [];
  for (let from = 0; from < cell.words.length; from++) {
    for (let to = from + 1; to <= Math.min(cell.words.length, from + words); to++) {
      const code = bareCode(joined(cell.words.slice(from, to)));
      const fits = code.length > 0 && code.length <= 60 ? likeness(patternOf(code), pattern) : 0;
      if (fits > 0) found.push(valueAt(cell, from, to, code, fits));
    }
  }
  return found;
}

/** 1 for the same pattern, less where runs are longer or shorter: numbers grow, series change their letters. */
function likeness(pattern: string, learned: string): number {
  if (pattern === learned) return 1;
  if (isAlike(pattern, learned)) return ALIKE;
  const runs = (text: string) => text.match(/A+|9+|[^A9]/g) ?? [];
  const [ours, theirs] = [runs(pattern), runs(learned)];
  if (ours.length !== theirs.length || ours.some((run, index) => run[0] !== theirs[index]?.[0])) return 0;
  const off = ours.reduce((sum, run, index) => sum + Math.abs(run.length - (theirs[index]?.length ?? 0)), 0);
  return off <= 1 ? 0.95 : off <= 3 ? 0.85 : 0.5;
}

const ALIKE = 0.8;
/** As long, with the same signs at the same places: a check digit may be a letter as well. */
const isAlike = (pattern: string, learned: string): boolean =>
  [pattern, learned].every((one) => one.includes('9')) && signsOf(pattern) === signsOf(learned);
const signsOf = (pattern: string) => pattern.replace(/[A9]/g, 'x');

function textsIn(cell: Cell, until: string | undefined): Value[] {
  return cell.words.flatMap((word, from) => {
    const before = cell.words[from - 1];
    if (before && !/[:.,;·•|–—-]$/.test(before.text)) return [];
    if (!/\p{L}/u.test(word.text) && from === cell.words.length - 1) return [];
    const stop = until ? cell.words.findIndex((one, at) => at > from && endsAt(one, until)) : -1;
    const to = stop < 0 ? cell.words.length : stop + (cell.words[stop]?.text === until ? 0 : 1);
    const value = cell.words
      .slice(from, to)
      .map((one) => one.text)
      .join(' ')
      .replace(/[\s,;:·•|–—-]+$/u, '');
    return value ? [valueAt(cell, from, to, value.slice(0, 2000))] : [];
  });
}

const endsAt = ({ text }: Word, until: string) => text === until || text.endsWith(until);
