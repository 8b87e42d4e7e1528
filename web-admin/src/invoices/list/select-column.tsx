import type { InvoiceSummary } from '@comptoir/contracts';
import Checkbox from '@mui/material/Checkbox';
import TableCell from '@mui/material/TableCell';
import { useDataTableRenderContext, useListContext, useRecordContext } from 'ra-core';
import { useText } from '../../i18n/use-text.ts';

/**
 * The column that selects rows. react-admin's own names its checkboxes on an element that holds no role, so that a
 * screen reader hears none.
 */
export function SelectColumn() {
  const context = useDataTableRenderContext();
  if (context === 'header') return <SelectPage />;
  return context === 'data' ? <SelectRow /> : null;
}

function SelectPage() {
  const t = useText();
  const { data = [], selectedIds = [], onSelect } = useListContext<InvoiceSummary>();
  const here = data.filter(({ id }) => selectedIds.includes(id)).length;
  const all = data.length > 0 && here === data.length;
  const others = selectedIds.filter((id) => data.every((row) => row.id !== id));
  return (
    <TableCell padding="checkbox">
      <Checkbox
        checked={all}
        indeterminate={here > 0 && !all}
        onChange={() => onSelect(all ? others : [...others, ...data.map(({ id }) => id)])}
        // A native checkbox says by itself that it is half chosen; told twice, the two contradict each other.
        slotProps={{ input: { 'aria-label': t('list.selectPage'), 'aria-checked': undefined } }}
      />
    </TableCell>
  );
}

function SelectRow() {
  const t = useText();
  const { selectedIds = [], onToggleItem } = useListContext<InvoiceSummary>();
  const invoice = useRecordContext<InvoiceSummary>();
  if (!invoice) return <TableCell padding="checkbox" />;
  return (
    <TableCell padding="checkbox" onClick={(event) => event.stopPropagation()}>
      <Checkbox
        checked={selectedIds.includes(invoice.id)}
        onChange={() => onToggleItem(invoice.id)}
        slotProps={{
          input: { 'aria-label': t('list.selectRow', { name: invoice.invoiceNumber ?? invoice.fileName }) },
        }}
      />
    </TableCell>
  );
}
