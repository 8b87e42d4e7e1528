import type { ReplayOutcome, TrainingSummary } from '@comptoir/contracts';
import type { Text } from '../i18n/use-text.ts';
import { isolated } from '../shared/isolated.ts';

export const isUnderWay = ({ state }: Pick<TrainingSummary, 'state'>): boolean =>
  state === 'WAITING' || state === 'RUNNING';

/** Whether there was no verified invoice to try it on: none at all, or none of its layout. */
export const isUntried = ({ of, matched, matchedSame }: ReplayOutcome): boolean =>
  of === 0 || (matchedSame !== undefined && matched === 0);

/**
 * What replaying gave, in a sentence or more: how many of its layout are read right, today too, how many others there
 * are, and how many could not be read.
 */
export function outcomeWords(outcome: ReplayOutcome, t: Text): string {
  const { of, matched, unread } = outcome;
  const others = outcome.matchedSame === undefined ? 0 : of - matched;
  return [
    triedWords(outcome, t),
    ...(others > 0 ? [t('learning.outcome.others', { count: others })] : []),
    ...(unread > 0 ? [t('learning.unread', { count: unread })] : []),
  ].join(' ');
}

function triedWords(outcome: ReplayOutcome, t: Text): string {
  if (isUntried(outcome)) return t('learning.outcome.none');
  const layout = inLayout(outcome);
  return layout ? t('learning.outcome.layout', layout) : t('learning.outcome', inAll(outcome));
}

/** The same of a version that was accepted, whose today is over. */
export function acceptedWords(outcome: ReplayOutcome, t: Text): string | undefined {
  if (isUntried(outcome)) return undefined;
  const layout = inLayout(outcome);
  return layout ? t('learning.outcome.layout.then', layout) : t('learning.outcome.then', inAll(outcome));
}

const inAll = ({ of, same, sameBefore }: ReplayOutcome) => ({ of, same, before: sameBefore });

/** Among those of its layout: the others are read as today, so that what changed is in these. */
function inLayout({ matched, matchedSame, same, sameBefore }: ReplayOutcome) {
  if (matchedSame === undefined) return undefined;
  return { of: matched, same: matchedSame, before: matchedSame - same + sameBefore };
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
