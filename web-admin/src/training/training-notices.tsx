import type { Training } from '@comptoir/contracts';
import { useNotify } from 'ra-core';
import { useCallback } from 'react';
import { useText } from '../i18n/use-text.ts';
import type { LiveEvent } from '../providers/live.ts';
import { useLiveEvents } from '../providers/live-context.tsx';
import { useSession } from '../session.ts';
import { readTraining } from './calls.ts';
import { outcomeWords } from './outcome-words.ts';
import { WayToLearning } from './way-to-learning.tsx';

/** Tells who corrected an invoice that it is learned from, and what came of it, with the way there. */
export function TrainingNotices() {
  const t = useText();
  const notify = useNotify();
  const { user } = useSession();
  const tell = useCallback(
    ({ state, supplierId, outcome }: Training, type: string) => {
      const sentence =
        type === 'TrainingLaunched'
          ? t('learning.notice.launched')
          : state === 'PROPOSED' && outcome
            ? `${t('learning.notice.proposed')} ${outcomeWords(outcome, t)}`
            : undefined;
      if (sentence === undefined) return;
      notify(<WayToLearning sentence={sentence} supplierId={supplierId} />, { type: 'info' });
    },
    [t, notify],
  );
  const hear = useCallback(
    ({ type, subject }: LiveEvent) => {
      const isTold = type === 'TrainingLaunched' || type === 'TrainingCompleted';
      if (!isTold || document.visibilityState !== 'visible') return;
      readTraining(subject, AbortSignal.timeout(10_000)).then(
        (training) => training.launchedBy.id === user.id && tell(training, type),
        // What cannot be looked up now stands in the supplier's panel.
        () => undefined,
      );
    },
    [tell, user.id],
  );
  useLiveEvents(hear);
  return null;
}
