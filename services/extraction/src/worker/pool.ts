import type { Logger } from '@comptoir/service-kit';
import { ChildFailure, createChildPool } from '@comptoir/service-kit/child-pool';
import { defaultLimits, type ReadLimits } from '../read/limits.ts';
import type { ReadOptions, SeenReading } from '../read/read-options.ts';
import { ReadRefusal } from '../read/refusal.ts';
import type { Template } from '../templates/template.ts';
import type { VerifiedContent } from '../templates/verified-content.ts';
import type { ReadAnswer, ReadInput, ReadRequest } from './protocol.ts';

export type ReaderPoolOptions = {
  /** Processes kept warm. */
  readonly size: number;
  /** A document that takes longer is given up, its process killed. */
  readonly timeoutMs?: number;
  /** A process that grows beyond is killed; its document fails OUT_OF_MEMORY. */
  readonly maxRssMb?: number;
  /**
   * Documents after which a process is replaced at the latest. A fresh one takes 0.6 s to start, and a second of
   * processor time more until it reads a page in its 10 ms; one that holds much memory is replaced before.
   */
  readonly recycleAfter?: number;
  readonly limits?: ReadLimits;
  readonly logger?: Logger;
};

export type ReaderPool = {
  /**
   * Reads one document in a process of the pool; waits for a free one.
   * @throws ReadRefusal (the document's, TIMED_OUT and OUT_OF_MEMORY among them), ReaderCrashed (try again)
   */
  read(input: ReadInput, options?: ReadOptions): Promise<SeenReading>;
  /**
   * Drafts a template of one document by what was verified of it; undefined where its pages give none.
   * @throws as `read`
   */
  learn(input: ReadInput, verified: VerifiedContent): Promise<Template | undefined>;
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

const DEFAULTS = { timeoutMs: 60_000, maxRssMb: 1200, recycleAfter: 1000 };
/** Where they are given more than idle cores: behind the services, but at 10 a page waited minutes on a busy machine. */
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
    hasRoom: true,
    idle: true,
    niceness: NICENESS,
    isSpent: (answer) => 'spent' in answer && answer.spent === true,
    ...(logger && { logger }),
  });
  async function ask(request: ReadRequest): Promise<Exclude<ReadAnswer, { message: string }>> {
    const answer = await pool.run(request).catch(asReaderError);
    if (answer.kind === 'refusal') throw new ReadRefusal(answer.code, answer.message);
    if (answer.kind === 'failure') throw new Error(answer.message);
    return answer;
  }

  return {
    async read(input, readOptions = {}) {
      const answer = await ask({ kind: 'read', input, options: readOptions, limits });
      if (answer.kind !== 'reading') throw new Error(`asked to read, answered ${answer.kind}`);
      return answer.reading;
    },
    async learn(input, verified) {
      const answer = await ask({ kind: 'learn', input, verified, limits });
      if (answer.kind !== 'learned') throw new Error(`asked to learn, answered ${answer.kind}`);
      return answer.template;
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
