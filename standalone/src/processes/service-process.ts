import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { ServiceName } from '@comptoir/contracts';
import { needsOwnSession } from '@comptoir/storage/engine';

/** One process of a service: which, under which name, where, and with what environment. */
export interface ProcessOrder {
  readonly name: string;
  readonly service: ServiceName | 'gateway';
  readonly port: number;
  readonly env: Readonly<Record<string, string>>;
}

export interface ServiceProcess {
  readonly name: string;
  readonly service: ServiceName | 'gateway';
  readonly url: string;
  /** Of the process that runs now, undefined between two. */
  pid(): number | undefined;
  start(): void;
  /** Says something to it, for what was loaded into it before the service. */
  tell(message: object): void;
  /** Waits until it can serve. @throws Error with its last words when it does not within the time */
  ready(withinMs?: number): Promise<void>;
  /** As an orchestrator replaces it: asked to end, waited for, started again, ready. */
  restart(): Promise<void>;
  /** Asks it to end for good, and ends it hard when it does not in time. */
  stop(): Promise<void>;
}

export interface ServiceProcessOptions {
  readonly logFile: string;
  /** Modules loaded before the service. */
  readonly preload?: readonly string[];
  /** Told when it ended by itself, before it is started again. */
  readonly onEnd: (name: string, how: string) => void;
}

const ROOT = join(import.meta.dirname, '..', '..', '..');
const PARENT_WATCH = join(ROOT, 'scripts', 'lib', 'parent-watch.mjs');
/** Thirteen processes compile the same modules: once is enough, and two fifths of a start's work. */
const COMPILED = { NODE_COMPILE_CACHE: join(ROOT, '.cache', 'compiled') };
const READY_WITHIN_MS = 90_000;
const STOP_WITHIN_MS = 12_000;
const HEAP_MB = 256;
/** A process that ends at once again and again is not started as fast as it dies. */
const RESTART = { firstMs: 300, mostMs: 10_000, calmMs: 20_000 };

/**
 * A service in a process of its own, which no terminal's Ctrl-C reaches (it is ours to pass on), which ends with this
 * process however this one ends, and is started again when it ends by itself: what an orchestrator does.
 */
export function createServiceProcess(order: ProcessOrder, options: ServiceProcessOptions): ServiceProcess {
  const { name, service, port, env } = order;
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  let wanted = false;
  let startedAt = 0;
  let waitMs = RESTART.firstMs;

  function start(): void {
    wanted = true;
    startedAt = performance.now();
    const log = openSync(options.logFile, 'a');
    const imports = [PARENT_WATCH, ...(options.preload ?? [])].map((file) => `--import=${pathToFileURL(file).href}`);
    const main = join(ROOT, 'services', service, 'src', 'main.ts');
    const started = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', `--max-old-space-size=${HEAP_MB}`, ...imports, main],
      {
        stdio: ['ignore', log, log, 'ipc'],
        detached: needsOwnSession(),
        env: { ...env, ...COMPILED, COMPTOIR_PARENT: String(process.pid) },
      },
    );
    closeSync(log);
    child = started;
    started.once('exit', (code, signal) => {
      if (child === started) child = undefined;
      if (wanted) void startAgain(String(signal ?? code));
    });
  }

  async function startAgain(how: string): Promise<void> {
    waitMs = performance.now() - startedAt > RESTART.calmMs ? RESTART.firstMs : Math.min(waitMs * 2, RESTART.mostMs);
    options.onEnd(name, how);
    await sleep(waitMs, undefined, { ref: false });
    if (wanted && !child) start();
  }

  async function end(): Promise<void> {
    wanted = false;
    const ending = child;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    const exited = once(ending, 'exit');
    ending.kill('SIGTERM');
    const late = setTimeout(() => ending.kill('SIGKILL'), STOP_WITHIN_MS);
    await exited;
    clearTimeout(late);
  }

  async function ready(withinMs = READY_WITHIN_MS): Promise<void> {
    const until = performance.now() + withinMs;
    while (performance.now() < until) {
      if (child && (await isReady(url))) return;
      await sleep(100);
    }
    throw new Error(`${name} was not ready within ${withinMs} ms: ${await lastWords(options.logFile)}`);
  }

  return {
    name,
    service,
    url,
    pid: () => child?.pid,
    start,
    tell(message) {
      if (child?.connected) child.send(message);
    },
    ready,
    async restart() {
      await end();
      start();
      await ready();
    },
    stop: end,
  };
}

/** Whether /health/ready answers 200. */
export async function isReady(url: string): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(2_500) });
    await answer.body?.cancel();
    return answer.status === 200;
  } catch {
    // Not there, or not answering: not ready.
    return false;
  }
}

async function lastWords(logFile: string): Promise<string> {
  const text = await readFile(logFile, 'utf8').catch(() => '');
  return text.trimEnd().split('\n').slice(-3).join('\n').slice(-2_000);
}
