import { type Static, Type } from 'typebox';

export const PAYMENT_TYPES = ['Payment', 'Import', 'Reversal', 'Entry'] as const;

/** A row of the supplier's Payments tab, as the specification names its fields (000 §3, Payment row). */
export const PaymentRow = Type.Object({
  id: Type.String(),
  month: Type.Integer(),
  annee: Type.Integer(),
  societe: Type.String(),
  libPaiement: Type.String(),
  devise: Type.String(),
  montant: Type.Number(),
  typeLot: Type.String(),
  toolTip: Type.String(),
  year: Type.Integer(),
});
export type PaymentRow = Static<typeof PaymentRow>;

/** `/api/v1/payments`. */
export const Payment = Type.Object({
  id: Type.String(),
  paymentNo: Type.String(),
  supplierId: Type.String(),
  invoiceId: Type.String(),
  invoiceNumber: Type.String(),
  date: Type.String(),
  amount: Type.String(),
  currency: Type.String(),
  method: Type.String(),
  reference: Type.String(),
  type: Type.String(),
});
export type Payment = Static<typeof Payment>;

/** The filter of `/api/v1/payments`, as JSON in `filter`; `q` finds words by their beginning. */
export const PaymentFilter = Type.Object({
  q: Type.Optional(Type.String({ maxLength: 100 })),
  supplierId: Type.Optional(Type.String({ maxLength: 60 })),
  invoiceId: Type.Optional(Type.String({ maxLength: 60 })),
});

/** What the list can be sorted by, each way; `id` breaks ties. */
export const PAYMENT_SORTS = ['date', 'amount', 'supplierName'] as const;
