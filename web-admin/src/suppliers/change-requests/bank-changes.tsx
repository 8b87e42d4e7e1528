import type { PendingBankChange } from '@comptoir/contracts';
import BankIcon from '@mui/icons-material/AccountBalanceOutlined';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { ListBase, useListContext } from 'ra-core';
import { useText } from '../../i18n/use-text.ts';
import { EmptyState } from '../../layout/empty-state.tsx';
import { Failure } from '../../layout/failure.tsx';
import { PageTitle } from '../../layout/page-title.tsx';
import { ListPagination } from '../../shared/list-pagination.tsx';
import { SortHeader } from '../../shared/sort-header.tsx';
import { wide } from '../supplier-row.tsx';
import { BankChangeRow } from './bank-change-row.tsx';

const PAGE_SIZES = [10, 25, 50];

/** /bank-changes: what waits for a second person over all suppliers, the oldest first. */
export default function BankChanges() {
  const t = useText();
  return (
    <>
      <PageTitle>{t('bankChanges.title')}</PageTitle>
      <Paper variant="outlined" sx={{ p: { xs: 1.5, md: 2 } }}>
        <ListBase
          resource="bank-changes"
          sort={{ field: 'requestedAt', order: 'ASC' }}
          perPage={25}
          disableAuthentication
        >
          <Rows />
          <ListPagination sizes={PAGE_SIZES} />
        </ListBase>
      </Paper>
    </>
  );
}

function Rows() {
  const t = useText();
  const { data, error, isPending, refetch } = useListContext<PendingBankChange>();
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  if (isPending) {
    return (
      <Box role="status" aria-label={t('common.loading')} sx={{ px: 2 }}>
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} height={52} />
        ))}
      </Box>
    );
  }
  if (!data || data.length === 0) {
    return <EmptyState icon={<BankIcon />} title={t('bankChanges.empty.title')} text={t('bankChanges.empty.text')} />;
  }
  return (
    <TableContainer>
      <Table aria-label={t('bankChanges.title')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('supplier.raisonSociale')}</TableCell>
            <TableCell sx={wide}>{t('bankChanges.iban')}</TableCell>
            <SortHeader field="requestedAt">{t('bankChanges.requestedAt')}</SortHeader>
            <TableCell sx={wide}>{t('bankChanges.requestedBy')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {data.map((change) => (
            <BankChangeRow key={change.id} change={change} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
