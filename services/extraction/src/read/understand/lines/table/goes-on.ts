// Whether a table goes on below a row that sums up what stands above it.
import { Decimal } from 'decimal.js';
import { type Label, weightOf } from '../../labels/label.ts';
import { HIGHEST_RATE } from '../../money/roles/sums-of-total-row.ts';
import type { TextRow } from '../../text/document-text.ts';
import type { Header } from '../head/line-headers.ts';
import type { LineDraft } from '../line-draft.ts';
import { endsTable } from './table-ends.ts';

/** A table while it is read: its rows, and what each of them says. */
export type TableRows = {
  readonly rows: readonly TextRow[];
  readonly header: Header;
  /** The row that begins the next table. */
  readonly end: number;
  /** What a row says; of what was lost in a picture nothing is completed where only what is printed counts. */
  readonly read: (index: number, isPrintedOnly?: boolean) => LineDraft | undefined;
};

/** Quantity, price and total, each in its column, and the total what the two make or less (a reduction). */
export function isWhole(line: Partial<LineDraft> | undefined): boolean {
  if (line?.netTotal === undefined || line.quantity === undefined || line.unitPrice === undefined) return false;
  const full = new Decimal(line.quantity).times(line.unitPrice).abs();
  return new Decimal(line.quantity).gt(0) && new Decimal(line.netTotal).abs().lte(full.plus('0.02'));
}

/**
 * '10 | 57.00 | 672.60' under '20 | 21.50 | 507.40': a total with as much tax in it as the line's above, where quantity and price are
 * without.
 */
export function isTaxedLike(line: Partial<LineDraft> | undefined, above: Partial<LineDraft> | undefined): boolean {
  const [own, upper] = [line, above].map((one) => {
    const product = new Decimal(one?.quantity ?? 0).times(one?.unitPrice ?? 0);
    return product.gt(0) && one?.netTotal !== undefined ? { product, total: new Decimal(one.netTotal) } : undefined;
  });
  if (!own || !upper || upper.total.lte(upper.product)) return false;
  const factor = upper.total.div(upper.product);
  const rounding = own.product.div(upper.product).plus(1).times(HALF_A_CENT);
  return factor.lte(HIGHEST_RATE.plus(1)) && own.product.times(factor).minus(own.total).abs().lte(rounding);
}
const HALF_A_CENT = '0.0055';

/**
 * Whether items follow the row that ends a table: it summed up a group of them. What is called a sub-total is one; so is what is called
 * a total, where it comes to the items above it ('Total BL 771   140,00').
 * @param group what the items since the last such row come to; nothing where there are none
 */
export function goesOnBelow(table: TableRows, index: number, group: Decimal | undefined): boolean {
  const [row, value] = [table.rows[index], table.read(index)?.netTotal];
  if (!row) return false;
  const isSumOfGroup = group !== undefined && value !== undefined && group.eq(value);
  const isSub = subtotals(row);
  if ((isSub || (isSumOfGroup && !isInvoices(row))) && hasWholeBelow(table, index)) return true;
  return sumsAgain(table, index);
}

/** Whether whole items follow on the same page, whose counts are there. */
export function hasWholeBelow({ rows, end, read }: TableRows, from: number): boolean {
  let upper: LineDraft | undefined;
  for (let index = from + 1; index < end && rows[index]?.page === rows[from]?.page; index++) {
    const line = read(index, true);
    if (isWhole(line) || (line?.netTotal !== undefined && isWhole({ ...upper, ...line }))) return true;
    if (line?.netTotal !== undefined) upper = undefined;
    else if (line?.quantity !== undefined || line?.unitPrice !== undefined) upper = line;
  }
  return false;
}

/** Whether rows that follow come to a sum of their own. */
function sumsAgain({ rows, header, end, read }: TableRows, from: number): boolean {
  const items: string[] = [];
  for (let index = from + 1; index < end && rows[index]?.page === rows[from]?.page; index++) {
    const [row, total] = [rows[index], read(index)?.netTotal];
    if (!row) return false;
    if (subtotals(row) || endsTable(row, header)) return total !== undefined && comesTo(items, total);
    if (total !== undefined) items.push(total);
  }
  return false;
}

const comesTo = (items: readonly string[], total: string): boolean =>
  !new Decimal(total).isZero() && Decimal.sum(0, ...items).eq(total);

/** 'Total HT', 'Rechnungsbetrag', 'MwSt 19 %': by its whole name a sum of the invoice. A bare 'Total' may be of anything. */
const isInvoices = ({ cells }: TextRow): boolean =>
  cells.some(({ labels: [label] }) => label?.from === 0 && SUMS.some((role) => weightOf(label, role) >= SURELY));
const SUMS = ['netTotal', 'vatTotal', 'grossTotal', 'amountDue'] as const;
const SURELY = 0.9;

/** Whether a row is called a sum of lines. */
const subtotals = ({ cells }: TextRow): boolean =>
  cells.some(({ labels }) => labels.some((label) => label.from === 0 && isSubtotal(label)));
const isSubtotal = (label: Label): boolean => weightOf(label, 'lineSum') > 0 || SUBTOTAL.test(label.phrase);
/** 'Sous-total HT' is the net total too, where nothing follows. */
const SUBTOTAL =
  /^(?:soustotal|totalpartiel|totalparcial|totaleparziale|subtotal|zwischensumme|subtotale|subtotaal|tussentotaal)/;
