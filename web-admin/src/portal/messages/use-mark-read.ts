import type { ThreadMessage } from '@comptoir/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callJson } from '../../providers/http.ts';
import { type ThreadKey, threadQuery } from './thread-key.ts';
import { useSeen } from './use-seen.ts';
import { UNREAD_CACHE } from './use-unread.ts';

/**
 * Notes that what is shown was read, once somebody looks at it. What was new stays marked as new until it is shown again.
 * Where the note is lost it is made the next time: nothing is said about it.
 */
export function useMarkRead(thread: ThreadKey, messages: readonly ThreadMessage[]): void {
  const client = useQueryClient();
  const isSeen = useSeen();
  const { supplierId, invoiceId } = thread;
  const upTo = messages.some(({ unread }) => unread) ? messages.at(-1)?.id : undefined;
  useEffect(() => {
    if (!isSeen || upTo === undefined) return;
    const body = JSON.stringify({ ...threadQuery({ supplierId, invoiceId }), upTo });
    callJson('/api/v1/messages/read', { method: 'POST', body }).then(
      () => client.invalidateQueries({ queryKey: UNREAD_CACHE }),
      () => undefined,
    );
  }, [client, isSeen, supplierId, invoiceId, upTo]);
}
