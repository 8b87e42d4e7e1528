import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import Paper from '@mui/material/Paper';
import { useCallback, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useMarkStale } from '../../providers/live-context.tsx';
import { SupplierChooser } from '../../suppliers/supplier-chooser.tsx';
import { DropZone } from '../../uploads/drop-zone.tsx';
import { UploadList } from '../../uploads/upload-list.tsx';
import { useUploads } from '../../uploads/use-uploads.ts';

/** Sends invoices on a supplier's behalf: who it is for is asked first. */
export function StaffUpload({ open }: { open: boolean }) {
  const t = useText();
  const markStale = useMarkStale();
  const [supplierId, setSupplierId] = useState<string | null>(null);
  const arrived = useCallback(() => markStale('invoices'), [markStale]);
  const uploads = useUploads(supplierId ?? undefined, arrived);
  return (
    <Collapse in={open || uploads.uploads.length > 0}>
      <Paper variant="outlined" sx={{ p: 2, mb: 2 }}>
        <SupplierChooser
          label={t('upload.supplier')}
          value={supplierId}
          onChange={(supplier) => setSupplierId(supplier?.id ?? null)}
          helperText={t('upload.supplierHint')}
          sx={{ maxWidth: 420, mb: 2 }}
        />
        <DropZone onFiles={uploads.add} disabled={supplierId === null} />
        <Box>
          <UploadList {...uploads} />
        </Box>
      </Paper>
    </Collapse>
  );
}
