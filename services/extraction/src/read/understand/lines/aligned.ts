import type { Box } from '../../page-model.ts';

/** Right edges of one column are so much apart at the most, in heights of their line. */
const APART = 0.7;

/** Whether two figures end at the same place across, as those of one column do. */
export const isAligned = (one: Box, other: Box): boolean => Math.abs(one.x1 - other.x1) <= APART * (one.y1 - one.y0);
