import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type RaRecord, useListContext } from 'ra-core';
import { useFormats, useText } from '../i18n/use-text.ts';

/** What can be done with the rows of the page that are selected; absent while none is. */
export function SelectedBar<T extends RaRecord>({ onDelete }: { onDelete: (chosen: readonly T[]) => void }) {
  const t = useText();
  const { number } = useFormats();
  const { data = [], selectedIds = [], onUnselectItems } = useListContext<T>();
  const chosen = data.filter(({ id }) => selectedIds.includes(id));
  if (chosen.length === 0) return null;
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, px: 2, py: 1, bgcolor: 'action.selected' }}
    >
      <Typography role="status" sx={{ fontWeight: 600, flex: 1 }}>
        {t('bulk.selected', { count: number(chosen.length) })}
      </Typography>
      <Button color="error" variant="outlined" onClick={() => onDelete(chosen)}>
        {t('action.delete')}
      </Button>
      <Button color="inherit" onClick={() => onUnselectItems()}>
        {t('bulk.unselect')}
      </Button>
    </Box>
  );
}
