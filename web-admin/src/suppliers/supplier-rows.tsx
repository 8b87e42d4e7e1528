import type { Supplier } from '@comptoir/contracts';
import EditIcon from '@mui/icons-material/EditOutlined';
import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useListContext } from 'ra-core';
import { Link } from 'react-router';
import { useFormats, useText } from '../i18n/use-text.ts';
import { EmptyState } from '../layout/empty-state.tsx';
import { Failure } from '../layout/failure.tsx';
import { useSession } from '../session.ts';
import { ActionsHeader } from '../shared/actions-header.tsx';
import { SortHeader } from '../shared/sort-header.tsx';
import { AddSupplierButton } from './add-supplier-button.tsx';

/** Hidden where a phone has no room for it. */
const wide = { display: { xs: 'none', md: 'table-cell' } } as const;

export function SupplierRows() {
  const t = useText();
  const { can } = useSession();
  const { data, error, isPending, refetch, filterValues } = useListContext<Supplier>();
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  if (isPending) {
    return (
      <Box role="status" aria-label={t('common.loading')} sx={{ px: 2 }}>
        {[1, 2, 3, 4, 5].map((row) => (
          <Skeleton key={row} height={52} />
        ))}
      </Box>
    );
  }
  if (!data || data.length === 0) {
    return filterValues?.q ? (
      <EmptyState icon={<GroupsIcon />} title={t('list.noMatch')} text={t('list.noMatchText')} />
    ) : (
      <EmptyState
        icon={<GroupsIcon />}
        title={t('supplier.empty.title')}
        text={t('supplier.empty.text')}
        action={<AddSupplierButton />}
      />
    );
  }
  return (
    <TableContainer>
      <Table aria-label={t('menu.clients')}>
        <TableHead>
          <TableRow>
            <SortHeader field="raisonSociale">{t('supplier.raisonSociale')}</SortHeader>
            <TableCell sx={wide}>{t('supplier.code')}</TableCell>
            <TableCell sx={wide}>{t('supplier.locpt')}</TableCell>
            <TableCell sx={wide}>{t('supplier.contacts')}</TableCell>
            <TableCell align="right">{t('supplier.invoiceCount')}</TableCell>
            {can('supplier.write') && <ActionsHeader />}
          </TableRow>
        </TableHead>
        <TableBody>
          {data.map((supplier) => (
            <SupplierRow key={supplier.id} supplier={supplier} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function SupplierRow({ supplier }: { supplier: Supplier }) {
  const t = useText();
  const { number } = useFormats();
  const { can } = useSession();
  const contact = supplier.contacts?.find(({ principal }) => principal) ?? supplier.contacts?.[0];
  return (
    <TableRow hover>
      <TableCell component="th" scope="row">
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <Avatar
            variant="rounded"
            {...(supplier.logo ? { src: supplier.logo } : {})}
            alt=""
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
      <TableCell align="right">{number(supplier.invoiceCount)}</TableCell>
      {can('supplier.write') && (
        <TableCell padding="checkbox">
          <IconButton
            component={Link}
            to={`/supplier/${supplier.id}`}
            aria-label={t('supplier.editNamed', { name: supplier.label })}
          >
            <EditIcon fontSize="small" />
          </IconButton>
        </TableCell>
      )}
    </TableRow>
  );
}
