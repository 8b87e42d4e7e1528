import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNotify } from 'ra-core';
import { useText } from '../../i18n/use-text.ts';

import type { Refusal } from '../sending/sendings.ts';
import type { InvoiceFormState } from './use-invoice-form.ts';

interface RefusalNoticeProps {
  readonly refusal: Refusal | undefined;
  readonly sheet: InvoiceFormState;
  readonly onDone: () => void;
  /** What was typed is not wanted any more. */
  readonly onDrop: () => void;
}

/** Why the last command was refused; a form that grew old is brought up to date, with or without what was typed. */
export function RefusalNotice({ refusal, sheet, onDone, onDrop }: RefusalNoticeProps) {
  const t = useText();
  const notify = useNotify();
  const reload = (keep: boolean) => {
    sheet.reload(keep);
    onDone();
    if (!keep) onDrop();
    if (keep) notify(t('stale.reloaded'), { type: 'info' });
  };
  const old = refusal?.stale || sheet.stale;
  if (!refusal && !sheet.stale) return null;
  return (
    <Alert severity={old ? 'warning' : 'error'} sx={{ mb: 1.5 }} {...(old ? {} : { onClose: onDone })}>
      {refusal?.sentence ?? t('stale.moved')}
      {old && (
        <Box sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button size="small" variant="contained" onClick={() => reload(true)}>
            {t('stale.keep')}
          </Button>
          <Button size="small" color="inherit" onClick={() => reload(false)}>
            {t('stale.drop')}
          </Button>
        </Box>
      )}
    </Alert>
  );
}
