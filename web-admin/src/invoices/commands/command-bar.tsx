import MoreIcon from '@mui/icons-material/MoreHoriz';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { BUTTONS, mainCommand, type ShownCommand, type StaffCommand } from './shown-commands.ts';

interface CommandBarProps {
  readonly commands: readonly ShownCommand[];
  readonly busy: boolean;
  readonly onCommand: (name: StaffCommand) => void;
}

/** What can be done with the invoice. What cannot is disabled, and says why in plain sight. */
export function CommandBar({ commands, busy, onCommand }: CommandBarProps) {
  const t = useText();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const main = mainCommand(commands);
  const buttons = commands.slice(0, BUTTONS);
  const more = commands.slice(BUTTONS);
  const reasons = buttons.filter(({ reason }) => reason !== undefined);
  return (
    <Box>
      {reasons.map(({ name, reason }) => (
        <Typography key={name} id={`${id}-${name}`} variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
          <strong>{t(`command.${name}`)}</strong>
          {t('common.colon')}
          {reason}
        </Typography>
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {buttons.map(({ name, reason }) => (
          <Button
            key={name}
            variant={name === main ? 'contained' : 'outlined'}
            color={colorOf(name)}
            disabled={busy || reason !== undefined}
            aria-describedby={reason === undefined ? undefined : `${id}-${name}`}
            onClick={() => onCommand(name)}
          >
            {t(`command.${name}`)}
          </Button>
        ))}
        {more.length > 0 && (
          <>
            <Tooltip title={t('command.more')}>
              <IconButton
                aria-label={t('command.more')}
                aria-haspopup="menu"
                onClick={({ currentTarget }) => setAnchor(currentTarget)}
              >
                <MoreIcon />
              </IconButton>
            </Tooltip>
            <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
              {more.map(({ name, reason }) => (
                <MenuItem
                  key={name}
                  disabled={busy || reason !== undefined}
                  onClick={() => {
                    setAnchor(null);
                    onCommand(name);
                  }}
                >
                  <ListItemText primary={t(`command.${name}`)} secondary={reason} />
                </MenuItem>
              ))}
            </Menu>
          </>
        )}
      </Box>
    </Box>
  );
}

const colorOf = (name: StaffCommand): 'error' | 'inherit' | 'primary' => {
  if (name === 'reject' || name === 'discard') return 'error';
  return name === 'reverse' ? 'inherit' : 'primary';
};
