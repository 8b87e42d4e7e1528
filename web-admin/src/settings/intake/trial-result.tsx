import type { IntakeTrial } from '@comptoir/contracts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useText } from '../../i18n/use-text.ts';

interface TrialResultProps {
  readonly pending: boolean;
  readonly trial: IntakeTrial | undefined;
  readonly onAccept: (hostKey: string) => void;
}

/** What came of trying a connection, in words; of a server that is not known yet, its key to compare and accept. */
export function TrialResult({ pending, trial, onAccept }: TrialResultProps) {
  const t = useText();
  const { hostKey } = trial ?? {};
  return (
    <Box role="status" sx={{ mt: 2 }}>
      {pending && <LinearProgress aria-label={t('intake.trying')} />}
      {trial?.ok && <Alert severity="success">{t('intake.try.ok', { count: trial.waiting ?? 0 })}</Alert>}
      {trial?.trouble && (
        <Alert
          severity={hostKey === undefined ? 'error' : 'warning'}
          sx={{ overflowWrap: 'anywhere' }}
          action={
            hostKey !== undefined && (
              <Button color="inherit" size="small" onClick={() => onAccept(hostKey)}>
                {t('intake.hostKey.accept')}
              </Button>
            )
          }
        >
          {trial.trouble.message}
        </Alert>
      )}
    </Box>
  );
}
