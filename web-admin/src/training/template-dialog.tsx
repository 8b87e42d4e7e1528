import type { TemplateDetail, TemplateVersion } from '@comptoir/contracts';
import Box from '@mui/material/Box';
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
import { useFormats, useText } from '../i18n/use-text.ts';
import { Failure } from '../layout/failure.tsx';
import { Loading } from '../layout/loading.tsx';
import { sentenceOf } from '../providers/http.ts';
import { useSession } from '../session.ts';
import { isolated } from '../shared/isolated.ts';
import { ToneChip } from '../shared/tone-chip.tsx';
import { AnchorList } from './anchor-list.tsx';
import { readTemplate, rollBackTemplate, TRAINING_KEY } from './calls.ts';
import { acceptedWords } from './outcome-words.ts';

/** A template looked into: how it reads, its versions, and the way back to one of them or out of use. */
export function TemplateDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText();
  const titleId = useId();
  const { can } = useSession();
  const isPhone = useMediaQuery('(max-width: 600px)');
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [...TRAINING_KEY, 'template', id],
    queryFn: ({ signal }) => readTemplate(id, signal),
  });
  const { busy, rollBack } = useRollBack();
  const mayRollBack = can('template.rollBack');
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="md" fullScreen={isPhone}>
      <DialogTitle id={titleId}>{t('learning.template')}</DialogTitle>
      <DialogContent dividers>
        {isPending && <Loading />}
        {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
        {data && (
          <>
            <Typography variant="h3" sx={{ mb: 1 }}>
              {t('learning.how')}
            </Typography>
            <AnchorList anchors={data.anchors} />
            <Typography variant="h3" sx={{ mt: 2.5, mb: 0.5 }}>
              {t('learning.versions')}
            </Typography>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {data.versions.map((version) => (
                <VersionItem
                  key={version.number}
                  version={version}
                  inUse={data.number === version.number}
                  {...(mayRollBack && { onUse: () => rollBack(data, version.number) })}
                  busy={busy}
                />
              ))}
            </Box>
          </>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 1.5, flexWrap: 'wrap', gap: 1 }}>
        {mayRollBack && data?.number !== undefined && (
          <Button color="error" disabled={busy} onClick={() => rollBack(data, null)}>
            {t('learning.takeOut')}
          </Button>
        )}
        <Button color="inherit" onClick={onClose}>
          {t('action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function useRollBack() {
  const t = useText();
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const { isPending: busy, mutate } = useMutation({
    mutationFn: ({ of, to }: { of: TemplateDetail; to: number | null }) => rollBackTemplate(of, to),
    onSuccess: ({ number }) =>
      notify(number === undefined ? t('learning.takenOut') : t('learning.rolledBack', { number }), { type: 'success' }),
    onError: (refusal) => notify(translate(sentenceOf(refusal)), { type: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: TRAINING_KEY }),
  });
  return { busy, rollBack: (of: TemplateDetail, to: number | null) => mutate({ of, to }) };
}

interface VersionItemProps {
  readonly version: TemplateVersion;
  readonly inUse: boolean;
  readonly busy: boolean;
  readonly onUse?: () => void;
}

function VersionItem({ version, inUse, busy, onUse }: VersionItemProps) {
  const t = useText();
  const { instant, number } = useFormats();
  const { number: which, acceptedBy, acceptedAt, outcome } = version;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        py: 1,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 220 }}>
        <Typography sx={{ fontWeight: 600 }}>{t('learning.version', { number: number(which) })}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('learning.acceptedBy', { by: isolated(acceptedBy.name), at: instant(acceptedAt) })}
        </Typography>
        {outcome && <Typography variant="body2">{acceptedWords(outcome, t)}</Typography>}
      </Box>
      {inUse && <ToneChip tone="good">{t('learning.isInUse')}</ToneChip>}
      {!inUse && onUse && (
        <Button disabled={busy} onClick={onUse}>
          {t('learning.use', { number: number(which) })}
        </Button>
      )}
    </Box>
  );
}
