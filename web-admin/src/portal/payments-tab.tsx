import type { PaymentRow, Supplier } from '@comptoir/contracts';
import PaymentsIcon from '@mui/icons-material/PaymentsOutlined';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import Tooltip from '@mui/material/Tooltip';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormats, useText } from '../i18n/use-text.ts';
import { EmptyState } from '../layout/empty-state.tsx';
import { Failure } from '../layout/failure.tsx';
import { callJson } from '../providers/http.ts';

const PAGE_SIZES = [10, 25, 50, 100];

/** Left out where a phone has no room for it: the month, the label and the amount say it. */
const roomy = { display: { xs: 'none', sm: 'table-cell' } } as const;

interface Payments {
  readonly content: readonly PaymentRow[];
  readonly totalElements: number;
}

/** What was paid to a supplier, by which payment (`/api/invoice/payment/{id}`). */
export function PaymentsTab({ supplier }: { supplier: Supplier }) {
  const t = useText();
  const { number } = useFormats();
  const [page, setPage] = useState({ pageNo: 0, pageSize: 10 });
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['payments', 'tab', supplier.id, page],
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams({ pageNo: String(page.pageNo), pageSize: String(page.pageSize) });
      return (await callJson<Payments>(`/api/invoice/payment/${encodeURIComponent(supplier.id)}?${query}`, { signal }))
        .json;
    },
    placeholderData: keepPreviousData,
  });
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  if (isPending) return <Skeleton variant="rounded" height={200} aria-label={t('common.loading')} />;
  if (data.content.length === 0) {
    return <EmptyState icon={<PaymentsIcon />} title={t('payments.none.title')} text={t('payments.none.text')} />;
  }
  return (
    <>
      <TableContainer>
        <Table aria-label={t('portal.tab.payments')}>
          <TableHead>
            <TableRow>
              <TableCell>{t('payments.month')}</TableCell>
              <TableCell sx={roomy}>{t('payments.company')}</TableCell>
              <TableCell>{t('payments.label')}</TableCell>
              <TableCell sx={roomy}>{t('payments.type')}</TableCell>
              <TableCell align="right">{t('payments.amount')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {data.content.map((payment) => (
              <PaymentTableRow key={payment.id} payment={payment} />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <TablePagination
        component="div"
        count={data.totalElements}
        page={page.pageNo}
        rowsPerPage={page.pageSize}
        rowsPerPageOptions={PAGE_SIZES}
        onPageChange={(_, pageNo) => setPage({ ...page, pageNo })}
        onRowsPerPageChange={({ target }) => setPage({ pageNo: 0, pageSize: Number(target.value) })}
        labelRowsPerPage={t('list.pageSize')}
        labelDisplayedRows={({ from, to, count }) =>
          t('list.range', { from: number(from), to: number(to), total: number(count) })
        }
        getItemAriaLabel={(type) => t(`list.page.${type}`)}
      />
    </>
  );
}

function PaymentTableRow({ payment }: { payment: PaymentRow }) {
  const t = useText();
  const { amount, month } = useFormats();
  const type = PAYMENT_TYPES.find((known) => known === payment.typeLot);
  const label = (
    <Box component="span" {...(payment.toolTip ? { tabIndex: 0 } : {})}>
      <bdi>{payment.libPaiement}</bdi>
    </Box>
  );
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
        {month(payment.month, payment.annee)}
      </TableCell>
      <TableCell sx={roomy}>
        <bdi>{payment.societe}</bdi>
      </TableCell>
      <TableCell>{payment.toolTip ? <Tooltip title={payment.toolTip}>{label}</Tooltip> : label}</TableCell>
      <TableCell sx={roomy}>{type ? t(`payments.type.${type}`) : payment.typeLot}</TableCell>
      <TableCell align="right" sx={{ whiteSpace: 'nowrap', fontWeight: 600 }}>
        <bdi>{amount(payment.montant, payment.devise)}</bdi>
      </TableCell>
    </TableRow>
  );
}

const PAYMENT_TYPES = ['Payment', 'Import', 'Reversal', 'Entry'] as const;
