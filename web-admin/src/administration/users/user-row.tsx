import type { UserRow as User, UserType } from '@comptoir/contracts';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import ForwardToInboxIcon from '@mui/icons-material/ForwardToInboxOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { Link } from 'react-router';
import { useText } from '../../i18n/use-text.ts';
import { nameOf } from '../../providers/auth.ts';
import { useSession } from '../../session.ts';
import { SelectRow } from '../../shared/select-boxes.tsx';
import { jobLabel } from './job-label.ts';
import { StatusWord } from './status-word.tsx';

/** Hidden where a phone has no room for it, and there alone. */
export const wide = { display: { xs: 'none', md: 'table-cell' } } as const;
const narrow = { display: { md: 'none' } } as const;

interface UserRowProps {
  readonly user: User;
  readonly type: UserType;
  readonly onSwitch: (user: User) => void;
  readonly onDelete: (user: User) => void;
  readonly onInvite: (user: User) => void;
}

export function UserRow({ user, type, onSwitch, onDelete, onInvite }: UserRowProps) {
  const t = useText();
  const { user: me } = useSession();
  const name = nameOf(user);
  const isMe = user.id === me.id;
  return (
    <TableRow hover>
      <SelectRow id={user.id} name={name} />
      <TableCell sx={wide}>
        <StatusWord status={user.status} />
      </TableCell>
      <TableCell component="th" scope="row" sx={{ px: { xs: 1, md: 2 } }}>
        <bdi>{type === 'USER' ? user.lastName : name}</bdi>
        {type === 'USER' && (
          <Box component="span" sx={narrow}>
            {' '}
            <bdi>{user.firstName}</bdi>
          </Box>
        )}
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', fontWeight: 400, overflowWrap: 'anywhere' }}>
          <bdi>{type === 'USER' ? user.email : (user.supplierName ?? '')}</bdi>
        </Box>
        <Box sx={{ ...narrow, mt: 0.5 }}>
          <StatusWord status={user.status} />
        </Box>
      </TableCell>
      <TableCell sx={wide}>
        <bdi>{type === 'USER' ? user.firstName : user.email}</bdi>
      </TableCell>
      <TableCell sx={wide}>{jobLabel(user.jobTitle, t)}</TableCell>
      <TableCell align="right" sx={{ whiteSpace: 'nowrap', px: { xs: 0, md: 2 } }}>
        {user.status === 'WAITING' && (
          <IconButton size="small" aria-label={t('user.inviteNamed', { name })} onClick={() => onInvite(user)}>
            <ForwardToInboxIcon fontSize="small" />
          </IconButton>
        )}
        <Switch
          checked={user.status !== 'DISABLE'}
          disabled={isMe}
          onChange={() => onSwitch(user)}
          slotProps={{ input: { 'aria-label': t('user.switchNamed', { name }) } }}
          size="small"
        />
        <IconButton
          size="small"
          component={Link}
          to={`/administration/editUser/${user.id}`}
          aria-label={t('user.editNamed', { name })}
        >
          <EditIcon fontSize="small" />
        </IconButton>
        <IconButton
          size="small"
          aria-label={t('user.deleteNamed', { name })}
          disabled={isMe}
          onClick={() => onDelete(user)}
        >
          <DeleteIcon fontSize="small" />
        </IconButton>
      </TableCell>
    </TableRow>
  );
}
