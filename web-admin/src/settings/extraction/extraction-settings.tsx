import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { SupplierChooser } from '../../suppliers/supplier-chooser.tsx';
import { SettingsSheet, useSettings } from '../settings-sheet.tsx';
import { ExtractionFields } from './extraction-fields.tsx';

/** When an invoice counts as read fully, and what then becomes of it: for all suppliers, or for one. */
export default function ExtractionSettings() {
  const t = useText();
  const [supplierId, setSupplierId] = useState<string>();
  const [editing, setEditing] = useState(false);
  const { data: general } = useSettings('extraction');
  return (
    <Box sx={{ maxWidth: 880 }}>
      <SupplierChooser
        label={t('settings.extraction.whose')}
        value={supplierId ?? null}
        // What is being changed is one's: whose, is not changed meanwhile.
        readOnly={editing}
        helperText={t('settings.extraction.everybody')}
        onChange={(supplier) => setSupplierId(supplier?.id)}
        sx={{ maxWidth: 420, mb: 3 }}
      />
      <SettingsSheet
        key={supplierId ?? ''}
        module="extraction"
        supplierId={supplierId}
        title={t('settings.extraction.title')}
        editLabel={t('settings.extraction.edit')}
        onEditing={setEditing}
      >
        {(fields) => (
          <>
            <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t('settings.extraction.intro')}</Typography>
            <ExtractionFields {...fields} general={supplierId === undefined ? undefined : general} />
          </>
        )}
      </SettingsSheet>
    </Box>
  );
}
