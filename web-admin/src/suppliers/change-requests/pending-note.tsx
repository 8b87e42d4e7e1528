import type { IbanRequest } from '@comptoir/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session.ts';
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx';
import { formatIban } from '../iban.ts';
import { cancelChange } from './calls.ts';
import { Refusal } from './refusal.tsx';
import { useAsking } from './use-asking.ts';
import { useReloadSupplier } from './use-bank-request.ts';

/** What a supplier sees while its bank change waits: which, and how to take it back. */
export function PendingNote({ request }: { request: IbanRequest }) {
  const t = useText();
  const notify = useNotify();
  const reload = useReloadSupplier();
  const { can } = useSession();
  const [asking, setAsking] = useState(false);
  const { busy, refusal, ask } = useAsking<unknown>(() => {
    setAsking(false);
    notify(t('change.withdrawn'), { type: 'success' });
    void reload();
  });
  const { id, iban = '' } = request;
  if (!can('change.ask')) return null;
  if (request.locked) {
    return (
      <Alert severity="warning" sx={{ mt: 2 }}>
        {t('change.locked')}
      </Alert>
    );
  }
  if (id === null) return null;
  return (
    <>
      <Alert
        severity="info"
        sx={{ mt: 2, flexWrap: 'wrap' }}
        action={
          <Button color="inherit" size="small" onClick={() => setAsking(true)}>
            {t('change.withdraw')}
          </Button>
        }
      >
        {t('change.pending', { iban: isolated(formatIban(iban)) })}
      </Alert>
      <ConfirmDialog
        open={asking}
        title={t('change.withdraw')}
        text={t('change.withdraw.text')}
        confirm={t('change.withdraw')}
        busy={busy}
        onConfirm={() => void ask(() => cancelChange(id))}
        onCancel={() => setAsking(false)}
      >
        <Refusal>{refusal}</Refusal>
      </ConfirmDialog>
    </>
  );
}

/** In a sentence that runs from right to left, an account's groups keep their order. */
export const isolated = (text: string): string => `\u2066${text}\u2069`;
