import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { type RaRecord, useListContext } from 'ra-core';
import type { ReactElement } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { EmptyState } from '../../layout/empty-state.tsx';
import { Failure } from '../../layout/failure.tsx';
import { LoadingSkeleton } from '../../shared/loading-skeleton.tsx';
import { SortHeader } from '../../shared/sort-header.tsx';
import type { Column } from './column.ts';

export interface DocumentTableProps<Row> {
  /** What the rows are. */
  readonly label: string;
  /** The first names the row. */
  readonly columns: readonly Column<Row>[];
  readonly icon: ReactElement;
  /** What is said while there is nothing. */
  readonly none: { readonly title: string; readonly text: string };
}

/** The rows of the list around it; each column sorts by the name the specification gives it. */
export function DocumentTable<Row extends RaRecord>({ label, columns, icon, none }: DocumentTableProps<Row>) {
  const t = useText();
  const { data, error, isPending, refetch, filterValues } = useListContext<Row>();
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  if (isPending) return <LoadingSkeleton height={200} />;
  if (!data || data.length === 0) {
    return filterValues?.q ? (
      <EmptyState icon={icon} title={t('list.noMatch')} text={t('list.noMatchText')} />
    ) : (
      <EmptyState icon={icon} {...none} />
    );
  }
  return (
    <TableContainer>
      <Table aria-label={label}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <SortHeader key={column.field} field={column.field} {...styleOf(column)}>
                {column.label}
              </SortHeader>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {data.map((row) => (
            <TableRow key={row.id}>
              {columns.map((column, at) => (
                <TableCell key={column.field} {...styleOf(column)} {...(at === 0 && ROW_HEADER)}>
                  {column.cell(row)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

const ROW_HEADER = { component: 'th', scope: 'row' } as const;

const styleOf = <Row,>({ isFigure, isWide }: Column<Row>) => ({
  align: isFigure ? ('right' as const) : ('inherit' as const),
  sx: {
    ...(isWide && { display: { xs: 'none', md: 'table-cell' } }),
    ...(isFigure && { whiteSpace: { md: 'nowrap' } }),
    verticalAlign: 'top',
  },
});
