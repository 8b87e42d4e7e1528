import ForumIcon from '@mui/icons-material/ForumOutlined';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useFormats, useText } from '../i18n/use-text.ts';
import { useUnread } from '../portal/messages/use-unread.ts';
import { useSession } from '../session.ts';

/** How many comments wait for the person, and the way to each thread. */
export function UnreadMenu() {
  const t = useText();
  const { instant, number } = useFormats();
  const { can } = useSession();
  const navigate = useNavigate();
  const unread = useUnread();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!can('message.read')) return null;
  const close = () => setAnchor(null);
  const { total = 0, threads = [] } = unread ?? {};
  return (
    <>
      <IconButton
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        aria-label={t('messages.unread', { count: number(total) })}
        aria-haspopup="menu"
      >
        {/* Without a badge of nothing, which would keep the figure that was. */}
        {total === 0 ? (
          <ForumIcon />
        ) : (
          <Badge badgeContent={total} max={99} color="primary">
            <ForumIcon />
          </Badge>
        )}
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ paper: { sx: { minWidth: 260, maxWidth: 360 } } }}
      >
        {threads.length === 0 && <MenuItem disabled>{t('messages.unread.none')}</MenuItem>}
        {threads.map((thread) => (
          <MenuItem
            key={thread.supplierId}
            onClick={() => {
              close();
              void navigate(`/supplier/details/${thread.supplierId}?contact=1`);
            }}
          >
            <ListItemText
              primary={<bdi>{thread.supplierName}</bdi>}
              secondary={instant(thread.lastAt)}
              slotProps={{ primary: { noWrap: true } }}
            />
            <Badge
              badgeContent={thread.unread}
              max={99}
              color="primary"
              sx={{ marginInlineStart: 3, marginInlineEnd: 1 }}
            />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
