import type { ReadLine } from '@comptoir/contracts';
import type { LinePlace } from './line-draft.ts';

export type LineOnPage = ReadLine & {
  readonly place?: LinePlace;
  /** A reduction among the lines: part of their sum, and none of them. */
  readonly isReduction?: true;
  readonly isReduced?: true;
  readonly isOfOne?: true;
};
