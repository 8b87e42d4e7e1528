import type { InvoiceStatus, InvoiceWarning, ReadingLevel, RejectReason } from '@comptoir/contracts';
import type { Content } from './content.ts';
import type { Duplicate, Invoice, Payment, Predecessor, SupplierOnFile, Who } from './state.ts';

/** What looking at an invoice's content found, at the time. */
type Assessment = {
  readonly supplier?: SupplierOnFile;
  readonly warnings: readonly InvoiceWarning[];
  readonly duplicates: readonly Duplicate[];
  readonly predecessors: readonly Predecessor[];
};

type Happened<Type extends string, Data = unknown> = {
  readonly type: Type;
  readonly at: Date;
  readonly by: Who;
  readonly from: InvoiceStatus | null;
  readonly to: InvoiceStatus;
} & Data;

/** What can have happened to an invoice. Each is one command's outcome. */
export type InvoiceEvent =
  | Happened<
      'Received',
      Pick<Invoice, 'id' | 'document' | 'sender' | 'partOf'> & {
        /** When the file was received that it is a part of; absent, now. */
        readonly receivedAt?: Date;
        readonly supplier?: SupplierOnFile;
        readonly content: Content;
      }
    >
  | Happened<'ReadingStarted'>
  | Happened<'Read', Assessment & { readonly content: Content; readonly level: ReadingLevel }>
  | Happened<'Unreadable', { readonly reason: string; readonly level?: ReadingLevel }>
  /** The answer of a reading that is no longer awaited: noted, without effect. */
  | Happened<'ReadingIgnored', { readonly run: number }>
  | Happened<'Verified', Assessment & { readonly content: Content; readonly corrected: readonly string[] }>
  | Happened<'Entered', Assessment & { readonly content: Content }>
  | Happened<'Split', { readonly parts: NonNullable<Invoice['splitInto']>; readonly content: Content }>
  | Happened<'Controlled'>
  | Happened<'SentBack', { readonly reason: string }>
  /** `bankHoldUntil`: the bank had made it while payments waited after a bank change, until that day. */
  | Happened<'PaymentRecorded', { readonly payment: Payment; readonly bankHoldUntil?: string }>
  | Happened<'PaymentReversed', { readonly reversal: Payment; readonly reason: string }>
  | Happened<'Rejected', { readonly reason: RejectReason; readonly details?: string }>
  | Happened<'Relaunched', { readonly run: number }>
  | Happened<'Kept', { readonly with: readonly string[] }>
  | Happened<'Discarded'>
  | Happened<'Withdrawn'>
  | Happened<'Canceled', { readonly reason: string }>
  | Happened<'Closed'>
  | Happened<'Deleted'>;
