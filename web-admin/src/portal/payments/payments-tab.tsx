import type { Supplier } from '@comptoir/contracts';
import Box from '@mui/material/Box';
import { ListBase } from 'ra-core';
import { useText } from '../../i18n/use-text.ts';
import { ListFilters } from '../../shared/list-filters.tsx';
import { ListPagination } from '../../shared/list-pagination.tsx';
import { SearchField } from '../../shared/search-field.tsx';
import { PaymentsTable } from './payments-table.tsx';

const PAGE_SIZES = [10, 25, 50, 100];

/** What was paid to a supplier, by which payment. */
export function PaymentsTab({ supplier }: { supplier: Supplier }) {
  const t = useText();
  return (
    <ListBase
      resource="supplier-payments"
      filter={{ supplierId: supplier.id }}
      sort={{ field: 'month', order: 'DESC' }}
      perPage={10}
      storeKey={`portal.payments.${supplier.id}`}
      disableSyncWithLocation
      disableAuthentication
    >
      <Box sx={{ display: 'flex', mb: 2 }}>
        <ListFilters>
          <SearchField label={t('payments.search')} />
        </ListFilters>
      </Box>
      <PaymentsTable />
      <ListPagination sizes={PAGE_SIZES} />
    </ListBase>
  );
}
