import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { onTestFinished } from 'vitest';

/** A program of a test, with its input and output; its errors are written where the test's are. */
export type Program = ChildProcessByStdio<Writable, Readable, null> & {
  /** Ends it as a crash would. Resolves once it is gone. */
  crash(): Promise<void>;
};

/**
 * Starts Node with these arguments in a process of its own, that crashes with its test at the latest: while it lives it
 * holds the run's errors open, and the run would not end where a test of it failed.
 */
export function startProgram(args: readonly string[]): Program {
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  const crash = async (): Promise<void> => {
    child.kill('SIGKILL');
    await exited;
  };
  onTestFinished(crash);
  return Object.assign(child, { crash });
}
