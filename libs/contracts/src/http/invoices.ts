import { type Static, Type } from 'typebox';
import {
  DUPLICATE_REASONS,
  HISTORY_ACTIONS,
  INVOICE_STATUSES,
  INVOICE_TYPE_CODES,
  INVOICE_WARNINGS,
  REJECT_REASONS,
} from '../invoice-life.ts';
import { Finding, READING_LEVELS, READING_ROUTES, ReadFields, ReadPart } from '../reading.ts';
import { Actor, Amount, Currency, Day, Id, Instant, literals } from './common.ts';
import { MOST_PARTS, PageRange } from './documents.ts';

const Text = (maxLength: number) => Type.String({ minLength: 1, maxLength });
const optional = Type.Optional;

/** EN 16931 BG-23: VAT by rate and category. */
export const VatBreakdown = Type.Object({
  /** Percent, `20` or `5.5`. */
  rate: Amount,
  category: optional(Type.String({ maxLength: 3 })),
  base: Amount,
  amount: Amount,
});
export type VatBreakdown = Static<typeof VatBreakdown>;

export const InvoiceLine = Type.Object({
  itemCode: optional(Type.String({ maxLength: 200 })),
  designation: optional(Type.String({ maxLength: 2000 })),
  quantity: optional(Amount),
  unitPrice: optional(Amount),
  vatRate: optional(Amount),
  netTotal: optional(Amount),
  deliveryDate: optional(Day),
});
export type InvoiceLine = Static<typeof InvoiceLine>;

/** What an invoice says, as a person verified it or as it was read so far; amounts as decimal strings. */
export const InvoiceContent = Type.Object({
  typeCode: optional(literals(INVOICE_TYPE_CODES)),
  invoiceNumber: optional(Text(100)),
  issueDate: optional(Day),
  dueDate: optional(Day),
  currency: optional(Currency),
  supplierId: optional(Id),
  supplierName: optional(Text(200)),
  supplierVatNumber: optional(Text(30)),
  buyerName: optional(Text(200)),
  buyerVatNumber: optional(Text(30)),
  netTotal: optional(Amount),
  vatTotal: optional(Amount),
  grossTotal: optional(Amount),
  amountDue: optional(Amount),
  discount: optional(Amount),
  charges: optional(Amount),
  iban: optional(Text(50)),
  bic: optional(Text(20)),
  paymentTerms: optional(Text(500)),
  orderNumber: optional(Text(100)),
  deliverySlipNumber: optional(Text(100)),
  country: optional(Type.String({ pattern: '^[A-Z]{2}$' })),
  vat: optional(Type.Array(VatBreakdown, { maxItems: 50 })),
  lines: optional(Type.Array(InvoiceLine, { maxItems: 2000 })),
});
export type InvoiceContent = Static<typeof InvoiceContent>;

export const DuplicateOf = Type.Object({
  invoiceId: Type.String(),
  invoiceNumber: optional(Type.String()),
  certain: Type.Boolean(),
  reasons: Type.Array(literals(DUPLICATE_REASONS)),
});
export type DuplicateOf = Static<typeof DuplicateOf>;

export const InvoiceWarning = Type.Object({
  code: literals(INVOICE_WARNINGS),
  /** The values that show it, for the sentence in the reader's language. */
  values: optional(Type.Record(Type.String(), Type.String())),
});
export type InvoiceWarning = Static<typeof InvoiceWarning>;

export const RecordedPayment = Type.Object({
  id: Type.String(),
  date: Day,
  amount: Amount,
  method: Type.String(),
  reference: Type.String(),
  recordedBy: Actor,
  recordedAt: Instant,
  type: literals(['Payment', 'Reversal'] as const),
});
export type RecordedPayment = Static<typeof RecordedPayment>;

/** What the caller may do now, and why not, so that a button can say it before a call is refused. */
export const InvoiceCommandState = Type.Object({
  allowed: Type.Boolean(),
  /** A problem code and its sentence in the caller's language, where not allowed. */
  code: optional(Type.String()),
  reason: optional(Type.String()),
});
export type InvoiceCommandState = Static<typeof InvoiceCommandState>;

