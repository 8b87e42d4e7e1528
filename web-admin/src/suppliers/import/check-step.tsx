import type { SupplierImport } from '@comptoir/contracts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useFormats, useText } from '../../i18n/use-text.ts';
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx';
import { chooseRows, commandImport } from './calls.ts';
import { ImportRows } from './import-rows.tsx';
import { openRows } from './import-step.ts';
import { RunningBar } from './running-bar.tsx';
import { useImportCommand } from './use-import.ts';

/** The dry run: under way, then each row's fate, what has to be chosen, and the button that writes. */
export function CheckStep({ it }: { it: SupplierImport }) {
  const t = useText();
  const { number } = useFormats();
  const { busy, run } = useImportCommand();
  const [asking, setAsking] = useState(false);
  if (it.state === 'CHECKING') {
    return (
      <RunningBar
        label={t('import.checking', { count: number(it.done) })}
        action={
          <Button disabled={busy} onClick={() => void run(() => commandImport(it.id, 'stop'))}>
            {t('import.stop')}
          </Button>
        }
      />
    );
  }
  const open = openRows(it);
  const waiting = it.counts.CHOOSE ?? 0;
  return (
    <Box>
      <Typography sx={{ mb: 2, maxWidth: '72ch' }}>{t('import.check.text')}</Typography>
      {waiting > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('import.choose.text', { count: number(waiting) })}
          {it.own && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
              {(['update', 'create', 'skip'] as const).map((choice) => (
                <Button
                  key={choice}
                  size="small"
                  variant="outlined"
                  color="inherit"
                  disabled={busy}
                  onClick={() => void run(() => chooseRows(it.id, { choice }))}
                >
                  {t(`import.choose.all.${choice}`)}
                </Button>
              ))}
            </Box>
          )}
        </Alert>
      )}
      <ImportRows it={it} />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 2 }}>
        <Button variant="contained" disabled={open === 0 || busy || !it.own} onClick={() => setAsking(true)}>
          {t('import.start', { count: number(open) })}
        </Button>
      </Box>
      <ConfirmDialog
        open={asking}
        busy={busy}
        title={t('import.start.title')}
        text={t('import.start.text')}
        confirm={t('import.start', { count: number(open) })}
        onCancel={() => setAsking(false)}
        onConfirm={async () => {
          await run(() => commandImport(it.id, 'start'));
          setAsking(false);
        }}
      />
    </Box>
  );
}
