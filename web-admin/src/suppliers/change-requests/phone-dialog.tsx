import TextField from '@mui/material/TextField';
import { AsYouType } from 'libphonenumber-js/min';
import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx';
import type { AskDialogProps } from './ask-dialog-props.ts';
import { askPhone } from './calls.ts';
import { Refusal } from './refusal.tsx';
import { useAsking } from './use-asking.ts';

/** France unless another prefix is typed; what is no longer than a prefix is cleared (specification 000 §5). */
const PREFIX = '+33 ';
const BARE_PREFIX = 4;

export default function PhoneDialog({ supplier, onAsked, onClose }: AskDialogProps) {
  const t = useText();
  const [phone, setPhone] = useState(PREFIX);
  const [problem, setProblem] = useState<string>();
  const { busy, refusal, ask } = useAsking(onAsked);
  const isBare = phone.trim().length <= BARE_PREFIX;
  return (
    <ConfirmDialog
      open
      title={t('change.edit.phone')}
      text={t('change.phone.text')}
      confirm={t('change.send')}
      busy={busy}
      onConfirm={() => {
        if (isBare) return setProblem(t('change.phone.required'));
        void ask(() => askPhone(supplier.id, phone));
      }}
      onCancel={onClose}
    >
      <TextField
        autoFocus
        fullWidth
        name="phone"
        type="tel"
        label={t('change.phone.label')}
        value={phone}
        error={problem !== undefined}
        helperText={problem ?? ' '}
        onChange={({ target }) => {
          setPhone(formatted(target.value, phone));
          setProblem(undefined);
        }}
        onBlur={() => isBare && setPhone('')}
        slotProps={{
          htmlInput: { autoComplete: 'tel', maxLength: 24, dir: 'ltr' },
          formHelperText: { role: 'alert' },
        }}
        sx={{ mt: 1 }}
      />
      <Refusal>{refusal}</Refusal>
    </ConfirmDialog>
  );
}

/** In groups, as its country writes it; what is taken away is left as it was typed, or the space would come back. */
const formatted = (typed: string, before: string): string =>
  typed.length < before.length ? typed : new AsYouType('FR').input(typed);
