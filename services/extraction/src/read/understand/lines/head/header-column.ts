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
  'colFactor',
  'colDate',
] as const satisfies readonly Meaning[];
export type Column = (typeof COLUMNS)[number];
/** Whether a table is of fees of a scale, which are taken so many times. */
export const headsFees = ({ columns }: { readonly columns: readonly HeaderColumn[] }): boolean =>
  columns.some(({ kind }) => kind === 'colFactor');

/** A column's kind and its heading's place; the rate too that the heading of a tax names. */
export type HeaderColumn = {
  readonly kind: Column;
  readonly box: Box;
  readonly rate?: Decimal;
  /** Whether a column taken for the totals is called what one costs. */
  readonly isOfOne?: true;
};
