import type { SupplierImport } from '@comptoir/contracts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useFormats, useText } from '../../i18n/use-text.ts';
import { commandImport } from './calls.ts';
import { ImportRows } from './import-rows.tsx';
import { openRows } from './import-step.ts';
import { useImportCommand } from './use-import.ts';

/** What came of it; rows that somebody chose for afterwards can still be written. */
export function ResultStep({ it }: { it: SupplierImport }) {
  const t = useText();
  const { number } = useFormats();
  const { busy, run } = useImportCommand();
  const { CREATED = 0, UPDATED = 0, REFUSED = 0, CHOOSE = 0, SKIP = 0 } = it.counts;
  const left = REFUSED + CHOOSE + SKIP;
  const open = openRows(it);
  return (
    <Box>
      <Alert severity={left > 0 ? 'warning' : 'success'} sx={{ mb: 2 }}>
        {t('import.result', { created: number(CREATED), updated: number(UPDATED), left: number(left) })}
      </Alert>
      <ImportRows it={it} />
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end', mt: 2 }}>
        {open > 0 && it.own && (
          <Button disabled={busy} variant="outlined" onClick={() => void run(() => commandImport(it.id, 'start'))}>
            {t('import.start', { count: number(open) })}
          </Button>
        )}
        <Button component={Link} to="/suppliers" variant="contained">
          {t('import.toList')}
        </Button>
      </Box>
    </Box>
  );
}
