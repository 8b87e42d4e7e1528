import type { ThreadMessage } from '@comptoir/contracts';

/** A page of a thread: its own comments oldest first; the first page is the newest. */
export interface ThreadPage {
  readonly content: readonly ThreadMessage[];
  readonly totalElements: number;
}

/**
 * The whole of the pages that came, oldest first. A comment that was pushed from one page to the next while they were
 * asked for is in both, and shown once.
 */
export function threadOf(pages: readonly ThreadPage[]): readonly ThreadMessage[] {
  const messages = new Map<string, ThreadMessage>();
  for (const { content } of [...pages].reverse()) for (const message of content) messages.set(message.id, message);
  return [...messages.values()];
}

/** The number of the page of earlier comments, from 0; undefined where the thread begins in the pages at hand. */
export function earlierPage(pages: readonly ThreadPage[], pageSize: number): number | undefined {
  const total = pages.at(-1)?.totalElements ?? 0;
  return pages.length * pageSize < total ? pages.length : undefined;
}
