import { amountToSettle, type Content, type VatRow } from './content.ts';
import { percentOf, sum, toText, unitsToMinor } from './money.ts';
import { type Refusal, refuse } from './refusal.ts';
import type { Rules } from './rules.ts';

/**
 * Whether the amounts of an invoice agree with one another (specification 000 §5; EN 16931 BR-CO-13 to BR-CO-17):
 * net + VAT = total, the rates add up, each rate's VAT follows from its base, signs are alike, and no more is due than
 * the total. Undefined where they do. What is not stated is not checked.
 */
export function amountsComplaint(content: Content, rules: Pick<Rules, 'tolerance'>): Refusal | undefined {
  return (
    signComplaint(content) ??
    totalComplaint(content, rules) ??
    breakdownComplaint(content, rules) ??
    firstOf(content.vat, (row) => rateComplaint(content, row, rules)) ??
    dueComplaint(content, rules)
  );
}

function signComplaint({ typeCode, netTotal, vatTotal, grossTotal, amountDue }: Content): Refusal | undefined {
  const signs = [netTotal, vatTotal, grossTotal, amountDue].map((amount) => Math.sign(amount ?? 0));
  if (signs.includes(1) && signs.includes(-1)) return refuse('invoice.signsDiffer');
  if (grossTotal !== undefined && grossTotal < 0 && typeCode !== '381') return refuse('invoice.negativeTotal');
  return undefined;
}

function totalComplaint(content: Content, { tolerance }: Pick<Rules, 'tolerance'>): Refusal | undefined {
  const { netTotal, vatTotal, grossTotal } = content;
  if (netTotal === undefined || vatTotal === undefined || grossTotal === undefined) return undefined;
  const difference = Math.abs(netTotal + vatTotal - grossTotal);
  if (isTolerated(content, difference, tolerance)) return undefined;
  const say = speaker(content);
  return refuse('invoice.totalsDiffer', {
    net: say(netTotal),
    vat: say(vatTotal),
    gross: say(grossTotal),
    difference: say(difference),
    tolerance,
  });
}

function breakdownComplaint(content: Content, { tolerance }: Pick<Rules, 'tolerance'>): Refusal | undefined {
  const { vat, netTotal, vatTotal } = content;
  if (vat.length === 0) return undefined;
  const check = (code: 'invoice.netByRateDiffers' | 'invoice.vatByRateDiffers', parts: number[], total?: number) => {
    const added = sum(parts);
    if (total === undefined || isTolerated(content, Math.abs(added - total), tolerance)) return undefined;
    const say = speaker(content);
    return refuse(code, { sum: say(added), total: say(total), difference: say(Math.abs(added - total)), tolerance });
  };
  return (
    check(
      'invoice.netByRateDiffers',
      vat.map((row) => row.base),
      netTotal,
    ) ??
    check(
      'invoice.vatByRateDiffers',
      vat.map((row) => row.amount),
      vatTotal,
    )
  );
}

function rateComplaint(content: Content, row: VatRow, { tolerance }: Pick<Rules, 'tolerance'>): Refusal | undefined {
  const expected = percentOf(row.base, row.rate);
  const tolerated = unitsToMinor(tolerance, content.decimals).add('0.5');
  if (expected.minus(row.amount).abs().lte(tolerated)) return undefined;
  const say = speaker(content);
  return refuse('invoice.vatRateDiffers', {
    rate: row.rate,
    base: say(row.base),
    expected: say(expected.toDecimalPlaces(0).toNumber()),
    amount: say(row.amount),
  });
}

function dueComplaint(content: Content, { tolerance }: Pick<Rules, 'tolerance'>): Refusal | undefined {
  const { amountDue, grossTotal } = content;
  if (amountDue === undefined || grossTotal === undefined) return undefined;
  if (isTolerated(content, Math.abs(amountDue) - Math.abs(grossTotal), tolerance)) return undefined;
  const say = speaker(content);
  return refuse('invoice.dueAboveTotal', { due: say(amountDue), gross: say(grossTotal) });
}

/** What is paid stays within what is to be settled, in the currency it was paid in. */
export function paidComplaint(before: Content, after: Content, paid: number): Refusal | undefined {
  const due = amountToSettle(after).amount;
  if (paid === 0 || (before.currency === after.currency && due >= paid)) return undefined;
  return refuse('invoice.paidMore', { paid: toText(paid, before.decimals), due: toText(due, after.decimals) });
}

const isTolerated = (content: Content, difference: number, tolerance: string): boolean =>
  unitsToMinor(tolerance, content.decimals).gte(difference);

const speaker =
  ({ decimals, currency }: Content) =>
  (minor: number): string =>
    [toText(minor, decimals), currency].filter(Boolean).join(' ');

function firstOf<T>(items: readonly T[], check: (item: T) => Refusal | undefined): Refusal | undefined {
  for (const item of items) {
    const complaint = check(item);
    if (complaint) return complaint;
  }
  return undefined;
}
