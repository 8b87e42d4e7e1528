import type { Clock } from '@comptoir/service-kit';

/** Documents that brought a drawing process to its end a moment ago: left alone for a while, so that others get their pages. */
export interface HeavyDocuments {
  has(documentId: string): boolean;
  note(documentId: string): void;
}

const LEFT_ALONE_MS = 10 * 60_000;
const MOST_REMEMBERED = 1000;

/** In memory only: a machine that was merely busy gets another chance after ten minutes, or a restart. */
export function createHeavyDocuments(clock: Clock): HeavyDocuments {
  const until = new Map<string, number>();
  return {
    has: (documentId) => (until.get(documentId) ?? 0) > clock.now().getTime(),
    note(documentId) {
      const [oldest] = until.keys();
      if (until.size >= MOST_REMEMBERED && oldest !== undefined) until.delete(oldest);
      until.delete(documentId);
      until.set(documentId, clock.now().getTime() + LEFT_ALONE_MS);
    },
  };
}
