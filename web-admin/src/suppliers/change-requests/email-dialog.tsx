import { isEmail } from '@comptoir/contracts';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx';
import type { AskDialogProps } from './ask-dialog-props.ts';
import { askEmail } from './calls.ts';
import { Refusal } from './refusal.tsx';
import { useAsking } from './use-asking.ts';

/** A value that is no address is cleared on blur; empty on confirm is said (specification 000 §5, popups). */
export default function EmailDialog({ supplier, onAsked, onClose }: AskDialogProps) {
  const t = useText();
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string>();
  const { busy, refusal, ask } = useAsking(onAsked);
  const confirm = () => {
    const typed = email.trim();
    if (typed === '') return setProblem(t('change.email.required'));
    if (!isEmail(typed)) return clear();
    void ask(() => askEmail(supplier.id, typed));
  };
  const clear = () => {
    setEmail('');
    setProblem(t('change.email.cleared'));
  };
  return (
    <ConfirmDialog
      open
      title={t('change.edit.email')}
      text={t('change.email.text')}
      confirm={t('change.send')}
      busy={busy}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <TextField
        autoFocus
        fullWidth
        name="email"
        // The browser's own check would word the refusal in its own language.
        type="text"
        label={t('change.email.label')}
        value={email}
        error={problem !== undefined}
        helperText={problem ?? ' '}
        onChange={({ target }) => {
          setEmail(target.value);
          setProblem(undefined);
        }}
        onBlur={() => {
          if (email.trim() !== '' && !isEmail(email.trim())) clear();
        }}
        slotProps={{
          htmlInput: { inputMode: 'email', autoComplete: 'email', maxLength: 254, dir: 'ltr' },
          formHelperText: { role: 'alert' },
        }}
        sx={{ mt: 1 }}
      />
      <Refusal>{refusal}</Refusal>
    </ConfirmDialog>
  );
}
