import type { PaymentRow } from '@comptoir/contracts';
import PaymentsIcon from '@mui/icons-material/PaymentsOutlined';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useListContext } from 'ra-core';
import { useText } from '../../i18n/use-text.ts';
import { EmptyState } from '../../layout/empty-state.tsx';
import { Failure } from '../../layout/failure.tsx';
import { SortHeader } from '../../shared/sort-header.tsx';
import { PaymentTableRow } from './payment-row.tsx';
import { roomy } from './roomy.ts';

/** The payments of the list around it; each column sorts by the name the specification gives it. */
export function PaymentsTable() {
  const t = useText();
  const { data, error, isPending, refetch, filterValues } = useListContext<PaymentRow>();
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  if (isPending) return <Skeleton variant="rounded" height={200} role="status" aria-label={t('common.loading')} />;
  if (!data || data.length === 0) {
    return filterValues?.q ? (
      <EmptyState icon={<PaymentsIcon />} title={t('list.noMatch')} text={t('list.noMatchText')} />
    ) : (
      <EmptyState icon={<PaymentsIcon />} title={t('payments.none.title')} text={t('payments.none.text')} />
    );
  }
  return (
    <TableContainer>
      <Table aria-label={t('portal.tab.payments')}>
        <TableHead>
          <TableRow>
            <SortHeader field="month">{t('payments.month')}</SortHeader>
            <SortHeader field="societe" sx={roomy}>
              {t('payments.company')}
            </SortHeader>
            <SortHeader field="libPaiement">{t('payments.label')}</SortHeader>
            <SortHeader field="typeLot" sx={roomy}>
              {t('payments.type')}
            </SortHeader>
            <SortHeader field="montant" align="right">
              {t('payments.amount')}
            </SortHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {data.map((payment) => (
            <PaymentTableRow key={payment.id} payment={payment} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
