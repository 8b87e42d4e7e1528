import { Decimal } from 'decimal.js';
import { boundsOf } from '../../../page-model.ts';
import { CURRENCY_SIGN } from '../../money/currency/currency-sign.ts';
import type { Amount } from '../../money/figures/amount.ts';
import type { Cell, TextRow } from '../../text/document-text.ts';
import type { Header } from '../head/line-headers.ts';
import { type Boxes, type LineDraft, money } from '../line-draft.ts';
import { isProduct, makes, type Terms } from '../product.ts';
import { countOf, countsOf } from './count-of.ts';

/**
 * Quantity × price = total names the two where the header did not. What stands in a column of its own stays what it is;
 * of two that could be either, the one with a currency's sign or with cents is the price.
 */
export function proveByProduct(
  line: LineDraft,
  boxes: Boxes,
  amounts: readonly Amount[],
  total: Amount | undefined,
): void {
  if (!total || total.value.isZero()) return;
  const others = amounts.filter((amount) => amount !== total && !amount.isPercent && amount.box.x1 <= total.box.x0 + 1);
  for (const [index, one] of others.entries()) {
    const other = others
      .slice(index + 1)
      // Of a figure that may have lost its point both readings are here.
      .find((next) => next.box.x0 !== one.box.x0 && isProduct(next.value, one.value, total.value));
    if (!other) continue;
    const byPlace =
      other.box === boxes.quantity ||
      one.box === boxes.unitPrice ||
      (one.box !== boxes.quantity && other.box !== boxes.unitPrice && isPriceRather(one, other));
    // '1 £400.00' under one heading: what has a currency's sign is no quantity, wherever it stands.
    const isTurned = hasSign(one) === hasSign(other) ? byPlace : hasSign(one);
    const [quantity, price] = isTurned ? [other, one] : [one, other];
    line.quantity = quantity.value.toFixed();
    line.unitPrice = money(price.value);
    boxes.quantity = quantity.box;
    boxes.unitPrice = price.box;
    return;
  }
}

/** '18 × 14.75', '2 @ 14.00' in one cell: the money that a number stands before, the sign of the product between. */
export const multiplies = ({ cell, to, isMoney }: Amount, amounts: readonly Amount[]): Amount | undefined =>
  !isMoney && /^[x×@à]$/i.test(cell.words[to]?.text ?? '')
    ? amounts.find((other) => other.cell === cell && other.isMoney && other.from > to && other.from <= to + 2)
    : undefined;

/** '15 × Domain registration', '2 of: Faucet': how many there are, in a table without a column for it. */
const COUNT_AND_NAME = /^(\d{1,5}(?:[.,]\d{1,2})?) ?(?:[x×] (?=\p{L})|of: )/u;

/**
 * 'Butter 2SZT x14,94', '0,450kg*19,90Kr/kg', '1.000 UN X R$ 42.50 13,10': how many and what each costs, behind the name on a till's line or
 * by themselves, and of what unit, or which tax is in it.
 */
const COUNT_AND_PRICE =
  /(?:^| )(\d{1,4}(?:[.,]\d{1,3})?) ?\p{L}{0,4}\.? ?[x×*] ?(?:R[$S] ?)?(\d+[.,]\d{2})(?:\p{L}{0,3}\/\p{L}{1,3})?(?: \(?\d+[.,]\d{2}\)?)?$/iu;

export function countedInText(line: LineDraft, boxes: Boxes, { columns }: Pick<Header, 'columns'>): void {
  if (line.quantity !== undefined || columns.some(({ kind }) => kind === 'colQuantity')) return;
  const [, counted, price] = COUNT_AND_PRICE.exec(line.designation ?? '') ?? [];
  const makesTotal =
    counted !== undefined &&
    price !== undefined &&
    isProduct(decimal(counted), decimal(price), decimal(line.netTotal ?? '0'));
  if (makesTotal) line.unitPrice = money(decimal(price));
  const count = makesTotal ? counted : COUNT_AND_NAME.exec(line.designation ?? '')?.[1];
  if (count === undefined) return;
  line.quantity = decimal(count).toFixed();
  if (boxes.designation) boxes.quantity = boxes.designation;
}

const decimal = (written: string): Decimal => new Decimal(written.replace(',', '.'));

/**
 * A quantity that is no number alone, where it stands under the heading of quantities: it makes the total of the price, with VAT or
 * without, reduced or not, or no price is printed and its unit is, or hours and minutes are.
 */
