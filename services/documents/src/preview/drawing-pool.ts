import type { Logger } from '@comptoir/service-kit';
import { type ChildPool, createChildPool } from '@comptoir/service-kit/child-pool';
import type { DrawAnswer, DrawRequest } from './drawing/drawing.ts';

export type DrawingPool = ChildPool<DrawRequest, DrawAnswer>;

export interface DrawingBounds {
  readonly processes: number;
  readonly timeoutMs: number;
  readonly memoryMb: number;
  readonly idleMs: number;
}

/** The processes that draw pages: few, niced, watched, gone when nobody looks at pages. */
export const createDrawingPool = (bounds: DrawingBounds, logger: Logger): DrawingPool =>
  createChildPool({
    name: 'drawing',
    script: new URL('./drawing/child.ts', import.meta.url),
    size: bounds.processes,
    timeoutMs: bounds.timeoutMs,
    maxMemoryBytes: bounds.memoryMb * 1_000_000,
    idleMs: bounds.idleMs,
    requestsPerChild: 200,
    logger,
  });
