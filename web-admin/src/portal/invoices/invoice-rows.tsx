import type { InvoiceSummary } from '@comptoir/contracts';
import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useTheme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useListContext } from 'ra-core';
import { useText } from '../../i18n/use-text.ts';
import { EmptyState } from '../../layout/empty-state.tsx';
import { Failure } from '../../layout/failure.tsx';
import { ActionsHeader } from '../../shared/actions-header.tsx';
import { SortHeader } from '../../shared/sort-header.tsx';
import { InvoiceCard } from './invoice-card.tsx';
import { InvoiceRow } from './invoice-row.tsx';

/** The list itself: a table where there is room, cards on a phone. */
export function InvoiceRows({ onSend }: { onSend: () => void }) {
  const t = useText();
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('md'));
  const { data, error, isPending, refetch, filterValues } = useListContext<InvoiceSummary>();
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  if (isPending) return <Rows />;
  if (!data || data.length === 0) {
    return filterValues?.q ? (
      <EmptyState icon={<ReceiptIcon />} title={t('list.noMatch')} text={t('list.noMatchText')} />
    ) : (
      <EmptyState
        icon={<ReceiptIcon />}
        title={t('portal.empty.title')}
        text={t('portal.empty.text')}
        action={
          <Button variant="contained" onClick={onSend}>
            {t('portal.empty.action')}
          </Button>
        }
      />
    );
  }
  if (isNarrow) {
    return (
      <Box
        component="ul"
        aria-label={t('portal.tab.invoices')}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}
      >
        {data.map((invoice) => (
          <InvoiceCard key={invoice.id} invoice={invoice} onSend={onSend} />
        ))}
      </Box>
    );
  }
  return (
    <TableContainer>
      <Table aria-label={t('portal.tab.invoices')}>
        <TableHead>
          <TableRow>
            <SortHeader field="invoiceNumber">{t('invoice.field.invoiceNumber')}</SortHeader>
            <SortHeader field="receivedAt">{t('invoice.receivedAt')}</SortHeader>
            <SortHeader field="issueDate">{t('invoice.field.issueDate')}</SortHeader>
            <SortHeader field="grossTotal" align="right">
              {t('invoice.field.grossTotal')}
            </SortHeader>
            <SortHeader field="status">{t('invoice.status')}</SortHeader>
            <ActionsHeader />
          </TableRow>
        </TableHead>
        <TableBody>
          {data.map((invoice) => (
            <InvoiceRow key={invoice.id} invoice={invoice} onSend={onSend} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function Rows() {
  const t = useText();
  return (
    <Box role="status" aria-label={t('common.loading')}>
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} height={52} />
      ))}
    </Box>
  );
}
