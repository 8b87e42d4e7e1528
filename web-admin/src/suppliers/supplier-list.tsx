import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { ListBase } from 'ra-core';
import { Link } from 'react-router';
import { useText } from '../i18n/use-text.ts';
import { PageTitle } from '../layout/page-title.tsx';
import { useSession } from '../session.ts';
import { ListPagination } from '../shared/list-pagination.tsx';
import { SearchField } from '../shared/search-field.tsx';
import { SupplierRows } from './supplier-rows.tsx';

const PAGE_SIZES = [10, 25, 50];

/** /suppliers: partner clients, for staff; a supplier of several companies sees its own. */
export default function SupplierList() {
  const t = useText();
  const { isSupplier } = useSession();
  return (
    <>
      <PageTitle actions={<AddButton />}>{isSupplier ? t('menu.mySuppliers') : t('menu.clients')}</PageTitle>
      <Suppliers />
    </>
  );
}

/** Adding is for those who may; the button is hidden for supplier users (specification 000 §6). */
export function AddButton() {
  const t = useText();
  const { can } = useSession();
  if (!can('supplier.write')) return null;
  return (
    <Button component={Link} to="/supplier/add" variant="contained" startIcon={<AddIcon />}>
      {t('supplier.add')}
    </Button>
  );
}

/** The list itself, here and in the administration. */
export function Suppliers() {
  const t = useText();
  return (
    <ListBase resource="suppliers" sort={{ field: 'raisonSociale', order: 'ASC' }} perPage={10} disableAuthentication>
      <Paper variant="outlined">
        <Box sx={{ p: 1.5, borderBottom: 1, borderColor: 'divider', display: 'flex' }}>
          <SearchField label={t('supplier.search')} />
        </Box>
        <SupplierRows />
        <ListPagination sizes={PAGE_SIZES} />
      </Paper>
    </ListBase>
  );
}
