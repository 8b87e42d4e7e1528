import type { SupplierImport } from '@comptoir/contracts';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useText } from '../../i18n/use-text.ts';
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx';
import { removeImport } from './calls.ts';
import { useImportCommand } from './use-import.ts';

/** Another import, and taking this one away where nothing runs. */
export function ImportActions({ it }: { it: SupplierImport }) {
  const t = useText();
  const navigate = useNavigate();
  const { busy, run } = useImportCommand();
  const [asking, setAsking] = useState(false);
  const isBusy = it.state === 'CHECKING' || it.state === 'IMPORTING';
  return (
    <>
      <Button component={Link} to="/suppliers/import" color="inherit">
        {t('import.another')}
      </Button>
      {!isBusy && (
        <Button color="error" startIcon={<DeleteIcon />} onClick={() => setAsking(true)}>
          {t('import.remove')}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        danger
        busy={busy}
        title={t('import.remove.title')}
        text={t('import.remove.text')}
        confirm={t('import.remove')}
        onCancel={() => setAsking(false)}
        onConfirm={async () => {
          if (await run(() => removeImport(it.id))) void navigate('/suppliers/import');
          else setAsking(false);
        }}
      />
    </>
  );
}
