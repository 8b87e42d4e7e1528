import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Failure } from '../layout/failure.tsx';
import { Loading } from '../layout/loading.tsx';
import { problemIn, sentenceOf } from '../providers/http.ts';
import { ConfirmDialog } from '../shared/confirm-dialog.tsx';
import { discardLetter, openLetter, replayLetter } from './decide.ts';
import { LetterFacts } from './letter-facts.tsx';

/** One letter whole, and what can be done about it. */
export function LetterDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText();
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const titleId = useId();
  const isPhone = useMediaQuery('(max-width: 600px)');
  const [asking, setAsking] = useState<'older' | 'discard'>();
  const [reason, setReason] = useState('');
  const letter = useQuery({ queryKey: ['dead-letter', id], queryFn: () => openLetter(id) });
  const decision = useMutation({
    mutationFn: (order: { evenIfOlder: boolean } | { reason: string }) =>
      'reason' in order ? discardLetter(id, order.reason) : replayLetter(id, order.evenIfOlder),
    onSuccess({ outcome }) {
      notify(t(`letters.done.${outcome}`), { type: 'success' });
      void client.invalidateQueries({ queryKey: ['dead-letters'] });
      onClose();
    },
    onError(error) {
      if (problemIn(error)?.code === 'deadLetter.older') return setAsking('older');
      setAsking(undefined);
      notify(translate(sentenceOf(error)), { type: 'error' });
      void letter.refetch();
    },
  });
  const isWaiting = letter.data?.state === 'waiting';

  return (
    <>
      <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="md" fullScreen={isPhone}>
        <DialogTitle id={titleId}>
          <bdi>{letter.data?.type ?? t('admin.tab.deadLetters')}</bdi>
        </DialogTitle>
        <DialogContent dividers>
          {letter.isPending && <Loading />}
          {letter.error && <Failure error={letter.error} onRetry={() => void letter.refetch()} />}
          {letter.data && <LetterFacts letter={letter.data} />}
        </DialogContent>
        <DialogActions sx={{ px: 3, py: 1.5, flexWrap: 'wrap', gap: 1 }}>
          <Button color="inherit" onClick={onClose}>
            {t('action.close')}
          </Button>
          {isWaiting && (
            <>
              <Button color="error" disabled={decision.isPending} onClick={() => setAsking('discard')}>
                {t('letters.discard')}
              </Button>
              <Button
                variant="contained"
                disabled={decision.isPending}
                onClick={() => decision.mutate({ evenIfOlder: false })}
              >
                {t('letters.replay')}
              </Button>
            </>
          )}
        </DialogActions>
      </Dialog>
      <ConfirmDialog
        open={asking === 'older'}
        title={t('letters.older.title')}
        text={t('letters.older.text')}
        confirm={t('letters.older.confirm')}
        busy={decision.isPending}
        onConfirm={() => decision.mutate({ evenIfOlder: true })}
        onCancel={() => setAsking(undefined)}
      />
      <ConfirmDialog
        open={asking === 'discard'}
        danger
        title={t('letters.discard.title')}
        text={t('letters.discard.text')}
        confirm={t('letters.discard')}
        ready={reason.trim() !== ''}
        busy={decision.isPending}
        onConfirm={() => decision.mutate({ reason: reason.trim() })}
        onCancel={() => setAsking(undefined)}
      >
        <TextField
          autoFocus
          required
          fullWidth
          multiline
          minRows={2}
          label={t('letters.reason')}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          slotProps={{ htmlInput: { maxLength: 500 } }}
          sx={{ mt: 1 }}
        />
      </ConfirmDialog>
    </>
  );
}
