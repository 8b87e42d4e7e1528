// The text and the totals of items, under headings that say so of neither.
import { type Box, boundsOf } from '../../../page-model.ts';
import { weightOf } from '../../labels/label.ts';
import { CURRENCY_SIGN } from '../../money/currency/currency-sign.ts';
import type { Cell, TextRow } from '../../text/document-text.ts';
import { fold } from '../../text/fold.ts';
import { isAligned } from '../aligned.ts';
import type { Column, HeaderColumn } from './header-column.ts';
import { kindsOf, overlap } from './header-columns.ts';

/**
 * 'Item | Price | Total': what could be a number and a text is the text where there is no other; and so is a 'Position'
 * that does not come first.
 */
export function withText(
  columns: readonly HeaderColumn[],
  row: TextRow,
  rowsBelow: readonly TextRow[],
): HeaderColumn[] {
  const [below] = rowsBelow;
  if (columns.some(({ kind }) => kind === 'colDesignation')) return [...columns];
  const named = row.cells
    .flatMap((cell) => cell.labels.map((label) => ({ label, box: boundsOf(cell.words.slice(label.from, label.to)) })))
    .find(({ label }) => weightOf(label, 'colDesignation') > 0)?.box;
  const figures = columns.filter(
    ({ kind }) => kind === 'colQuantity' || kind === 'colUnitPrice' || kind === 'colTotal',
  );
  // Whatever it is called, the column left of quantity, price and total holds the text.
  const isCounted =
    figures.some(({ kind }) => kind === 'colQuantity') && figures.some(({ kind }) => kind === 'colTotal');
  const unknown = row.cells.find(({ labels }) => labels.length === 0);
  const isNamedLeft = below?.cells.some(({ x1, text }) => unknown && x1 < unknown.x0 && WORDS.test(text));
  const isLeft =
    unknown && !isNamedLeft && columns.every(({ kind, box }) => box.x0 > unknown.x1 || BEFORE_TEXT.has(kind));
  if (unknown && isLeft && (figures.length >= 3 || isCounted))
    return [{ kind: 'colDesignation', box: boundsOf([unknown]) }, ...columns];
  const title = titleOver(columns, row, rowsBelow);
  if (title) return [{ kind: 'colDesignation', box: boundsOf([title]) }, ...columns];
  const position = columns.findIndex(({ kind }) => kind === 'colPosition');
  const text = named ? columns.findIndex(({ box }) => overlap(box, named) > 0) : position > 0 ? position : -1;
  return columns.map((column, index) =>
    index === text && column.kind === 'colPosition' ? { ...column, kind: 'colDesignation' } : column,
  );
}

/**
 * 'Network services | Price | Total', 'Invoice details | Unit | Quantity | Price | Due': what the table is about, left of all headings,
 * over the names of its items, beside figures under each heading of some.
 */
function titleOver(
  columns: readonly HeaderColumn[],
  { cells: [title] }: TextRow,
  rowsBelow: readonly TextRow[],
): Cell | undefined {
  const figures = columns.filter(({ kind }) => FIGURES.includes(kind));
  const isColumn = ({ labels }: Cell) => labels.some((label) => kindsOf(label).length > 0);
  const isPriced = figures.length >= 2 && figures.some(({ kind }) => kind === 'colUnitPrice');
  if (!title || !isPriced || isColumn(title) || !WORDS.test(title.text.toLowerCase())) return undefined;
  if (columns.some(({ box }) => box.x0 <= title.x1)) return undefined;
  const isNamed = ({ cells }: TextRow) =>
    cells.some((cell) => overlap(cell, title) > 0 && WORDS.test(cell.text.toLowerCase()));
  const isFull = ({ cells }: TextRow) =>
    figures.every(({ box }) =>
      cells.some((cell) => /\d/.test(cell.text) && (overlap(cell, box) > 0 || isAligned(cell, box))),
    );
  return rowsBelow.slice(0, ROWS_BELOW).some((one) => isNamed(one) && isFull(one)) ? title : undefined;
}
const FIGURES: readonly Column[] = ['colQuantity', 'colUnitPrice', 'colTotal'];

