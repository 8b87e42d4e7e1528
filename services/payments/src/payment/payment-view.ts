import type { Payment as PaymentAnswer, PaymentRow } from '@comptoir/contracts';
import { toNumber, toText } from './minor-units.ts';
import type { Payment } from './payment.ts';

/** A row of /api/v1/payments. */
export const paymentView = ({ amount, ...payment }: Payment): PaymentAnswer => ({
  ...payment,
  amount: toText(amount, payment.currency),
});

/** A row of the supplier's Payments tab, in the specification's names. */
export function paymentRow(payment: Payment): PaymentRow {
  const { id, date, supplierName, invoiceNumber, currency, amount, type, paymentNo, method, reference, reason } =
    payment;
  const year = Number(date.slice(0, 4));
  return {
    id,
    month: Number(date.slice(5, 7)),
    annee: year,
    year,
    societe: supplierName,
    libPaiement: [invoiceNumber, reference].filter(Boolean).join(' · '),
    devise: currency,
    montant: toNumber(amount, currency),
    typeLot: type,
    toolTip: [paymentNo, date, method, reference, reason].filter(Boolean).join(' · '),
  };
}
