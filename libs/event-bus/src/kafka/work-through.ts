import { setTimeout as sleep } from 'node:timers/promises';

export type Work<Item> = {
  readonly items: readonly Item[];
  /** Items of one subject are taken one after the other, in their order. */
  readonly subjectOf: (item: Item) => string;
  /** Takes one item; false leaves it, and what comes after it of its subject, undone. */
  readonly take: (item: Item) => Promise<boolean>;
  /** Called every `pulseMs` with the number of items at the beginning that are done; throwing interrupts the work. */
  readonly pulse: (done: number) => Promise<void>;
  readonly pulseMs: number;
  /** Makes `take` come to an end, when a pulse threw. */
  readonly interrupt: () => void;
};

/**
 * Works through a batch, its subjects side by side. Answers how many items at its beginning are done without a gap
 * (those may be acknowledged), and what a pulse threw, once nothing of the batch runs any more.
 */
export async function workThrough<Item>(work: Work<Item>): Promise<{ done: number; interruption?: unknown }> {
  const { items, subjectOf, take, pulse, pulseMs, interrupt } = work;
  const isDone = new Array<boolean>(items.length).fill(false);
  let done = 0;
  const tails = new Map<string, Promise<boolean>>();
  for (const [place, item] of items.entries()) {
    const subject = subjectOf(item);
    const before = tails.get(subject) ?? Promise.resolve(true);
    const mine = before.then(async (goOn) => {
      if (!goOn || !(await take(item))) return false;
      isDone[place] = true;
      while (isDone[done]) done += 1;
      return true;
    });
    tails.set(subject, mine);
  }

  let interruption: { reason: unknown } | undefined;
  const over = new AbortController();
  const pulsing = (async () => {
    while (!over.signal.aborted) {
      await sleep(pulseMs, undefined, { signal: over.signal }).catch(() => undefined);
      if (over.signal.aborted) return;
      await pulse(done).catch((error: unknown) => {
        interruption ??= { reason: error };
        interrupt();
        over.abort();
      });
    }
  })();
  await Promise.all(tails.values());
  over.abort();
  await pulsing;
  return interruption ? { done, interruption: interruption.reason } : { done };
}
