export interface Gatherer<Item> {
  add(...items: readonly Item[]): void;
  /** Forgets what waits. */
  stop(): void;
}

/**
 * Hands over what is added, each item once a burst, one burst at a time: what is added while `take` is at work waits for
 * its end. Without that, a burst faster than an answer would begin the same question anew for ever.
 */
export function createGatherer<Item>(
  take: (items: ReadonlySet<Item>) => Promise<unknown>,
  gatherMs: number,
): Gatherer<Item> {
  let waiting = new Set<Item>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let busy = false;

  function schedule(): void {
    if (!busy && waiting.size > 0) timer ??= setTimeout(handOver, gatherMs);
  }

  function handOver(): void {
    timer = undefined;
    busy = true;
    const items = waiting;
    waiting = new Set();
    const done = () => {
      busy = false;
      schedule();
    };
    take(items).then(done, done);
  }

  return {
    add(...items) {
      for (const item of items) waiting.add(item);
      schedule();
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
      waiting = new Set();
    },
  };
}
