import { Decimal } from 'decimal.js';
import { money } from '../line-draft.ts';
import type { LineOnPage } from '../line-on-page.ts';
import { isWithinRounding, sumOf } from './line-sums.ts';

const CENT = '0.011';
/** A price without VAT, as finely as it is worth while. */
const PRICE_DECIMALS = 4;
const ROUNDING = '0.02';

/** What is known of an invoice's sums where its lines are told by them. */
export type TotalsOfLines = {
  readonly net: Decimal | undefined;
  readonly gross: Decimal | undefined;
  /** Every percentage that the pages print. */
  readonly rates: readonly Decimal[];
};

/**
 * 'PVP (IVA incl.)': lines that come to the invoice's total with VAT. Where all of it is of one rate that the page names, each line's
 * net total is what is left of it without that VAT (EN 16931 BT-131), and all of them come to the net total.
 */
export function withoutTheirVat(
  lines: readonly LineOnPage[],
  { net, gross, rates }: TotalsOfLines,
): readonly LineOnPage[] {
  if (!net?.gt(0) || !gross?.gt(net) || lines.some(({ netTotal }) => netTotal === undefined)) return lines;
  if (!sumOf(lines).eq(gross)) return lines;
  const rate = rates.find((one) => net.times(one.div(100).plus(1)).minus(gross).abs().lt(CENT));
  if (!rate || lines.some(({ vatRate }) => vatRate !== undefined && !rate.eq(vatRate))) return lines;
  const left = lines.map((line) => withoutVat(line, rate.div(100).plus(1)));
  return isWithinRounding(sumOf(left), net, lines.length) ? left : lines;
}

/** What is left is printed nowhere and has no place. */
function withoutVat(line: LineOnPage, factor: Decimal): LineOnPage {
  const netTotal = new Decimal(line.netTotal ?? 0).div(factor).toDecimalPlaces(2);
  const { unitPrice, ...rest } = line;
  const price =
    unitPrice === undefined ? undefined : new Decimal(unitPrice).div(factor).toDecimalPlaces(PRICE_DECIMALS);
  const isKept =
    price !== undefined && line.quantity !== undefined && price.times(line.quantity).minus(netTotal).abs().lt(ROUNDING);
  const priced = { ...rest, netTotal: money(netTotal), ...(isKept && { unitPrice: money(price) }) };
  if (!line.place) return priced;
  const { netTotal: _gross, unitPrice: _priced, ...boxes } = line.place.boxes;
  return { ...priced, place: { ...line.place, boxes } };
}
