import type { SpecificationUser } from '@comptoir/contracts';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { nameOf } from '../../providers/auth.ts';
import { callJson, sentenceOf } from '../../providers/http.ts';
import { useSession } from '../../session.ts';
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx';

/** Takes away the second factor of somebody who has lost their phone; nobody's own. */
export function ResetSecondFactor({ user, onReset }: { user: SpecificationUser; onReset: () => void }) {
  const t = useText();
  const translate = useTranslate();
  const notify = useNotify();
  const { user: me } = useSession();
  const [asking, setAsking] = useState(false);
  if (!user.secondFactor || user.id === me.id) return null;
  const reset = async () => {
    try {
      await callJson(`/api/v1/users/${user.id}/second-factor`, { method: 'DELETE' });
      notify(t('factor.wasReset'), { type: 'success' });
      onReset();
    } catch (error) {
      notify(translate(sentenceOf(error)), { type: 'error' });
    } finally {
      setAsking(false);
    }
  };
  return (
    <>
      <Button color="error" onClick={() => setAsking(true)} sx={{ mt: 2 }}>
        {t('factor.reset')}
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        title={t('factor.reset.title', { name: nameOf(user) })}
        text={t('factor.reset.text')}
        confirm={t('factor.reset')}
        onConfirm={() => void reset()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
