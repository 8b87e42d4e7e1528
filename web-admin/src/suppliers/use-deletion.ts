import type { Supplier } from '@comptoir/contracts';
import { useNotify, useRefresh, useTranslate, useUnselectAll } from 'ra-core';
import { useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { sentenceOf } from '../providers/http.ts';
import { deleteSuppliers } from './calls.ts';

/** Deletes suppliers of the list; what came of it is said, and the list is read again whatever it was. */
export function useDeletion() {
  const t = useText();
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const unselectAll = useUnselectAll('suppliers');
  const [busy, setBusy] = useState(false);
  return {
    busy,
    async remove(suppliers: readonly Supplier[]): Promise<void> {
      setBusy(true);
      try {
        await deleteSuppliers(suppliers);
        notify(t('supplier.deleted', { names: suppliers.map(({ label }) => label).join(', ') }), { type: 'success' });
      } catch (error) {
        notify(translate(sentenceOf(error)), { type: 'error' });
      } finally {
        setBusy(false);
        unselectAll();
        refresh();
      }
    },
  };
}
