import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { eventually } from './eventually.ts';

const run = promisify(execFile);

export interface RunningProcess {
  readonly pid: number;
  readonly parent: number;
  /** Its process group. */
  readonly group: number;
  readonly command: string;
}

async function everyProcess(): Promise<RunningProcess[]> {
  const { stdout } = await run('ps', ['-ww', '-eo', 'pid=,ppid=,pgid=,stat=,command='], { maxBuffer: 64_000_000 });
  return stdout.split('\n').flatMap((line) => {
    const [, pid, parent, group, state, command] = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? [];
    // A zombie has ended: only its parent has not looked yet.
    return command === undefined || state?.startsWith('Z')
      ? []
      : [{ pid: Number(pid), parent: Number(parent), group: Number(group), command }];
  });
}

/** What a process started, and what that started, as it runs now. */
export async function descendantsOf(pid: number): Promise<RunningProcess[]> {
  const all = await everyProcess();
  const childrenOf = (parent: number): RunningProcess[] =>
    all.filter((one) => one.parent === parent).flatMap((one) => [one, ...childrenOf(one.pid)]);
  return childrenOf(pid);
}

/** Those of `known` that still run: the same number under the same command. */
export async function survivorsOf(known: readonly RunningProcess[]): Promise<RunningProcess[]> {
  const all = await everyProcess();
  return known.filter(({ pid, command }) => all.some((one) => one.pid === pid && one.command === command));
}

/** Waits until none of them runs; answers those that outlive the time given. */
export async function survivorsAfter(known: readonly RunningProcess[], withinMs: number): Promise<RunningProcess[]> {
  let left: readonly RunningProcess[] = known;
  await eventually(
    'the processes to end',
    async () => {
      left = await survivorsOf(left);
      return left.length === 0;
    },
    withinMs,
  ).catch(() => undefined);
  return [...left];
}
