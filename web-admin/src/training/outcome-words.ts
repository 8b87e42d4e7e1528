import type { ReplayOutcome, TrainingSummary } from '@comptoir/contracts';
import type { Text } from '../i18n/use-text.ts';
import { isolated } from '../shared/isolated.ts';

export const isUnderWay = ({ state }: Pick<TrainingSummary, 'state'>): boolean =>
  state === 'WAITING' || state === 'RUNNING';

/** What replaying gave, in a sentence or two: how many are read right, today too, and how many could not be read. */
export function outcomeWords({ of, same, sameBefore, unread }: ReplayOutcome, t: Text): string {
  if (of === 0) return t('learning.outcome.none');
  const read = t('learning.outcome', { same, of, before: sameBefore });
  return unread === 0 ? read : `${read} ${t('learning.unread', { count: unread })}`;
}

/** The same of a version that was accepted, whose today is over. */
export function acceptedWords({ of, same, sameBefore }: ReplayOutcome, t: Text): string | undefined {
  return of === 0 ? undefined : t('learning.outcome.then', { same, of, before: sameBefore });
}

/** What there is already of an invoice that somebody asks to be learned from. */
export function standingWords(training: Pick<TrainingSummary, 'state'>, t: Text): string {
  if (isUnderWay(training)) return t('learning.standing.underWay');
  return t(training.state === 'PROPOSED' ? 'learning.standing.proposed' : 'learning.standing.accepted');
}

const REASONS = ['NO_LAYOUT', 'NO_BETTER', 'NO_LONGER_VERIFIED'] as const;

/** Why nothing was learned; of a training that failed what its last attempt said, which is for who operates the portal. */
export function reasonWords({ state, reason }: Pick<TrainingSummary, 'state' | 'reason'>, t: Text): string | undefined {
  const known = REASONS.find((each) => each === reason);
  if (known) return t(`learning.reason.${known}`);
  return state === 'FAILED' ? t('learning.reason.FAILED', { reason: isolated(reason ?? '?') }) : undefined;
}
