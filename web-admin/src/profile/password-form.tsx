import type { SessionRow } from '@comptoir/contracts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { callJson, problemIn, sentenceOf } from '../providers/http.ts';
import { useSession } from '../session.ts';
import { useTyping } from '../shared/typing-direction.ts';
import { Part } from './part.tsx';
import { NO_PASSWORDS, PASSWORD_FIELDS, type PasswordField, problemsOf } from './password-draft.ts';

const LABELS = {
  currentPassword: 'profile.password.current',
  newPassword: 'profile.password.new',
  confirmation: 'profile.password.confirmation',
} as const;

/** One's password: the current one, and the new one twice. Every other session ends with it. */
export function PasswordForm() {
  const t = useText();
  const { user } = useSession();
  return (
    <Part title={t('profile.password')}>
      {user.passwordHere === false ? (
        <Alert severity="info" role="note">
          {t('profile.password.elsewhere')}
        </Alert>
      ) : (
        <ChangePassword email={user.email} />
      )}
    </Part>
  );
}

function ChangePassword({ email }: { email: string }) {
  const t = useText();
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const typing = useTyping('code');
  const [draft, setDraft] = useState(NO_PASSWORDS);
  const [problems, setProblems] = useState<Readonly<Partial<Record<PasswordField, string>>>>({});
  const [shown, setShown] = useState(false);
  const [busy, setBusy] = useState(false);

  async function save() {
    const found = Object.entries(problemsOf(draft)).map(([field, key]) => [field, t(key)]);
    setProblems(Object.fromEntries(found));
    if (found.length > 0) return;
    setBusy(true);
    try {
      await callJson('/api/current-user/password', { method: 'PUT', body: JSON.stringify(draft) });
      setDraft(NO_PASSWORDS);
      notify(t('profile.password.changed'), { type: 'success' });
      // The gateway hears of it by an event: asked at once, it might still tell of the others.
      client.setQueryData<SessionRow[]>(['sessions'], (known) => known?.filter(({ current }) => current));
    } catch (error) {
      const fields = problemIn(error)?.errors ?? [];
      setProblems(Object.fromEntries(fields.map(({ field, message }) => [field, message])));
      if (fields.length === 0) notify(translate(sentenceOf(error)), { type: 'error' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void save();
      }}
      sx={{ display: 'grid', gap: 2, maxWidth: 500 }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('profile.password.hint')}
      </Typography>
      {/* For who keeps passwords: whose this is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      {PASSWORD_FIELDS.map((name) => (
        <TextField
          key={name}
          name={name}
          type={shown ? 'text' : 'password'}
          label={t(LABELS[name])}
          value={draft[name]}
          required
          error={problems[name] !== undefined}
          helperText={problems[name]}
          onChange={({ target }) => setDraft({ ...draft, [name]: target.value })}
          slotProps={{
            htmlInput: {
              autoComplete: name === 'currentPassword' ? 'current-password' : 'new-password',
              maxLength: 1024,
              ...typing,
            },
          }}
        />
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
        <FormControlLabel
          control={<Checkbox checked={shown} onChange={({ target }) => setShown(target.checked)} />}
          label={t('profile.password.show')}
        />
        <Button type="submit" variant="contained" disabled={busy}>
          {t('profile.password.submit')}
        </Button>
      </Box>
    </Box>
  );
}
