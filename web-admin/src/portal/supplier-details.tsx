import type { Supplier } from '@comptoir/contracts';
import EditIcon from '@mui/icons-material/EditOutlined';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useGetOne } from 'ra-core';
import { lazy, Suspense, useEffect } from 'react';
import { Link, useParams } from 'react-router';
import { useFormats, useText } from '../i18n/use-text.ts';
import { Failure } from '../layout/failure.tsx';
import { useSession } from '../session.ts';
import { CompanyTabs } from './company-tabs.tsx';
import { DocumentTabs } from './document-tabs.tsx';
import { useTotals } from './use-totals.ts';

/** A supplier downloads no screen of the staff's. */
const LearningPanel = lazy(() => import('../training/learning-panel.tsx'));
const BankPanel = lazy(() => import('../suppliers/change-requests/bank-panel.tsx'));

/** /supplier/details/:id: who the supplier is, above; its documents, below. On a phone the documents come first. */
export default function SupplierDetails() {
  const { idSupplier = '' } = useParams();
  const { data: supplier, error, isPending, refetch } = useGetOne<Supplier>('suppliers', { id: idSupplier });
  const { isSupplier, can } = useSession();
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('sm'));
  if (error && !supplier) return <Failure heading error={error} onRetry={() => void refetch()} />;
  if (isPending) return <Waiting />;
  // Keyed, so that a phone that is turned keeps what is under way in them.
  const parts = [
    <CompanyTabs key="company" supplier={supplier} />,
    <DocumentTabs key="documents" supplier={supplier} />,
  ];
  return (
    <Box sx={{ maxWidth: 1240, mx: 'auto', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <SupplierHeader supplier={supplier} />
      {!isSupplier && (
        <Suspense>
          <BankPanel supplier={supplier} />
        </Suspense>
      )}
      {isNarrow ? parts.toReversed() : parts}
      {can('training.read') && (
        <Suspense>
          <LearningPanel supplier={supplier} />
        </Suspense>
      )}
    </Box>
  );
}

function SupplierHeader({ supplier }: { supplier: Supplier }) {
  const t = useText();
  const { can } = useSession();
  const { amount } = useFormats();
  const totals = useTotals(supplier.id);
  useEffect(() => {
    document.title = `${supplier.label} · Comptoir`;
  }, [supplier.label]);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Avatar
        variant="rounded"
        {...(supplier.logo ? { src: supplier.logo } : {})}
        alt=""
        sx={{ width: 52, height: 52, bgcolor: 'primary.main', color: 'primary.contrastText', fontWeight: 650 }}
      >
        {[...supplier.label][0]?.toUpperCase()}
      </Avatar>
      <Box sx={{ flex: 1, minWidth: 180 }}>
        <Typography variant="h1">
          <bdi>{supplier.label}</bdi>
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <bdi>{supplier.raisonSociale}</bdi> · <bdi>{supplier.code}</bdi>
        </Typography>
      </Box>
      {totals !== undefined && (
        <Box sx={{ textAlign: { xs: 'start', sm: 'end' } }}>
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {t('portal.total')}
          </Typography>
          <Typography sx={{ fontWeight: 650, fontSize: '1.25rem', lineHeight: 1.3 }}>
            <bdi>{amount(totals, supplier.currency)}</bdi>
          </Typography>
        </Box>
      )}
      {can('supplier.write') && (
        <Button component={Link} to={`/supplier/${supplier.id}`} variant="outlined" startIcon={<EditIcon />}>
          {t('action.edit')}
        </Button>
      )}
    </Box>
  );
}

function Waiting() {
  const t = useText();
  return (
    <Box role="status" aria-label={t('common.loading')} sx={{ maxWidth: 1240, mx: 'auto' }}>
      <Skeleton variant="rounded" height={52} width={320} sx={{ mb: 2 }} />
      <Paper variant="outlined" sx={{ p: 2, mb: 2 }}>
        <Skeleton height={110} />
      </Paper>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Skeleton height={280} />
      </Paper>
    </Box>
  );
}
