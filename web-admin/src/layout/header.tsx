import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { useText } from '../i18n/use-text.ts';
import { Counters } from './counters.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { Logo } from './logo.tsx';
import { UnreadMenu } from './unread-menu.tsx';
import { useFolded } from './use-folded.ts';
import { UserMenu } from './user-menu.tsx';

/** Height of the header, in pixels: whole, and folded. */
export const HEADER_HEIGHT = 64;
export const FOLDED_HEIGHT = 48;

export function Header({ onMenu }: { onMenu: () => void }) {
  const t = useText();
  const folded = useFolded();
  return (
    <AppBar
      position="sticky"
      color="inherit"
      elevation={0}
      sx={{ borderBottom: 1, borderColor: 'divider', bgcolor: 'background.paper', zIndex: 'drawer' }}
    >
      <Toolbar
        sx={{
          minHeight: `${folded ? FOLDED_HEIGHT : HEADER_HEIGHT}px !important`,
          transition: 'min-height 150ms',
          gap: 1,
          px: { xs: 1.5, md: 2.5 },
        }}
      >
        <IconButton onClick={onMenu} aria-label={t('layout.menu.open')} sx={{ display: { md: 'none' } }}>
          <MenuIcon />
        </IconButton>
        <Box
          component={Link}
          to="/"
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1.25,
            color: 'text.primary',
            textDecoration: 'none',
            borderRadius: 1,
          }}
        >
          <Logo size={folded ? 26 : 32} />
          <Typography component="span" sx={{ fontWeight: 700, fontSize: '1.125rem', letterSpacing: '-0.01em' }}>
            Comptoir
          </Typography>
        </Box>
        <Box sx={{ flex: 1 }} />
        {!folded && <Counters />}
        <UnreadMenu />
        <LanguageMenu />
        <UserMenu />
      </Toolbar>
    </AppBar>
  );
}
