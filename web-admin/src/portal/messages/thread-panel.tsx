import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Failure } from '../../layout/failure.tsx';
import { useSession } from '../../session.ts';
import { LoadingSkeleton } from '../../shared/loading-skeleton.tsx';
import { MessageList } from './message-list.tsx';
import { ReplyForm } from './reply-form.tsx';
import { threadOf } from './thread.ts';
import type { ThreadKey } from './thread-key.ts';
import { useMarkRead } from './use-mark-read.ts';
import { useThread } from './use-thread.ts';

interface ThreadPanelProps {
  readonly thread: ThreadKey;
  /** What stands where nobody has written yet. */
  readonly empty: ReactNode;
}

/** A thread, and a box to write in for who may. */
export function ThreadPanel({ thread, empty }: ThreadPanelProps) {
  const { can } = useSession();
  return (
    <>
      <Thread thread={thread} empty={empty} />
      {can('message.write') && <ReplyForm thread={thread} />}
    </>
  );
}

function Thread({ thread, empty }: ThreadPanelProps) {
  const t = useText();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useThread(thread);
  const messages = threadOf(data?.pages ?? []);
  useMarkRead(thread, messages);
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingSkeleton height={120} />;
  if (messages.length === 0) return empty;
  return (
    <>
      {hasNextPage && (
        <Box sx={{ textAlign: 'center', mb: 2 }}>
          <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('messages.earlier')}
          </Button>
        </Box>
      )}
      <MessageList messages={messages} namesInvoices={thread.invoiceId === undefined} />
    </>
  );
}
