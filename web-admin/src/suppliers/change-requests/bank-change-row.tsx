import type { PendingBankChange } from '@comptoir/contracts';
import Chip from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { Link } from 'react-router';
import { useFormats, useText } from '../../i18n/use-text.ts';
import { wide } from '../supplier-row.tsx';

/** A bank change that waits, with what stands in the way of deciding it, and the way to where that is done. */
export function BankChangeRow({ change }: { change: PendingBankChange }) {
  const t = useText();
  const { instant } = useFormats();
  const notes = (['awaitsCallBack', 'typed', 'own'] as const).filter((note) => change[note]);
  return (
    <TableRow hover>
      <TableCell component="th" scope="row">
        <MuiLink
          component={Link}
          to={`/supplier/details/${change.supplierId}`}
          underline="hover"
          sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          <bdi>{change.supplierName || change.supplierId}</bdi>
        </MuiLink>
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 0.5, mt: notes.length > 0 ? 0.5 : 0 }}>
          {notes.map((note) => (
            <Chip key={note} size="small" variant="outlined" label={t(`bankChanges.${note}`)} />
          ))}
        </Stack>
      </TableCell>
      <TableCell sx={wide}>
        <bdi dir="ltr">{change.iban ?? '–'}</bdi>
      </TableCell>
      <TableCell>{instant(change.requestedAt)}</TableCell>
      <TableCell sx={wide}>
        <bdi>{change.requestedBy}</bdi>
      </TableCell>
    </TableRow>
  );
}
