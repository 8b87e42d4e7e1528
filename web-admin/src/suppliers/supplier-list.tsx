import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { ListBase } from 'ra-core';
import { useText } from '../i18n/use-text.ts';
import { PageTitle } from '../layout/page-title.tsx';
import { useSession } from '../session.ts';
import { ListFilters } from '../shared/list-filters.tsx';
import { ListPagination } from '../shared/list-pagination.tsx';
import { SearchField } from '../shared/search-field.tsx';
import { AddSupplierButton } from './add-supplier-button.tsx';
import { ImportButton } from './import/import-button.tsx';
import { SupplierRows } from './supplier-rows.tsx';

const PAGE_SIZES = [10, 25, 50];

/** /suppliers: partner clients, for staff; a supplier of several companies sees its own. */
export default function SupplierList() {
  const t = useText();
  const { isSupplier } = useSession();
  return (
    <>
      <PageTitle
        actions={
          <>
            <ImportButton />
            <AddSupplierButton />
          </>
        }
      >
        {isSupplier ? t('menu.mySuppliers') : t('menu.clients')}
      </PageTitle>
      <Paper variant="outlined" sx={{ p: { xs: 1.5, md: 2 } }}>
        <Suppliers />
      </Paper>
    </>
  );
}

/** The list itself, here and in the administration. */
export function Suppliers() {
  const t = useText();
  return (
    <ListBase resource="suppliers" sort={{ field: 'raisonSociale', order: 'ASC' }} perPage={10} disableAuthentication>
      <Box sx={{ display: 'flex', mb: 1.5 }}>
        <ListFilters>
          <SearchField label={t('supplier.search')} />
        </ListFilters>
      </Box>
      <SupplierRows />
      <ListPagination sizes={PAGE_SIZES} />
    </ListBase>
  );
}
