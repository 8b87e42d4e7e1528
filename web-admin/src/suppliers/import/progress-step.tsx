import type { SupplierImport } from '@comptoir/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useFormats, useText } from '../../i18n/use-text.ts';
import { commandImport } from './calls.ts';
import { ImportRows } from './import-rows.tsx';
import { openRows, progressOf } from './import-step.ts';
import { RunningBar } from './running-bar.tsx';
import { useImportCommand } from './use-import.ts';

/** The import as it goes on: stopped after the batch at hand, and resumed with the rows that are not written. */
export function ProgressStep({ it }: { it: SupplierImport }) {
  const t = useText();
  const { number } = useFormats();
  const { busy, run } = useImportCommand();
  const share = progressOf(it);
  const label = t('import.progress', { done: number(it.done), total: number(it.done + openRows(it)) });
  const isRunning = it.state === 'IMPORTING';
  return (
    <Box>
      <RunningBar
        label={isRunning ? label : `${t('import.stopped')} ${label}`}
        share={share}
        action={
          isRunning ? (
            <Button disabled={busy} onClick={() => void run(() => commandImport(it.id, 'stop'))}>
              {t('import.stop')}
            </Button>
          ) : (
            <Button
              variant="contained"
              disabled={busy || !it.own || openRows(it) === 0}
              onClick={() => void run(() => commandImport(it.id, 'start'))}
            >
              {t('import.resume')}
            </Button>
          )
        }
      />
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5, mb: 2 }}>
        {t('import.progress.text')}
      </Typography>
      {!isRunning && <ImportRows it={it} />}
    </Box>
  );
}
