// The amounts under a label that has none beside it: sums laid out as a table or a column.
import { Decimal } from 'decimal.js';
import { type Label, weightOf } from '../../labels/label.ts';
import type { Cell, DocumentText } from '../../text/document-text.ts';
import type { Amount } from '../figures/amount.ts';
import { countsWholes } from '../figures/whole-money.ts';
import { areOfItems, headsItems } from './headings-of-items.ts';

/** Rows of one table of sums are at most this far apart, in text heights. */
const ROWS_APART = { text: 2, ocr: 3.5 } as const;

/** Headers of totals laid out as a table ('TOTAL HT | TVA | TTC') stand at most this far above, in text heights. */
const REACH_ABOVE = 6;

/** The first amounts under a label that has none beside it; where more rows of sums follow, what they add up to. */
export function underneath(
  text: DocumentText,
  byRow: ReadonlyMap<number, readonly Amount[]>,
  cell: Cell,
  label: Label,
): Amount[] {
  const first = cell.words[label.from];
  const last = cell.words[label.to - 1];
  if (!first || !last) return [];
  const height = cell.y1 - cell.y0;
  const rows: Amount[][] = [];
  const isRightUnder = ({ box }: Amount) => Math.min(box.x1, last.x1) > Math.max(box.x0, first.x0);
  let [below, reach] = [cell.y1, REACH_ABOVE];
  for (let index = cell.row + 1; index < text.rows.length; index++) {
    const row = text.rows[index];
    if (!row || row.page !== cell.page || row.y0 - below > reach * height) break;
    const own = byRow.get(index) ?? [];
    // Beside money that is written whole, '622' is some too.
    const isWhole = countsWholes(text)
      ? own.some(({ isMoney }) => isMoney)
      : index === cell.row + 1 && isRowOfWholes(text, byRow, cell.row);
    const under = own.filter(
      (amount) =>
        ((amount.isMoney || isWhole) &&
          Math.min(amount.box.x1, last.x1 + height) > Math.max(amount.box.x0, first.x0 - height)) ||
        (isNoTax(amount, label) && (isRightUnder(amount) || isAmongSums(byRow, amount, cell))),
    );
    if (under.length === 0) continue;
    if (under.some(isAnnounced)) break;
    // What stands a little beside the label is another column's, where something stands right under it.
    const right = under.filter(isRightUnder);
    rows.push(right.length > 0 ? right : under);
    [below, reach] = [row.y1, ROWS_APART[text.source]];
  }
  const sum = sumRow(rows);
  if (sum) return sum;
  if (areOfItems(rows) && headsItems(text, cell)) return [];
  return rows.find((row) => row.some(isRightUnder)) ?? rows[0] ?? [];
}

/** 'Impuesto: 18%' over 'Total: 1.180,00': what its own line announces is nobody else's. */
const isAnnounced = ({ cell: { labels }, from }: Amount): boolean =>
  labels.some((label) => label.from === 0 && label.announces && label.to <= from && isOfSum(label));

/** 'VAT' over a bare '0', where sums have their cents: no tax at all needs none. */
const isNoTax = ({ value, isPercent, cell }: Amount, label: Label): boolean =>
  value.isZero() && !isPercent && cell.words.length === 1 && weightOf(label, 'vatTotal') > 0;

/** Whether a number ends in the column of sums that the boxes over and under this one hold. */
function isAmongSums(
  byRow: ReadonlyMap<number, readonly Amount[]>,
  { box }: Amount,
  { row, x0, y0, y1 }: Cell,
): boolean {
  const around = [-1, -2, 2, 3].flatMap((rows) => byRow.get(row + rows) ?? []);
  return box.x0 > x0 && around.some((sum) => sum.isMoney && Math.abs(sum.box.x1 - box.x1) < (y1 - y0) / 2);
}

/** So many sums' names over as many numbers are no table of something else. */
const FEWEST_HEADED = 3;

/** 'Exkl. moms | Moms kr | Att betala' over '38290 | 0 | 38290': three sums' names or more, and right under them whole numbers, one each. */
function isRowOfWholes(text: DocumentText, byRow: ReadonlyMap<number, readonly Amount[]>, row: number): boolean {
  const heads = text.rows[row]?.cells ?? [];
  const values = text.rows[row + 1]?.cells ?? [];
  const isSum = ({ labels }: Cell) => labels.some(isOfSum);
  const isNumber = (cell: Cell) =>
    byRow.get(cell.row)?.some((one) => one.cell === cell && one.from === 0 && one.to === cell.words.length);
  return (
    heads.length >= FEWEST_HEADED &&
    heads.length === values.length &&
    heads.every(isSum) &&
    values.every(isNumber) &&
    heads.every((head, at) => Math.min(head.x1, values[at]?.x1 ?? 0) > Math.max(head.x0, values[at]?.x0 ?? 0))
  );
}
const SUMS = ['netTotal', 'vatTotal', 'grossTotal', 'amountDue'] as const;
const isOfSum = (label: Label): boolean => SUMS.some((sum) => weightOf(label, sum) > 0);

/** 'HT' over 49.90, 10.00 and 59.90: of three rows or more, one each, the first that is the sum of all above it. */
function sumRow(rows: readonly Amount[][]): Amount[] | undefined {
  const alone = rows.findIndex(({ length }) => length !== 1);
  const column = rows.slice(0, alone < 0 ? rows.length : alone).flat();
  let sum = new Decimal(0);
  for (const [at, amount] of column.entries()) {
    if (at >= 2 && amount.value.eq(sum) && !sum.isZero()) return [amount];
    sum = sum.plus(amount.value);
  }
  return undefined;
}
