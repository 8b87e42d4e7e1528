import { setTimeout as sleep } from 'node:timers/promises';
import { backOff } from '@comptoir/storage';

const RETRY = { firstMs: 100, mostMs: 5_000 };

/**
 * Does `work` until it succeeds, with growing pauses; `failed` hears of each failure and ends it all by throwing.
 * Undefined when the signal came first.
 */
export async function persist<T>(
  work: () => Promise<T>,
  { signal, failed }: { signal: AbortSignal; failed: (error: unknown, attempt: number) => void },
): Promise<T | undefined> {
  for (let attempt = 1; !signal.aborted; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (signal.aborted) return undefined;
      failed(error, attempt);
      await sleep(backOff(attempt, RETRY), undefined, { signal }).catch(() => undefined);
    }
  }
  return undefined;
}
