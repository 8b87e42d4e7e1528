import { useInfiniteQuery } from '@tanstack/react-query';
import { callJson } from '../../providers/http.ts';
import { earlierPage, type ThreadPage } from './thread.ts';

const PAGE_SIZE = 50;

/** A supplier's thread, its newest comments first to come; the live stream says when there is another. */
export function useThread(supplierId: string) {
  return useInfiniteQuery({
    queryKey: ['messages', supplierId],
    queryFn: async ({ pageParam, signal }) => {
      const query = new URLSearchParams({ supplierId, pageNo: String(pageParam), pageSize: String(PAGE_SIZE) });
      return (await callJson<ThreadPage>(`/api/message/history?${query}`, { signal })).json;
    },
    initialPageParam: 0,
    getNextPageParam: (_, pages) => earlierPage(pages, PAGE_SIZE),
  });
}
