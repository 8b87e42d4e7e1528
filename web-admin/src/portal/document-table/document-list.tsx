import Box from '@mui/material/Box';
import { ListBase, type RaRecord } from 'ra-core';
import { ListFilters } from '../../shared/list-filters.tsx';
import { ListPagination } from '../../shared/list-pagination.tsx';
import { SearchField } from '../../shared/search-field.tsx';
import { DocumentTable, type DocumentTableProps } from './document-table.tsx';

/** Of a document table (specification 001 §9). */
const PAGE_SIZES = [10, 25, 50, 100];

interface DocumentListProps<Row> extends DocumentTableProps<Row> {
  readonly resource: 'supplier-fees' | 'supplier-payments' | 'supplier-declarations';
  readonly supplierId: string;
  /** What is searched for. */
  readonly search: string;
}

/** One of a supplier's document tabs: searched, sorted by each of its columns, the newest month first, in pages. */
export function DocumentList<Row extends RaRecord>({ resource, supplierId, search, ...table }: DocumentListProps<Row>) {
  const [month] = table.columns;
  return (
    <ListBase
      key={supplierId}
      resource={resource}
      filter={{ supplierId }}
      sort={{ field: month?.field ?? 'id', order: 'DESC' }}
      perPage={10}
      storeKey={`portal.${resource}.${supplierId}`}
      disableSyncWithLocation
      disableAuthentication
    >
      <Box sx={{ display: 'flex', mb: 2 }}>
        <ListFilters>
          <SearchField label={search} />
        </ListFilters>
      </Box>
      <DocumentTable {...table} />
      <ListPagination sizes={PAGE_SIZES} />
    </ListBase>
  );
}
