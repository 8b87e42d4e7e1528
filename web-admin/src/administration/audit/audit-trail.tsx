import type { AuditEntry } from '@comptoir/contracts';
import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { ListBase, useListContext } from 'ra-core';
import { useText } from '../../i18n/use-text.ts';
import { EmptyState } from '../../layout/empty-state.tsx';
import { Failure } from '../../layout/failure.tsx';
import { ListFilters } from '../../shared/list-filters.tsx';
import { ListPagination } from '../../shared/list-pagination.tsx';
import { AuditStandingLine } from './audit-standing-line.tsx';
import { AuditToolbar } from './audit-toolbar.tsx';
import { EntryRow } from './entry-row.tsx';

const PAGE_SIZES = [10, 25, 50];

/** Who decided what, latest first, for administrators. */
export default function AuditTrail() {
  const t = useText();
  return (
    <ListBase
      resource="audit"
      sort={{ field: 'at', order: 'DESC' }}
      perPage={10}
      disableAuthentication
      disableSyncWithLocation
    >
      <ListFilters>
        <Typography sx={{ color: 'text.secondary', maxWidth: '70ch', mb: 1.5 }}>{t('audit.about')}</Typography>
        <AuditStandingLine />
        <AuditToolbar />
        <Entries />
        <ListPagination sizes={PAGE_SIZES} />
      </ListFilters>
    </ListBase>
  );
}

function Entries() {
  const t = useText();
  const { data, error, isPending, refetch } = useListContext<AuditEntry>();
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  if (isPending) {
    return (
      <Box role="status" aria-label={t('common.loading')}>
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} height={48} />
        ))}
      </Box>
    );
  }
  if (!data || data.length === 0) {
    return <EmptyState icon={<HistoryIcon />} title={t('audit.empty.title')} text={t('audit.empty.text')} />;
  }
  return (
    <Box component="ul" aria-label={t('audit.list')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((entry) => (
        <Box component="li" key={entry.id} sx={{ borderTop: 1, borderColor: 'divider' }}>
          <EntryRow entry={entry} />
        </Box>
      ))}
    </Box>
  );
}
