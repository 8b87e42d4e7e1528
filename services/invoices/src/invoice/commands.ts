import type { Caller, ReadingLevel, RejectReason } from '@comptoir/contracts';
import { kindsOf } from '@comptoir/contracts';
import type { Content } from './content.ts';
import type { Circumstances } from './may.ts';
import type { Duplicate, Invoice, Pages, Predecessor, SupplierOnFile, Who } from './state.ts';

/** Other invoices that look like this one, judged beforehand (duplicates/). */
export type Alike = { readonly duplicates: readonly Duplicate[]; readonly predecessors: readonly Predecessor[] };

type Ask<Name extends string, Data = unknown> = Circumstances & { readonly name: Name } & Data;

/** What an invoice can be asked, with all that the decision needs to know of the outside. Amounts are minor units. */
export type Command =
  | Ask<
      'receive',
      Pick<Invoice, 'id' | 'document' | 'sender'> & { readonly onFile?: SupplierOnFile; readonly outOf?: OutOf }
    >
  | Ask<'startReading', { readonly run: number }>
  | Ask<'read', { readonly run: number; readonly level: ReadingLevel; readonly assessed: Assessed }>
  /** Nobody's verification: the system's own, of what is beyond doubt. */
  | Ask<'goOn', { readonly assessed: Assessed }>
  | Ask<'unreadable', { readonly run: number; readonly reason: string }>
  | Ask<'verify', { readonly assessed: Assessed }>
  | Ask<'enter', { readonly assessed: Assessed }>
  /** `pages` is how many the file has. */
  | Ask<'split', { readonly pages: number; readonly parts: ReadonlyArray<Pages & { readonly invoiceId: string }> }>
  | Ask<'control'>
  | Ask<'sendBack', { readonly reason: string }>
  /** `madeByBank`: the money has left already, whatever waits after a bank change. */
  | Ask<'pay', { readonly alike: Alike; readonly payment: NewPayment; readonly madeByBank?: boolean }>
  | Ask<
      'reverse',
      { readonly paymentId: string; readonly reversalId: string; readonly date: string; readonly reason: string }
    >
  | Ask<'reject', { readonly reason: RejectReason; readonly details?: string }>
  | Ask<'relaunch'>
  | Ask<'keep'>
  | Ask<'discard'>
  | Ask<'withdraw'>
  | Ask<'cancel', { readonly reason: string }>
  | Ask<'close'>
  | Ask<'delete'>;

export type CommandOf<Name extends Command['name']> = Extract<Command, { name: Name }>;

/** What came in as a part of another's file: when that was received, and on which of its pages it is. */
type OutOf = { readonly receivedAt: Date; readonly partOf: NonNullable<Invoice['partOf']> };

/** Content together with what looking at it found. */
export type Assessed = Alike & { readonly content: Content; readonly warnings: Invoice['warnings'] };

type NewPayment = {
  readonly id: string;
  readonly date: string;
  /** Minor units of the invoice's currency. */
  readonly amount: number;
  readonly method: string;
  readonly reference: string;
};

/** The caller as histories name them. */
export function whoIs(caller: Caller): Who {
  if (caller.kind === 'service') return { id: caller.id, name: caller.id, kind: 'service', side: 'system' };
  const { id, name, roles } = caller;
  const kinds = kindsOf(roles);
  const isSupplier = kinds.length === 0 || kinds.includes('supplier');
  return { id, name, kind: 'user', side: isSupplier ? 'supplier' : 'staff' };
}
