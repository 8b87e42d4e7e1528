import { PASSKEY_NAME_MAX, type Passkey, type PasskeyAdded, type PasskeyCreation } from '@comptoir/contracts';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useFormats, useText } from '../i18n/use-text.ts';
import { callJson, problemIn, sentenceOf } from '../providers/http.ts';
import { makePasskey, NotMade, passkeysWork } from './make-passkey.ts';
import { Part } from './part.tsx';
import { PasskeyItem } from './passkey-item.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';
import { SECOND_FACTOR_KEY, useSecondFactor } from './use-second-factor.ts';

const PATH = '/api/current-user/passkeys';
const KEY = ['passkeys'];

type Asking = { readonly to: 'add' } | { readonly to: 'remove'; readonly passkey: Passkey };

/** The keys on one's devices that prove it is oneself, beside the password: added and removed by typing the password. */
export function Passkeys() {
  const t = useText();
  const { number } = useFormats();
  const notify = useNotify();
  const translate = useTranslate();
  const client = useQueryClient();
  const [asking, setAsking] = useState<Asking>();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();
  const state = useSecondFactor();
  const { data: passkeys } = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await callJson<Passkey[]>(PATH, { signal })).json,
  });
  if (!state || !passkeys) return null;

  const send = async <T,>(path: string, body: object) =>
    (await callJson<T>(path, { method: 'POST', body: JSON.stringify(body) })).json;
  const add = async (currentPassword: string) => {
    const offer = await send<PasskeyCreation>(`${PATH}/offer`, { currentPassword });
    const credential = await makePasskey(offer);
    const { recoveryCodes } = await send<PasskeyAdded>(PATH, { name: name.trim(), credential });
    setCodes(recoveryCodes);
    notify(t('passkeys.added'), { type: 'success' });
  };
  const remove = async ({ id }: Passkey, currentPassword: string) => {
    await send(`${PATH}/${id}/end`, { currentPassword });
    notify(t('passkeys.removed'), { type: 'success' });
  };
  const attempt = async (work: Promise<void>) => {
    setBusy(true);
    try {
      await work;
      setAsking(undefined);
    } catch (error) {
      setProblem(
        error instanceof NotMade
          ? t(`passkeys.${error.why}`)
          : (problemIn(error)?.errors?.[0]?.message ?? translate(sentenceOf(error))),
      );
    } finally {
      setBusy(false);
      await Promise.all([KEY, SECOND_FACTOR_KEY].map((queryKey) => client.invalidateQueries({ queryKey })));
    }
  };
  const ask = (next: Asking) => {
    setProblem(undefined);
    setName(t('passkeys.defaultName', { number: passkeys.length + 1 }));
    setAsking(next);
  };
  const isLast = state.required && !state.on && passkeys.length === 1;
  return (
    <Part title={t('passkeys.title')}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: passkeys.length > 0 ? 0 : 2 }}>
        {t('passkeys.hint')} {passkeys.length > 0 && t('factor.codesLeft', { count: number(state.recoveryCodesLeft) })}{' '}
        {isLast && t('passkeys.last')}
      </Typography>
      {passkeys.length > 0 && (
        <List aria-label={t('passkeys.title')} sx={{ mb: 1 }}>
          {passkeys.map((passkey) => (
            <PasskeyItem
              key={passkey.id}
              passkey={passkey}
              onRemove={isLast ? undefined : () => ask({ to: 'remove', passkey })}
            />
          ))}
        </List>
      )}
      {codes ? (
        <RecoveryCodeList codes={codes} onNoted={() => setCodes(undefined)} />
      ) : (
        <Button variant="outlined" disabled={!passkeysWork()} onClick={() => ask({ to: 'add' })}>
          {t('passkeys.add')}
        </Button>
      )}
      {!passkeysWork() && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          {t('passkeys.unsupported')}
        </Typography>
      )}
      <PasswordDialog
        open={asking !== undefined}
        busy={busy}
        title={asking?.to === 'remove' ? t('passkeys.removeNamed', { name: asking.passkey.name }) : t('passkeys.add')}
        {...(asking?.to === 'remove' && { confirm: t('passkeys.remove') })}
        problem={problem}
        ready={asking?.to === 'remove' || name.trim() !== ''}
        onCancel={() => setAsking(undefined)}
        onPassword={(password) =>
          void attempt(asking?.to === 'remove' ? remove(asking.passkey, password) : add(password))
        }
      >
        {asking?.to === 'add' && (
          <TextField
            fullWidth
            autoFocus
            label={t('passkeys.name')}
            value={name}
            onChange={({ target }) => setName(target.value)}
            slotProps={{ htmlInput: { maxLength: PASSKEY_NAME_MAX, autoComplete: 'off' } }}
            sx={{ mt: 1, mb: 1 }}
          />
        )}
      </PasswordDialog>
    </Part>
  );
}
