import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import type { MessageKey } from '../../i18n/catalogue.ts';
import { useText } from '../../i18n/use-text.ts';

const LIST: readonly (readonly [keys: readonly string[], meaning: MessageKey])[] = [
  [['F2', 'Shift F2'], 'keys.doubtful'],
  [['Alt ↓'], 'keys.offers'],
  [['Ctrl Enter'], 'keys.accept'],
  [['Alt R'], 'keys.reject'],
  [['Alt N'], 'keys.next'],
  [['Alt +', 'Alt −'], 'keys.zoom'],
  [['Alt T'], 'keys.turn'],
  [['Alt PageDown', 'Alt PageUp'], 'keys.page'],
  [['keys.mouse'], 'keys.draw'],
  [['?'], 'keys.help'],
];

/** The list of keys. */
export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText();
  const id = useId();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{t('keys.title')}</DialogTitle>
      {/* On a phone it is longer than the screen: scrolled by keyboard too. */}
      <DialogContent tabIndex={0}>
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'auto 1fr',
            columnGap: 3,
            rowGap: 1.5,
            m: 0,
            alignItems: 'center',
          }}
        >
          {LIST.map(([keys, meaning]) => (
            <Box key={meaning} sx={{ display: 'contents' }}>
              {/* Beside one another on a phone, two keys would leave their meaning one word a line. */}
              <Box
                component="dt"
                dir="ltr"
                sx={{
                  display: 'flex',
                  flexDirection: { xs: 'column', sm: 'row' },
                  alignItems: { xs: 'flex-start', sm: 'center' },
                  gap: 0.75,
                }}
              >
                {keys.map((key) => (
                  <Key key={key}>{key === 'keys.mouse' ? t(key) : key}</Key>
                ))}
              </Box>
              <Box component="dd" sx={{ m: 0 }}>
                {t(meaning)}
              </Box>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

const Key = ({ children }: { children: string }) => (
  <Box
    component="kbd"
    sx={{
      px: 0.75,
      py: 0.25,
      border: 1,
      borderColor: 'divider',
      borderRadius: 0.75,
      bgcolor: 'background.default',
      fontFamily: 'inherit',
      fontSize: '0.8125rem',
      fontWeight: 600,
      whiteSpace: 'nowrap',
    }}
  >
    {children}
  </Box>
);
