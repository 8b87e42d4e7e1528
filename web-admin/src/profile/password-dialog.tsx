import TextField from '@mui/material/TextField';
import { type ReactNode, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { ConfirmDialog } from '../shared/confirm-dialog.tsx';
import { useTyping } from '../shared/typing-direction.ts';

interface PasswordDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly problem: string | undefined;
  readonly onPassword: (password: string) => void;
  readonly onCancel: () => void;
  readonly confirm?: string;
  readonly busy?: boolean;
  /** Whether what is asked for above the password was filled in. */
  readonly ready?: boolean;
  readonly children?: ReactNode;
}

/** Asks who is signed in for their password again, before what a borrowed browser must not do. */
export function PasswordDialog({
  problem,
  onPassword,
  confirm,
  ready = true,
  children,
  ...dialog
}: PasswordDialogProps) {
  const t = useText();
  const typing = useTyping('code');
  const [password, setPassword] = useState('');
  return (
    <ConfirmDialog
      {...dialog}
      confirm={confirm ?? t('factor.confirm')}
      ready={ready && password !== ''}
      onConfirm={() => {
        onPassword(password);
        setPassword('');
      }}
    >
      {children}
      <TextField
        type="password"
        fullWidth
        autoFocus={!children}
        label={t('profile.password.current')}
        value={password}
        error={problem !== undefined}
        helperText={problem}
        onChange={({ target }) => setPassword(target.value)}
        slotProps={{ htmlInput: { autoComplete: 'current-password', ...typing } }}
        sx={{ mt: 1 }}
      />
    </ConfirmDialog>
  );
}
