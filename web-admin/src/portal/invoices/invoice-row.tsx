import type { InvoiceSummary } from '@comptoir/contracts';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useFormats, useText } from '../../i18n/use-text.ts';
import { SupplierStatusChip } from '../../invoices/status/status-chip.tsx';
import { DownloadButton } from './download-button.tsx';
import { InvoiceFold } from './invoice-fold.tsx';
import { RejectionNote } from './rejection-note.tsx';

interface InvoiceRowProps {
  readonly invoice: InvoiceSummary;
  readonly onSend: () => void;
}

const COLUMNS = 6;

export function InvoiceRow({ invoice, onSend }: InvoiceRowProps) {
  const t = useText();
  const { amount, day, instant } = useFormats();
  const [open, setOpen] = useState(false);
  const rejected = invoice.status === 'REJECTED';
  const plain = { borderBottom: rejected || open ? 0 : undefined } as const;
  return (
    <>
      <TableRow sx={{ '& > td, & > th': plain }}>
        <TableCell component="th" scope="row" sx={{ maxWidth: 320 }}>
          <Typography sx={{ fontWeight: 600 }}>
            <bdi>{invoice.invoiceNumber ?? invoice.fileName}</bdi>
          </Typography>
          {invoice.invoiceNumber && (
            <Typography
              variant="caption"
              noWrap
              component="div"
              title={invoice.fileName}
              sx={{ color: 'text.secondary' }}
            >
              <bdi>{invoice.fileName}</bdi>
            </Typography>
          )}
        </TableCell>
        <TableCell sx={{ whiteSpace: 'nowrap' }}>{instant(invoice.receivedAt)}</TableCell>
        <TableCell sx={{ whiteSpace: 'nowrap' }}>{day(invoice.issueDate) || '–'}</TableCell>
        <TableCell align="right" sx={{ whiteSpace: 'nowrap', fontWeight: 600 }}>
          <bdi>{amount(invoice.grossTotal, invoice.currency) || '–'}</bdi>
        </TableCell>
        <TableCell>
          <SupplierStatusChip status={invoice.status} dueDate={invoice.dueDate} onHold={invoice.onHold} />
        </TableCell>
        <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
          <DownloadButton invoice={invoice} />
          <IconButton
            onClick={() => setOpen(!open)}
            aria-expanded={open}
            aria-label={t('portal.showInvoice', { name: invoice.invoiceNumber ?? invoice.fileName })}
          >
            {open ? <ExpandLessIcon /> : <ExpandMoreIcon />}
          </IconButton>
        </TableCell>
      </TableRow>
      {rejected && (
        <TableRow>
          <TableCell colSpan={COLUMNS} sx={{ pt: 0, borderBottom: open ? 0 : undefined }}>
            <RejectionNote invoice={invoice} onSend={onSend} />
          </TableCell>
        </TableRow>
      )}
      <TableRow>
        <TableCell colSpan={COLUMNS} sx={{ py: 0, borderBottom: open ? undefined : 0 }}>
          <Collapse in={open} unmountOnExit>
            <Box sx={{ py: 2 }}>
              <InvoiceFold invoice={invoice} />
            </Box>
          </Collapse>
        </TableCell>
      </TableRow>
    </>
  );
}
