import { setTimeout as sleep } from 'node:timers/promises';

/** Asks until the answer is there (anything but undefined or false), or fails with what was waited for. */
export async function eventually<T>(
  what: string,
  ask: () => Promise<T | undefined | false>,
  withinMs = 20_000,
): Promise<T> {
  const end = performance.now() + withinMs;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer;
    if (performance.now() > end) throw new Error(`waited ${withinMs} ms in vain for ${what}`);
    await sleep(100);
  }
}
