import type { ReadLine } from '@comptoir/contracts';
import type { DocumentText } from '../read/understand/text/document-text.ts';
import { sameLines } from './compare-reading.ts';
import { labelsOf, markOf } from './find-marks.ts';
import { learnColumns } from './learn-columns.ts';
import { placeLines, widthAt } from './place-lines.ts';
import { rowsOfLines } from './read-lines.ts';
import type { LinesRule, Mark, NumberShape } from './template.ts';

const HEADER_ROWS = 3;
const END_ROWS = 3;
const MOST_HEADER_MARKS = 16;
const MOST_END_MARKS = 6;
const MOST_OTHER_MARKS = 12;
/** A word of two letters tells nothing. */
const SHORTEST_OTHER = 3;
/** How far a mark may stand from its place, in page widths. */
const NEAR = 0.02;

/**
 * The lines' table as the verified lines stand in it, and its rows; undefined where less than half of them were found.
 * @param generic the lines that the generic reader gives
 * @param whole the total that the lines make, if one
 */
export function learnLines(
  text: DocumentText,
  lines: readonly ReadLine[],
  numbers: NumberShape,
  generic: readonly ReadLine[],
  whole?: LinesRule['makes'],
): { readonly rule: LinesRule; readonly rows: readonly number[] } | undefined {
  const placed = placeLines(text, lines, numbers);
  const [first] = placed;
  if (!first || placed.length * 2 < lines.length) return undefined;
  const columns = learnColumns(placed, lines.length);
  if (!columns.some(({ field }) => field === 'netTotal')) return undefined;
  const rows = placed.flatMap(({ row }) => columns.map((column) => row + column.row));
  const offsets = columns.map((column) => column.row);
  const rule: LinesRule = {
    header: headerOver(text, first.row + Math.min(...offsets)),
    columns,
    end: endUnder(text, Math.max(...rows)),
    ...(whole && { makes: whole }),
  };
  const no =
    placed.length === lines.length ? marksOfOthers(text, rule, numbers, new Set(placed.map(({ row }) => row))) : [];
  const bounded = no.length > 0 ? { ...rule, not: no } : rule;
  const isBetter = sameLines([...rowsOfLines(text, bounded, numbers).values()], lines) && !sameLines(generic, lines);
  return { rows, rule: isBetter ? { ...bounded, better: true } : bounded };
}

/** What tells the rows that the table's columns take for lines, and that a person did not, from the lines. */
function marksOfOthers(text: DocumentText, rule: LinesRule, numbers: NumberShape, lines: ReadonlySet<number>): Mark[] {
  const left = rule.columns.find(({ field }) => field === 'designation')?.x0 ?? 0;
  const right = rule.columns.find(({ field }) => field === 'netTotal')?.x1 ?? 1;
  const said = (row: number) => marksAt(text, row).filter(({ x0, x1 }) => x0 >= left - NEAR && x1 <= right);
  const ofLines = [...lines].flatMap(said);
  const isOne = (mark: Mark) => (other: Mark) => other.text === mark.text && Math.abs(other.x0 - mark.x0) <= NEAR;
  const others = [...rowsOfLines(text, rule, numbers).keys()].filter((row) => !lines.has(row));
  return others
    .flatMap((row) => said(row).find((mark) => mark.text.length >= SHORTEST_OTHER && !ofLines.some(isOne(mark))) ?? [])
    .filter((mark, index, all) => all.findIndex(isOne(mark)) === index)
    .slice(0, MOST_OTHER_MARKS);
}

/** Labels on the base lines right over the first line. */
function headerOver(text: DocumentText, top: number): Mark[] {
  for (let row = top - 1; row >= Math.max(0, top - HEADER_ROWS); row--) {
    if (text.rows[row]?.page !== text.rows[top]?.page) break;
    const marks = marksAt(text, row);
    if (marks.length >= 2) return marks.slice(0, MOST_HEADER_MARKS);
  }
  return [];
}

/** What the base lines under the last line begin with. */
function endUnder(text: DocumentText, bottom: number): Mark[] {
  return Array.from({ length: END_ROWS }, (_, below) => bottom + 1 + below)
    .flatMap((row) => marksAt(text, row))
    .slice(0, MOST_END_MARKS);
}

function marksAt(text: DocumentText, row: number): Mark[] {
  const cells = text.rows[row]?.cells ?? [];
  return labelsOf({ ...text, cells }, () => false).map((phrase) => markOf(phrase, widthAt(text, row)));
}
