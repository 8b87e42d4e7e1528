import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useFormats, useText } from '../../i18n/use-text.ts';
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx';
import type { DialogProps } from './dialog-props.ts';
import { useFieldProblems } from './use-field-problems.ts';

/** Reverses one of the payments, with a reason. */
export function ReverseDialog({ invoice, busy, notice, problems, onGive, onCancel }: DialogProps) {
  const t = useText();
  const refused = useFieldProblems(problems);
  const { amount, day } = useFormats();
  const payments = invoice.payments.filter(({ type }) => type === 'Payment');
  const [paymentId, setPaymentId] = useState(payments.at(-1)?.id ?? '');
  const [reason, setReason] = useState('');
  return (
    <ConfirmDialog
      open
      danger
      title={t('command.reverse')}
      confirm={t('command.reverse')}
      ready={paymentId !== '' && reason.trim() !== ''}
      busy={busy}
      notice={notice}
      onConfirm={() => onGive({ paymentId, reason: reason.trim() })}
      onCancel={onCancel}
    >
      <TextField
        select
        required
        fullWidth
        label={t('pay.which')}
        value={paymentId}
        {...refused.of('paymentId')}
        onChange={({ target }) => {
          refused.heed('paymentId');
          setPaymentId(target.value);
        }}
        sx={{ my: 1 }}
      >
        {payments.map((payment) => (
          <MenuItem key={payment.id} value={payment.id}>
            {[day(payment.date), amount(payment.amount, invoice.currency), payment.reference].join(' · ')}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        required
        autoFocus
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
      />
    </ConfirmDialog>
  );
}
