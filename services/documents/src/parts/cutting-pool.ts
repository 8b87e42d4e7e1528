import type { Logger } from '@comptoir/service-kit';
import { type ChildPool, createChildPool } from '@comptoir/service-kit/child-pool';
import type { DrawingBounds } from '../preview/drawing-pool.ts';
import type { CutPages, CutPagesAnswer } from './cutting/cutting.ts';

export type CuttingPool = ChildPool<CutPages, CutPagesAnswer>;

/** The one process that takes files apart, within the bounds of those that draw them: people do it seldom, one at a time. */
export const createCuttingPool = (bounds: Omit<DrawingBounds, 'processes'>, logger: Logger): CuttingPool =>
  createChildPool({
    name: 'cutting',
    script: new URL('./cutting/child.ts', import.meta.url),
    size: 1,
    timeoutMs: bounds.timeoutMs,
    maxMemoryBytes: bounds.memoryMb * 1_000_000,
    idleMs: bounds.idleMs,
    requestsPerChild: 50,
    logger,
  });
