import { Decimal } from 'decimal.js';
import type { Header } from '../head/line-headers.ts';
import type { LineDraft, LinePlace } from '../line-draft.ts';
import { isProduct } from '../product.ts';
import { isSoMany } from '../row/lost-quantity.ts';

/**
 * An item whose quantity stands a row higher than its total, under several lines of text: '3 St. Regalboden' over 'Tiefe 40 cm
 * 20,00 60,00'. The two rows are one item where they make its total, or where the upper one lacks nothing else: '120' under the
 * heading of quantities in the text of the item above ('Maße 120') counts nothing of the next.
 * @returns the lower row as it was read where the upper is none of it
 */
export function withBegun(begun: LineDraft | undefined, read: LineDraft, header: Pick<Header, 'columns'>): LineDraft {
  if (!begun || (read.quantity !== undefined && makesTotal(read))) return read;
  const { quantity: _figure, ...boxes } = read.place.boxes;
  const { quantity: _counted, ...own } = read;
  const ofUpper = { ...begun, ...own, place: joined(begun.place, { ...read.place, boxes }) };
  const ofBoth = { ...begun, ...read, place: joined(begun.place, read.place) };
  const whole = [ofBoth, ofUpper].find(makesTotal);
  if (whole) return whole;
  return read.quantity === undefined && lacksTotalAlone(begun, read, header) ? ofBoth : read;
}

/** 'Chair | 100.00' over 'red | 2 | 50.00': what an item is counted and priced at, a row lower than its total. */
export function withRest(item: LineDraft, rest: LineDraft): LineDraft | undefined {
  if (item.quantity !== undefined || rest.quantity === undefined || item.netTotal === undefined) return undefined;
  const whole = { ...rest, ...item, place: joined(rest.place, item.place) };
  return item.place.page === rest.place.page && makesTotal(whole) ? whole : undefined;
}

/** Whether a quantity and a price make the total, or what stands for a lost quantity would. */
function makesTotal({ quantity, unitPrice, netTotal }: LineDraft): boolean {
  if (unitPrice === undefined || netTotal === undefined) return false;
  return quantity === undefined
    ? isSoMany(new Decimal(netTotal), new Decimal(unitPrice))
    : isProduct(new Decimal(quantity), unitPrice, netTotal);
}

/** Whether an upper row has all that its table says of an item but the total; without a price, only a total that stands alone is its. */
function lacksTotalAlone(
  { quantity, unitPrice }: LineDraft,
  read: LineDraft,
  { columns }: Pick<Header, 'columns'>,
): boolean {
  const isPriced = columns.some(({ kind }) => kind === 'colUnitPrice');
  if (quantity === undefined && columns.some(({ kind }) => kind === 'colQuantity')) return false;
  return isPriced ? unitPrice !== undefined : read.designation === undefined;
}

/** What both say of a line on one page; the lower where they are on two. */
const joined = (upper: LinePlace, lower: LinePlace): LinePlace =>
  upper.page === lower.page ? { ...lower, boxes: { ...upper.boxes, ...lower.boxes } } : lower;
