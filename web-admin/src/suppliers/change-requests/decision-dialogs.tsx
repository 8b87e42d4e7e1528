import { CALL_BACK_SOURCES } from '@comptoir/contracts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { goToFreshSignIn, problemIn } from '../../providers/http.ts';
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx';
import { formatIban } from '../iban.ts';
import { acceptBank, recordCallBack, refuseBank } from './calls.ts';
import { isolated } from './pending-note.tsx';
import { Refusal } from './refusal.tsx';
import { useAsking } from './use-asking.ts';
import { useReloadSupplier } from './use-bank-request.ts';

interface DecisionProps {
  readonly supplierId: string;
  readonly id: string;
  readonly onClose: () => void;
}

/** Closes, says so and asks again for what is shown. */
function useDone(onClose: () => void, message: 'accepted' | 'refused' | 'recorded') {
  const t = useText();
  const notify = useNotify();
  const reload = useReloadSupplier();
  const said = {
    accepted: 'bankRequest.accepted',
    refused: 'bankRequest.refused',
    recorded: 'callBack.recorded',
  } as const;
  return useAsking<unknown>(() => {
    onClose();
    notify(t(said[message]), { type: 'success' });
    void reload();
  });
}

/** Accepting asks for a recent sign-in; who has none is brought there and back. */
export function AcceptDialog({ supplierId, id, iban, onClose }: DecisionProps & { readonly iban: string }) {
  const t = useText();
  const { busy, failure, refusal, ask } = useDone(onClose, 'accepted');
  const needsSignIn = problemIn(failure)?.code === 'stepUp.required';
  return (
    <ConfirmDialog
      open
      title={t('bankRequest.accept.title')}
      text={t('bankRequest.accept.text', { iban: isolated(formatIban(iban)) })}
      confirm={t('bankRequest.accept')}
      ready={!needsSignIn}
      busy={busy}
      onConfirm={() => void ask(() => acceptBank(supplierId, id))}
      onCancel={onClose}
    >
      {needsSignIn ? (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" size="small" autoFocus onClick={goToFreshSignIn}>
              {t('bankRequest.signIn')}
            </Button>
          }
        >
          {refusal}
        </Alert>
      ) : (
        <Refusal>{refusal}</Refusal>
      )}
    </ConfirmDialog>
  );
}

export function RefuseDialog({ supplierId, id, onClose }: DecisionProps) {
  const t = useText();
  const [motive, setMotive] = useState('');
  const { busy, refusal, ask } = useDone(onClose, 'refused');
  return (
    <ConfirmDialog
      open
      danger
      title={t('bankRequest.refuse.title')}
      text={t('bankRequest.refuse.text')}
      confirm={t('bankRequest.refuse')}
      ready={motive.trim() !== ''}
      busy={busy}
      onConfirm={() => void ask(() => refuseBank(supplierId, id, motive.trim()))}
      onCancel={onClose}
    >
      <TextField
        autoFocus
        required
        fullWidth
        multiline
        minRows={3}
        name="motive"
        label={t('bankRequest.motive')}
        value={motive}
        onChange={({ target }) => setMotive(target.value)}
        slotProps={{ htmlInput: { maxLength: 1000, dir: 'auto' } }}
        sx={{ mt: 1 }}
      />
      <Refusal>{refusal}</Refusal>
    </ConfirmDialog>
  );
}

type Source = (typeof CALL_BACK_SOURCES)[number];

export function CallBackDialog({
  id,
  callable,
  onClose,
}: Pick<DecisionProps, 'id' | 'onClose'> & { readonly callable: readonly string[] }) {
  const t = useText();
  const [number, setNumber] = useState(callable[0] ?? '');
  const [source, setSource] = useState<Source>(callable.length > 0 ? 'ON_FILE' : 'CONTRACT');
  const [spokenTo, setSpokenTo] = useState('');
  const [note, setNote] = useState('');
  const { busy, refusal, ask } = useDone(onClose, 'recorded');
  const given = { number, source, spokenTo: spokenTo.trim(), ...(note.trim() && { note: note.trim() }) };
  return (
    <ConfirmDialog
      open
      title={t('callBack.title')}
      text={t('callBack.text')}
      confirm={t('action.save')}
      ready={number.trim() !== '' && spokenTo.trim() !== ''}
      busy={busy}
      onConfirm={() => void ask(() => recordCallBack(id, given))}
      onCancel={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        <TextField
          required
          fullWidth
          type="tel"
          name="number"
          label={t('callBack.number')}
          value={number}
          onChange={({ target }) => setNumber(target.value)}
          slotProps={{ htmlInput: { maxLength: 24, dir: 'ltr' } }}
        />
        <TextField
          select
          required
          label={t('callBack.source')}
          value={source}
          onChange={({ target }) => setSource(CALL_BACK_SOURCES.find((one) => one === target.value) ?? 'CONTRACT')}
        >
          {CALL_BACK_SOURCES.map((one) => (
            <MenuItem key={one} value={one}>
              {t(`callBack.source.${one}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          autoFocus
          required
          name="spokenTo"
          label={t('callBack.spokenTo')}
          value={spokenTo}
          onChange={({ target }) => setSpokenTo(target.value)}
          slotProps={{ htmlInput: { maxLength: 120, dir: 'auto' } }}
        />
        <TextField
          multiline
          name="note"
          label={t('callBack.note')}
          value={note}
          onChange={({ target }) => setNote(target.value)}
          slotProps={{ htmlInput: { maxLength: 1000, dir: 'auto' } }}
        />
      </Box>
      <Refusal>{refusal}</Refusal>
    </ConfirmDialog>
  );
}
