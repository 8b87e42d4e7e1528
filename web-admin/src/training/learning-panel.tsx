import type { Learning, Supplier } from '@comptoir/contracts';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useText } from '../i18n/use-text.ts';
import { Failure } from '../layout/failure.tsx';
import { useSession } from '../session.ts';
import { readLearning, TRAINING_KEY } from './calls.ts';
import { ImportTemplateButton } from './import-template-button.tsx';
import { isUnderWay } from './outcome-words.ts';
import { TemplateItem } from './template-item.tsx';
import { TrainingItem } from './training-item.tsx';

/** How often a training that is under way is asked how far it is. */
const LOOK_EVERY_MS = 1000;

/** What was learned of a supplier's invoices: what waits to be decided, what is under way, what is read with. */
export default function LearningPanel({ supplier }: { supplier: Supplier }) {
  const t = useText();
  const { can } = useSession();
  const panel = useRef<HTMLElement>(null);
  const [query] = useSearchParams();
  const isAsked = query.get('learning') === '1';
  const { data, error, refetch } = useQuery({
    queryKey: [...TRAINING_KEY, 'learning', supplier.id],
    queryFn: ({ signal }) => readLearning(supplier.id, signal),
    refetchInterval: ({ state }) => (state.data?.trainings.some(isUnderWay) ? LOOK_EVERY_MS : false),
  });
  const isThere = data !== undefined;
  useEffect(() => {
    if (isAsked && isThere) panel.current?.scrollIntoView({ block: 'start' });
  }, [isAsked, isThere]);
  return (
    <Paper
      component="section"
      variant="outlined"
      ref={panel}
      aria-labelledby="learning"
      sx={{ p: { xs: 2, md: 2.5 }, scrollMarginTop: 80 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography id="learning" variant="h2" sx={{ flex: 1 }}>
          {t('learning.title')}
        </Typography>
        {can('template.import') && <ImportTemplateButton supplierId={supplier.id} />}
      </Box>
      {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
      {data && <Learned learning={data} />}
    </Paper>
  );
}

/** Trainings that ended and were decided are told by their templates; what came of nothing is told once, by the newest. */
const shownTrainings = ({ trainings }: Learning) =>
  trainings.filter((training, place) => isUnderWay(training) || training.state === 'PROPOSED' || place === 0);

function Learned({ learning }: { learning: Learning }) {
  const t = useText();
  const { templates, trainings } = learning;
  if (templates.length === 0 && trainings.length === 0) {
    return (
      <>
        <Typography>{t('learning.none')}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('learning.none.text')}
        </Typography>
      </>
    );
  }
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, '& > li + li': { borderTop: 1, borderColor: 'divider' } }}>
      {shownTrainings(learning).map((training) => (
        <TrainingItem key={training.id} training={training} />
      ))}
      {templates.map((template) => (
        <TemplateItem key={template.id} template={template} />
      ))}
    </Box>
  );
}
