import TableCell, { type TableCellProps } from '@mui/material/TableCell';
import TableSortLabel from '@mui/material/TableSortLabel';
import { useListContext } from 'ra-core';
import type { ReactNode } from 'react';
import { isSortOffered, servedSort } from '../providers/served-sort.ts';

interface SortHeaderProps {
  readonly field: string;
  readonly children: ReactNode;
  readonly align?: TableCellProps['align'];
  readonly sx?: TableCellProps['sx'];
}

/**
 * A header that sorts the list around it; a change of sort goes back to the first page (specification 001 §3). A plain
 * one where the list is not offered in this order under its filter.
 */
export function SortHeader({ field, children, align = 'inherit', sx }: SortHeaderProps) {
  const { resource, sort: asked, setSort, filterValues } = useListContext();
  const cell = { align, ...(sx ? { sx } : {}) };
  if (!isSortOffered(resource, field, filterValues)) return <TableCell {...cell}>{children}</TableCell>;
  const sort = servedSort(resource, asked, filterValues);
  const active = sort.field === field;
  const direction = active && sort.order === 'DESC' ? 'desc' : 'asc';
  return (
    <TableCell {...cell} sortDirection={active ? direction : false}>
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
