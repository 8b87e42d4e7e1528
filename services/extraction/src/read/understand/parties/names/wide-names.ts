import { boundsOf } from '../../../page-model.ts';
import { weightOf } from '../../labels/label.ts';
import type { Cell, DocumentText, TextRow } from '../../text/document-text.ts';
import { heightShare } from './name-cell.ts';
import { hasLegalForm } from './party-names.ts';

/** A letterhead stands above this share of its page. */
const HEAD = 0.2;
/** Heights between two words of one name at the most, and how much the heights and the gaps of one name differ. */
const GAP = 2.6;
const ALIKE = { height: 1.3, gap: 1.6 } as const;
/** Words of a cell that is a part of such a name. */
const MOST_WORDS = 3;

/**
 * 'HARTWELL   &   FROST   LIMITED' in a letterhead whose capitals are set so wide that each word is a cell: as one cell, in place of its
 * parts. Capitals alone, of one height, evenly apart: two columns of facts are not.
 */
export function withWideNames(text: DocumentText, cells: readonly Cell[]): Cell[] {
  const wide = text.rows.flatMap((row) =>
    runsOf(row.cells.filter((cell) => heightShare(text, cell) < HEAD && !isLetterOfForm(row, cell))),
  );
  return cells.flatMap((cell) => {
    const run = wide.find((one) => one.includes(cell));
    if (!run) return [cell];
    return run[0] === cell ? [joined(cell, run)] : [];
  });
}

/** 'MUSTER FIERROS | A | FACTURA': Argentina's letter for the sort of invoice, in its box. */
const isLetterOfForm = ({ cells }: TextRow, { column, text }: Cell): boolean =>
  /^[ABCEM]$/.test(text) && cells[column + 1]?.labels.some((label) => weightOf(label, 'title') > 0) === true;

function runsOf(cells: readonly Cell[]): Cell[][] {
  const runs: Cell[][] = [];
  for (const cell of cells) {
    const run = runs.at(-1);
    if (run && goesOn(run, cell)) run.push(cell);
    else runs.push([cell]);
  }
  // 'AND   MOVERS' ends a name that began above.
  return runs.filter(([first, next]) => next && !/^(?:AND|ET|UND|Y|E|EN|OF|&)$/.test(first?.text ?? ''));
}

function goesOn(run: readonly Cell[], cell: Cell): boolean {
  const last = run.at(-1);
  const before = run.at(-2);
  if (!last || last.column + 1 !== cell.column || !isPart(last) || !isPart(cell) || hasLegalForm(last.text))
    return false;
  const [low = 0, high = 0] = [last, cell].map(({ y0, y1 }) => y1 - y0).sort((a, b) => a - b);
  const gap = cell.x0 - last.x1;
  const [narrow = gap, wide = gap] = before ? [gap, last.x0 - before.x1].sort((a, b) => a - b) : [];
  return high < ALIKE.height * low && gap < GAP * high && wide < ALIKE.gap * narrow;
}

const isPart = (cell: Cell): boolean =>
  cell.words.length <= MOST_WORDS &&
  /^[\p{Lu}&.,'’+\s-]+$/u.test(cell.text) &&
  (cell.labels[0]?.from !== 0 || hasLegalForm(cell.text));

const joined = (first: Cell, run: readonly Cell[]): Cell => ({
  ...first,
  ...boundsOf(run),
  text: run.map(({ text }) => text).join(' '),
  words: run.flatMap(({ words }) => words),
  labels: [],
});
