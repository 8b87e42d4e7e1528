import type { ChangeAsked, ChangeKind } from '@comptoir/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useFormats, useText } from '../../i18n/use-text.ts';
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx';
import { cancelChange, resendCode, validateCode } from './calls.ts';
import { Refusal } from './refusal.tsx';
import { useAsking } from './use-asking.ts';

interface CodeDialogProps {
  readonly kind: ChangeKind;
  readonly asked: ChangeAsked;
  readonly onRight: () => void;
  readonly onClose: () => void;
}

/** Takes the one-time code; cancelling it takes the request back (specification 001 §4). */
export function CodeDialog({ kind, asked, onRight, onClose }: CodeDialogProps) {
  const t = useText();
  const { instant } = useFormats();
  const [sent, setSent] = useState(asked.code);
  const [otp, setOtp] = useState('');
  const [problem, setProblem] = useState<string>();
  const [resent, setResent] = useState(false);
  const [locked, setLocked] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const guessing = useAsking<{ data: boolean; attemptsLeft: number }>(({ data, attemptsLeft }) => {
    if (data) return onRight();
    setOtp('');
    setLocked(attemptsLeft === 0);
    setProblem(attemptsLeft === 0 ? undefined : t('change.code.wrong', { count: attemptsLeft }));
    input.current?.focus();
  });
  const sending = useAsking<ChangeAsked>((again) => {
    setSent(again.code);
    setResent(true);
    setProblem(undefined);
    input.current?.focus();
  });
  const close = () => {
    onClose();
    // Taken back whether or not its answer comes: a request nobody confirms ends by itself.
    if (!locked) void cancelChange(asked.data).catch(() => undefined);
  };
  const where = { destination: sent?.destination ?? '' };
  return (
    <ConfirmDialog
      open
      title={t('change.code.title')}
      text={t(sent?.channel === 'sms' ? 'change.code.sms' : 'change.code.email', where)}
      confirm={t('change.code.confirm')}
      ready={!locked}
      busy={guessing.busy}
      onConfirm={() => {
        if (otp.trim() === '') return setProblem(t('change.code.required'));
        setResent(false);
        void guessing.ask(() => validateCode(asked.data, otp, kind));
      }}
      onCancel={close}
    >
      {!locked && (
        <>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
            {t('change.code.until', { at: instant(sent?.expiresAt) })}
          </Typography>
          <TextField
            autoFocus
            fullWidth
            inputRef={input}
            name="otp"
            label={t('change.code.label')}
            value={otp}
            error={problem !== undefined}
            helperText={problem ?? ' '}
            onChange={({ target }) => {
              setOtp(target.value.replace(/[^\d\s]/g, ''));
              setProblem(undefined);
            }}
            slotProps={{
              htmlInput: {
                inputMode: 'numeric',
                autoComplete: 'one-time-code',
                maxLength: 8,
                dir: 'ltr',
                style: { letterSpacing: '0.3em', fontVariantNumeric: 'tabular-nums', fontSize: '1.25rem' },
              },
              formHelperText: { role: 'alert' },
            }}
          />
          <Button
            size="small"
            loading={sending.busy}
            onClick={() => void sending.ask(() => resendCode(asked.data))}
            sx={{ mt: 0.5 }}
          >
            {t('change.code.resend')}
          </Button>
        </>
      )}
      {locked && <Alert severity="error">{t('change.code.locked')}</Alert>}
      {resent && (
        <Alert severity="success" sx={{ mt: 2 }}>
          {t('change.code.resent')}
        </Alert>
      )}
      <Refusal>{guessing.refusal ?? sending.refusal}</Refusal>
    </ConfirmDialog>
  );
}
