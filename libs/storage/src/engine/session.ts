import { readFileSync } from 'node:fs';

/**
 * Whether a process started here has to have a session of its own: a terminal's Ctrl-C reaches all of its session's first
 * group, and would take a database away under services that still drain. Where no terminal can, one session for all is
 * better. Linux shares a core out among sessions before it looks at what is in them (sched(7), autogroup): a reader under
 * the idle policy gives way to processes of its own session alone, and takes half of the core that another one's want.
 */
export function needsOwnSession(): boolean {
  if (process.platform !== 'linux') return true;
  try {
    return hasTerminal(readFileSync('/proc/self/stat', 'utf8'));
  } catch {
    return true;
  }
}

/** Whether a process has a terminal, by Linux's line of it: proc_pid_stat(5), the seventh field. */
export function hasTerminal(stat: string): boolean {
  // The second field, a name in brackets, may hold anything; what follows it begins with the third.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields[4] !== '0';
}
