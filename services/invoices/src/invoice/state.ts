import type {
  Actor as ActorSchema,
  DuplicateReason,
  InvoiceStatus,
  InvoiceWarning,
  ReadingLevel,
  RejectReason,
} from '@comptoir/contracts';
import type { Static } from 'typebox';
import type { Content } from './content.ts';
import { sum } from './money.ts';

/** Who acted, and on which side: a supplier is not shown which of the staff did something. */
export type Who = Static<typeof ActorSchema> & { readonly side: 'staff' | 'supplier' | 'system' };
type Stamp = { readonly by: Who; readonly at: Date };

type StoredDocument = {
  readonly id: string;
  readonly fileName: string;
  readonly mediaType: string;
  readonly size: number;
  readonly sha256: string;
};

export type Payment = {
  readonly id: string;
  readonly type: 'Payment' | 'Reversal';
  /** Minor units, more than zero; a reversal takes away. */
  readonly amount: number;
  readonly date: string;
  readonly method: string;
  readonly reference: string;
  readonly recorded: Stamp;
  /** The payment that a reversal takes back. */
  readonly reverses?: string;
};

export type Duplicate = {
  readonly invoiceId: string;
  readonly invoiceNumber?: string;
  readonly supplierId?: string;
  readonly certain: boolean;
  readonly reasons: readonly DuplicateReason[];
};
export type Predecessor = { readonly invoiceId: string; readonly invoiceNumber?: string; readonly supplierId?: string };

/** Pages of a file, from 1, both included. */
export type Pages = { readonly from: number; readonly to: number };

/** The supplier as it is on file, at the time it was last looked at. */
export type SupplierOnFile = { readonly id: string; readonly name: string; readonly code: string };

export type Invoice = {
  readonly id: string;
  /** Grows by one with each command. */
  readonly version: number;
  readonly status: InvoiceStatus;
  readonly document: StoredDocument;
  readonly receivedAt: Date;
  readonly updatedAt: Date;
  /** Who sent it, for whom, whether the supplier's own people did, and which way; absent, through the portal. */
  readonly sender: {
    readonly by: Who;
    readonly supplierId?: string;
    readonly isSupplier: boolean;
    readonly channel?: 'mail' | 'ftp';
  };
  /** Which reading is awaited or was taken: 1, and one more with each relaunch. */
  readonly run: number;
  readonly supplier?: SupplierOnFile;
  readonly content: Content;
  readonly level?: ReadingLevel;
  readonly warnings: readonly InvoiceWarning[];
  readonly duplicates: readonly Duplicate[];
  readonly predecessors: readonly Predecessor[];
  /** Invoices that a person said this one is no duplicate of. */
  readonly keptWith: readonly string[];
  readonly payments: readonly Payment[];
  readonly verified?: Stamp;
  readonly controlled?: Stamp;
  readonly rejection?: Stamp & { readonly reason: RejectReason; readonly details?: string };
  readonly exceptionReason?: string;
  /** What it was split into, in the order of the pages. */
  readonly splitInto?: ReadonlyArray<Pages & { readonly invoiceId: string }>;
  /** The invoice whose file held this one. */
  readonly partOf?: Pages & { readonly invoiceId: string; readonly fileName: string };
  readonly exported: boolean;
  readonly onHold: boolean;
};

/** What is paid, in minor units. */
export const paidOf = (invoice: Pick<Invoice, 'payments'>): number =>
  sum(invoice.payments.map(({ type, amount }) => (type === 'Payment' ? amount : -amount)));

/** The payment of that id, unless a reversal took it back. */
export function standingPayment(invoice: Pick<Invoice, 'payments'>, id: string): Payment | undefined {
  const isReversed = invoice.payments.some((payment) => payment.reverses === id);
  return isReversed ? undefined : invoice.payments.find((payment) => payment.id === id && payment.type === 'Payment');
}