/** An item's name, and neither its position nor its code: 'Relevé début' is headed right of it. */
const WORDS = /\p{Ll}{3}/u;

/** What may stand left of the text as well. */
const BEFORE_TEXT: ReadonlySet<Column> = new Set(['colDate', 'colPosition']);

/** 'Prix unitaire HT | TVA EUR | TVA %', 'Price | Qty': the only price, where nothing but its tax and its count is headed right of it. */
function lastPrice(columns: readonly HeaderColumn[], { cells }: TextRow): Cell | undefined {
  const isBehind = ({ labels }: Cell) => labels.some((label) => BEHIND.some((kind) => weightOf(label, kind) > 0));
  const last = cells.findLast((cell) => !isBehind(cell));
  const own = last && columns.find(({ box }) => overlap(box, last) > 0)?.kind;
  const isPrice = last !== cells.at(-1) && own === 'colUnitPrice';
  return isPrice && columns.every(({ kind }) => kind !== 'colTotal' && kind !== 'colGross') ? last : undefined;
}
const BEHIND: readonly Column[] = ['colVatRate', 'colVatAmount', 'colQuantity'];

/**
 * A table with prices or quantities whose last column has a name we do not know, or one that a column before it has as
 * well ('Qty | Item | Unit price | Price'): that is where the totals stand. So they do under the only price, last of all, and
 * beside counts under a currency's name, or over money whatever its name where all others have one.
 * @param below the rows under the headings
 */
export function withLastAsTotal(
  columns: readonly HeaderColumn[],
  row: TextRow,
  below: readonly TextRow[],
): HeaderColumn[] {
  const last = lastPrice(columns, row) ?? row.cells.at(-1);
  if (!last) return [...columns];
  const others = columns.filter(({ box }) => overlap(box, last) <= 0);
  const own = columns.find(({ box }) => overlap(box, last) > 0)?.kind;
  const hasBoth = ['colQuantity', 'colUnitPrice'].every((kind) => others.some((column) => column.kind === kind));
  const isOnlyPrice = own === 'colUnitPrice' && others.every(({ kind }) => kind !== 'colUnitPrice');
  // 'No | Description | Qt. | RM': how many, and what they cost.
  const isNamedSo = CURRENCY_SIGN.test(last.text.replace(/^\((.+)\)$/, '$1'));
  const isOnlyUnknown = row.cells.slice(0, -1).every((cell) => columns.some(({ box }) => overlap(box, cell) > 0));
  const isOverMoney = below
    .slice(0, ROWS_BELOW)
    .some(({ cells }) => cells.length > 1 && cells.slice(-1).some((cell) => isMoneyUnder(last, cell)));
  const isOfMoney = isNamedSo || (isOnlyUnknown && isOverMoney);
  const isCounted = ['colQuantity', 'colDesignation'].every((kind) => others.some((column) => column.kind === kind));
  const isLast = others.every(({ kind, box }) => box.x1 <= last.x0 || (isOnlyPrice && BEHIND.includes(kind)));
  // What stands before its count is what one costs.
  const isBeforeCount = others.some(({ kind, box }) => kind === 'colQuantity' && box.x0 >= last.x1);
  return isLast && (hasBoth || isOnlyPrice || (isOfMoney && isCounted))
    ? [
        ...others,
        {
          kind: 'colTotal',
          box: boundsOf([last]),
          ...(isOnlyPrice && (isBeforeCount || OF_ONE.test(fold(last.text))) && { isOfOne: true }),
        },
      ]
    : [...columns];
}
/** 'Unit price', 'Prix unitaire', 'Einzelpreis', 'Price each', 'Prijs per stuk'. */
const OF_ONE = /unit|einzel|(?:^|\W)(?:each|p ?\.? ?u|ep|per|pro|je)(?:\W|$)/;

/** An item's own row is one of the first. */
const ROWS_BELOW = 3;

/** Whether an amount with its cents stands under a heading, or ends where it does. */
export const isMoneyUnder = (heading: Box, cell: Cell): boolean =>
  MONEY.test(cell.text) && (overlap(cell, heading) > 0 || isAligned(cell, heading));
const MONEY = /\d[.,]\d{2}(?!\d)\D*$/;
