import type { ReadLine } from '@comptoir/contracts';
import type { Placed } from '../../page-model.ts';

export type LineOnPage = Placed<ReadLine> & {
  /** A reduction among the lines: part of their sum, and none of them. */
  readonly isReduction?: true;
  readonly isReduced?: true;
  readonly isOfOne?: true;
};
