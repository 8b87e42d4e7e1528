import { leavesDue } from './amount-due.ts';
import type { Proofs, Triple } from './total-certainty.ts';
import { type Contender, LABELLED } from './total-contenders.ts';

type Named = Readonly<Record<'net' | 'gross' | 'prepaid' | 'due', readonly Contender[]>>;

/**
 * 'Subtotal 2,400.00, deposit received -1,000.00, balance due 1,400.00' on a page that names no VAT: what is due is called no total,
 * and the sum above the payment is the invoice's (EN 16931 BR-CO-16).
 */
export function sumBeforePayment(
  { gross, net, vat }: Triple,
  { namesVat }: Proofs,
  named: Named,
): Contender | undefined {
  if (!gross || net || vat || namesVat !== false) return undefined;
  const isTotal = named.gross.some((one) => one.score >= LABELLED && one.value.eq(gross.value));
  const isDue = named.due.some((one) => one.score >= LABELLED && one.value.eq(gross.value));
  if (isTotal || !isDue) return undefined;
  return named.net.find(
    (one) =>
      one.amount.isMoney &&
      one.score >= SUM &&
      one.value.gt(gross.value) &&
      leavesDue(
        one,
        named.prepaid,
        named.due.filter(({ value }) => value.eq(gross.value)),
      ),
  );
}

/** What is called a sum of the lines, at the least. */
const SUM = 0.6;