/** A row of `/api/v1/invoices`. */
export const InvoiceSummary = Type.Object({
  id: Id,
  version: Type.Integer(),
  status: literals(INVOICE_STATUSES),
  fileName: Type.String(),
  documentId: Type.String(),
  mediaType: Type.String(),
  receivedAt: Instant,
  updatedAt: Instant,
  supplierId: optional(Type.String()),
  supplierName: optional(Type.String()),
  typeCode: optional(Type.String()),
  invoiceNumber: optional(Type.String()),
  issueDate: optional(Type.String()),
  dueDate: optional(Type.String()),
  currency: optional(Type.String()),
  netTotal: optional(Type.String()),
  vatTotal: optional(Type.String()),
  grossTotal: optional(Type.String()),
  amountDue: optional(Type.String()),
  amountPaid: optional(Type.String()),
  level: optional(literals(READING_LEVELS)),
  duplicated: Type.Boolean(),
  exported: Type.Boolean(),
  onHold: Type.Boolean(),
  warnings: Type.Integer(),
  rejectionReason: optional(Type.String()),
});
export type InvoiceSummary = Static<typeof InvoiceSummary>;

/** SENDER: it was sent for that supplier. VAT_NUMBER, IBAN: its pages say that one, which is the supplier's on file. */
export const SUPPLIER_KNOWN_BY = ['SENDER', 'VAT_NUMBER', 'IBAN'] as const;
export type SupplierKnownBy = (typeof SUPPLIER_KNOWN_BY)[number];

/** `GET /api/v1/invoices/{id}`. */
export const InvoiceDetail = Type.Intersect([
  InvoiceSummary,
  Type.Object({
    content: InvoiceContent,
    /** By what its supplier is known, for the staff; absent where a person chose it. */
    supplierKnownBy: optional(literals(SUPPLIER_KNOWN_BY)),
    /** From this confidence on a value that was read is certain, 0 to 1 (setting CERTAINTY, the supplier's or for all). */
    certainty: Type.Number({ minimum: 0, maximum: 1 }),
    /** By how much the amounts may disagree, in units of the currency (setting AMOUNT_TOLERANCE). */
    tolerance: Type.String(),
    reading: optional(
      Type.Object({
        route: literals(READING_ROUTES),
        level: literals(READING_LEVELS),
        /** What the machine read, untouched by corrections. */
        fields: ReadFields,
        findings: Type.Array(Finding),
        pages: Type.Integer(),
        durationMs: Type.Number(),
        /** The invoices that the file seems to hold, for a person to confirm. */
        parts: optional(Type.Array(ReadPart)),
      }),
    ),
    /** What it was split into, in the order of the pages. */
    splitInto: optional(Type.Array(Type.Object({ ...PageRange.properties, invoiceId: Id }))),
    /** The invoice whose file held it, and on which of its pages. */
    partOf: optional(Type.Object({ ...PageRange.properties, invoiceId: Id, fileName: Type.String() })),
    warningList: Type.Array(InvoiceWarning),
    duplicates: Type.Array(DuplicateOf),
    /** Rejected or canceled ones with the same number: what this one corrects. */
    predecessors: Type.Array(Type.Object({ invoiceId: Type.String(), invoiceNumber: optional(Type.String()) })),
    payments: Type.Array(RecordedPayment),
    rejection: optional(
      Type.Object({ reason: literals(REJECT_REASONS), details: optional(Type.String()), at: Instant, by: Actor }),
    ),
    /** What the staff may reject it for, as the reading has it: the rules refuse it. */
    proposedRejection: optional(Type.Object({ reason: literals(REJECT_REASONS), details: Type.String() })),
    exceptionReason: optional(Type.String()),
    verifiedAt: optional(Instant),
    controlledAt: optional(Instant),
    verifiedBy: optional(Actor),
    controlledBy: optional(Actor),
    /** Payments wait after a bank change, until that day; one the bank made already is recorded by saying so. */
    bankHoldUntil: optional(Day),
    /** By command name: verify, split, control, sendBack, pay, reverse, reject, withdraw, relaunch, enter, keep, discard, cancel, delete, close. */
    commands: Type.Record(Type.String(), InvoiceCommandState),
  }),
]);
export type InvoiceDetail = Static<typeof InvoiceDetail>;

