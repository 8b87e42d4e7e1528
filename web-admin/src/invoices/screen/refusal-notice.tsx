import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNotify } from 'ra-core';
import { useText } from '../../i18n/use-text.ts';
import type { Refusal } from '../sending/sendings.ts';
import type { InvoiceFormState } from './use-invoice-form.ts';

interface RefusalNoticeProps {
  readonly refusal: Refusal | undefined;
  readonly sheet: Pick<InvoiceFormState, 'touched' | 'stale' | 'isBack' | 'reload'>;
  /** What was typed may still be sent. */
  readonly editable: boolean;
  /** A command is not answered yet: what it makes of the invoice is no surprise. */
  readonly underWay: boolean;
  readonly onDone: () => void;
  /** What was typed is not wanted any more. */
  readonly onDrop: () => void;
}

/** Why the last command was refused; a form that grew old is brought up to date, with or without what was typed. */
export function RefusalNotice({ refusal, sheet, editable, underWay, onDone, onDrop }: RefusalNoticeProps) {
  const t = useText();
  const notify = useNotify();
  const reload = (keep: boolean) => {
    sheet.reload(keep);
    onDone();
    if (!keep) onDrop();
    if (keep) notify(t('stale.reloaded'), { type: 'info' });
  };
  if (underWay) return null;
  const old = refusal?.stale || sheet.stale;
  if (!refusal && !old) return sheet.isBack && sheet.touched ? <Unsent onDrop={() => reload(false)} /> : null;
  return (
    <Alert severity={old ? 'warning' : 'error'} sx={{ mb: 1.5 }} {...(old ? {} : { onClose: onDone })}>
      {refusal?.sentence ?? t('stale.moved')}
      {old && (
        <Box sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {editable && (
            <Button size="small" variant="contained" onClick={() => reload(true)}>
              {t('stale.keep')}
            </Button>
          )}
          <Button size="small" color="inherit" onClick={() => reload(false)}>
            {t('stale.drop')}
          </Button>
        </Box>
      )}
    </Alert>
  );
}

/** Who comes back to an invoice finds what they typed, is told that it is theirs alone, and can let go of it. */
function Unsent({ onDrop }: { onDrop: () => void }) {
  const t = useText();
  return (
    <Alert
      severity="info"
      sx={{ mb: 1.5 }}
      action={
        <Button size="small" color="inherit" onClick={onDrop}>
          {t('sending.letGo')}
        </Button>
      }
    >
      {t('screen.unsaved')}
    </Alert>
  );
}
