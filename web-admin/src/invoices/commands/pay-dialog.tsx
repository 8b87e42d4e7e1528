import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { today } from '../../clock.ts';
import { useLanguage } from '../../i18n/language-context.ts';
import { useFormats, useText } from '../../i18n/use-text.ts';
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx';
import { useTyping } from '../../shared/typing-direction.ts';
import { parseAmount } from '../form/decimal.ts';
import { decimalMark } from '../form/decimal-mark.ts';
import type { DialogProps } from './dialog-props.ts';
import { remainingOf } from './remaining.ts';
import { useFieldProblems } from './use-field-problems.ts';

const METHODS = ['transfer', 'directDebit', 'card', 'cheque', 'cash'] as const;

/** Records a payment, of what remains unless another amount is typed. */
export function PayDialog({ invoice, busy, notice, problems, onGive, onCancel }: DialogProps) {
  const t = useText();
  const refused = useFieldProblems(problems);
  const { language } = useLanguage();
  const { amount: shown, day } = useFormats();
  const remaining = remainingOf(invoice);
  const [date, setDate] = useState(today());
  const [amount, setAmount] = useState(remaining.replace('.', decimalMark(language)));
  const [method, setMethod] = useState<(typeof METHODS)[number]>('transfer');
  const [reference, setReference] = useState('');
  const decimal = parseAmount(amount);
  const typing = useTyping('amount');
  const [madeByBank, setMadeByBank] = useState(false);
  const { bankHoldUntil } = invoice;
  return (
    <ConfirmDialog
      open
      title={t('pay.title')}
      text={t('pay.remaining', { amount: shown(remaining, invoice.currency) })}
      confirm={t('command.pay')}
      ready={decimal !== undefined && date !== '' && reference.trim() !== '' && (!bankHoldUntil || madeByBank)}
      busy={busy}
      notice={notice}
      onConfirm={() =>
        onGive({
          ...{ date, amount: decimal, method, reference: reference.trim() },
          ...(bankHoldUntil && { madeByBank }),
        })
      }
      onCancel={onCancel}
    >
      {bankHoldUntil && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {t('pay.hold', { day: day(bankHoldUntil) })}
          <FormControlLabel
            sx={{ display: 'flex' }}
            control={<Checkbox checked={madeByBank} onChange={(_, checked) => setMadeByBank(checked)} />}
            label={t('pay.madeByBank')}
          />
        </Alert>
      )}
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 2, pt: 1 }}>
        <TextField
          required
          type="date"
          label={t('pay.date')}
          value={date}
          {...refused.of('date')}
          onChange={({ target }) => {
            refused.heed('date');
            setDate(target.value);
          }}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <TextField
          required
          label={t('pay.amount')}
          value={amount}
          {...(decimal === undefined ? { error: true, helperText: t('screen.amountInvalid') } : refused.of('amount'))}
          onChange={({ target }) => {
            refused.heed('amount');
            setAmount(target.value);
          }}
          slotProps={{ htmlInput: { inputMode: 'decimal', ...typing } }}
        />
        <TextField
          select
          required
          label={t('pay.method')}
          value={method}
          onChange={({ target }) => setMethod(METHODS.find((each) => each === target.value) ?? 'transfer')}
        >
          {METHODS.map((each) => (
            <MenuItem key={each} value={each}>
              {t(`pay.method.${each}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          required
          autoFocus
          label={t('pay.reference')}
          value={reference}
          {...refused.of('reference')}
          onChange={({ target }) => {
            refused.heed('reference');
            setReference(target.value);
          }}
          slotProps={{ htmlInput: { maxLength: 100 } }}
        />
      </Box>
    </ConfirmDialog>
  );
}
