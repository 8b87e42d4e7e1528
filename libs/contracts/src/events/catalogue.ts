import { type Static, type TSchema, Type } from 'typebox';
import { AuditAnchor } from '../http/audit.ts';
import { CHANGE_ACTIONS, CHANGE_KINDS, CHANGE_STATES, Notified } from '../http/change-requests.ts';
import { Actor, Day, Instant, literals } from '../http/common.ts';
import { PASSWORD_LINK_PURPOSES, UserStatusSchema } from '../http/identity.ts';
import { InvoiceContent } from '../http/invoices.ts';
import { IMPORT_STATES } from '../http/supplier-imports.ts';
import { Contact } from '../http/suppliers.ts';
import { ReplayOutcome, TRAINING_ORIGINS, TRAINING_STATES } from '../http/training.ts';
import { HISTORY_ACTIONS, INVOICE_STATUSES, REJECT_REASONS } from '../invoice-life.ts';
import { Language } from '../languages.ts';
import { READING_REFUSALS, Reading } from '../reading.ts';
import { Decision } from './decision.ts';
import type { EventEnvelope } from './envelope.ts';

const optional = Type.Optional;
const nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** What happened to an invoice, whatever it was: enough for a reader to follow without asking back. */
const invoiceFact = {
  from: nullable(literals(INVOICE_STATUSES)),
  status: literals(INVOICE_STATUSES),
  action: literals(HISTORY_ACTIONS),
  by: Actor,
  fileName: Type.String(),
  documentId: Type.String(),
  supplierId: nullable(Type.String()),
  supplierName: nullable(Type.String()),
  invoiceNumber: nullable(Type.String()),
  currency: nullable(Type.String()),
  grossTotal: nullable(Type.String()),
  amountDue: nullable(Type.String()),
};
/** What a person decided of an invoice; absent where nobody did, or before it was told. */
const decidedInvoiceFact = { ...invoiceFact, decision: optional(Decision) };
const InvoiceFact = Type.Object(invoiceFact);

