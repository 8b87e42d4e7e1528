import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useNotify } from 'ra-core';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session.ts';
import { unlockChanges } from './calls.ts';
import { useAsking } from './use-asking.ts';
import { useReloadSupplier } from './use-bank-request.ts';

/** Changes are locked after too many wrong codes; an administrator unlocks them. */
export function UnlockNote({ supplierId }: { supplierId: string }) {
  const t = useText();
  const notify = useNotify();
  const reload = useReloadSupplier();
  const { can } = useSession();
  const { busy, refusal, ask } = useAsking<unknown>(() => {
    notify(t('change.unlocked'), { type: 'success' });
    void reload();
  });
  return (
    <Alert
      severity="warning"
      action={
        can('change.unlock') && (
          <Button color="inherit" size="small" loading={busy} onClick={() => void ask(() => unlockChanges(supplierId))}>
            {t('change.unlock')}
          </Button>
        )
      }
    >
      {refusal ?? t('change.locked')}
    </Alert>
  );
}
