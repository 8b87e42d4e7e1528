import type { Label } from '../../labels/label.ts';
import type { Cell, DocumentText } from '../../text/document-text.ts';
import { CURRENCY_SIGN } from '../currency/currency-sign.ts';
import type { Amount } from '../figures/amount.ts';

/** A label of a total, in its cell. */
export type TotalLabel = { readonly cell: Cell; readonly label: Label };

/**
 * The amounts right of a label on its row, up to the next label. Where another label stands in between they are
 * rather that one's: `isNext` is false.
 */
export function amountsBehind(own: readonly Amount[], labels: readonly TotalLabel[], cell: Cell, label: Label) {
  const position = (at: Cell, word: number) => at.column * 10_000 + word;
  const start = position(cell, label.to);
  const behind = own.filter((amount) => position(amount.cell, amount.from) >= start);
  const starts = labels
    .map((other) => position(other.cell, other.label.from))
    .filter((at) => at >= start)
    .sort((a, b) => a - b);
  const ends = [...starts, Number.POSITIVE_INFINITY];
  const end = ends.find((at) => behind.some((amount) => position(amount.cell, amount.from) < at)) ?? 0;
  return { amounts: behind.filter((amount) => position(amount.cell, amount.from) < end), isNext: end === ends[0] };
}

const IN_GROUPS = /^\D{0,2}[1-9]\d{0,2}(?:[.,'’]\d{2,3})*[.,'’]\d{3}$/;

/** 'Total | 36.00 Pcs. | 12,532': where nothing behind a label is money, the last of several that is a whole number with its thousands parted. */
export function wholeAtEnd(amounts: readonly Amount[]): Amount[] {
  const last = amounts.at(-1);
  const text = last?.cell.words[last.from]?.text ?? '';
  return last && amounts.length > 1 && last.to === last.from + 1 && IN_GROUPS.test(text) ? [last] : [];
}

const ARABIC = /\p{Script=Arabic}/u;

/**
 * '6 891,740 | Total H.T. | المجموع': in a row that is read from the right the amount stands left of its label, and no other label
 * left of it. On pages that are mirrored as a whole it stands right of it already.
 */
export function amountBefore(
  text: DocumentText,
  own: readonly Amount[],
  labels: readonly TotalLabel[],
  cell: Cell,
  label: Label,
): Amount | undefined {
  const { cells = [] } = text.rows[cell.row] ?? {};
  const isMirrored = text.pages.some(({ number, isMirrored: is }) => number === cell.page && is);
  if (isMirrored || !cells.some((one) => ARABIC.test(one.text))) return undefined;
  const [first] = labels;
  const isFirst = first?.cell === cell && first.label.from === label.from;
  const before = own.filter(
    (amount) =>
      (amount.cell === cell && amount.to === label.from) ||
      (label.from === 0 && amount.cell.column === cell.column - 1 && amount.to === amount.cell.words.length),
  );
  return isFirst && own[0] === before[0] ? before[0] : undefined;
}

/** Heights of a label beyond which what stands right of it may be of another column. */
const FAR = 8;

/**
 * 'brutto' over '5.365,47 €' in a column of facts at the side: a sum alone right under its label, where nothing stands near on its right.
 * What is far on its row is of the table beside.
 */
export function isOverSum(
  text: DocumentText,
  byRow: ReadonlyMap<number, readonly Amount[]>,
  cell: Cell,
  label: Label,
): boolean {
  const height = cell.y1 - cell.y0;
  const next = text.rows[cell.row]?.cells[cell.column + 1];
  if (cell.column > 0 || label.to < cell.words.length || !next || next.x0 - cell.x1 < FAR * height) return false;
  const under = text.rows
    .slice(cell.row + 1, cell.row + 3)
    .flatMap(({ cells }) => cells)
    .find((one) => one.page === cell.page && Math.abs(one.x0 - cell.x0) < height / 2);
  const sums = under ? (byRow.get(under.row) ?? []).filter((amount) => amount.cell === under && amount.isMoney) : [];
  return under !== undefined && under.y0 - cell.y1 < height && sums.length === 1 && under.labels.length === 0;
}

/**
 * A value set in two lines beside its label, the currency over the amount ('EUR' over '53.746,00'), or in print so large that it sank out of
 * the row: the amount stands alone in the next one, right of the label.
 */
export function besideBelow(
  text: DocumentText,
  byRow: ReadonlyMap<number, readonly Amount[]>,
  cell: Cell,
): readonly Amount[] {
  const row = text.rows[cell.row + 1];
  const [value, ...more] = row?.cells ?? [];
  if (!row || !value || more.length > 0 || row.page !== cell.page) return [];
  const height = cell.y1 - cell.y0;
  const isBetween = isBetweenLines(text, cell, value);
  const signs = [cell.row - 1, cell.row].flatMap((index) => text.rows[index]?.cells ?? []);
  const isUnderSign = signs.some(
    (sign) =>
      CURRENCY_SIGN.test(sign.text) && Math.abs(sign.x1 - value.x1) < height && value.y0 - sign.y1 < 1.5 * height,
  );
  const own = (byRow.get(cell.row + 1) ?? []).filter(({ isPercent }) => !isPercent);
  const isSunken = () => isNextOfSums(text, byRow, cell, value);
  return (isUnderSign || isBetween || isSunken()) && value.x0 > cell.x1 && value.labels.length === 0 && own.length === 1
    ? own
    : [];
}

/** 'Total TTC:' alone in its row, the last of a list of sums that end where the value does: it is the next of them. */
function isNextOfSums(
  text: DocumentText,
  byRow: ReadonlyMap<number, readonly Amount[]>,
  label: Cell,
  value: Cell,
): boolean {
  const height = label.y1 - label.y0;
  const isAlone = text.rows[label.row]?.cells.length === 1 && label.text.endsWith(':');
  const above = byRow.get(label.row - 1)?.at(-1)?.cell;
  return (
    isAlone && value.y0 - label.y1 < height / 2 && above?.page === label.page && Math.abs(above.x1 - value.x1) < height
  );
}

/** 'TOTAL' over '(USD)', and the sum on the line between the two: a label in two lines, with its value beside their middle. */
function isBetweenLines(text: DocumentText, label: Cell, value: Cell): boolean {
  const [below, ...more] = text.rows[value.row + 1]?.cells ?? [];
  if (!below || more.length > 0 || below.page !== label.page || /\d/.test(below.text)) return false;
  const isLabel = Math.min(below.x1, label.x1) > Math.max(below.x0, label.x0);
  const isNext = below.y0 - label.y1 < (label.y1 - label.y0) / 2;
  return isLabel && isNext && value.y0 < label.y1 && value.y1 > below.y0;
}
