import { type Reading, type ReplayOutcome, TRAINING_LIMITS, type TrainingDifference } from '@comptoir/contracts';
import { compareReading } from '../templates/compare-reading.ts';
import type { Sample } from './sample.ts';

/** One verified invoice, read again: with the template that is tried, and as it is read today. */
export interface Replay {
  readonly sample: Pick<Sample, 'invoiceId' | 'invoiceNumber' | 'verified'>;
  readonly tried: Reading;
  readonly today: Reading;
}

export interface Replayed {
  readonly outcome: ReplayOutcome;
  readonly differences: readonly TrainingDifference[];
  readonly leftOut: number;
  /** The template in use that reads the same layout today: what is tried is another version of it. */
  readonly templateId?: string;
}

/** Longest value of a difference: lines come as one. */
const LONGEST = 2000;

/** What replaying gave, worst first: what was read right until today, then what is still read wrong. */
export function outcomeOf(replays: readonly Replay[], { unread, tried }: { unread: number; tried: string }): Replayed {
  const matched = replays.filter((replay) => replay.tried.template?.id === tried);
  const differences = replays.flatMap(differencesOf).sort((a, b) => Number(b.worse) - Number(a.worse));
  const same = (reading: 'tried' | 'today', among = replays) =>
    among.filter((replay) => compareReading(replay[reading], replay.sample.verified).length === 0).length;
  const templateId = mostOften(matched.flatMap(({ today }) => today.template?.id ?? []));
  return {
    outcome: {
      of: replays.length,
      same: same('tried'),
      sameBefore: same('today'),
      matched: matched.length,
      matchedSame: same('tried', matched),
      unread,
    },
    differences: differences.slice(0, TRAINING_LIMITS.differences),
    leftOut: Math.max(0, differences.length - TRAINING_LIMITS.differences),
    ...(templateId !== undefined && { templateId }),
  };
}

/** Whether the template reads the invoice it was learned from better than it is read today. */
export const isBetter = ({ sample, tried, today }: Replay): boolean =>
  compareReading(tried, sample.verified).length < compareReading(today, sample.verified).length;

function differencesOf({ sample, tried, today }: Replay): TrainingDifference[] {
  const { invoiceId, invoiceNumber, verified } = sample;
  const before = compareReading(today, verified);
  return compareReading(tried, verified).map(({ field, verified: right, read }) => {
    const until = before.find((difference) => difference.field === field);
    return {
      invoiceId,
      ...(invoiceNumber !== undefined && { invoiceNumber }),
      field,
      ...text('verified', right),
      ...text('read', read),
      ...text('before', until ? until.read : right),
      worse: until === undefined,
    };
  });
}

const text = <Name extends string>(name: Name, value: string | null): { readonly [name in Name]?: string } =>
  value === null ? {} : ({ [name]: value.slice(0, LONGEST) } as { readonly [name in Name]?: string });

function mostOften(ids: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}
