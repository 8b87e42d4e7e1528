import type { Training } from '@comptoir/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useId } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Failure } from '../layout/failure.tsx';
import { Loading } from '../layout/loading.tsx';
import { sentenceOf } from '../providers/http.ts';
import { useSession } from '../session.ts';
import { AnchorList } from './anchor-list.tsx';
import { decideTraining, readTraining, TRAINING_KEY } from './calls.ts';
import { DifferenceTable } from './difference-table.tsx';
import { isUntried, outcomeWords } from './outcome-words.ts';

/** What is proposed: what it reads otherwise than it was verified, how it reads, and accept or discard. */
export function ProposalDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText();
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const { can } = useSession();
  const titleId = useId();
  const isPhone = useMediaQuery('(max-width: 600px)');
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [...TRAINING_KEY, id],
    queryFn: ({ signal }) => readTraining(id, signal),
  });
  const decision = useMutation({
    mutationFn: ({ of, how }: { of: Training; how: 'accept' | 'discard' }) => decideTraining(how, of),
    onSuccess({ state }) {
      notify(t(state === 'ACCEPTED' ? 'learning.accepted' : 'learning.discarded'), { type: 'success' });
      onClose();
    },
    onError: (refusal) => notify(translate(sentenceOf(refusal)), { type: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: TRAINING_KEY }),
  });
  const mayDecide = data?.state === 'PROPOSED' && can('training.decide');
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="md" fullScreen={isPhone}>
      <DialogTitle id={titleId}>{t('learning.proposal')}</DialogTitle>
      <DialogContent dividers>
        {isPending && <Loading />}
        {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
        {data && <Proposal training={data} />}
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 1.5, flexWrap: 'wrap', gap: 1 }}>
        <Button color="inherit" onClick={onClose}>
          {t('action.close')}
        </Button>
        {mayDecide && (
          <>
            <Button
              color="error"
              disabled={decision.isPending}
              onClick={() => decision.mutate({ of: data, how: 'discard' })}
            >
              {t('learning.discard')}
            </Button>
            <Button
              variant="contained"
              disabled={decision.isPending}
              onClick={() => decision.mutate({ of: data, how: 'accept' })}
            >
              {t('learning.accept')}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
}

function Proposal({ training }: { training: Training }) {
  const t = useText();
  const { outcome, differences, leftOut, anchors } = training;
  const worse = differences.filter((difference) => difference.worse).length;
  return (
    <>
      {outcome && (
        <Alert severity={worse > 0 || isUntried(outcome) ? 'warning' : 'success'} sx={{ mb: 2 }}>
          {outcomeWords(outcome, t)}
          {worse > 0 && ` ${t('learning.worse', { count: worse })}`}
        </Alert>
      )}
      {differences.length > 0 && <DifferenceTable differences={differences} leftOut={leftOut} />}
      <Typography variant="h3" component="h3" sx={{ mt: 2, mb: 1 }}>
        {t('learning.how')}
      </Typography>
      <AnchorList anchors={anchors} />
    </>
  );
}
