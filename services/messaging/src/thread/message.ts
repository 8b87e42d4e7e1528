import { kindsOf, REPLY_MAXIMUM_LENGTH, type UserCaller } from '@comptoir/contracts';
import { Problem } from '@comptoir/service-kit';

/** The two who write in a thread; each reads the other. */
export type Side = 'supplier' | 'staff';
export const otherOf = (side: Side): Side => (side === 'supplier' ? 'staff' : 'supplier');

/** Who is of a supplier's people is of no other side, whatever else they are. */
export const sideOf = ({ roles }: Pick<UserCaller, 'roles'>): Side =>
  kindsOf(roles).includes('supplier') ? 'supplier' : 'staff';

/** How many comments there are of each side. */
export type Counts = Readonly<Record<Side, number>>;

/** A file of a comment, in the file store. */
export interface SentFile {
  readonly fileId: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
}

/** A comment in the thread between a supplier and the staff. */
export interface Message {
  readonly id: string;
  readonly supplierId: string;
  /** Null where it is about no invoice. */
  readonly invoiceId: string | null;
  /** Its place in the supplier's thread, from 1: no clock decides the order. */
  readonly number: number;
  /** How many of each side there were with it. */
  readonly counts: Counts;
  readonly content: string;
  readonly sentAt: Date;
  readonly by: { readonly id: string; readonly name: string };
  readonly side: Side;
  readonly files: readonly SentFile[];
}

/**
 * The text of a comment, trimmed; undefined for an empty one without files, which is passed over (specification 000 §5).
 * @throws Problem missing.comment for files without a comment; message.tooLong
 */
export function readComment(replyText: string, hasFiles: boolean): string | undefined {
  const content = replyText.replace(/\r\n?/g, '\n').trim();
  if (content === '' && hasFiles) throw new Problem('missing.comment');
  if (content.length > REPLY_MAXIMUM_LENGTH) throw new Problem('message.tooLong', { maximum: REPLY_MAXIMUM_LENGTH });
  return content === '' ? undefined : content;
}
