import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Seconds of processor time so far of all that this process started, and what that started; itself not counted. */
export async function cpuSecondsOfDescendants(): Promise<number> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,time=']);
  const all = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/) as [string, string, string]);
  const below = (parent: string): number =>
    all.filter(([, ppid]) => ppid === parent).reduce((sum, [pid, , time]) => sum + secondsOf(time) + below(pid), 0);
  return below(String(process.pid));
}

/** As ps writes it: 1-02:03:04, 02:03:04 or 03:04.05. */
function secondsOf(time: string): number {
  const [, days = '0', clock = ''] = /^(?:(\d+)-)?(.*)$/.exec(time) ?? [];
  return clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) + Number(days) * 86_400;
}
