import { decimalsOf, type EventData, type PAYMENT_TYPES } from '@comptoir/contracts';
import { toMinor } from './minor-units.ts';

type PaymentType = (typeof PAYMENT_TYPES)[number];

/** Money that went to a supplier, or came back. It never changes: what was wrong is reversed by another. */
export interface Payment {
  readonly id: string;
  /** Number for people, P2026-000001: by year, in the order recorded. */
  readonly paymentNo: string;
  readonly supplierId: string;
  readonly supplierName: string;
  readonly invoiceId: string;
  readonly invoiceNumber: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  /** Integer of the currency's minor units; below zero for a reversal. */
  readonly amount: number;
  readonly currency: string;
  readonly method: string;
  readonly reference: string;
  readonly type: PaymentType;
  /** The payment a reversal takes back, and why. */
  readonly reverses?: string;
  readonly reason?: string;
}

export type NewPayment = Omit<Payment, 'paymentNo'>;

export type PaymentDecision = { readonly payment: NewPayment } | { readonly refusal: string };

/** The payment an invoice's event tells of. Refused where it names no supplier or no amount of its currency. */
export function paymentOf(invoiceId: string, data: EventData<'InvoicePaymentRecorded'>): PaymentDecision {
  return decide(invoiceId, data, {
    id: data.paymentId,
    type: 'Payment',
    sign: 1,
    method: data.method,
    reference: data.reference,
  });
}

/** The reversal of a payment; method and reference are those of the payment it takes back, where that is known. */
export function reversalOf(
  invoiceId: string,
  data: EventData<'InvoicePaymentReversed'>,
  reversed: Pick<Payment, 'method' | 'reference'> | undefined,
): PaymentDecision {
  const { method = '', reference = '' } = reversed ?? {};
  const decision = decide(invoiceId, data, { id: data.reversalId, type: 'Reversal', sign: -1, method, reference });
  return 'refusal' in decision
    ? decision
    : { payment: { ...decision.payment, reverses: data.paymentId, reason: data.reason } };
}

function decide(
  invoiceId: string,
  fact: EventData<'InvoicePaymentRecorded'> | EventData<'InvoicePaymentReversed'>,
  { sign, ...kind }: Pick<NewPayment, 'id' | 'type' | 'method' | 'reference'> & { sign: 1 | -1 },
): PaymentDecision {
  const { supplierId, currency, date } = fact;
  if (supplierId === null) return { refusal: 'a payment of an invoice without a supplier' };
  if (currency === null) return { refusal: 'a payment without a currency' };
  const amount = toMinor(fact.amount, currency);
  if (amount === undefined)
    return { refusal: `${fact.amount} is no amount of ${currency} with ${decimalsOf(currency)} decimals` };
  const payment = {
    ...kind,
    supplierId,
    supplierName: fact.supplierName ?? '',
    invoiceId,
    invoiceNumber: fact.invoiceNumber ?? fact.fileName,
    date,
    amount: sign * Math.abs(amount),
    currency,
  };
  return { payment };
}
