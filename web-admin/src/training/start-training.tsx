import type { InvoiceDetail } from '@comptoir/contracts';
import SchoolIcon from '@mui/icons-material/SchoolOutlined';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useText } from '../i18n/use-text.ts';
import { sentenceOf } from '../providers/http.ts';
import { useSession } from '../session.ts';
import { startTraining, TRAINING_KEY } from './calls.ts';
import { standingWords } from './outcome-words.ts';
import { WayToLearning } from './way-to-learning.tsx';

/** Asks that a verified invoice whose pages were read be learned from, where its own correction gave nothing yet. */
export function StartTraining({ detail }: { detail: InvoiceDetail }) {
  const t = useText();
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const { can } = useSession();
  const { isPending, mutate } = useMutation({
    mutationFn: () => startTraining(detail.id),
    // One that is launched is told as it is heard of, like those of corrections.
    onSuccess: ({ training, isNew }) =>
      !isNew &&
      notify(<WayToLearning sentence={standingWords(training, t)} supplierId={training.supplierId} />, {
        type: 'info',
      }),
    onError: (refusal) => notify(translate(sentenceOf(refusal)), { type: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: TRAINING_KEY }),
  });
  const isLesson = detail.verifiedBy?.kind === 'user' && detail.reading !== undefined && detail.reading.route !== 'xml';
  if (!isLesson || !can('training.start')) return null;
  return (
    <Button size="small" startIcon={<SchoolIcon />} loading={isPending} onClick={() => mutate()}>
      {t('learning.start')}
    </Button>
  );
}
