import type { InvoiceDetail } from '@comptoir/contracts';
import { minus, sum } from '../form/decimal.ts';

/** What is still to be paid: the amount due (else the total), less payments, plus what was reversed. */
export function remainingOf({ content, payments }: Pick<InvoiceDetail, 'content' | 'payments'>): string {
  const due = content.amountDue ?? content.grossTotal ?? '0';
  return minus(due, paidOf(payments));
}

export const paidOf = (payments: InvoiceDetail['payments']): string =>
  sum(...payments.map(({ amount, type }) => (type === 'Reversal' && !amount.startsWith('-') ? `-${amount}` : amount)));
