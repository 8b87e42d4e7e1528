import TablePagination from '@mui/material/TablePagination';
import { useListContext } from 'ra-core';
import { useFormats, useText } from '../i18n/use-text.ts';

/** Pages of the list around it. A total that was not counted to its end is shown with a plus. */
export function ListPagination({ sizes }: { sizes: readonly number[] }) {
  const t = useText();
  const { number } = useFormats();
  const { page, perPage, total, data = [], setPage, setPerPage, meta } = useListContext();
  if (!total) return null;
  // A page that follows what was counted is reached like any other: there is no telling how many follow it.
  const isOpen = meta?.atLeast && meta.more && page * perPage >= total;
  const all = `${number(total)}${meta?.atLeast ? '+' : ''}`;
  return (
    <TablePagination
      component="div"
      count={isOpen ? -1 : total}
      page={Math.max(0, isOpen ? page - 1 : Math.min(page - 1, Math.ceil(total / perPage) - 1))}
      rowsPerPage={perPage}
      rowsPerPageOptions={[...sizes]}
      onPageChange={(_, next) => setPage(next + 1)}
      onRowsPerPageChange={({ target }) => setPerPage(Number(target.value))}
      labelRowsPerPage={t('list.pageSize')}
      labelDisplayedRows={({ from, to }) =>
        t('list.range', { from: number(from), to: number(isOpen ? from + data.length - 1 : to), total: all })
      }
      getItemAriaLabel={(type) => t(`list.page.${type}`)}
      showFirstButton
      showLastButton
      sx={{
        borderTop: 1,
        borderColor: 'divider',
        '& .MuiTablePagination-toolbar': { flexWrap: 'wrap', justifyContent: 'flex-end', px: 1.5 },
        '& .MuiTablePagination-spacer': { display: { xs: 'none', sm: 'block' } },
      }}
    />
  );
}
