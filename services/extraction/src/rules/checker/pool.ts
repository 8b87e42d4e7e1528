import type { Finding } from '@comptoir/contracts';
import type { Logger } from '@comptoir/service-kit';
import { ChildFailure, createChildPool } from '@comptoir/service-kit/child-pool';
import { defaultLimits, type ReadLimits } from '../../read/limits.ts';
import type { ReadInput } from '../../worker/protocol.ts';
import { notChecked } from '../not-checked.ts';
import type { CheckAnswer, CheckRequest } from './protocol.ts';

export type CheckerPoolOptions = {
  readonly size?: number;
  /** A check that takes longer is given up, its process ended. */
  readonly timeoutMs?: number;
  readonly maxRssMb?: number;
  readonly limits?: ReadLimits;
  readonly logger?: Logger;
  /** The module a process runs, where it is another than ours. */
  readonly script?: URL;
};

export type CheckerPool = {
  /**
   * What rules a document breaks that was read before. Where they cannot be checked (time or memory over, an engine
   * that fails), that is the finding: no document passes for valid because nobody looked.
   */
  check(input: ReadInput): Promise<Finding[]>;
  pids(): number[];
  close(): Promise<void>;
};

const DEFAULTS = { size: 1, timeoutMs: 30_000, maxRssMb: 700 };
const IDLE_MS = 10 * 60_000;
/** Behind the readers: what is being read goes first. */
const NICENESS = 10;

/** A process apart from the readers that checks invoices by the published rules: warm, bounded in time and memory. */
export function createCheckerPool(options: CheckerPoolOptions = {}): CheckerPool {
  const { size, timeoutMs, maxRssMb, limits = defaultLimits, logger, script } = { ...DEFAULTS, ...options };
  const pool = createChildPool<CheckRequest, CheckAnswer>({
    name: 'checkers',
    script: script ?? new URL('./main.ts', import.meta.url),
    size,
    timeoutMs,
    maxMemoryBytes: maxRssMb * 1024 ** 2,
    idleMs: IDLE_MS,
    niceness: NICENESS,
    isSpent: (answer) => answer.kind === 'failure' && answer.spent,
    ...(logger && { logger }),
  });
  return {
    async check(input) {
      try {
        const answer = await pool.run({ input, limits });
        if (answer.kind === 'findings') return answer.findings;
        logger?.error({ cause: answer.message }, 'an invoice could not be checked by the rules');
        return [notChecked('FAILED')];
      } catch (error) {
        if (!(error instanceof ChildFailure) || error.reason === 'CLOSED') throw error;
        logger?.warn({ err: error }, 'the check of an invoice by the rules was given up');
        return [notChecked(error.reason)];
      }
    },
    pids: pool.pids,
    close: pool.close,
  };
}
