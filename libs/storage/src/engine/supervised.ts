import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { needsOwnSession } from './session.ts';

/** What a supervisor is asked to run. */
export interface SupervisorOrder {
  program: string;
  args: string[];
  /** The engine's own log: its end is in the report when the engine failed. */
  logFile: string;
  /** Where it writes whom it runs, so that a later start can find a leftover. */
  pidFile: string;
  /** Time an engine gets between SIGTERM and SIGKILL, in milliseconds. */
  graceMs: number;
  /** A temporary folder that goes when the engine has ended, even when nobody is left to ask for it. */
  removeFolder?: string;
}

/** The one line a supervisor writes: how the engine ended. */
export interface SupervisorReport {
  exited: number | null;
  signal: NodeJS.Signals | null;
  /** Why it could not be started at all. */
  reason?: string;
  /** The end of its log, where it ended with an error. */
  log?: string;
}

export interface Supervised {
  /** Settles when the engine has ended, wanted or not. */
  ended: Promise<SupervisorReport>;
  /** Asks the engine to end and waits until it has. */
  stop(): Promise<void>;
}

/** Runs an engine that cannot outlive this process, and that does not keep this process alive. */
export function supervise(order: SupervisorOrder): Supervised {
  const script = join(import.meta.dirname, 'supervisor.ts');
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, JSON.stringify(order)], {
    stdio: ['pipe', 'pipe', 'ignore'],
    detached: needsOwnSession(),
  });
  // A supervisor that is gone already has nothing left to be told.
  child.stdin.on('error', () => {});

  const ended = new Promise<SupervisorReport>((resolve) => {
    let last: SupervisorReport = { exited: null, signal: null, reason: 'its supervisor ended without a report' };
    createInterface({ input: child.stdout }).on('line', (line) => {
      last = JSON.parse(line) as SupervisorReport;
    });
    child.once('error', (error) => resolve({ exited: null, signal: null, reason: error.message }));
    child.once('close', () => resolve(last));
  });

  const letGo = (): void => {
    child.unref();
    for (const stream of [child.stdin, child.stdout]) (stream as unknown as { unref(): void }).unref();
  };
  letGo();
  return {
    ended,
    stop: async () => {
      child.ref();
      child.stdin.end();
      await ended;
    },
  };
}
