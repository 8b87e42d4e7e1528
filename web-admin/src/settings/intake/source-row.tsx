import type { IntakeSource } from '@comptoir/contracts';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { useFormats, useText } from '../../i18n/use-text.ts';
import { sentenceOf } from '../../providers/http.ts';
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx';
import { ToneChip } from '../../shared/tone-chip.tsx';
import { removeSource, SOURCES_KEY, switchSource } from './calls.ts';

interface SourceRowProps {
  readonly source: IntakeSource;
  readonly onEdit: () => void;
  readonly onArrivals: () => void;
}

/** One mailbox or folder: where it is, how its last look went, what came of it so far. */
export function SourceRow({ source, onEdit, onArrivals }: SourceRowProps) {
  const t = useText();
  const { instant, number } = useFormats();
  const [asking, setAsking] = useState(false);
  const { busy, run } = useChange();
  const { name, kind, enabled, trouble, lastRunAt, counts } = source;
  return (
    <Box component="li" sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', alignItems: 'start', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
              <bdi>{name}</bdi>
            </Typography>
            <ToneChip tone={enabled ? (trouble ? 'bad' : 'good') : 'quiet'}>
              {t(`intake.state.${enabled ? (trouble ? 'trouble' : 'on') : 'off'}`)}
            </ToneChip>
          </Box>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {t(`intake.kind.${kind}`)} · <bdi dir="ltr">{placeOf(source)}</bdi>
          </Typography>
        </Box>
        <Box sx={{ whiteSpace: 'nowrap' }}>
          <Switch
            checked={enabled}
            disabled={busy}
            size="small"
            onChange={() => void run(() => switchSource(source))}
            slotProps={{ input: { 'aria-label': t('intake.switchNamed', { name }) } }}
          />
          <IconButton size="small" aria-label={t('intake.editNamed', { name })} onClick={onEdit}>
            <EditIcon fontSize="small" />
          </IconButton>
          <IconButton size="small" aria-label={t('intake.removeNamed', { name })} onClick={() => setAsking(true)}>
            <DeleteIcon fontSize="small" />
          </IconButton>
        </Box>
      </Box>
      {enabled && trouble && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {trouble.message}
        </Alert>
      )}
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, mt: 0.5, fontSize: '0.875rem' }}
      >
        <span>{lastRunAt ? t('intake.lastRun', { at: instant(lastRunAt) }) : t('intake.neverRun')}</span>
        <span>{t('intake.counts', { taken: number(counts.taken), refused: number(counts.refused) })}</span>
        <Button size="small" onClick={onArrivals} aria-label={t('intake.arrivalsNamed', { name })}>
          {t('intake.arrivals')}
        </Button>
      </Box>
      <ConfirmDialog
        open={asking}
        danger
        busy={busy}
        title={t('intake.remove.title', { name })}
        text={t('intake.remove.text')}
        confirm={t('intake.remove')}
        onCancel={() => setAsking(false)}
        onConfirm={() => void run(() => removeSource(source.id)).then(() => setAsking(false))}
      />
    </Box>
  );
}

const placeOf = ({ kind, address, host, folder }: IntakeSource): string =>
  kind === 'IMAP' ? `${address ?? host} (${folder})` : `${host}:${folder}`;

/** Changes a source, and shows the list as it is after that, whatever came of it. */
function useChange() {
  const notify = useNotify();
  const client = useQueryClient();
  const { isPending, mutateAsync } = useMutation({
    mutationFn: (change: () => Promise<unknown>) => change(),
    onError: (error) => notify(sentenceOf(error), { type: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: SOURCES_KEY }),
  });
  return {
    busy: isPending,
    // What went wrong is said already.
    run: (change: () => Promise<unknown>) => mutateAsync(change).catch(() => undefined),
  };
}
