import { useNotify } from 'ra-core';
import { useCallback, useState } from 'react';
import { callBlob, sentenceOf } from '../providers/http.ts';
import { saveBlob } from './save-blob.ts';

/** Downloads through a call, so that a refusal is said in a toast rather than shown as a page of its own. */
export function useDownload(): { busy: boolean; download: (url: string, name: string) => Promise<void> } {
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const download = useCallback(
    async (url: string, name: string) => {
      setBusy(true);
      try {
        saveBlob(await callBlob(url), name);
      } catch (error) {
        notify(sentenceOf(error), { type: 'error' });
      } finally {
        setBusy(false);
      }
    },
    [notify],
  );
  return { busy, download };
}

/** The document as it was received, byte for byte. */
export const originalUrl = (documentId: string): string =>
  `/api/v1/documents/${encodeURIComponent(documentId)}/content`;
