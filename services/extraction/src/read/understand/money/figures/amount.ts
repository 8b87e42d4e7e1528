import type { Decimal } from 'decimal.js';
import type { Box } from '../../../page-model.ts';
import type { Cell } from '../../text/document-text.ts';

/** A number written on the page. */
export type Amount = {
  readonly value: Decimal;
  readonly cell: Cell;
  /** Words `from` (inclusive) to `to` (exclusive) of its cell. */
  readonly from: number;
  readonly to: number;
  readonly box: Box;
  readonly confidence: number;
  /** Whether it looks like money: a currency sign beside it, or two decimals. */
  readonly isMoney: boolean;
  readonly isPercent: boolean;
  /** Hundredths of what a recogniser read, which may have lost the sign before decimals. */
  readonly isRescaled?: true;
};
