import type { Supplier } from '@comptoir/contracts';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { Link } from 'react-router';
import { useFormats, useText } from '../i18n/use-text.ts';
import { useSession } from '../session.ts';
import { SelectRow } from '../shared/select-boxes.tsx';

/** Hidden where a phone has no room for it. */
export const wide = { display: { xs: 'none', md: 'table-cell' } } as const;

interface SupplierRowProps {
  readonly supplier: Supplier;
  readonly onDelete: () => void;
}

/** A supplier of the list, and what those who may can do with it. */
export function SupplierRow({ supplier, onDelete }: SupplierRowProps) {
  const t = useText();
  const { number } = useFormats();
  const { can } = useSession();
  const contact = supplier.contacts?.find(({ principal }) => principal) ?? supplier.contacts?.[0];
  return (
    <TableRow hover>
      {can('supplier.delete') && <SelectRow id={supplier.id} name={supplier.label} />}
      <TableCell component="th" scope="row">
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <Avatar
            variant="rounded"
            {...(supplier.logo ? { src: supplier.logo } : {})}
            alt=""
            slotProps={{ img: { loading: 'lazy', style: { objectFit: 'contain' } } }}
            sx={{
              width: 34,
              height: 34,
              fontSize: 15,
              bgcolor: 'action.selected',
              color: 'text.primary',
              fontWeight: 650,
            }}
          >
            {[...supplier.label][0]?.toUpperCase()}
          </Avatar>
          <Box sx={{ minWidth: 0 }}>
            <MuiLink
              component={Link}
              to={`/supplier/details/${supplier.id}`}
              underline="hover"
              sx={{ fontWeight: 600 }}
            >
              <bdi>{supplier.label}</bdi>
            </MuiLink>
            <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
              <bdi>{supplier.email}</bdi>
            </Box>
          </Box>
        </Box>
      </TableCell>
      <TableCell sx={wide}>
        <bdi>{supplier.code}</bdi>
      </TableCell>
      <TableCell sx={wide}>
        <bdi>{supplier.locpt}</bdi>
      </TableCell>
      <TableCell sx={wide}>
        <bdi>{contact ? `${contact.firstName} ${contact.lastName}` : '–'}</bdi>
      </TableCell>
      <TableCell align="right" sx={wide}>
        {number(supplier.invoiceCount)}
      </TableCell>
      {can('supplier.write') && (
        <TableCell align="right" sx={{ whiteSpace: 'nowrap', px: { xs: 0, md: 2 } }}>
          <IconButton
            component={Link}
            to={`/supplier/${supplier.id}`}
            aria-label={t('supplier.editNamed', { name: supplier.label })}
          >
            <EditIcon fontSize="small" />
          </IconButton>
          {can('supplier.delete') && (
            <IconButton onClick={onDelete} aria-label={t('supplier.deleteNamed', { name: supplier.label })}>
              <DeleteIcon fontSize="small" />
            </IconButton>
          )}
        </TableCell>
      )}
    </TableRow>
  );
}
