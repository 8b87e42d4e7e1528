import type { IntakeKind, IntakeSource } from '@comptoir/contracts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useId, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { problemIn, sentenceOf } from '../../providers/http.ts';
import { SOURCES_KEY, saveSource, trySource } from './calls.ts';
import { draftOf, newDraft, type SourceDraft, sentOf } from './source-draft.ts';
import { SourceFields } from './source-fields.tsx';
import { TrialResult } from './trial-result.tsx';

/** A mailbox or folder to add, or to change: `editing` is a kind, or the one that is there. It keeps what was typed. */
export function SourceDialog({ editing, onClose }: { editing: IntakeSource | IntakeKind; onClose: () => void }) {
  const t = useText();
  const notify = useNotify();
  const client = useQueryClient();
  const titleId = useId();
  const isPhone = useMediaQuery('(max-width: 600px)');
  const before = typeof editing === 'string' ? undefined : editing;
  const [draft, setDraft] = useState<SourceDraft>(() =>
    typeof editing === 'string' ? newDraft(editing) : draftOf(editing),
  );
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});

  const refused = (error: unknown) => {
    const fields = problemIn(error)?.errors ?? [];
    setProblems(Object.fromEntries(fields.map(({ field, message }) => [field, message])));
    notify(sentenceOf(error), { type: 'error' });
  };
  const trial = useMutation({
    mutationFn: () => trySource(before?.id, sentOf(draft)),
    onMutate: () => setProblems({}),
    onError: refused,
  });
  const saving = useMutation({
    mutationFn: () => saveSource(before?.id, sentOf(draft, before?.version)),
    async onSuccess() {
      notify(t('intake.saved'), { type: 'success' });
      await client.invalidateQueries({ queryKey: SOURCES_KEY });
      onClose();
    },
    onError: refused,
  });
  const change = (next: SourceDraft) => {
    setDraft(next);
    trial.reset();
  };
  const busy = trial.isPending || saving.isPending;

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm" fullScreen={isPhone}>
      <DialogTitle id={titleId}>
        {before ? t('intake.editNamed', { name: before.name }) : t(`intake.add.${draft.kind}`)}
      </DialogTitle>
      <DialogContent dividers>
        <form
          id={`${titleId}-form`}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!busy) saving.mutate();
          }}
        >
          <SourceFields draft={draft} problems={problems} isKept={before !== undefined} onChange={change} />
        </form>
        <TrialResult
          pending={trial.isPending}
          trial={trial.data}
          onAccept={(hostKey) => change({ ...draft, hostKey })}
        />
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 1.5, flexWrap: 'wrap', gap: 1 }}>
        <Button sx={{ marginInlineEnd: 'auto' }} disabled={busy} onClick={() => trial.mutate()}>
          {t('intake.try')}
        </Button>
        <Button color="inherit" onClick={onClose}>
          {t('action.cancel')}
        </Button>
        <Button type="submit" form={`${titleId}-form`} variant="contained" disabled={busy}>
          {t('action.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