export function gluedQuantity(
  line: LineDraft,
  boxes: Boxes,
  { cells }: TextRow,
  { columns }: Pick<Header, 'columns'>,
  { prices = [], ...terms }: Terms & { readonly prices?: readonly Amount[] },
): void {
  const column = columns.find(({ kind }) => kind === 'colQuantity');
  if (!column || line.quantity !== undefined || line.netTotal === undefined) return;
  const right = Math.min(...columns.map(({ box }) => box.x0).filter((x0) => x0 > column.box.x0));
  const cell =
    cells.find(({ x0, x1 }) => Math.min(x1, column.box.x1) > Math.max(x0, column.box.x0)) ??
    cells.find(({ x0, x1 }) => x0 > column.box.x0 && x1 < right);
  const hours = cell && hoursOf(cell.text);
  const [alone, beside] = [cell?.text ?? '', cell ? beforePrice(cell) : ''].map(countsOf);
  const [count, thousands] = alone?.length ? alone : (beside ?? []);
  const isOther = thousands && cell && isThousands(thousands, cell, line, prices, terms);
  const quantity = hours ?? (isOther ? thousands : count);
  if (!cell || !quantity) return;
  if (line.unitPrice === undefined && !hours && !/\d\s?\p{L}/u.test(cell.text)) return;
  const reduced = prices.find((price) => makesRounded(quantity, price, line.netTotal ?? '0'));
  if (line.unitPrice !== undefined && !isProductOf(quantity, line, terms)) {
    if (!reduced || !/\d ?\p{L}/u.test(cell.text)) return;
    line.unitPrice = money(reduced.value);
    boxes.unitPrice = reduced.box;
  }
  line.quantity = quantity.toDecimalPlaces(HOUR_DECIMALS).toFixed();
  boxes.quantity = boundsOf([cell]);
}

/** Whether a count is in thousands: so many make the total of the price, or without one the total has another sign before its decimals. */
function isThousands(
  count: Decimal,
  { text }: Cell,
  line: LineDraft,
  amounts: readonly Amount[],
  terms: Terms,
): boolean {
  const isFree = new Decimal(line.netTotal ?? 0).isZero();
  if (line.unitPrice !== undefined && !isFree) return isProductOf(count, line, terms);
  const total = amounts.find(({ box }) => box === line.place.boxes.netTotal);
  const sign = /([.,])\d{2}\D*$/.exec(total?.cell.words[total.to - 1]?.text ?? '')?.[1];
  return sign !== undefined && /[.,]/.exec(text)?.[0] !== sign;
}

/** '10UN | 2,88 9 % | 2,62 | 26,21': a price that was rounded after its reduction, by half a cent for each of so many. */
const makesRounded = (quantity: Decimal, { isMoney, isPercent, value }: Amount, total: string): boolean =>
  isMoney &&
  !isPercent &&
  !value.eq(total) &&
  quantity.times(value).minus(total).abs().lte(quantity.abs().times('0.005').plus('0.005'));

/** '120confezione€ 2,500': a count with its unit, run together with the sign of the price that it stands before in one cell. */
const beforePrice = ({ words: [first, second] }: Cell): string =>
  second && /^\d+\p{L}/u.test(first?.text ?? '') ? (first?.text ?? '').replace(/\p{Sc}$/u, '') : '';

/** Whether so many of a price make a line's total, rounded to whole money where it is in that, or with the line's VAT do. */
const isProductOf = (
  quantity: Decimal,
  { unitPrice = '0', netTotal = '0', vatRate = '0' }: LineDraft,
  terms: Terms,
): boolean =>
  [new Decimal(1), new Decimal(vatRate).div(100).plus(1)].some((taxed) =>
    makes(quantity, taxed.times(unitPrice), netTotal, terms),
  ) || isRoundedTo(netTotal, quantity.times(unitPrice));

/** Less is no money without hundredths: what is rounded there may be another product. */
const LEAST_IN_WHOLES = 1_000;
const isRoundedTo = (total: Decimal.Value, product: Decimal): boolean =>
  product.gte(LEAST_IN_WHOLES) && product.toDecimalPlaces(0).eq(total);

