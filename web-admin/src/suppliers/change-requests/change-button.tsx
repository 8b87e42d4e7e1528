import type { ChangeKind, Supplier } from '@comptoir/contracts';
import EditIcon from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import type { MessageKey } from '../../i18n/catalogue.ts';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session.ts';
import { ChangeDialogs } from './change-dialogs.tsx';

const LABELS: Readonly<Record<ChangeKind, MessageKey>> = {
  EMAIL: 'change.edit.email',
  PHONE_NUMBER: 'change.edit.phone',
  IBAN: 'change.edit.bank',
};

interface ChangeButtonProps {
  readonly kind: ChangeKind;
  readonly supplier: Supplier;
  readonly disabled?: boolean;
}

/** Where a supplier asks for a change of its own; nothing for anybody else. */
export function ChangeButton({ kind, supplier, disabled = false }: ChangeButtonProps) {
  const t = useText();
  const { can } = useSession();
  const [open, setOpen] = useState(false);
  if (!can('change.ask')) return null;
  return (
    <>
      <Tooltip title={t(LABELS[kind])}>
        <span>
          <IconButton
            size="small"
            aria-label={t(LABELS[kind])}
            disabled={disabled}
            onClick={() => setOpen(true)}
            sx={{ my: -0.5 }}
          >
            <EditIcon fontSize="small" />
          </IconButton>
        </span>
      </Tooltip>
      {open && <ChangeDialogs kind={kind} supplier={supplier} onClose={() => setOpen(false)} />}
    </>
  );
}
