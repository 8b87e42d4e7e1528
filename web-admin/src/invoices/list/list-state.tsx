import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useListContext } from 'ra-core';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { EmptyState } from '../../layout/empty-state.tsx';
import { Failure } from '../../layout/failure.tsx';
import { useChangeFilters } from '../../shared/list-filters.tsx';

/** The list while it loads, when it failed, when nothing is there, else the rows. */
export function ListState({ children }: { children: ReactNode }) {
  const t = useText();
  const { data, error, isPending, refetch, filterValues } = useListContext();
  const changeFilters = useChangeFilters();
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  if (isPending) {
    return (
      <Box role="status" aria-label={t('common.loading')} sx={{ px: 2, py: 1 }}>
        {[1, 2, 3, 4, 5, 6].map((row) => (
          <Skeleton key={row} height={44} />
        ))}
      </Box>
    );
  }
  if (data && data.length > 0) return children;
  return Object.keys(filterValues ?? {}).length > 0 ? (
    <EmptyState
      icon={<ReceiptIcon />}
      title={t('list.noMatch')}
      text={t('list.noMatchText')}
      action={
        <Button variant="outlined" onClick={() => changeFilters(() => ({}))}>
          {t('list.clearFilters')}
        </Button>
      }
    />
  ) : (
    <EmptyState icon={<ReceiptIcon />} title={t('invoices.empty.title')} text={t('invoices.empty.text')} />
  );
}
