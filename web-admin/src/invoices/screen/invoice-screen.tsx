import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useParams } from 'react-router';
import { useText } from '../../i18n/use-text.ts';
import { Failure } from '../../layout/failure.tsx';
import { useInvoiceDetail } from '../detail.ts';
import { InvoiceDesk } from './invoice-desk.tsx';
import { COLUMNS } from './layout.ts';

/** /invoices/:id: the page as it came beside what is known of it, and what can be done. */
export default function InvoiceScreen() {
  const { id = '' } = useParams();
  const { data, error, isPending, refetch } = useInvoiceDetail(id);
  if (error && !data) return <Failure heading error={error} onRetry={() => void refetch()} />;
  if (isPending) return <Waiting />;
  return <InvoiceDesk key={data.id} detail={data} />;
}

function Waiting() {
  const t = useText();
  return (
    <Box role="status" aria-label={t('common.loading')} sx={COLUMNS}>
      <Skeleton variant="rounded" height={640} />
      <Skeleton variant="rounded" height={640} />
    </Box>
  );
}
