import { Decimal } from 'decimal.js';
import type { LineDraft, LinePlace } from '../line-draft.ts';
import { isProduct } from '../product.ts';

/**
 * An item whose quantity stands a row higher than its total, under several lines of text: '3 St. Regalboden' over 'Tiefe 40 cm
 * 20,00 60,00'. A figure of the text is no count where the one above makes the total of the price.
 */
export function withBegun(begun: LineDraft | undefined, read: LineDraft): LineDraft {
  if (!begun) return read;
  if (read.quantity === undefined) return { ...begun, ...read, place: joined(begun.place, read.place) };
  const price = read.unitPrice ?? begun.unitPrice;
  const makes = (count: string | undefined) =>
    count !== undefined && price !== undefined && isProduct(new Decimal(count), price, read.netTotal ?? 0);
  if (makes(read.quantity) || !makes(begun.quantity)) return read;
  const { quantity: _figure, ...boxes } = read.place.boxes;
  const { quantity: _counted, ...own } = read;
  return { ...begun, ...own, place: joined(begun.place, { ...read.place, boxes }) };
}

/** What both say of a line on one page; the lower where they are on two. */
const joined = (upper: LinePlace, lower: LinePlace): LinePlace =>
  upper.page === lower.page ? { ...lower, boxes: { ...upper.boxes, ...lower.boxes } } : lower;
