import { REJECT_REASONS, type RejectReason } from '@comptoir/contracts';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx';
import type { DialogProps } from './dialog-props.ts';

/** Rejects with a reason the supplier will read; another reason than the listed ones needs words. */
export function RejectDialog({ invoice, busy, onGive, onCancel }: DialogProps) {
  const t = useText();
  const proposed = invoice.proposedRejection;
  const [reason, setReason] = useState<RejectReason | ''>(proposed?.reason ?? '');
  const [details, setDetails] = useState(proposed?.details ?? '');
  const words = details.trim();
  return (
    <ConfirmDialog
      open
      danger
      title={t('rejectDialog.title')}
      text={t('rejectDialog.text')}
      confirm={t('command.reject')}
      ready={reason !== '' && (reason !== 'OTHER' || words !== '')}
      busy={busy}
      onConfirm={() => onGive({ reason, ...(words === '' ? {} : { details: words }) })}
      onCancel={onCancel}
    >
      <TextField
        select
        autoFocus
        required
        fullWidth
        label={t('reason.label')}
        value={reason}
        helperText={proposed && reason === proposed.reason ? t('rejectDialog.proposed') : undefined}
        onChange={({ target }) => setReason(REJECT_REASONS.find((code) => code === target.value) ?? '')}
        sx={{ mb: 2, mt: 1 }}
      >
        {REJECT_REASONS.map((code) => (
          <MenuItem key={code} value={code}>
            {t(`reject.${code}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        fullWidth
        multiline
        minRows={3}
        required={reason === 'OTHER'}
        label={t('rejectDialog.details')}
        value={details}
        onChange={({ target }) => setDetails(target.value)}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
      />
    </ConfirmDialog>
  );
}
