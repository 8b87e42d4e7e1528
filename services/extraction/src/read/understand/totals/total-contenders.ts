import { Decimal } from 'decimal.js';
import type { Amount } from '../money/figures/amount.ts';
import type { AmountEvidence, AmountRole } from '../money/roles/amount-roles.ts';

/** A value that may play a part, with what the labels say of it. */
export type Contender = {
  readonly value: Decimal;
  readonly amount: Amount;
  readonly score: number;
  readonly seen: number;
};

const CONTENDERS = 7;
/** The score of money that no label speaks of. */
export const UNLABELLED = 0.12;

/** Said to be what it is by its label, and no mistake. */
export const LABELLED = 0.9;

/** Totals stand after what they sum up: of equal labels the later one is taken for surer, by so much at the most. */
export const LATER = 0.06;

/** The distinct values that the labels put in a part, best first. */
export function contenders(
  evidence: readonly AmountEvidence[],
  parts: Partial<Record<AmountRole, number>>,
): Contender[] {
  const found = new Map<string, Contender>();
  const shares = Object.entries(parts) as [AmountRole, number][];
  const needsMoney = Boolean(parts.prepaid || parts.discount || parts.charges);
  evidence.forEach(({ amount, scores }, index) => {
    if (needsMoney && !amount.isMoney) return;
    const late = LATER * (index / Math.max(1, evidence.length));
    const score = shares.reduce((best, [role, share]) => Math.max(best, (scores[role] ?? 0) * share), 0);
    const rivals = Math.max(
      scores.otherAmount ?? 0,
      parts.discount ? 0 : (scores.discount ?? 0),
      parts.prepaid ? 0 : 0.9 * (scores.prepaid ?? 0),
    );
    if (score === 0 || rivals > score + 0.1) return;
    const key = amount.value.toFixed(2);
    const known = found.get(key);
    const seen = (known?.seen ?? 0) + 1;
    found.set(
      key,
      known && known.score > score + late
        ? { ...known, seen }
        : { value: amount.value, amount, score: score + late, seen },
    );
  });
  return [...found.values()].sort((a, b) => b.score - a.score).slice(0, CONTENDERS);
}

/** What was handed over less the change: a receipt's total, where its own line is illegible. */
export function paidInCash(evidence: readonly AmountEvidence[]): Contender[] {
  const paid = evidence.filter(({ scores }) => (scores.prepaid ?? 0) > 0.5).map(({ amount }) => amount);
  return paid.flatMap((given) =>
    paid
      .filter(
        (change) =>
          change.cell.row > given.cell.row && change.cell.row <= given.cell.row + 3 && change.value.lt(given.value),
      )
      .flatMap((change) => {
        const value = given.value.minus(change.value);
        const shown = evidence.find(({ amount }) => amount.value.eq(value))?.amount;
        return shown ? [{ value, amount: shown, score: 0.5, seen: 1 }] : [];
      }),
  );
}

/** The amount, called whatever, that the sum of lines less a reduction and with charges and tax comes to. */
export function summedUp(evidence: readonly AmountEvidence[]): Contender[] {
  const [lines] = contenders(evidence, { lineSum: 1 });
  const [tax] = contenders(evidence, { vatTotal: 1 });
  const less = contenders(evidence, { discount: 1 }).find(({ value }) => !value.isZero());
  const more = contenders(evidence, { charges: 1 }).find(({ value }) => !value.isZero());
  if (!lines || !tax || (!less && !more)) return [];
  const value = lines.value
    .minus(less?.value.abs() ?? 0)
    .plus(more?.value ?? 0)
    .plus(tax.value);
  const shown = evidence.find(
    ({ amount }) => amount.isMoney && amount.value.eq(value) && amount.cell.row > lines.amount.cell.row,
  );
  return shown ? [{ value, amount: shown.amount, score: 0.7, seen: 1 }] : [];
}

/**
 * 'Subtotal 4,200.00' over 'Less CIS 20 % -600.00' over 'Amount due 3,600.00': where no VAT is charged, what the lines come to is the
 * total, of which a part is kept back or paid.
 */
export function beforePayment(evidence: readonly AmountEvidence[]): Contender[] {
  const [due] = contenders(evidence, { amountDue: 1 });
  if (!due || due.score < LABELLED) return [];
  const paid = contenders(evidence, { prepaid: 1 }).filter(
    ({ value, score, amount: { cell } }) => !value.isZero() && score >= LABELLED && cell.row < due.amount.cell.row,
  );
  return contenders(evidence, { lineSum: 1, netTotal: 1 })
    .filter(({ value, score, amount: { cell } }) =>
      paid.some(
        (one) => score >= LABELLED && cell.row < one.amount.cell.row && value.minus(one.value.abs()).eq(due.value),
      ),
    )
    .map((one) => ({ ...one, score: LABELLED }));
}

/** Any money on the pages: enough to complete a sum that labels began, never to begin one. */
export function contendersAnywhere(evidence: readonly AmountEvidence[]): Contender[] {
  const found = new Map<string, Contender>();
  for (const { amount } of evidence) {
    if (amount.isMoney) found.set(amount.value.toFixed(2), { value: amount.value, amount, score: UNLABELLED, seen: 1 });
  }
  return [...found.values()];
}

/** The lines of tax with a rate among the totals ('VAT 20 % … 12.00'), each amount once. */
export function taxesByRate(evidence: readonly AmountEvidence[]): Amount[] {
  const taxes = evidence.filter(
    ({ scores, hasRate, isUnderRate }) => hasRate && (scores.vatTotal ?? 0) >= (isUnderRate ? 0.8 : 0.9),
  );
  const isOnRow = (one: AmountEvidence, other: AmountEvidence) =>
    !one.isUnderRate && one.amount.cell.row === other.amount.cell.row;
  return taxes
    .filter(
      (tax, index) =>
        taxes.findIndex((other) => isOnRow(tax, other) || other.amount.value.eq(tax.amount.value)) === index,
    )
    .map(({ amount }) => amount);
}

export function sumOf(amounts: readonly Amount[], score: number): Contender[] {
  const first = amounts[0];
  if (!first) return [];
  const value = amounts.reduce((total, amount) => total.plus(amount.value), new Decimal(0));
  return [
    {
      value,
      amount: amounts.find((amount) => amount.value.eq(value)) ?? first,
      score: amounts.length === 1 ? score : score - 0.05,
      seen: 1,
    },
  ];
}

/** Receipts: what was given less the change is the total. */
export function isChangeOf(gross: Contender, prepaid: readonly Contender[]): boolean {
  return prepaid.some((given) =>
    prepaid.some((change) => given !== change && given.value.minus(change.value).minus(gross.value).abs().lt('0.006')),
  );
}
