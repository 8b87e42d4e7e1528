import type { SupplierImport } from '@comptoir/contracts';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useText } from '../../i18n/use-text.ts';
import { sentenceOf } from '../../providers/http.ts';
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx';
import { removeImport } from './calls.ts';
import { IMPORTS } from './use-import.ts';

/** Another import, and taking this one away where nothing runs. */
export function ImportActions({ it }: { it: SupplierImport }) {
  const t = useText();
  const navigate = useNavigate();
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const isBusy = it.state === 'CHECKING' || it.state === 'IMPORTING';
  const remove = async () => {
    setBusy(true);
    try {
      await removeImport(it.id);
      // What this screen shows is gone: nothing asks for it again.
      void navigate('/suppliers/import');
      await client.invalidateQueries({ queryKey: [IMPORTS, 'recent'] });
    } catch (error) {
      notify(translate(sentenceOf(error)), { type: 'error' });
      setAsking(false);
      setBusy(false);
    }
  };
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
        onConfirm={() => void remove()}
      />
    </>
  );
}
