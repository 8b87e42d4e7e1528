import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { goToSignIn } from '../providers/http.ts';
import { useLiveState } from '../providers/live-context.tsx';

/** A stream that is reopened at once is no loss worth a word. */
const PATIENCE_MS = 4_000;

/** Says that the portal cannot be heard; what was typed stays where it is. */
export function ConnectionBanner() {
  const t = useText();
  const state = useLiveState();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (state !== 'lost') {
      setShown(false);
      return;
    }
    const timer = setTimeout(() => setShown(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [state]);
  return (
    <div role="status">
      {state === 'ended' && (
        <Alert
          severity="warning"
          role="presentation"
          square
          action={
            <Button color="inherit" onClick={goToSignIn}>
              {t('layout.signIn')}
            </Button>
          }
        >
          {t('ra.notification.logged_out')}
        </Alert>
      )}
      {shown && (
        <Alert severity="warning" role="presentation" square>
          {t('layout.connectionLost')}
        </Alert>
      )}
    </div>
  );
}
