import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = ['/usr/bin/chrt', '/bin/chrt'];
const IDLE = ['-i', '0'];

let command: readonly string[] | undefined;

/**
 * The command, with its first arguments, that runs another under Linux's idle policy; empty where there is none. Under it
 * a process has the cores that nobody else wants, and the kernel takes such a core for a free one: who wakes is put there
 * at once. However nice, a process makes its core a busy one, and who wakes shares the waker's (a question to MongoDB took
 * 300 to 1,000 microseconds beside two processes of niceness 5, and 170 to 240 beside two under this policy).
 * A process that may not change its own priority cannot leave the policy again.
 */
export function underIdlePolicy(): readonly string[] {
  command ??= find();
  return command;
}

function find(): readonly string[] {
  if (process.platform !== 'linux') return [];
  const chrt = PLACES.find((place) => existsSync(place));
  if (!chrt || spawnSync(chrt, [...IDLE, 'true'], { stdio: 'ignore' }).status !== 0) return [];
  return [chrt, ...IDLE];
}
