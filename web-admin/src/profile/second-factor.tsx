import type { RecoveryCodes, SecondFactorOffer } from '@comptoir/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { renderSVG } from 'uqr';
import { useFormats, useText } from '../i18n/use-text.ts';
import { callJson, problemIn, sentenceOf } from '../providers/http.ts';
import { useTyping } from '../shared/typing-direction.ts';
import { Part } from './part.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';
import { SECOND_FACTOR_KEY, useSecondFactor } from './use-second-factor.ts';

const PATH = '/api/current-user/second-factor';

type Step =
  | { readonly at: 'rest' }
  /** The password is asked for, to turn it on or off. */
  | { readonly at: 'password'; readonly turn: 'on' | 'off' }
  | { readonly at: 'offered'; readonly offer: SecondFactorOffer }
  | { readonly at: 'noting'; readonly codes: readonly string[] };

/** A code of one's app beside the password: turned on by a code, off by the password. */
export function SecondFactor() {
  const t = useText();
  const { number } = useFormats();
  const notify = useNotify();
  const translate = useTranslate();
  const client = useQueryClient();
  const [step, setStep] = useState<Step>({ at: 'rest' });
  const [problem, setProblem] = useState<string>();
  const state = useSecondFactor();
  if (!state) return null;

  const attempt = async (work: () => Promise<Step>) => {
    try {
      setStep(await work());
      setProblem(undefined);
      await client.invalidateQueries({ queryKey: SECOND_FACTOR_KEY });
    } catch (error) {
      setProblem(problemIn(error)?.errors?.[0]?.message ?? translate(sentenceOf(error)));
    }
  };
  const send = async <T,>(method: string, path: string, body: object) =>
    (await callJson<T>(path, { method, body: JSON.stringify(body) })).json;
  const ask = (turn: 'on' | 'off') => {
    setProblem(undefined);
    setStep({ at: 'password', turn });
  };
  return (
    <Part title={t('factor.title')}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {state.on ? t('factor.on', { count: number(state.recoveryCodesLeft) }) : t('factor.off')}{' '}
        {state.required && t('factor.required')}
      </Typography>
      {step.at === 'rest' && !state.on && (
        <Button variant="outlined" onClick={() => ask('on')}>
          {t('factor.turnOn')}
        </Button>
      )}
      {step.at === 'rest' && state.on && (!state.required || state.passkeys > 0) && (
        <Button variant="outlined" color="error" onClick={() => ask('off')}>
          {t('factor.turnOff')}
        </Button>
      )}
      {step.at === 'offered' && (
        <Offer
          offer={step.offer}
          problem={problem}
          onCode={(code) =>
            attempt(async () => {
              const { recoveryCodes } = await send<RecoveryCodes>('PUT', PATH, { code });
              return { at: 'noting', codes: recoveryCodes };
            })
          }
        />
      )}
      {step.at === 'noting' && <RecoveryCodeList codes={step.codes} onNoted={() => setStep({ at: 'rest' })} />}
      <PasswordDialog
        open={step.at === 'password'}
        title={t(step.at === 'password' && step.turn === 'off' ? 'factor.turnOff' : 'factor.turnOn')}
        problem={problem}
        onCancel={() => setStep({ at: 'rest' })}
        onPassword={(currentPassword) =>
          attempt(async () => {
            if (step.at === 'password' && step.turn === 'off') {
              await send('POST', `${PATH}/end`, { currentPassword });
              notify(t('factor.turnedOff'), { type: 'success' });
              return { at: 'rest' };
            }
            return { at: 'offered', offer: await send<SecondFactorOffer>('POST', PATH, { currentPassword }) };
          })
        }
      />
    </Part>
  );
}

interface OfferProps {
  readonly offer: SecondFactorOffer;
  readonly problem: string | undefined;
  readonly onCode: (code: string) => void;
}

function Offer({ offer, problem, onCode }: OfferProps) {
  const t = useText();
  const typing = useTyping('code');
  const [code, setCode] = useState('');
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (code.trim() !== '') onCode(code.trim());
      }}
      sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}
    >
      <Typography>{t('factor.scan')}</Typography>
      <Box
        component="img"
        src={`data:image/svg+xml,${encodeURIComponent(renderSVG(offer.uri))}`}
        alt={t('factor.image')}
        sx={{ width: 180, height: 180, bgcolor: '#ffffff', borderRadius: 1 }}
      />
      <Labelled label={t('factor.key')}>
        <Box component="code" dir="ltr" sx={{ overflowWrap: 'anywhere' }}>
          {offer.secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </Box>
      </Labelled>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <TextField
          label={t('factor.code')}
          value={code}
          error={problem !== undefined}
          helperText={problem}
          onChange={({ target }) => setCode(target.value)}
          slotProps={{ htmlInput: { autoComplete: 'one-time-code', inputMode: 'numeric', maxLength: 10, ...typing } }}
        />
        <Button type="submit" variant="contained" disabled={code.trim() === ''}>
          {t('factor.confirm')}
        </Button>
      </Box>
    </Box>
  );
}

const Labelled = ({ label, children }: { label: string; children: ReactNode }) => (
  <Typography component="div" variant="body2">
    {label} : {children}
  </Typography>
);
