import type { ReadLine } from '@comptoir/contracts';
import type { DocumentText } from '../read/understand/text/document-text.ts';
import { labelsOf, markOf } from './find-marks.ts';
import { learnColumns } from './learn-columns.ts';
import { placeLines, widthAt } from './place-lines.ts';
import type { LinesRule, Mark, NumberShape } from './template.ts';

const HEADER_ROWS = 3;
const END_ROWS = 3;
const MOST_HEADER_MARKS = 16;
const MOST_END_MARKS = 6;

/** The lines' table as the verified lines stand in it, and its rows; undefined where less than half of them were found. */
export function learnLines(
  text: DocumentText,
  lines: readonly ReadLine[],
  numbers: NumberShape,
): { readonly rule: LinesRule; readonly rows: readonly number[] } | undefined {
  const placed = placeLines(text, lines, numbers);
  const [first] = placed;
  if (!first || placed.length * 2 < lines.length) return undefined;
  const columns = learnColumns(placed, lines.length);
  if (!columns.some(({ field }) => field === 'netTotal')) return undefined;
  const rows = placed.flatMap(({ row }) => columns.map((column) => row + column.row));
  const offsets = columns.map((column) => column.row);
  return {
    rows,
    rule: {
      header: headerOver(text, first.row + Math.min(...offsets)),
      columns,
      end: endUnder(text, Math.max(...rows)),
    },
  };
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
