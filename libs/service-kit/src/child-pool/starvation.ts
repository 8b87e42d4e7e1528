import { readFile } from 'node:fs/promises';

/** What Linux tells of a process: whether its main thread wants to run, and what all of it has run so far. */
export interface ProcessState {
  readonly isRunnable: boolean;
  readonly processorMs: number;
}

/** Linux tells processor time in hundredths of a second, whatever its own clock ticks in. */
const MS_PER_TICK = 10;
const WINDOW_MS = 2_000;
/** Less than this share of a core, all the while it wanted one, is not getting on. */
const SHARE = 0.25;

/** undefined once the process is gone, or where this is not Linux. */
export async function processState(pid: number): Promise<ProcessState | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  // proc_pid_stat(5): the name, in brackets, may hold anything; what follows it begins with the third field.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (!fields) return undefined;
  return { isRunnable: fields[0] === 'R', processorMs: MS_PER_TICK * (Number(fields[11]) + Number(fields[12])) };
}

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