/** '1 240 kWh': thousands apart from the rest by a plain space, where only the two together make the total of the price. */
export function inThousands(quantity: Amount, price: Amount, total: Amount): Decimal | undefined {
  const [before, own] = [quantity.cell.words[quantity.from - 1]?.text, quantity.cell.words[quantity.from]?.text];
  const spelled = quantity.from === 0 ? countOf(quantity.cell.text) : undefined;
  // '1 408m': the unit is set against the last of them.
  if (spelled?.gte(1000) && isProduct(spelled, price.value, total.value)) return spelled;
  if (!/^\d{1,3}$/.test(before ?? '') || !/^\d{3}(?:[.,]\d+)?$/.test(own ?? '')) return undefined;
  const whole = new Decimal(before ?? 0).times(1000).plus(quantity.value);
  const isOff = (count: Decimal) => count.times(price.value).minus(total.value).abs().gt('0.0055');
  // '1 200' alone in its cell: what it comes to may be reduced, or the price is that of a hundred.
  const isAlone = /^\d{1,3} \d{3}$/.test(quantity.cell.text);
  if (isAlone && isOff(quantity.value) && whole.times(price.value).gte(total.value)) return whole;
  return isOff(quantity.value) && !isOff(whole) ? whole : undefined;
}

/** '1h30', '0:45': hours and minutes. */
function hoursOf(text: string): Decimal | undefined {
  const [, hours, minutes] = /^(\d{1,3}) ?[h:] ?([0-5]\d)(?: ?(?:h|min)\.?)?$/i.exec(text) ?? [];
  return hours === undefined || minutes === undefined ? undefined : new Decimal(minutes).div(60).plus(hours);
}
const HOUR_DECIMALS = 4;

/**
 * 'Precio | Importe' without a column for how many: so many as make each total of its price, where that is a whole number on every
 * line, and more than one on some.
 */
export function withCounts<Line extends Omit<LineDraft, 'place'>>(
  lines: readonly Line[],
  { columns }: Pick<Header, 'columns'>,
): Line[] {
  const none = ['colQuantity', 'colDiscount', 'colGross'] as const;
  if (columns.some(({ kind }) => none.some((other) => other === kind))) return [...lines];
  const counts = lines.map(({ unitPrice, netTotal, quantity }) =>
    quantity === undefined && unitPrice !== undefined && netTotal !== undefined && !new Decimal(unitPrice).isZero()
      ? new Decimal(netTotal).div(unitPrice)
      : undefined,
  );
  const areWhole = counts.every((count) => count?.isInteger() && count.gte(1) && count.lte(MOST_COUNTED));
  if (!areWhole || counts.every((count) => count?.eq(1))) return [...lines];
  return lines.map((line, at) => ({ ...line, quantity: counts[at]?.toFixed() }));
}
const MOST_COUNTED = 999;

/** Whether a currency's sign stands at it, or a code ends it: '41,70PLN', '0,00200 €/kWh'. */
export const hasSign = ({ cell, from, to }: Amount): boolean =>
  cell.words
    .slice(from, to)
    .some(({ text }) => /\p{Sc}/u.test(text) || CURRENCY_SIGN.test(/\d(\p{L}{2,4})$/u.exec(text)?.[1] ?? '')) ||
  /^(?:\p{Sc}|Rp\.?)$/u.test(cell.words[from - 1]?.text ?? '') ||
  /^\p{Sc}(?:[).,;]*|\/\p{L}.*)$/u.test(cell.words[to]?.text ?? '');

/** Whether the left of two factors looks like a price and the right one does not. */
function isPriceRather(left: Amount, right: Amount): boolean {
  if (hasSign(left) !== hasSign(right)) return hasSign(left);
  if (hasUnit(left) !== hasUnit(right)) return hasUnit(right);
  return decimalsOf(left) === 2 && decimalsOf(right) < 2;
}

/** '2,50 Std', '12m²' and nothing more in their cell: so many of something, and no price. */
const hasUnit = ({ cell: { text } }: Amount): boolean => {
  const unit = COUNT_AND_UNIT.exec(text)?.[1];
  return unit !== undefined && !CURRENCY_SIGN.test(unit);
};
const COUNT_AND_UNIT = /^\d[\d.,]* ?(\p{L}{1,8}[²³]?\.?)$/u;

/** Whether decimals are printed, be they noughts: four and more are no group of thousands ('45,0000'). */
export const hasDecimals = ({ cell, to, value }: Amount): boolean =>
  value.decimalPlaces() > 0 || /[.,]\d{4,}\D*$/.test(cell.words[to - 1]?.text ?? '');

/** Decimals as they are printed: '1,4000' has four. */
function decimalsOf({ cell, from, to, value }: Amount): number {
  const printed = cell.words
    .slice(from, to)
    .map(({ text }) => text)
    .join('');
  const behind = /[.,](\d+)\D*$/.exec(printed)?.[1]?.length ?? 0;
  return value.isInteger() ? 0 : Math.max(behind, value.decimalPlaces());
}
