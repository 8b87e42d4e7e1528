import { type ChildProcess, fork } from 'node:child_process';
import type { Reading } from '@comptoir/contracts';
import type { ReadLimits } from '../read/limits.ts';
import type { ReadOptions } from '../read/read-document.ts';
import { ReadRefusal } from '../read/refusal.ts';
import type { ReadAnswer, ReadInput, ReadRequest } from './protocol.ts';
import { residentMb } from './resident-memory.ts';

export type ReaderBounds = {
  /** A document that takes longer is given up, its process killed. */
  readonly timeoutMs: number;
  /** A process that grows beyond is killed; its document fails OUT_OF_MEMORY. */
  readonly maxRssMb: number;
};

/** The process ended under a document, without a word: try it again, on another. */
export class ReaderCrashed extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ReaderCrashed';
  }
}

/** One child process and the document it is at. */
export type ReaderProcess = {
  readonly pid: number | undefined;
  readonly hasEnded: boolean;
  /** Documents read so far. */
  readonly served: number;
  read(input: ReadInput, options: ReadOptions, limits: ReadLimits): Promise<Reading>;
  /** Ends the process; resolves when it is gone. */
  end(): Promise<void>;
};

type Pending = {
  readonly id: number;
  readonly resolve: (reading: Reading) => void;
  readonly reject: (error: Error) => void;
  readonly stop: () => void;
};

const WATCH_EVERY_MS = 150;
const STDERR_KEPT = 4000;

export function startReaderProcess(bounds: ReaderBounds): ReaderProcess {
  const child = fork(new URL('./main.ts', import.meta.url), {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    execArgv: ['--no-warnings', `--max-old-space-size=${Math.round(bounds.maxRssMb * 0.75)}`],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let hasEnded = false;
  let served = 0;
  let nextId = 1;
  let pending: Pending | undefined;
  let lastWords = '';

  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    lastWords = (lastWords + text).slice(-STDERR_KEPT);
  });
  const settle = (act: (one: Pending) => void) => {
    const one = pending;
    pending = undefined;
    if (!one) return;
    one.stop();
    act(one);
  };
  const kill = (error: Error) => {
    hasEnded = true;
    child.kill('SIGKILL');
    settle((one) => one.reject(error));
  };
  child.on('message', (answer: ReadAnswer) => {
    if (answer.kind === 'ready' || answer.id !== pending?.id) return;
    served += 1;
    if (answer.kind !== 'reading' && answer.spent) {
      hasEnded = true;
      child.kill('SIGKILL');
    }
    settle((one) => {
      if (answer.kind === 'reading') one.resolve(answer.reading);
      else
        one.reject(
          answer.kind === 'refusal' ? new ReadRefusal(answer.code, answer.message) : new Error(answer.message),
        );
    });
  });
  child.on('error', (error) => kill(error));
  child.on('close', (code, signal) => {
    hasEnded = true;
    settle((one) => one.reject(endedUnder(code, signal, lastWords)));
  });

  return {
    get pid() {
      return child.pid;
    },
    get hasEnded() {
      return hasEnded;
    },
    get served() {
      return served;
    },
    read(input, options, limits) {
      if (hasEnded) return Promise.reject(new ReaderCrashed('the process has ended'));
      if (pending) return Promise.reject(new Error('the process is at another document'));
      return new Promise((resolve, reject) => {
        const id = nextId++;
        pending = { id, resolve, reject, stop: watch(child, bounds, kill) };
        child.send({ id, input, options, limits } satisfies ReadRequest, (error) => {
          if (error) kill(new ReaderCrashed(`the process does not take documents: ${error.message}`));
        });
      });
    },
    async end() {
      hasEnded = true;
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Time and memory of one document. Answers how to stop watching. */
function watch(child: ChildProcess, bounds: ReaderBounds, kill: (error: Error) => void): () => void {
  const timeout = setTimeout(
    () => kill(new ReadRefusal('TIMED_OUT', `not read within ${bounds.timeoutMs} ms`)),
    bounds.timeoutMs,
  );
  let stopped = false;
  const look = setInterval(async () => {
    const used = child.pid === undefined ? undefined : await residentMb(child.pid);
    if (!stopped && used !== undefined && used > bounds.maxRssMb)
      kill(
        new ReadRefusal('OUT_OF_MEMORY', `reading took ${Math.round(used)} MB, at most ${bounds.maxRssMb} are given`),
      );
  }, WATCH_EVERY_MS);
  return () => {
    stopped = true;
    clearTimeout(timeout);
    clearInterval(look);
  };
}

function endedUnder(code: number | null, signal: NodeJS.Signals | null, lastWords: string): Error {
  if (/heap out of memory|Cannot enlarge memory|OOM/.test(lastWords))
    return new ReadRefusal('OUT_OF_MEMORY', 'the process ran out of memory');
  return new ReaderCrashed(`the process ended (${signal ?? code}): ${lastWords.trim().split('\n').at(-1) ?? ''}`);
}
