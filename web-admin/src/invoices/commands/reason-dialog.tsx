import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx';
import type { DialogProps } from './dialog-props.ts';

/** Sends back or cancels, with a reason. */
export function ReasonDialog({ command, busy, onGive, onCancel }: DialogProps & { command: 'sendBack' | 'cancel' }) {
  const t = useText();
  const [reason, setReason] = useState('');
  return (
    <ConfirmDialog
      open
      danger={command === 'cancel'}
      title={t(`command.${command}`)}
      confirm={t(`command.${command}`)}
      ready={reason.trim() !== ''}
      busy={busy}
      onConfirm={() => onGive({ reason: reason.trim() })}
      onCancel={onCancel}
    >
      <TextField
        autoFocus
        required
        fullWidth
        multiline
        minRows={2}
        label={t('reason.label')}
        helperText={t('reason.hint')}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
        sx={{ mt: 1 }}
      />
    </ConfirmDialog>
  );
}
