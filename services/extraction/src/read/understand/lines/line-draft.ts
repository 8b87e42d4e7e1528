import type { ReadLine } from '@comptoir/contracts';
import type { Decimal } from 'decimal.js';
import type { Box, RowBoxes } from '../../page-model.ts';

/** Where the values of a line stand, as they are found. */
export type Boxes = Partial<Record<keyof ReadLine, Box>>;
export type LinePlace = RowBoxes<ReadLine>;

/** A line while it is read, row by row. */
export type LineDraft = { -readonly [key in keyof ReadLine]: ReadLine[key] } & {
  place: LinePlace;
  isReduction?: true;
  /** Whether its row's reduction leaves the total of quantity and price. */
  isReduced?: true;
  /** Whether its total stands where what one costs is headed, and is printed nowhere else. */
  isOfOne?: true;
};

/** A price or a sum as a line carries it: two decimals at the least. */
export function money(value: Decimal): string {
  return value.toFixed(Math.max(2, value.decimalPlaces()));
}
