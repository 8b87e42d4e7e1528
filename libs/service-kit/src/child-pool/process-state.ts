import { readFileSync } from 'node:fs';

/** What Linux tells of a process. */
export interface ProcessState {
  /** Whether its main thread wants to run. */
  readonly isRunnable: boolean;
  /** What all of it has run so far. */
  readonly processorMs: number;
  /** Memory it holds, everything in it counted. */
  readonly heldBytes: number;
}

/** Linux tells processor time in hundredths of a second, whatever its own clock ticks in. */
const MS_PER_TICK = 10;
const PAGE_BYTES = 4096;

/**
 * undefined once the process is gone, or where this is not Linux. Read at once: the kernel has it at hand, and by way of the
 * thread pool ten looks a second at a child that works woke eight threads each.
 */
export function processState(pid: number): ProcessState | undefined {
  // proc_pid_stat(5): the name, in brackets, may hold anything; what follows it begins with the third field.
  const stat = statOf(pid);
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (!fields) return undefined;
  return {
    isRunnable: fields[0] === 'R',
    processorMs: MS_PER_TICK * (Number(fields[11]) + Number(fields[12])),
    heldBytes: Number(fields[21]) * PAGE_BYTES,
  };
}

function statOf(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return undefined;
  }
}
