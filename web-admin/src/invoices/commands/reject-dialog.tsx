import { REJECT_REASONS, type RejectReason } from '@comptoir/contracts';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx';
import type { DialogProps } from './dialog-props.ts';
import { useFieldProblems } from './use-field-problems.ts';

/** Rejects with a reason the supplier will read; another reason than the listed ones needs words. */
export function RejectDialog({ invoice, busy, notice, problems, onGive, onCancel }: DialogProps) {
  const t = useText();
  const refused = useFieldProblems(problems);
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
      notice={notice}
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
        error={refused.of('reason').error}
        helperText={
          refused.of('reason').helperText ??
          (proposed && reason === proposed.reason ? t('rejectDialog.proposed') : undefined)
        }
        onChange={({ target }) => {
          refused.heed('reason');
          setReason(REJECT_REASONS.find((code) => code === target.value) ?? '');
        }}
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
        {...refused.of('details')}
        onChange={({ target }) => {
          refused.heed('details');
          setDetails(target.value);
        }}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
      />
    </ConfirmDialog>
  );
}
