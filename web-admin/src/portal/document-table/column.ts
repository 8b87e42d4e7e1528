import type { ReactNode } from 'react';

/** A column of one of a supplier's document tabs. */
export interface Column<Row> {
  /** Its name in the specification, by which the list is sorted. */
  readonly field: string;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** Figures stand where a line ends. */
  readonly isFigure?: boolean;
  /** Has no column on a phone, where another cell says it by `OnPhone`. */
  readonly isWide?: boolean;
}
