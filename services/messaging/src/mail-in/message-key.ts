import { createHash } from 'node:crypto';
import type { Letter } from './letter.ts';

/**
 * Names a message wherever it lies: in two mailboxes, put back by somebody, or numbered anew by its server. A message
 * without an id of its own is known by its bytes.
 */
export function messageKey({ messageId, from, files }: Letter, wholeSha256: string): string {
  const own = messageId === undefined ? [wholeSha256] : [messageId, from];
  return createHash('sha256')
    .update(JSON.stringify(['mail', ...own, ...files.map(({ sha256 }) => sha256)]))
    .digest('hex');
}
