import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useEffect, useState } from 'react';
import { useText } from '../i18n/use-text.ts';

const QUIET_MS = 400;

/** Says that something is on its way, once it takes long enough to be noticed. */
export function Loading() {
  const t = useText();
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Box sx={{ minHeight: 240, display: 'grid', placeItems: 'center' }} role="status" aria-label={t('common.loading')}>
      {late && <CircularProgress size={32} />}
    </Box>
  );
}
