import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import type { Logger } from 'pino';
import { ChildFailure, ChildStarved } from './child-failure.ts';
import { childsCompileCache } from './config.ts';
import { underIdlePolicy } from './idle-policy.ts';
import type { FromChild, ToChild } from './messages.ts';
import { processState } from './process-state.ts';
import { residentMemory } from './resident-memory.ts';
import { createStarvationWatch } from './starvation.ts';

export interface ChildOptions {
  /** The module a child runs; it calls `serveRequests`. */
  readonly script: URL;
  /** How long a request may take, in milliseconds, not counting the wait for a child. */
  readonly timeoutMs: number;
  /** How much memory a child may hold, in bytes. */
  readonly maxMemoryBytes: number;
  /** How far a child stands back for others: 0 to 19. */
  readonly niceness?: number;
  /** Whether objects lie longer before they are collected: a tenth quicker, and some tens of megabytes more. */
  readonly hasRoom?: boolean;
  /** Whether it has only the cores that nobody else wants, where the system knows such a thing; it is then no nicer. */
  readonly idle?: boolean;
  /** Hears of a child's last words; without one they are only part of the failure. */
  readonly logger?: Logger;
}

export interface Child {
  readonly pid: number | undefined;
  /** One request at a time. ChildFailure where no answer came: the child is then good for nothing more. */
  ask(request: unknown, onProgress?: (progress: unknown) => void): Promise<unknown>;
  /** Bytes of memory it held when it last answered. */
  heldBytes(): number;
  kill(): void;
  readonly ended: Promise<void>;
}

type Asked = {
  id: number;
  settle: (answer: unknown, failure?: ChildFailure) => void;
  onProgress?: (progress: unknown) => void;
};

const START_WITHIN_MS = 30_000;
const LOOK_EVERY_MS = 100;
const NICENESS = 10;
const LAST_WORDS_LENGTH = 2000;
/** The heap's share of a child's memory; the rest is for buffers and WebAssembly. */
const HEAP_SHARE = 0.75;

/**
 * glibc: a child's threads share one arena. By default a reader of pictures held a quarter more, in pieces that nobody used; given back at
 * once it held half, and took a fifth longer.
 */
const ALLOCATION = { MALLOC_ARENA_MAX: '1' } as const;

/**
 * V8: young objects have the same megabytes (twice) from the first request on, and old ones are collected once they are so
 * much more. By default both rooms double as they fill and are not given back: a reader held 110 to 180 MB for 45 of
 * objects, more with each hundred pages. Where there is room a collection at half as much more takes no longer than one at twice as much, which let a
 * reader grow by a tenth in a thousand pages.
 */
const collection = (youngMb: number, growthPercent: number) => [
  `--min-semi-space-size=${youngMb}`,
  `--max-semi-space-size=${youngMb}`,
  `--heap-growing-percent=${growthPercent}`,
];
const COLLECTION = { small: collection(8, 10), roomy: collection(16, 50) };

