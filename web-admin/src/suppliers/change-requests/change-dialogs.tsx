import type { ChangeAsked, ChangeKind, Supplier } from '@comptoir/contracts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { lazy, Suspense, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../../i18n/use-text.ts';
import { CodeDialog } from './code-dialog.tsx';
import { useReloadSupplier } from './use-bank-request.ts';

/** Downloaded when they are opened: numbering plans and IBAN rules are not needed to read a page. */
const ASK = {
  EMAIL: lazy(() => import('./email-dialog.tsx')),
  PHONE_NUMBER: lazy(() => import('./phone-dialog.tsx')),
  IBAN: lazy(() => import('./bank-dialog.tsx')),
} as const satisfies Record<ChangeKind, unknown>;

interface ChangeDialogsProps {
  readonly kind: ChangeKind;
  readonly supplier: Supplier;
  readonly onClose: () => void;
}

/** The popups of a change, one after the other: the new value, its code, and what came of it (specification 001 §4). */
export function ChangeDialogs({ kind, supplier, onClose }: ChangeDialogsProps) {
  const t = useText();
  const navigate = useNavigate();
  const reload = useReloadSupplier();
  const [asked, setAsked] = useState<ChangeAsked>();
  const [isRight, setIsRight] = useState(false);
  const Ask = ASK[kind];
  if (!asked) {
    return (
      <Suspense>
        <Ask supplier={supplier} onAsked={setAsked} onClose={onClose} />
      </Suspense>
    );
  }
  if (asked.code && !isRight) {
    return <CodeDialog kind={kind} asked={asked} onRight={() => setIsRight(true)} onClose={onClose} />;
  }
  const done = () => {
    onClose();
    void reload();
    if (kind === 'EMAIL') void navigate('/');
  };
  return <Done text={t(asked.code ? `change.done.${kind}` : 'change.done.callBack')} onClose={done} />;
}

function Done({ text, onClose }: { text: string; onClose: () => void }) {
  const t = useText();
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{t('change.done.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{text}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button variant="contained" autoFocus onClick={onClose}>
          {t('action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
