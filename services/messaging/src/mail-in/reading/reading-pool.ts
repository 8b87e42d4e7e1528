import type { Logger } from '@comptoir/service-kit';
import { type ChildPool, createChildPool } from '@comptoir/service-kit/child-pool';
import type { ReadAnswer, ReadRequest } from './read-message.ts';

export type ReadingPool = ChildPool<ReadRequest, ReadAnswer>;

/** The largest message takes two seconds, and ten where everybody wants the processor. */
const READ_WITHIN_MS = 60_000;
const IDLE_MS = 60_000;

/**
 * The process that takes messages apart. What anybody on earth can send is read by code that was not written here: should
 * a message cost it minutes or gigabytes, it is ended, and only that message is refused.
 */
export const createReadingPool = (memoryMb: number, logger: Logger): ReadingPool =>
  createChildPool({
    name: 'mail-in',
    script: new URL('./child.ts', import.meta.url),
    size: 1,
    timeoutMs: READ_WITHIN_MS,
    maxMemoryBytes: memoryMb * 1_000_000,
    idleMs: IDLE_MS,
    requestsPerChild: 200,
    logger,
  });
