import type { Passkey } from '@comptoir/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useFormats, useText } from '../i18n/use-text.ts';

interface PasskeyItemProps {
  readonly passkey: Passkey;
  /** Absent for the one that may not go. */
  readonly onRemove: (() => void) | undefined;
}

export function PasskeyItem({ passkey, onRemove }: PasskeyItemProps) {
  const t = useText();
  const { instant } = useFormats();
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <ListItem disableGutters divider sx={{ gap: 2, alignItems: 'center' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          <bdi>{name}</bdi>
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {lastUsedAt
            ? t('passkeys.times', { created: instant(createdAt), used: instant(lastUsedAt) })
            : t('passkeys.unused', { created: instant(createdAt) })}
        </Typography>
      </Box>
      {onRemove && (
        <Button color="error" onClick={onRemove} aria-label={t('passkeys.removeNamed', { name })}>
          {t('passkeys.remove')}
        </Button>
      )}
    </ListItem>
  );
}