/** Starts a child. It gets no more of an environment: what reads hostile files shall know no secret. */
export function startChild(options: ChildOptions): Child {
  const { script, timeoutMs, maxMemoryBytes, niceness = NICENESS, hasRoom = false, idle = false, logger } = options;
  const [execPath = process.execPath, ...execArgv] = [...(idle ? underIdlePolicy() : []), process.execPath];
  const isIdle = execPath !== process.execPath;
  const child: ChildProcess = fork(script, {
    serialization: 'advanced',
    execPath,
    execArgv: [
      ...execArgv,
      '--no-warnings',
      ...COLLECTION[hasRoom ? 'roomy' : 'small'],
      `--max-old-space-size=${Math.round((HEAP_SHARE * maxMemoryBytes) / 1_000_000)}`,
    ],
    env: { ...ALLOCATION, ...childsCompileCache() },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  if (child.pid !== undefined && !isIdle) lowerPriority(child.pid, niceness);
  let lastWords = '';
  child.stderr?.on('data', (text: Buffer) => {
    lastWords = (lastWords + text.toString('utf8')).slice(-LAST_WORDS_LENGTH);
  });

  let asked: Asked | undefined;
  let requests = 0;
  let heldBytes = 0;
  let killedFor: ChildFailure | undefined;
  const killFor = (failure: ChildFailure): void => {
    killedFor ??= failure;
    child.kill('SIGKILL');
  };
  const ready = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();

  child.on('message', (message: FromChild) => {
    if (message.kind === 'ready') return ready.resolve();
    if (message.id !== asked?.id) return;
    if (message.kind === 'progress') asked.onProgress?.(message.progress);
    else if (message.kind === 'answer') {
      heldBytes = message.heldBytes;
      asked.settle(message.answer);
    } else asked.settle(undefined, new ChildFailure('CRASHED', message.message));
  });
  child.on('error', (error) => logger?.error({ err: error, script: script.pathname }, 'child process'));
  child.on('close', (code, signal) => {
    if (lastWords) logger?.warn({ pid: child.pid, code, signal, lastWords }, 'child process ended with words');
    const failure = killedFor ?? endedByItself(signal ?? code, lastWords);
    asked?.settle(undefined, failure);
    ready.resolve();
    ended.resolve();
  });

  return {
    pid: child.pid,
    ended: ended.promise,
    heldBytes: () => heldBytes,
    kill: () => killFor(new ChildFailure('CLOSED', 'the pool let it go')),
    async ask(request, onProgress) {
      const looking = lookAt(child.pid, { maxMemoryBytes, isIdle, fail: killFor });
      try {
        await started();
        return await answerTo(request, onProgress);
      } finally {
        clearInterval(looking);
      }
    },
  };

  async function started(): Promise<void> {
    const starting = setTimeout(() => killFor(new ChildFailure('TIMED_OUT', 'did not start')), START_WITHIN_MS);
    await ready.promise;
    clearTimeout(starting);
    if (!child.connected) throw killedFor ?? new ChildFailure('CRASHED', `did not start: ${lastWords.slice(-300)}`);
  }

  function answerTo(request: unknown, onProgress?: (progress: unknown) => void): Promise<unknown> {
    requests += 1;
    const id = requests;
    const late = setTimeout(() => killFor(new ChildFailure('TIMED_OUT', `no answer in ${timeoutMs} ms`)), timeoutMs);
    return new Promise((resolve, reject) => {
      const settle = (answer: unknown, failure?: ChildFailure): void => {
        clearTimeout(late);
        asked = undefined;
        if (failure) reject(failure);
        else resolve(answer);
      };
      asked = { id, settle, ...(onProgress && { onProgress }) };
      child.send({ id, request } satisfies ToChild);
    });
  }
}

/** Looks at a child that works, ten times a second, whether it takes too much memory or is given too little of the cores. */
function lookAt(
  pid: number | undefined,
  watch: { maxMemoryBytes: number; isIdle: boolean; fail: (failure: ChildFailure) => void },
): NodeJS.Timeout {
  const { maxMemoryBytes, isIdle, fail } = watch;
  const starves = createStarvationWatch();
  async function look(): Promise<void> {
    if (pid === undefined) return;
    const state = processState(pid);
    const bytes = state?.heldBytes ?? (await residentMemory(pid));
    if (bytes !== undefined && bytes > maxMemoryBytes) fail(new ChildFailure('OUT_OF_MEMORY', `held ${bytes} bytes`));
    if (isIdle && state && starves(state, performance.now())) fail(new ChildStarved());
  }
  return setInterval(() => void look(), LOOK_EVERY_MS);
}

function endedByItself(how: NodeJS.Signals | number | null, lastWords: string): ChildFailure {
  const ranOut = /heap out of memory|Cannot enlarge memory|OOM/.test(lastWords);
  return new ChildFailure(ranOut ? 'OUT_OF_MEMORY' : 'CRASHED', `ended with ${how}`);
}

/** Not every system lets one; a child at full priority is slower for others, not wrong. */
function lowerPriority(pid: number, niceness: number): void {
  try {
    setPriority(pid, niceness);
  } catch {
    return;
  }
}
