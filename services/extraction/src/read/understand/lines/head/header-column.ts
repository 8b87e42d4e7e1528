import type { Decimal } from 'decimal.js';
import type { Box } from '../../../page-model.ts';
import type { Meaning } from '../../labels/vocabulary/phrase.ts';

export const COLUMNS = [
  'colPosition',
  'colItemCode',
  'colDesignation',
  'colQuantity',
  'colUnit',
  'colUnitPrice',
  'colVatRate',
  'colVatAmount',
  'colTotal',
  'colGross',
  'colDiscount',
  'colDate',
] as const satisfies readonly Meaning[];
export type Column = (typeof COLUMNS)[number];
/** A column's kind and its heading's place; the rate too that the heading of a tax names. */
export type HeaderColumn = {
  readonly kind: Column;
  readonly box: Box;
  readonly rate?: Decimal;
  /** Whether a column taken for the totals is called what one costs. */
  readonly isOfOne?: true;
};
