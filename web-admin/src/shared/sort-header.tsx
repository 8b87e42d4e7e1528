import TableCell, { type TableCellProps } from '@mui/material/TableCell';
import TableSortLabel from '@mui/material/TableSortLabel';
import { useListContext } from 'ra-core';
import type { ReactNode } from 'react';

interface SortHeaderProps {
  readonly field: string;
  readonly children: ReactNode;
  readonly align?: TableCellProps['align'];
}

/** A header that sorts the list around it; a change of sort goes back to the first page (specification 001 §3). */
export function SortHeader({ field, children, align = 'inherit' }: SortHeaderProps) {
  const { sort, setSort } = useListContext();
  const active = sort.field === field;
  const direction = active && sort.order === 'DESC' ? 'desc' : 'asc';
  return (
    <TableCell align={align} sortDirection={active ? direction : false}>
      <TableSortLabel
        active={active}
        direction={direction}
        onClick={() => setSort({ field, order: active && sort.order === 'ASC' ? 'DESC' : 'ASC' })}
      >
        {children}
      </TableSortLabel>
    </TableCell>
  );
}
