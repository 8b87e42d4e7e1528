// Totals of the parts of an invoice, which come to its own: those of each shipment, site or card.
import { Decimal } from 'decimal.js';
import type { AmountEvidence, AmountRole } from '../money/roles/amount-roles.ts';

/** A label says this surely what an amount is: 'Total' alone is no surer. */
const CALLED = 0.6;
/** One is no part: the same total again, less what was paid. */
const FEWEST_PARTS = 2;
/** So many rows above a part's total its own net total and VAT stand at the most. */
const ROWS_ABOVE = 4;

/**
 * 'Subtotal 100.86, GST 5.04, Total 105.90' of one shipment, '35.79, 4.65, 40.44' of the next one, and 'TOTAL 146.34' of all: totals that
 * each come from a net total and a VAT of their own are parts of the one that they come to, and nothing of them is the invoice's.
 */
export function withoutParts(evidence: readonly AmountEvidence[]): readonly AmountEvidence[] {
  const byRow = new Map<number, AmountEvidence[]>();
  for (const one of evidence) byRow.set(one.amount.cell.row, [...(byRow.get(one.amount.cell.row) ?? []), one]);
  const parts = evidence.flatMap((total) => partOf(total, byRow) ?? []);
  const sum = Decimal.sum(0, ...parts.map(({ total }) => total.amount.value));
  const isWhole = evidence.some((one) => isCalled(one, 'grossTotal') && one.amount.value.eq(sum));
  if (parts.length < FEWEST_PARTS || !isWhole) return evidence;
  const own = new Set(parts.flatMap(({ total, of }) => [total, ...of]));
  return evidence.map((one) => (own.has(one) ? { ...one, scores: {} } : one));
}

type Part = { readonly total: AmountEvidence; readonly of: readonly AmountEvidence[] };

/** A total with the net total and the VAT right above it that make it. */
function partOf(total: AmountEvidence, byRow: ReadonlyMap<number, readonly AmountEvidence[]>): Part | undefined {
  if (!isCalled(total, 'grossTotal')) return undefined;
  const { row, page } = total.amount.cell;
  const above = Array.from({ length: ROWS_ABOVE }, (_, at) => byRow.get(row - at - 1) ?? [])
    .flat()
    .filter(({ amount }) => amount.cell.page === page);
  const taxes = above.filter((one) => isCalled(one, 'vatTotal'));
  const nets = above.filter((one) => isCalled(one, 'lineSum') || isCalled(one, 'netTotal'));
  for (const net of nets)
    for (const tax of taxes)
      if (net.amount.value.plus(tax.amount.value).eq(total.amount.value)) return { total, of: [net, tax] };
  return undefined;
}

const isCalled = ({ amount: { isMoney, value }, scores }: AmountEvidence, role: AmountRole): boolean =>
  isMoney && value.gt(0) && (scores[role] ?? 0) >= CALLED;
