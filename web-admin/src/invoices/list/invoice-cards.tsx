import type { InvoiceSummary } from '@comptoir/contracts';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useListContext } from 'ra-core';
import { Link } from 'react-router';
import { useFormats, useText } from '../../i18n/use-text.ts';
import { StaffStatusChip } from '../status/status-chip.tsx';
import { Marks } from './invoice-table.tsx';

/** The list on a phone. */
export function InvoiceCards() {
  const t = useText();
  const { amount, day, instant } = useFormats();
  const { data = [] } = useListContext<InvoiceSummary>();
  return (
    <Box component="ul" aria-label={t('menu.invoices')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((invoice) => (
        <Box component="li" key={invoice.id} sx={{ borderBottom: 1, borderColor: 'divider' }}>
          <ButtonBase
            component={Link}
            to={`/invoices/${invoice.id}`}
            sx={{ display: 'block', width: '100%', textAlign: 'start', px: 2, py: 1.5 }}
          >
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 0.5 }}>
              <StaffStatusChip status={invoice.status} />
              <Marks invoice={invoice} />
              <Typography sx={{ marginInlineStart: 'auto', fontWeight: 650, whiteSpace: 'nowrap' }}>
                <bdi>{amount(invoice.grossTotal, invoice.currency)}</bdi>
              </Typography>
            </Box>
            <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              <bdi>{invoice.invoiceNumber ?? invoice.fileName}</bdi>
            </Typography>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              <bdi>{invoice.supplierName ?? '–'}</bdi> · {day(invoice.issueDate) || instant(invoice.receivedAt)}
            </Typography>
          </ButtonBase>
        </Box>
      ))}
    </Box>
  );
}
