import type { SupplierImport } from '@comptoir/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { useLanguage } from '../../i18n/language-context.ts';
import { sentenceOf } from '../../providers/http.ts';
import { showImport } from './calls.ts';

/** What live events make old (live-context.tsx). */
export const IMPORTS = 'supplier-imports';
/** While something runs it is asked for all the same: a stream may be down. */
const EVERY_MS = 5_000;

/** An import as it is now; events of it ask again. */
export function useImport(id: string) {
  const { language } = useLanguage();
  return useQuery({
    queryKey: [IMPORTS, id, language],
    queryFn: ({ signal }) => showImport(id, signal),
    refetchInterval: ({ state }) =>
      state.data?.state === 'CHECKING' || state.data?.state === 'IMPORTING' ? EVERY_MS : false,
  });
}

/** Does something with an import and shows what came of it; a refusal is a toast. */
export function useImportCommand() {
  const client = useQueryClient();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const run = async (work: () => Promise<SupplierImport>): Promise<boolean> => {
    setBusy(true);
    try {
      await work();
      return true;
    } catch (error) {
      notify(sentenceOf(error), { type: 'error' });
      return false;
    } finally {
      await client.invalidateQueries({ queryKey: [IMPORTS] });
      setBusy(false);
    }
  };
  return { busy, run };
}
