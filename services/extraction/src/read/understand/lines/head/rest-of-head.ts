import type { HeaderColumn } from './header-column.ts';

type Head = {
  readonly page: number;
  readonly row: number;
  readonly lastRow: number;
  readonly columns: readonly HeaderColumn[];
};

/** 'Rate | Amt | Rate | Amt' right under 'Description | Qty | Price | Amount | CGST | SGST': fewer columns, and the same head. */
export const isRestOf = (head: Head, under: Head): boolean =>
  under.row === head.lastRow + 1 && under.page === head.page && kindsIn(under) < kindsIn(head);

const kindsIn = ({ columns }: Head): number => new Set(columns.map(({ kind }) => kind)).size;
