import Alert from '@mui/material/Alert';
import { useEffect, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { useLiveState } from '../providers/live-context.tsx';

/** A stream that is reopened at once is no loss worth a word. */
const PATIENCE_MS = 4_000;

/** Says that the portal cannot be heard; what was typed stays where it is. */
export function ConnectionBanner() {
  const t = useText();
  const state = useLiveState();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (state === 'live') {
      setShown(false);
      return;
    }
    const timer = setTimeout(() => setShown(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [state]);
  return (
    <div role="status">
      {shown && (
        <Alert severity="warning" square>
          {t('layout.connectionLost')}
        </Alert>
      )}
    </div>
  );
}
