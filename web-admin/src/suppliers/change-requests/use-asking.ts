import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { sentenceOf } from '../../providers/http.ts';

/**
 * A call under way, and what it was refused with: told in a toast (specification 001 §8), and by the dialog beside what
 * was typed, where who hears the page is.
 */
export function useAsking<Answer>(onDone: (answer: Answer) => void) {
  const translate = useTranslate();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  return {
    busy,
    failure,
    refusal: failure === undefined ? undefined : translate(sentenceOf(failure)),
    async ask(call: () => Promise<Answer>): Promise<void> {
      setBusy(true);
      setFailure(undefined);
      try {
        onDone(await call());
      } catch (error) {
        setFailure(error);
        notify(translate(sentenceOf(error)), { type: 'error' });
      } finally {
        setBusy(false);
      }
    },
  };
}
