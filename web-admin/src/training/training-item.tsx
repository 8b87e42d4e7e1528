import type { TrainingSummary } from '@comptoir/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useFormats, useText } from '../i18n/use-text.ts';
import { isolated } from '../shared/isolated.ts';
import { ToneChip } from '../shared/tone-chip.tsx';
import { RunningBar } from '../suppliers/import/running-bar.tsx';
import type { ToneName } from '../theme.ts';
import { isUnderWay, outcomeWords, reasonWords } from './outcome-words.ts';
import { ProposalDialog } from './proposal-dialog.tsx';

const TONES: Readonly<Partial<Record<TrainingSummary['state'], ToneName>>> = {
  PROPOSED: 'todo',
  ACCEPTED: 'good',
  FAILED: 'bad',
};

/** One training: how far it is, or what came of it and what is to be decided. */
export function TrainingItem({ training }: { training: TrainingSummary }) {
  const t = useText();
  const { instant, number } = useFormats();
  const [open, setOpen] = useState(false);
  const { state, done, total, invoiceNumber = '', launchedBy, launchedAt, outcome } = training;
  const why = reasonWords(training, t);
  return (
    <Box component="li" sx={{ py: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
        <ToneChip tone={TONES[state] ?? 'quiet'}>{t(`learning.state.${state}`)}</ToneChip>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {training.origin === 'IMPORT'
            ? t('learning.imported')
            : t('learning.learnedFrom', { number: isolated(invoiceNumber) })}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('learning.launched', { by: isolated(launchedBy.name), at: instant(launchedAt) })}
        </Typography>
      </Box>
      {isUnderWay(training) && (
        <Box sx={{ mt: 1.5 }}>
          <RunningBar
            label={
              total > 0 ? t('learning.progress', { done: number(done), total: number(total) }) : t('learning.drafting')
            }
            {...(total > 0 && { share: done / total })}
          />
        </Box>
      )}
      {why && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {why}
        </Typography>
      )}
      {state === 'PROPOSED' && outcome && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 1 }}>
          <Typography sx={{ flex: 1, minWidth: 220 }}>{outcomeWords(outcome, t)}</Typography>
          <Button variant="contained" onClick={() => setOpen(true)}>
            {t('learning.look')}
          </Button>
        </Box>
      )}
      {open && <ProposalDialog id={training.id} onClose={() => setOpen(false)} />}
    </Box>
  );
}
