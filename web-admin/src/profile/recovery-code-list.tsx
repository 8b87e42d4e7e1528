import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useText } from '../i18n/use-text.ts';

/** Recovery codes, told once: who goes on has noted them. */
export function RecoveryCodeList({ codes, onNoted }: { codes: readonly string[]; onNoted: () => void }) {
  const t = useText();
  return (
    <>
      <Typography role="status">{t('factor.recovery')}</Typography>
      <Box
        component="ul"
        dir="ltr"
        sx={{
          fontFamily: 'ui-monospace, monospace',
          listStyle: 'none',
          p: 0,
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
          gap: 1,
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Button variant="contained" onClick={onNoted}>
        {t('factor.noted')}
      </Button>
    </>
  );
}
