import type { Supplier } from '@comptoir/contracts';
import ForumIcon from '@mui/icons-material/ForumOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useText } from '../../i18n/use-text.ts';
import { EmptyState } from '../../layout/empty-state.tsx';
import { Failure } from '../../layout/failure.tsx';
import { useSession } from '../../session.ts';
import { MessageList } from './message-list.tsx';
import { ReplyForm } from './reply-form.tsx';
import { threadOf } from './thread.ts';
import { useThread } from './use-thread.ts';

/** The thread between a supplier and the staff, and a box to write in for who may. */
export function MessagesTab({ supplier }: { supplier: Supplier }) {
  const { can } = useSession();
  return (
    <Box sx={{ maxWidth: 860, mx: 'auto' }}>
      <Thread supplierId={supplier.id} />
      {can('message.write') && <ReplyForm supplierId={supplier.id} />}
    </Box>
  );
}

function Thread({ supplierId }: { supplierId: string }) {
  const t = useText();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useThread(supplierId);
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={200} role="status" aria-label={t('common.loading')} />;
  const messages = threadOf(data.pages);
  if (messages.length === 0) {
    return <EmptyState icon={<ForumIcon />} title={t('messages.none.title')} text={t('messages.none.text')} />;
  }
  return (
    <>
      {hasNextPage && (
        <Box sx={{ textAlign: 'center', mb: 2 }}>
          <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('messages.earlier')}
          </Button>
        </Box>
      )}
      <MessageList messages={messages} />
    </>
  );
}
