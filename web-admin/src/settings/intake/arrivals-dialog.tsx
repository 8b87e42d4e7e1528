import type { IntakeArrival, IntakeSource } from '@comptoir/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useFormats, useText } from '../../i18n/use-text.ts';
import { Failure } from '../../layout/failure.tsx';
import { Loading } from '../../layout/loading.tsx';
import { ToneChip } from '../../shared/tone-chip.tsx';

import { listArrivals, SOURCES_KEY } from './calls.ts';

/** What came from a mailbox or folder lately: what was taken, what was not, and why. */
export function ArrivalsDialog({ source, onClose }: { source: IntakeSource; onClose: () => void }) {
  const t = useText();
  const titleId = useId();
  const isPhone = useMediaQuery('(max-width: 600px)');
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [...SOURCES_KEY, source.id, 'arrivals'],
    queryFn: ({ signal }) => listArrivals(source.id, signal),
  });
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="md" fullScreen={isPhone}>
      <DialogTitle id={titleId}>{t('intake.arrivalsNamed', { name: source.name })}</DialogTitle>
      <DialogContent dividers>
        {isPending && <Loading />}
        {error && <Failure error={error} onRetry={() => void refetch()} />}
        {data?.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{t('intake.arrivals.none')}</Typography>}
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data?.map((arrival) => (
            <ArrivalItem key={arrival.id} arrival={arrival} />
          ))}
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 1.5 }}>
        <Button color="inherit" onClick={onClose}>
          {t('action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function ArrivalItem({ arrival }: { arrival: IntakeArrival }) {
  const t = useText();
  const { instant } = useFormats();
  const { at, from, subject, supplierName, refusal, repeated, answered, files } = arrival;
  const notes = [
    supplierName,
    repeated ? t('intake.arrival.repeated') : undefined,
    answered ? t('intake.arrival.answered') : undefined,
  ].filter((note) => note !== undefined);
  return (
    <Box component="li" sx={{ py: 1.25, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        <Typography sx={{ flex: 1, minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
          <bdi>{from || '–'}</bdi>
          {subject && (
            <Box component="span" sx={{ fontWeight: 400 }}>
              {' · '}
              <bdi>{subject}</bdi>
            </Box>
          )}
        </Typography>
        <Typography variant="body2" component="time" dateTime={at} sx={{ color: 'text.secondary' }}>
          {instant(at)}
        </Typography>
      </Box>
      {notes.length > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <bdi>{notes.join(' · ')}</bdi>
        </Typography>
      )}
      {refusal && <ToneChip tone="bad">{t(`intake.refusal.${refusal}`)}</ToneChip>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {files.map(({ name, refusal: why }, index) => (
          <Box
            component="li"
            // biome-ignore lint/suspicious/noArrayIndexKey: files of one message may have one name, and never move
            key={index}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 0.5, overflowWrap: 'anywhere' }}
          >
            <bdi>{name}</bdi>
            <ToneChip tone={why ? 'bad' : 'good'}>
              {why ? t(`intake.refusal.${why}`) : t('intake.arrival.taken')}
            </ToneChip>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