export const HistoryEntry = Type.Object({
  id: Type.String(),
  at: Instant,
  by: Actor,
  action: literals(HISTORY_ACTIONS),
  from: optional(literals(INVOICE_STATUSES)),
  to: literals(INVOICE_STATUSES),
  reason: optional(Type.String()),
  details: optional(Type.String()),
  /** Other invoices that it made, or was made of, with the pages. */
  links: optional(Type.Array(Type.Object({ ...PageRange.properties, invoiceId: Id }))),
  changes: Type.Array(
    Type.Object({ field: Type.String(), before: optional(Type.String()), after: optional(Type.String()) }),
  ),
});
export type HistoryEntry = Static<typeof HistoryEntry>;

/** `GET /api/v1/invoices/counts`: invoices by status, under the caller's scope. */
export const InvoiceCounts = Type.Record(Type.String(), Type.Integer());

/** The filter of the list, as JSON in `filter`: all optional, all together. */
export const InvoiceFilter = Type.Object({
  q: optional(Type.String({ maxLength: 100 })),
  status: optional(Type.Array(literals(INVOICE_STATUSES), { maxItems: 20 })),
  supplierId: optional(Id),
  issuedFrom: optional(Day),
  issuedTo: optional(Day),
  receivedFrom: optional(Day),
  receivedTo: optional(Day),
  id: optional(Type.Array(Id, { maxItems: 1000 })),
});
export type InvoiceFilter = Static<typeof InvoiceFilter>;

/** What the list can be sorted by, each way; `id` breaks ties. */
export const INVOICE_SORTS = [
  'receivedAt',
  'issueDate',
  'dueDate',
  'invoiceNumber',
  'supplierName',
  'grossTotal',
  'status',
] as const;

export type InvoiceSort = (typeof INVOICE_SORTS)[number];

/**
 * The sorts the list offers under a filter, first the one it takes by itself: each is read straight from an index.
 * A search comes by date of receipt, a date range by its own date; any other list by all of them.
 */
export function invoiceSortsFor(filter: InvoiceFilter): readonly InvoiceSort[] {
  if (filter.q?.trim()) return ['receivedAt'];
  if (filter.issuedFrom || filter.issuedTo) return ['issueDate'];
  if (filter.receivedFrom || filter.receivedTo) return ['receivedAt'];
  return INVOICE_SORTS;
}

/** Each command is `POST /api/v1/invoices/{id}/{command}` and carries the version that the form was filled from. */
const version = { version: Type.Integer({ minimum: 0 }) };
export const VerifyInvoice = Type.Object({ ...version, content: InvoiceContent });
export const EnterInvoice = VerifyInvoice;
/** Page ranges that cover each page of the file once, in order: each becomes an invoice, and this one is canceled. */
export const SplitInvoice = Type.Object({
  ...version,
  parts: Type.Array(PageRange, { minItems: 2, maxItems: MOST_PARTS }),
});
export const ControlInvoice = Type.Object(version);
export const PlainCommand = Type.Object(version);
export const ReasonCommand = Type.Object({ ...version, reason: Text(1000) });
export const RejectInvoice = Type.Object({
  ...version,
  reason: literals(REJECT_REASONS),
  details: optional(Type.String({ maxLength: 1000 })),
});
export const RecordPayment = Type.Object({
  ...version,
  date: Day,
  amount: Amount,
  method: Text(60),
  reference: Text(100),
  /** The bank made it already: recorded even while payments wait after a bank change, with an alarm. */
  madeByBank: Type.Optional(Type.Boolean()),
});
export const ReversePayment = Type.Object({ ...version, paymentId: Type.String(), reason: Text(1000) });

/** The path's last segment for each command. */
export const INVOICE_COMMANDS = {
  verify: 'verify',
  enter: 'enter',
  split: 'split',
  control: 'control',
  sendBack: 'send-back',
  pay: 'payments',
  reverse: 'reversals',
  reject: 'reject',
  withdraw: 'withdraw',
  relaunch: 'relaunch',
  keep: 'keep',
  discard: 'discard',
  cancel: 'cancel',
  close: 'close',
} as const;
export type InvoiceCommandName = keyof typeof INVOICE_COMMANDS | 'delete';
