import type { Reading } from '@comptoir/contracts';
import { defaultLimits, type ReadLimits } from '../read/limits.ts';
import type { ReadOptions } from '../read/read-document.ts';
import type { ReadInput } from './protocol.ts';
import { type ReaderBounds, type ReaderProcess, startReaderProcess } from './reader-process.ts';

export type ReaderPoolOptions = Partial<ReaderBounds> & {
  /** Processes kept warm. */
  readonly size: number;
  /** Documents after which a process is replaced: engines in WASM never give memory back. */
  readonly recycleAfter?: number;
  readonly limits?: ReadLimits;
};

export type ReaderPool = {
  /**
   * Reads one document in a process of the pool; waits for a free one.
   * @throws ReadRefusal (the document's, TIMED_OUT and OUT_OF_MEMORY among them), ReaderCrashed (try again)
   */
  read(input: ReadInput, options?: ReadOptions): Promise<Reading>;
  /** Process ids alive now. */
  pids(): number[];
  /** Gives up what is being read and ends every process. */
  close(): Promise<void>;
};

const DEFAULTS = { timeoutMs: 60_000, maxRssMb: 1200, recycleAfter: 200 };

/** A pool of reading processes: warm, bounded in time and memory, replaced after a number of documents. */
export function createReaderPool(options: ReaderPoolOptions): ReaderPool {
  const { size, recycleAfter, limits, timeoutMs, maxRssMb } = { ...DEFAULTS, limits: defaultLimits, ...options };
  const idle: ReaderProcess[] = [];
  const alive = new Set<ReaderProcess>();
  const waiting: ((reader: ReaderProcess) => void)[] = [];
  let closed = false;

  const start = () => {
    const reader = startReaderProcess({ timeoutMs, maxRssMb });
    alive.add(reader);
    return reader;
  };
  const take = (): Promise<ReaderProcess> => {
    const free = idle.pop();
    if (free && !free.hasEnded) return Promise.resolve(free);
    if (free) alive.delete(free);
    if (alive.size < size) return Promise.resolve(start());
    return new Promise((resolve) => waiting.push(resolve));
  };
  const giveBack = (reader: ReaderProcess) => {
    let healthy = reader;
    if (reader.hasEnded || reader.served >= recycleAfter) {
      alive.delete(reader);
      void reader.end();
      if (closed || waiting.length === 0) return;
      healthy = start();
    }
    const next = waiting.shift();
    if (next) next(healthy);
    else idle.push(healthy);
  };
  return {
    async read(input, readOptions = {}) {
      if (closed) throw new Error('the pool is closed');
      const reader = await take();
      try {
        return await reader.read(input, readOptions, limits);
      } finally {
        giveBack(reader);
      }
    },
    pids: () => [...alive].flatMap((reader) => (reader.pid === undefined || reader.hasEnded ? [] : [reader.pid])),
    async close() {
      closed = true;
      await Promise.all([...alive].map((reader) => reader.end()));
      alive.clear();
    },
  };
}
