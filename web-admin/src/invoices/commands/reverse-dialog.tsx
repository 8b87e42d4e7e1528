import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useFormats, useText } from '../../i18n/use-text.ts';
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx';
import type { DialogProps } from './dialog-props.ts';

/** Reverses one of the payments, with a reason. */
export function ReverseDialog({ invoice, busy, onGive, onCancel }: DialogProps) {
  const t = useText();
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
      onConfirm={() => onGive({ paymentId, reason: reason.trim() })}
      onCancel={onCancel}
    >
      <TextField
        select
        required
        fullWidth
        label={t('pay.which')}
        value={paymentId}
        onChange={({ target }) => setPaymentId(target.value)}
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
        helperText={t('reason.hint')}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
      />
    </ConfirmDialog>
  );
}
