import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { sentenceOf } from '../../providers/http.ts';

/** A call under way, and what it was refused with. */
export function useAsking<Answer>(onDone: (answer: Answer) => void) {
  const translate = useTranslate();
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
      } finally {
        setBusy(false);
      }
    },
  };
}
