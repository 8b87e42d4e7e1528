import { useInfiniteQuery } from '@tanstack/react-query';
import { callJson } from '../../providers/http.ts';
import { earlierPage, type ThreadPage } from './thread.ts';
import { type ThreadKey, threadCache, threadQuery } from './thread-key.ts';

const PAGE_SIZE = 50;

/** A thread, its newest comments first to come; the live stream says when there is another. */
export function useThread(thread: ThreadKey) {
  return useInfiniteQuery({
    queryKey: threadCache(thread),
    queryFn: async ({ pageParam, signal }) => {
      const page = { pageNo: String(pageParam), pageSize: String(PAGE_SIZE) };
      const query = new URLSearchParams({ ...threadQuery(thread), ...page });
      return (await callJson<ThreadPage>(`/api/message/history?${query}`, { signal })).json;
    },
    initialPageParam: 0,
    getNextPageParam: (_, pages) => earlierPage(pages, PAGE_SIZE),
  });
}
