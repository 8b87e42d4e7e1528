import type { InvoiceSummary } from '@comptoir/contracts';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useFormats, useText } from '../../i18n/use-text.ts';
import { SupplierStatusChip } from '../../invoices/status/status-chip.tsx';
import { DownloadButton } from './download-button.tsx';
import { InvoiceFold } from './invoice-fold.tsx';
import { RejectionNote } from './rejection-note.tsx';

interface InvoiceCardProps {
  readonly invoice: InvoiceSummary;
  readonly onSend: () => void;
}

/** An invoice on a phone: where it is comes first. */
export function InvoiceCard({ invoice, onSend }: InvoiceCardProps) {
  const t = useText();
  const { amount, day, instant } = useFormats();
  const [open, setOpen] = useState(false);
  return (
    <Paper component="li" variant="outlined" sx={{ p: 1.5 }}>
      <SupplierStatusChip status={invoice.status} dueDate={invoice.dueDate} onHold={invoice.onHold} />
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline', mt: 1 }}>
        <Typography sx={{ fontWeight: 650, flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <bdi>{invoice.invoiceNumber ?? invoice.fileName}</bdi>
        </Typography>
        <Typography sx={{ fontWeight: 650, whiteSpace: 'nowrap' }}>
          <bdi>{amount(invoice.grossTotal, invoice.currency)}</bdi>
        </Typography>
      </Box>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mb: 1 }}>
        {invoice.issueDate
          ? t('portal.issuedOn', { day: day(invoice.issueDate) })
          : t('portal.receivedOn', { at: instant(invoice.receivedAt) })}
      </Typography>
      {invoice.status === 'REJECTED' && <RejectionNote invoice={invoice} onSend={onSend} />}
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
        <Button
          onClick={() => setOpen(!open)}
          aria-expanded={open}
          aria-label={t('portal.showInvoice', { name: invoice.invoiceNumber ?? invoice.fileName })}
          endIcon={open ? <ExpandLessIcon /> : <ExpandMoreIcon />}
          sx={{ marginInlineStart: -1 }}
        >
          {t('portal.show')}
        </Button>
        <DownloadButton invoice={invoice} />
      </Box>
      <Collapse in={open} unmountOnExit>
        <Box sx={{ pt: 1 }}>
          <InvoiceFold invoice={invoice} />
        </Box>
      </Collapse>
    </Paper>
  );
}
