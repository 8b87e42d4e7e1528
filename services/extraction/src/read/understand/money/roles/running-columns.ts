import type { Cell, DocumentText } from '../../text/document-text.ts';
import { fold } from '../../text/fold.ts';
import type { Amount } from '../figures/amount.ts';

/** What is billed now. */
const NOW = /^\W*(?:current|this|ce mois|cette periode|aktuell\w*|diese \p{L}+|dieser \p{L}+)\b/u;
/** What was billed before, and what has come together since the beginning. */
const RUNNING =
  /\b(?:cumulative|to date|y\.?t\.?d\.?|previous\w*|prior|last (?:period|month|invoice|bill)|budget(?:ed)?|contract (?:amount|value|sum)|balance|remaining|cumul\w*|kumuliert|bisher)\b/;
/** A heading has so many words at the most. */
const MOST_WORDS = 4;

/**
 * Leaves out what stands in a column of another time: 'This period | To date' heads what is billed now and what has been
 * billed in all, and each row, the total's too, has both. Columns count where one row names what is current beside
 * them, and an amount only where its row has another.
 */
export function withoutRunningColumns(amounts: readonly Amount[], text: DocumentText): Amount[] {
  const heads = text.rows.flatMap(({ cells }) => (cells.some(isNow) && cells.some(isRunning) ? cells : []));
  if (heads.length === 0) return [...amounts];
  const isOther = (amount: Amount) => {
    const head = headOf(amount, heads);
    return head !== undefined && isRunning(head);
  };
  return amounts.filter(
    (amount) =>
      !isOther(amount) || !amounts.some((one) => one.cell.row === amount.cell.row && one.isMoney && !isOther(one)),
  );
}

const isHead = ({ words, text }: Cell): boolean => words.length <= MOST_WORDS && !/\d[.,]\d{2}/.test(text);
const isNow = (cell: Cell): boolean => isHead(cell) && NOW.test(fold(cell.text));
const isRunning = (cell: Cell): boolean => isHead(cell) && !isNow(cell) && RUNNING.test(fold(cell.text));

/** The heading nearest above in whose column an amount stands. */
function headOf({ box, cell }: Amount, heads: readonly Cell[]): Cell | undefined {
  const overlap = (head: Cell) => Math.min(head.x1, box.x1) - Math.max(head.x0, box.x0);
  const reach = 2 * (box.y1 - box.y0);
  return heads
    .filter((head) => head.page === cell.page && head.row < cell.row && overlap(head) > -reach)
    .sort((a, b) => b.row - a.row || overlap(b) - overlap(a))[0];
}
