import { REPLY_MAXIMUM_LENGTH } from '@comptoir/contracts';
import { Problem } from '@comptoir/service-kit';

/** A comment in the thread between a supplier and the staff. */
export interface Message {
  readonly id: string;
  readonly supplierId: string;
  readonly content: string;
  readonly sentAt: Date;
  readonly by: { readonly id: string; readonly name: string };
  readonly fromSupplier: boolean;
}

/**
 * The text of a comment, trimmed; undefined for an empty one without files, which is passed over (specification 000 §5).
 * @throws Problem missing.comment for files without a comment; message.noFiles; message.tooLong
 */
export function readComment(replyText: string, hasFiles: boolean): string | undefined {
  const content = replyText.replace(/\r\n?/g, '\n').trim();
  if (content === '' && hasFiles) throw new Problem('missing.comment');
  if (hasFiles) throw new Problem('message.noFiles');
  if (content.length > REPLY_MAXIMUM_LENGTH) throw new Problem('message.tooLong', { maximum: REPLY_MAXIMUM_LENGTH });
  return content === '' ? undefined : content;
}
