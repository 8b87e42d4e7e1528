import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx';
import type { DialogProps } from './dialog-props.ts';
import { useFieldProblems } from './use-field-problems.ts';

/** Sends back or cancels, with a reason. */
export function ReasonDialog({
  command,
  busy,
  notice,
  problems,
  onGive,
  onCancel,
}: DialogProps & { command: 'sendBack' | 'cancel' }) {
  const t = useText();
  const refused = useFieldProblems(problems);
  const [reason, setReason] = useState('');
  return (
    <ConfirmDialog
      open
      danger={command === 'cancel'}
      title={t(`command.${command}`)}
      confirm={t(`command.${command}`)}
      ready={reason.trim() !== ''}
      busy={busy}
      notice={notice}
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
        error={refused.of('reason').error}
        helperText={refused.of('reason').helperText ?? t('reason.hint')}
        value={reason}
        onChange={({ target }) => {
          refused.heed('reason');
          setReason(target.value);
        }}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
        sx={{ mt: 1 }}
      />
    </ConfirmDialog>
  );
}
