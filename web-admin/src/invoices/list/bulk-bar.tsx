import FolderZipIcon from '@mui/icons-material/FolderZipOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useFormats, useText } from '../../i18n/use-text.ts';
import { useArchive } from './use-archive.ts';

/** What can be done with the selected rows; with a whole page selected, every row across pages can be taken in. */
export function BulkBar() {
  const t = useText();
  const translate = useTranslate();
  const { number, size } = useFormats();
  const { selectedIds = [], data = [], total = 0, meta, onUnselectItems, filterValues } = useListContext();
  const [everything, setEverything] = useState(false);
  const archive = useArchive();
  if (selectedIds.length === 0) return null;
  const wholePage = data.length > 0 && data.every(({ id }) => selectedIds.includes(id));
  const whole = everything && wholePage;
  const count = whole ? total : selectedIds.length;
  return (
    <Box sx={{ borderBottom: 1, borderColor: 'divider', bgcolor: 'action.selected', px: 2, py: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography role="status" sx={{ fontWeight: 600 }}>
          {whole && meta?.atLeast ? t('bulk.allMatching') : t('bulk.selected', { count: number(count) })}
        </Typography>
        {wholePage && !whole && total > selectedIds.length && (
          <Button onClick={() => setEverything(true)}>
            {meta?.atLeast ? t('bulk.selectAllMatching') : t('bulk.selectAll', { total: number(total) })}
          </Button>
        )}
        <Box sx={{ flex: 1 }} />
        <Button
          variant="outlined"
          startIcon={<FolderZipIcon />}
          disabled={archive.state === 'running'}
          onClick={() => void archive.start(whole ? { filter: filterValues ?? {} } : { ids: selectedIds.map(String) })}
        >
          {t('bulk.zip')}
        </Button>
        <Button
          color="inherit"
          onClick={() => {
            setEverything(false);
            onUnselectItems();
          }}
        >
          {t('bulk.unselect')}
        </Button>
      </Box>
      {archive.state === 'running' && (
        <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 1 }}>
          <LinearProgress aria-label={t('bulk.zip')} sx={{ flex: 1 }} />
          <Typography variant="caption">{size(archive.received)}</Typography>
          <Button onClick={archive.cancel}>{t('action.cancel')}</Button>
        </Box>
      )}
      {archive.state === 'failed' && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {translate(archive.problem)}
        </Alert>
      )}
    </Box>
  );
}
