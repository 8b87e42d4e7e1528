import { useRef, useState } from 'react';
import { saveBlob } from '../../documents/save-blob.ts';
import { callStream, sentenceOf } from '../../providers/http.ts';

export type ArchiveChoice =
  | { readonly ids: readonly string[] }
  | { readonly filter: Readonly<Record<string, unknown>> };

type ArchiveState =
  | { readonly state: 'idle' }
  | { readonly state: 'running'; readonly received: number }
  | { readonly state: 'failed'; readonly problem: string };

export const archiveUrl = (choice: ArchiveChoice): string =>
  `/api/v1/invoices/archive?${new URLSearchParams(
    'ids' in choice ? { ids: choice.ids.join(',') } : { filter: JSON.stringify(choice.filter) },
  )}`;

/** A zip of many documents, made while it is sent: its bytes are counted as they come, and it can be stopped. */
export function useArchive() {
  const [state, setState] = useState<ArchiveState>({ state: 'idle' });
  const running = useRef<AbortController>(undefined);
  return {
    ...state,
    async start(choice: ArchiveChoice) {
      const controller = new AbortController();
      running.current = controller;
      setState({ state: 'running', received: 0 });
      try {
        const blob = await callStream(archiveUrl(choice), {
          signal: controller.signal,
          onBytes: (received) => setState({ state: 'running', received }),
        });
        saveBlob(blob, 'invoices.zip');
        setState({ state: 'idle' });
      } catch (error) {
        setState(controller.signal.aborted ? { state: 'idle' } : { state: 'failed', problem: sentenceOf(error) });
      }
    },
    cancel: () => running.current?.abort(),
  };
}
