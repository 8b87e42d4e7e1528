import type { Reading } from '@comptoir/contracts';
import type { Logger } from '@comptoir/service-kit';
import { ChildFailure, createChildPool } from '@comptoir/service-kit/child-pool';
import { defaultLimits, type ReadLimits } from '../read/limits.ts';
import type { ReadOptions } from '../read/read-document.ts';
import { ReadRefusal } from '../read/refusal.ts';
import type { ReadAnswer, ReadInput, ReadRequest } from './protocol.ts';

export type ReaderPoolOptions = {
  /** Processes kept warm. */
  readonly size: number;
  /** A document that takes longer is given up, its process killed. */
  readonly timeoutMs?: number;
  /** A process that grows beyond is killed; its document fails OUT_OF_MEMORY. */
  readonly maxRssMb?: number;
  /** Documents after which a process is replaced: engines in WASM never give memory back. */
  readonly recycleAfter?: number;
  readonly limits?: ReadLimits;
  readonly logger?: Logger;
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

/** The process ended under a document, without a word: try it again, on another. */
export class ReaderCrashed extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ReaderCrashed';
  }
}

const DEFAULTS = { timeoutMs: 60_000, maxRssMb: 1200, recycleAfter: 200 };
/** Behind the services, but not starved by them: at 10 a page waited minutes on a busy machine. */
const NICENESS = 5;

/** A pool of reading processes: warm, bounded in time and memory, replaced after a number of documents. */
export function createReaderPool(options: ReaderPoolOptions): ReaderPool {
  const { size, recycleAfter, limits, timeoutMs, maxRssMb, logger } = {
    ...DEFAULTS,
    limits: defaultLimits,
    ...options,
  };
  const pool = createChildPool<ReadRequest, ReadAnswer>({
    name: 'readers',
    script: new URL('./main.ts', import.meta.url),
    size,
    timeoutMs,
    maxMemoryBytes: maxRssMb * 1024 ** 2,
    requestsPerChild: recycleAfter,
    niceness: NICENESS,
    isSpent: (answer) => answer.kind !== 'reading' && answer.spent === true,
    ...(logger && { logger }),
  });
  return {
    async read(input, readOptions = {}) {
      const answer = await pool.run({ input, options: readOptions, limits }).catch(asReaderError);
      if (answer.kind === 'reading') return answer.reading;
      throw answer.kind === 'refusal' ? new ReadRefusal(answer.code, answer.message) : new Error(answer.message);
    },
    pids: pool.pids,
    close: pool.close,
  };
}

/** What took too long or too much is the document's fault; a process that died otherwise may be anything's. */
function asReaderError(error: unknown): never {
  if (!(error instanceof ChildFailure)) throw error;
  const { reason, message } = error;
  if (reason === 'TIMED_OUT' || reason === 'OUT_OF_MEMORY') throw new ReadRefusal(reason, message, { cause: error });
  throw new ReaderCrashed(message, { cause: error });
}