/** Every event, its version and what it says. An unknown version is dead-lettered, never guessed. */
export const EVENTS = {
  // documents
  DocumentStored: {
    version: 1,
    data: Type.Object({
      fileName: Type.String(),
      mediaType: Type.String(),
      size: Type.Integer(),
      sha256: Type.String(),
      supplierId: nullable(Type.String()),
      channel: literals(['portal', 'mail', 'ftp', 'api', 'demo'] as const),
      by: Actor,
      /** Whether the supplier's own people sent it, who may then withdraw it; absent, only `by` may. */
      sentBySupplier: optional(Type.Boolean()),
    }),
  },
  // invoices: subject is the invoice's id
  InvoiceReceived: {
    version: 1,
    data: Type.Object({ ...invoiceFact, mediaType: Type.String(), sha256: Type.String(), size: Type.Integer() }),
  },
  InvoiceReadingStarted: { version: 1, data: InvoiceFact },
  InvoiceRead: { version: 1, data: InvoiceFact },
  InvoiceVerified: {
    version: 1,
    data: Type.Object({ ...decidedInvoiceFact, content: InvoiceContent, corrected: Type.Array(Type.String()) }),
  },
  InvoiceControlled: { version: 1, data: Type.Object(decidedInvoiceFact) },
  InvoiceSentBack: { version: 1, data: Type.Object({ ...decidedInvoiceFact, reason: Type.String() }) },
  InvoicePaymentRecorded: {
    version: 1,
    data: Type.Object({
      ...decidedInvoiceFact,
      paymentId: Type.String(),
      date: Day,
      amount: Type.String(),
      method: Type.String(),
      reference: Type.String(),
      /** Whether the amount due is now reached. */
      settled: Type.Boolean(),
      /** The alarm: it was recorded while payments wait after a bank change, until that day. */
      bankHoldUntil: optional(Day),
    }),
  },
  InvoicePaymentReversed: {
    version: 1,
    data: Type.Object({
      ...decidedInvoiceFact,
      paymentId: Type.String(),
      reversalId: Type.String(),
      date: Day,
      amount: Type.String(),
      reason: Type.String(),
    }),
  },
  InvoiceRejected: {
    version: 1,
    data: Type.Object({ ...decidedInvoiceFact, reason: literals(REJECT_REASONS), details: nullable(Type.String()) }),
  },
  /** `run` numbers the readings of one invoice: InvoiceReceived asks for run 1, each relaunch for the next. */
  InvoiceExtractionRelaunched: {
    version: 1,
    data: Type.Object({ ...invoiceFact, mediaType: Type.String(), run: Type.Integer({ minimum: 2 }) }),
  },
  /** Withdrawn, canceled, split, kept, discarded, entered by hand, closed: what moves an invoice and concerns nobody's projection but its status. */
  InvoiceMoved: { version: 1, data: Type.Object({ ...decidedInvoiceFact, reason: nullable(Type.String()) }) },
  InvoiceDeleted: { version: 1, data: Type.Object(decidedInvoiceFact) },
  // extraction: subject is the invoice's id
  ReadingStarted: { version: 1, data: Type.Object({ documentId: Type.String(), run: Type.Integer() }) },
  DocumentRead: { version: 1, data: Type.Object({ documentId: Type.String(), run: Type.Integer(), reading: Reading }) },
  DocumentUnreadable: {
    version: 1,
    data: Type.Object({
      documentId: Type.String(),
      run: Type.Integer(),
      reason: literals(READING_REFUSALS),
      detail: Type.String(),
    }),
  },
  /** A training was put into the queue; subject is its id. */
  TrainingLaunched: {
    version: 1,
    data: Type.Object({
      /** The invoice that was corrected; null where a template was brought as a file. */
      invoiceId: nullable(Type.String()),
      origin: literals(TRAINING_ORIGINS),
      by: Actor,
      /** Absent where a correction launched it. */
      decision: optional(Decision),
    }),
  },
  TrainingCompleted: {
    version: 1,
    data: Type.Object({
      invoiceId: nullable(Type.String()),
      state: literals(TRAINING_STATES),
      /** Why nothing was learned, or what failed. */
      reason: nullable(Type.String()),
      outcome: nullable(ReplayOutcome),
    }),
  },
  /** A proposal was accepted or discarded; subject is the training. */
  TrainingDecided: {
    version: 1,
    data: Type.Object({ state: literals(TRAINING_STATES), templateId: nullable(Type.String()), decision: Decision }),
  },
  /** Another version of a template, or none, is read with from now on; subject is the template. */
  TemplateRolledBack: {
    version: 1,
    data: Type.Object({ number: nullable(Type.Integer({ minimum: 1 })), decision: Decision }),
  },
  // suppliers: the whole of what others may keep a copy of
  SupplierChanged: {
    version: 1,
    data: Type.Object({
      code: Type.String(),
      name: Type.String(),
      kind: Type.String(),
      locpt: Type.String(),
      countryCode: Type.String(),
      currency: Type.String(),
      vatNumber: nullable(Type.String()),
      siret: nullable(Type.String()),
      iban: nullable(Type.String()),
      bic: nullable(Type.String()),
      email: Type.String(),
      language: Language,
      contacts: Type.Array(Contact),
      /** The user of the staff who looks after it. */
      accountManagerId: optional(Type.String()),
      /** The last bank change that was accepted: when, and by whom; absent where there was none. */
      bankChange: optional(Type.Object({ requestId: Type.String(), at: Instant, acceptedBy: Actor })),
      /** Absent where nobody decided, or another event tells it: seeds, snapshots, a change request that was accepted. */
      decision: optional(Decision),
    }),
  },
  SupplierDeleted: { version: 1, data: Type.Object({ decision: optional(Decision) }) },
  /**
   * A change request went on; subject is its id. Values are masked: an account's or number's last signs, never a code.
   * `notify` are those who were on file before, to be told of it.
   */
  ChangeRequestMoved: {
    version: 1,
    data: Type.Object({
      decision: Decision,
      kind: literals(CHANGE_KINDS),
      action: literals(CHANGE_ACTIONS),
      from: nullable(literals(CHANGE_STATES)),
      to: literals(CHANGE_STATES),
      before: nullable(Type.String()),
      after: Type.String(),
      reason: nullable(Type.String()),
      supplierName: Type.String(),
      notify: Type.Array(Notified),
    }),
  },
  /** Something about change requests was tried and not let through; subject is the try's own id. */
  ChangeAttemptRefused: {
    version: 1,
    data: Type.Object({
      decision: Decision,
      requestId: nullable(Type.String()),
      action: Type.String(),
      /** The problem it was answered with. */
      problem: Type.String(),
      /** How many such tries there were by now, where they are counted. */
      count: Type.Integer({ minimum: 1 }),
    }),
  },
  /** Changes of a supplier are locked after too many wrong codes, or unlocked; subject is `supplier id/changes`. */
  SupplierChangesLocked: {
    version: 1,
    data: Type.Object({
      decision: Decision,
      locked: Type.Boolean(),
      supplierName: Type.String(),
      notify: Type.Array(Notified),
    }),
  },
  /** Staff edited how a supplier is reached; subject is `supplier id/contacts`. Values are masked. */
  SupplierContactsChanged: {
    version: 1,
    data: Type.Object({
      decision: Decision,
      before: Type.Array(Type.String()),
      after: Type.Array(Type.String()),
      supplierName: Type.String(),
      notify: Type.Array(Notified),
    }),
  },
  /** An import of suppliers went on; subject is its id. */
  SupplierImportMoved: {
    version: 1,
    data: Type.Object({
      state: literals(IMPORT_STATES),
      done: Type.Integer({ minimum: 0 }),
      rowCount: Type.Integer({ minimum: 0 }),
      /** Absent where it only went on. */
      decision: optional(Decision),
    }),
  },
  // identity
  UserChanged: {
    version: 1,
    data: Type.Object({
      email: Type.String(),
      firstName: Type.String(),
      lastName: Type.String(),
      roles: Type.Array(Type.String()),
      supplierIds: Type.Array(Type.String()),
      language: Language,
      status: UserStatusSchema,
      /** Sessions that began before are over, but for the one it was changed in. */
      passwordChangedAt: optional(Instant),
      keptSession: optional(Type.String()),
      /** The account is gone; what is told is what it was, without its rights. */
      deleted: optional(Type.Boolean()),
      /** Absent where nobody decided: seeds, snapshots. */
      decision: optional(Decision),
    }),
  },
  /** A link to set a password is to be mailed. Its token is in no event: who sends the mail asks for it. Subject is the link. */
  PasswordLinkRequested: {
    version: 1,
    data: Type.Object({
      purpose: literals(PASSWORD_LINK_PURPOSES),
      userId: Type.String(),
      firstName: Type.String(),
      lastName: Type.String(),
      email: Type.String(),
      language: Language,
      expiresAt: Instant,
      decision: optional(Decision),
    }),
  },
  // settings: subject is `module/code`, or `module/code/supplierId` where it is one supplier's own
  SettingChanged: {
    version: 1,
    data: Type.Object({
      module: Type.String(),
      code: Type.String(),
      supplierId: optional(Type.String()),
      value: Type.String(),
      previous: Type.String(),
      by: Actor,
      /** Absent in snapshots. */
      decision: optional(Decision),
    }),
  },
  /** The head of the audit chain, signed, to be mailed out of the database's reach; subject is its sequence. */
  AuditAnchored: { version: 1, data: Type.Object({ ...AuditAnchor.properties, to: Type.String() }) },
  // payments
  PaymentRecorded: {
    version: 1,
    data: Type.Object({
      invoiceId: optional(Type.String()),
      date: Day,
      amount: Type.String(),
      currency: Type.String(),
      type: Type.String(),
    }),
  },
  // messaging
  /** A comment in a supplier's thread; subject is the message's id. What it says stays with its owner. */
  MessagePosted: {
    version: 1,
    data: Type.Object({
      fromSupplier: Type.Boolean(),
      by: Actor,
      /** The invoice it asks about. */
      invoiceId: optional(Type.String()),
    }),
  },
  MailSent: {
    version: 1,
    data: Type.Object({ template: Type.String(), messageId: Type.String(), causedBy: Type.String() }),
  },
  // anybody, on their own topic
  /** Something was decided that no other event tells: a session ended, a dead letter discarded. Subject is its own id. */
  DecisionTaken: { version: 1, data: Type.Object({ decision: Decision }) },
  // any owner of data that others copy, on its own topic: its current state again, for one rebuild of one copy
  /** The state of one subject now, as the event `of` would tell it; subject is `rebuild/subject`. */
  SnapshotTaken: {
    version: 1,
    data: Type.Object({
      rebuild: Type.String(),
      of: Type.String(),
      subject: Type.String(),
      sequence: Type.Integer({ minimum: 0 }),
      data: Type.Unknown(),
    }),
  },
  /** All were taken, `count` of them; subject is the rebuild. It may come before the last of them does. */
  SnapshotsEnded: {
    version: 1,
    data: Type.Object({ rebuild: Type.String(), count: Type.Integer({ minimum: 0 }) }),
  },
} as const satisfies Record<string, { readonly version: number; readonly data: TSchema }>;

export type EventType = keyof typeof EVENTS;
export type EventData<T extends EventType> = Static<(typeof EVENTS)[T]['data']>;
export type EventOf<T extends EventType> = EventEnvelope<EventData<T>> & { readonly type: T };

/** The topic of a service's events: one a service, key = subject. */
export const topicOf = (service: string): string => `comptoir.${service}.v1`;
