import { Decimal } from 'decimal.js';
import { isRoundedFrom } from '../net-before-rounding.ts';
import type { Total, TotalName } from '../total.ts';
import { UNPROVED } from '../total-certainty.ts';
import type { Contender } from '../total-contenders.ts';

/** What such an invoice's lines sum up to was read twice over. */
const SUMMED_UP = 0.9;

/**
 * Where the invoice says that it bears no VAT, net total and total are one figure and the VAT is nought; surer where the
 * lines come to that figure too.
 */
export function settleExempt(
  settled: Partial<Record<TotalName, Total>>,
  {
    sumOfLines,
    anywhere,
    stamps,
  }: {
    readonly sumOfLines: Decimal | undefined;
    readonly anywhere: readonly Contender[];
    readonly stamps: readonly Contender[];
  },
): void {
  const { netTotal: net, vatTotal: vat } = settled;
  // 'TOTAL HT 1 414,80, Acompte -400,00, Net à payer 1 014,80': where there is no VAT nobody prints a total with it.
  // Nothing on the page is more than it.
  const isMost = net !== undefined && anywhere.every(({ value }) => value.lte(net.value));
  const gross = settled.grossTotal ?? (isMost ? { ...net, confidence: Math.min(UNPROVED, net.confidence) } : undefined);
  if (!gross || vat) return;
  if (net && !net.value.eq(gross.value)) {
    // 'Imposta di bollo 2,00' behind the net total is no VAT.
    const isStamped = stamps.some(({ value }) => value.gt(0) && net.value.plus(value).eq(gross.value));
    if (isStamped || isRoundedFrom(gross.value, net.value))
      settled.vatTotal = {
        value: new Decimal(0),
        amount: gross.amount,
        confidence: Math.min(net.confidence, gross.confidence),
      };
    return;
  }
  // 'Prestazioni 850,00, Imposta di bollo 2,00, Totale 852,00': postage is part of the net total, a stamp is none.
  const isCharged =
    !net && stamps.some(({ value }) => value.gt(0) && anywhere.some((one) => one.value.plus(value).eq(gross.value)));
  const isSummedUp = sumOfLines?.eq(gross.value) ?? false;
  const isPrinted = settled.grossTotal !== undefined;
  const told = !isPrinted ? gross.confidence : net ? Math.max(0.85, gross.confidence) : gross.confidence * 0.95;
  const confidence = isSummedUp ? Math.max(SUMMED_UP, told) : told;
  if ((!net && !isCharged) || isSummedUp) settled.netTotal = { ...(net ?? gross), confidence };
  if (isSummedUp || !isPrinted) settled.grossTotal = { ...gross, confidence };
  settled.vatTotal = { value: new Decimal(0), amount: gross.amount, confidence };
}

/**
 * An invoice without a word of VAT whose lines, less a reduction, sum up to its total (a foreign customer's, a small business's): the total
 * is its net total. Said of nothing else that was settled.
 */
export function netOfLines(
  settled: Partial<Record<TotalName, Total>>,
  namesVat: boolean,
  lines: readonly { readonly netTotal?: string }[],
): Total | undefined {
  const { netTotal, vatTotal, grossTotal, discount, charges } = settled;
  if (netTotal || vatTotal || !grossTotal || lines.length === 0 || namesVat) return netTotal;
  const sum = lines
    .reduce((total, line) => total.plus(line.netTotal ?? 0), new Decimal(0))
    .minus(discount?.value ?? 0)
    .plus(charges?.value ?? 0);
  return sum.eq(grossTotal.value) ? { ...grossTotal, confidence: 0.8 * grossTotal.confidence } : undefined;
}

/**
 * The total where a net total, or a sum, stands over a VAT of nought or over none at all, nothing is called the total, and no other money is
 * more: 'Summe: 175 €' of who bears no VAT. It is not called so, and not sure.
 */
export function totalOfNet(
  { netTotal: net, vatTotal: vat, grossTotal }: Partial<Record<TotalName, Total>>,
  { anywhere, namesVat }: { readonly anywhere: readonly Contender[]; readonly namesVat: boolean | undefined },
): Total | undefined {
  const isUntaxed = vat ? vat.value.isZero() : namesVat === false;
  if (!net || grossTotal || !isUntaxed || anywhere.some(({ value }) => value.gt(net.value))) return undefined;
  return { ...net, confidence: Math.min(UNPROVED, net.confidence) };
}

/** What a total is less its VAT, which stands under all that it is of: what the items come to, where no net total is named. */
export const beforeVat = ({ vatTotal, grossTotal }: Partial<Record<TotalName, Total>>): Total | undefined =>
  vatTotal && grossTotal && { ...vatTotal, value: grossTotal.value.minus(vatTotal.value) };
