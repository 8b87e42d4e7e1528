import type { Supplier } from '@comptoir/contracts';
import UploadIcon from '@mui/icons-material/Upload';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import { ListBase } from 'ra-core';
import { useCallback, useId, useRef, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useMarkStale } from '../../providers/live-context.tsx';
import { ListFilters } from '../../shared/list-filters.tsx';
import { ListPagination } from '../../shared/list-pagination.tsx';
import { OrderNote } from '../../shared/order-note.tsx';
import { SearchField } from '../../shared/search-field.tsx';
import { DropZone } from '../../uploads/drop-zone.tsx';
import { UploadList } from '../../uploads/upload-list.tsx';
import { useUploads } from '../../uploads/use-uploads.ts';
import { InvoiceRows } from './invoice-rows.tsx';

const PAGE_SIZES = [10, 25, 50, 100];

/** A supplier's invoices: sent from here, and followed from here. */
export function InvoicesTab({ supplier }: { supplier: Supplier }) {
  const t = useText();
  const zone = useId();
  const markStale = useMarkStale();
  const [open, setOpen] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  const arrived = useCallback(() => markStale('invoices'), [markStale]);
  const uploads = useUploads(supplier.id, arrived);
  const openZone = () => {
    setOpen(true);
    top.current?.scrollIntoView({ block: 'center' });
  };
  return (
    <ListBase
      resource="invoices"
      filter={{ supplierId: supplier.id }}
      sort={{ field: 'receivedAt', order: 'DESC' }}
      perPage={10}
      storeKey={`portal.invoices.${supplier.id}`}
      disableSyncWithLocation
      disableAuthentication
    >
      <Box ref={top} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'space-between', mb: 2 }}>
        <ListFilters>
          <SearchField label={t('portal.search')} />
        </ListFilters>
        <Button
          variant={open ? 'outlined' : 'contained'}
          startIcon={<UploadIcon />}
          aria-expanded={open}
          aria-controls={zone}
          onClick={() => setOpen(!open)}
        >
          {t('upload.toggle')}
        </Button>
        <OrderNote />
      </Box>
      <Collapse in={open} id={zone}>
        <Box sx={{ mb: 2 }}>
          <DropZone onFiles={uploads.add} />
        </Box>
      </Collapse>
      <Box sx={{ mb: uploads.uploads.length > 0 ? 2 : 0 }}>
        <UploadList {...uploads} />
      </Box>
      <InvoiceRows onSend={openZone} />
      <ListPagination sizes={PAGE_SIZES} />
    </ListBase>
  );
}
