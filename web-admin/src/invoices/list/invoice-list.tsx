import UploadIcon from '@mui/icons-material/Upload';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ListBase } from 'ra-core';
import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { PageTitle } from '../../layout/page-title.tsx';
import { ListFilters } from '../../shared/list-filters.tsx';
import { ListPagination } from '../../shared/list-pagination.tsx';
import { InvoiceCards } from './invoice-cards.tsx';
import { InvoiceTable } from './invoice-table.tsx';
import { ListState } from './list-state.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { StaffUpload } from './staff-upload.tsx';
import { StatusFilter } from './status-filter.tsx';

const PAGE_SIZES = [10, 25, 50, 100];

/** /invoices: what needs whom, at a glance. Sort, filter and page live in the address. */
export default function InvoiceList() {
  const t = useText();
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('md'));
  const [uploading, setUploading] = useState(false);
  return (
    <ListBase resource="invoices" sort={{ field: 'receivedAt', order: 'DESC' }} perPage={25} disableAuthentication>
      <PageTitle
        actions={
          <Button
            variant={uploading ? 'outlined' : 'contained'}
            startIcon={<UploadIcon />}
            aria-expanded={uploading}
            onClick={() => setUploading(!uploading)}
          >
            {t('upload.toggle')}
          </Button>
        }
      >
        {t('menu.invoices')}
      </PageTitle>
      <StaffUpload open={uploading} />
      <ListFilters>
        <StatusFilter />
        <Paper variant="outlined">
          <ListToolbar />
          <ListState>{isNarrow ? <InvoiceCards /> : <InvoiceTable />}</ListState>
          <ListPagination sizes={PAGE_SIZES} />
        </Paper>
      </ListFilters>
    </ListBase>
  );
}
