import BankIcon from '@mui/icons-material/AccountBalanceOutlined';
import AdminIcon from '@mui/icons-material/AdminPanelSettingsOutlined';
import MySpaceIcon from '@mui/icons-material/DashboardOutlined';
import ClientsIcon from '@mui/icons-material/GroupsOutlined';
import ProfileIcon from '@mui/icons-material/PersonOutlined';
import InvoicesIcon from '@mui/icons-material/ReceiptLongOutlined';
import FeesIcon from '@mui/icons-material/StorefrontOutlined';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useText } from '../i18n/use-text.ts';
import { useSession } from '../session.ts';
import { WaitingCount } from '../suppliers/change-requests/waiting-count.tsx';
import { type MenuEntry, menuOf } from './menu-entries.ts';

const ICONS: Readonly<Record<MenuEntry['icon'], ReactNode>> = {
  invoices: <InvoicesIcon />,
  clients: <ClientsIcon />,
  bankChanges: <BankIcon />,
  administration: <AdminIcon />,
  mySpace: <MySpaceIcon />,
  fees: <FeesIcon />,
  profile: <ProfileIcon />,
};

export function SideMenu({ onChoose }: { onChoose: () => void }) {
  const t = useText();
  const session = useSession();
  return (
    <List component="nav" aria-label={t('layout.menu')} sx={{ p: 1.5 }}>
      {menuOf(session).map(({ to, label, icon }) => (
        <ListItem key={to} component="div" disablePadding>
          <ListItemButton
            component={NavLink}
            to={to}
            onClick={onChoose}
            sx={{
              borderRadius: 1,
              mb: 0.25,
              minHeight: 40,
              color: 'text.secondary',
              '& .MuiListItemIcon-root': { minWidth: 34, color: 'inherit' },
              '& svg': { fontSize: 20 },
              '&.active': { color: 'primary.main', bgcolor: 'action.selected' },
              '&.active .MuiListItemText-primary': { fontWeight: 650 },
            }}
          >
            <ListItemIcon>{ICONS[icon]}</ListItemIcon>
            <ListItemText primary={t(label)} slotProps={{ primary: { sx: { fontSize: '0.875rem' } } }} />
            {icon === 'bankChanges' && <WaitingCount />}
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
