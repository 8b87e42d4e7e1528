import type { ProcessState } from './process-state.ts';

const WINDOW_MS = 2_000;
/** Less than this share of a core, all the while it wanted one, is not getting on. */
const SHARE = 0.25;

/**
 * Judges, look by look, whether a process starves: for two seconds it wanted to run at each look, and had less than a
 * quarter of a core. One that sleeps does not starve, nor one that gets on slowly.
 */
export function createStarvationWatch(): (state: ProcessState, nowMs: number) => boolean {
  let since: { ms: number; processorMs: number } | undefined;
  return ({ isRunnable, processorMs }, nowMs) => {
    if (!isRunnable) since = undefined;
    else since ??= { ms: nowMs, processorMs };
    if (!since || nowMs - since.ms < WINDOW_MS) return false;
    const starved = processorMs - since.processorMs < SHARE * (nowMs - since.ms);
    since = { ms: nowMs, processorMs };
    return starved;
  };
}
