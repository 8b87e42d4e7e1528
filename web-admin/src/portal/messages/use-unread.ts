import type { UnreadMessages } from '@comptoir/contracts';
import { useQuery } from '@tanstack/react-query';
import { callJson } from '../../providers/http.ts';
import { useSession } from '../../session.ts';

export const UNREAD_CACHE = ['messages', 'unread'] as const;

/** What waits for the person, over all threads they reach; undefined while that is not known, or is none of theirs. */
export function useUnread(): UnreadMessages | undefined {
  const { can } = useSession();
  const { data } = useQuery({
    queryKey: UNREAD_CACHE,
    queryFn: async ({ signal }) => (await callJson<UnreadMessages>('/api/v1/messages/unread', { signal })).json,
    enabled: can('message.read'),
  });
  return data;
}

/** How many comments of one supplier's wait. */
export function useUnreadOf(supplierId: string): number {
  return useUnread()?.threads.find((thread) => thread.supplierId === supplierId)?.unread ?? 0;
}
