/** How many of these are remembered; the oldest goes first. */
const MOST = 10_000;

export interface Tries {
  /** Counts one more of a key; how many there were. */
  count(key: string): number;
}

/**
 * Counts tries that are not let through, in this process alone: a flood of them is no reason to write to the database,
 * and after a restart the history begins with one again.
 */
export function createTries(): Tries {
  const counts = new Map<string, number>();
  return {
    count(key) {
      const count = (counts.get(key) ?? 0) + 1;
      counts.delete(key);
      counts.set(key, count);
      const [oldest] = counts.keys();
      if (counts.size > MOST && oldest !== undefined) counts.delete(oldest);
      return count;
    },
  };
}
