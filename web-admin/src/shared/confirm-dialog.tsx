import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { useText } from '../i18n/use-text.ts';

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly text?: string;
  readonly confirm: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  readonly danger?: boolean;
  readonly busy?: boolean;
  /** Whether what was filled in may be sent. */
  readonly ready?: boolean;
  /** Why it was refused when it was confirmed. */
  readonly notice?: ReactNode;
  readonly children?: ReactNode;
}

/** Asks before what cannot be taken back lightly; Enter confirms, Escape does not. */
export function ConfirmDialog({
  open,
  title,
  text,
  confirm,
  onConfirm,
  onCancel,
  danger,
  busy,
  ready = true,
  notice,
  children,
}: ConfirmDialogProps) {
  const t = useText();
  const id = useId();
  const textId = useId();
  return (
    <Dialog open={open} onClose={onCancel} aria-labelledby={id} aria-describedby={text && textId}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          // React hands it on to the form whose component shows the dialog, though the page has them side by side.
          event.stopPropagation();
          if (ready && !busy) onConfirm();
        }}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          {text && (
            <DialogContentText id={textId} sx={{ mb: children ? 2 : 0 }}>
              {text}
            </DialogContentText>
          )}
          {children}
          {notice && <Box sx={{ mt: 2 }}>{notice}</Box>}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onCancel} color="inherit">
            {t('action.cancel')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={danger ? 'error' : 'primary'}
            disabled={!ready || (busy ?? false)}
            autoFocus={!children}
          >
            {confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
