import DarkModeIcon from '@mui/icons-material/DarkModeOutlined';
import LightModeIcon from '@mui/icons-material/LightModeOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTheme as useMuiTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useLogout } from 'ra-core';
import { useState } from 'react';
import { useTheme } from 'react-admin';
import { useNavigate } from 'react-router';
import { useText } from '../i18n/use-text.ts';
import { nameOf } from '../providers/auth.ts';
import { useSession } from '../session.ts';

/** The avatar: who is signed in, their profile, light or dark, and the way out. */
export function UserMenu() {
  const t = useText();
  const { user } = useSession();
  const navigate = useNavigate();
  const logout = useLogout();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [, setTheme] = useTheme();
  const isDark = useMuiTheme().palette.mode === 'dark';
  const close = () => setAnchor(null);
  const name = nameOf(user);
  return (
    <>
      <IconButton
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        aria-label={`${initialsOf(user)}, ${t('layout.account', { name })}`}
        aria-haspopup="menu"
      >
        <Avatar
          sx={{
            width: 34,
            height: 34,
            fontSize: 14,
            fontWeight: 650,
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
          }}
        >
          {initialsOf(user)}
        </Avatar>
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close} slotProps={{ paper: { sx: { minWidth: 240 } } }}>
        <Box component="li" sx={{ px: 2, py: 1 }}>
          <Typography sx={{ fontWeight: 650 }}>{name}</Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {user.email}
          </Typography>
        </Box>
        <Divider component="li" />
        <MenuItem
          onClick={() => {
            close();
            void navigate('/profile');
          }}
        >
          <ListItemIcon>
            <PersonIcon fontSize="small" />
          </ListItemIcon>
          {t('layout.profile')}
        </MenuItem>
        <MenuItem
          onClick={() => {
            close();
            setTheme(isDark ? 'light' : 'dark');
          }}
        >
          <ListItemIcon>{isDark ? <LightModeIcon fontSize="small" /> : <DarkModeIcon fontSize="small" />}</ListItemIcon>
          {isDark ? t('layout.theme.light') : t('layout.theme.dark')}
        </MenuItem>
        <MenuItem onClick={() => void logout()}>
          <ListItemIcon>
            <LogoutIcon fontSize="small" />
          </ListItemIcon>
          {t('layout.signOut')}
        </MenuItem>
      </Menu>
    </>
  );
}

const initialsOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${[...firstName][0] ?? ''}${[...lastName][0] ?? ''}`.toUpperCase();
