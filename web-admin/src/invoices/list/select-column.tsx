import type { InvoiceSummary } from '@comptoir/contracts';
import TableCell from '@mui/material/TableCell';
import { useDataTableRenderContext, useRecordContext } from 'ra-core';
import { SelectPage, SelectRow } from '../../shared/select-boxes.tsx';

/**
 * The column that selects rows. react-admin's own names its checkboxes on an element that holds no role, so that a
 * screen reader hears none.
 */
export function SelectColumn() {
  const context = useDataTableRenderContext();
  if (context === 'header') return <SelectPage />;
  return context === 'data' ? <SelectInvoice /> : null;
}

function SelectInvoice() {
  const invoice = useRecordContext<InvoiceSummary>();
  if (!invoice) return <TableCell padding="checkbox" />;
  return <SelectRow id={invoice.id} name={invoice.invoiceNumber ?? invoice.fileName} />;
}
