import { useInfiniteQuery } from '@tanstack/react-query';
import { callJson } from '../../providers/http.ts';
import { earlierPage, type ThreadPage } from './thread.ts';

const PAGE_SIZE = 50;
/** The live stream does not carry comments: a thread that is looked at asks for new ones. */
const ASK_AGAIN_MS = 30_000;

/** A supplier's thread, its newest comments first to come. */
export function useThread(supplierId: string) {
  return useInfiniteQuery({
    queryKey: ['messages', supplierId],
    queryFn: async ({ pageParam, signal }) => {
      const query = new URLSearchParams({ supplierId, pageNo: String(pageParam), pageSize: String(PAGE_SIZE) });
      return (await callJson<ThreadPage>(`/api/message/history?${query}`, { signal })).json;
    },
    refetchInterval: ASK_AGAIN_MS,
    initialPageParam: 0,
    getNextPageParam: (_, pages) => earlierPage(pages, PAGE_SIZE),
  });
}
