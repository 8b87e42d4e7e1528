import Box from '@mui/material/Box';
import { currentYear } from '../clock.ts';
import { useText } from '../i18n/use-text.ts';

/** Specification 001 §9. */
const VERSION_LABEL = '1.010';

export function Footer() {
  const t = useText();
  return (
    <Box
      component="footer"
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        gap: 2,
        px: { xs: 2, md: 3 },
        py: 2,
        color: 'text.secondary',
        fontSize: '0.8125rem',
      }}
    >
      <span>{t('layout.copyright', { year: String(currentYear()) })}</span>
      <span>{t('layout.version', { version: VERSION_LABEL })}</span>
    </Box>
  );
}
