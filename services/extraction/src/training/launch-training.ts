import { type Decider, decisionOf, type TrainingOrigin } from '@comptoir/contracts';
import type { Outbox } from '@comptoir/event-bus';
import type { Clock } from '@comptoir/service-kit';
import { type JobQueue, newId, type Session } from '@comptoir/storage';
import type { Template } from '../templates/template.ts';
import type { Sample } from './sample.ts';
import type { TrainingStore } from './training.store.ts';
import { isStanding, type Training, trainingKey } from './training.ts';

/** A training in the queue of extraction. */
export interface TrainingJob {
  readonly trainingId: string;
  readonly correlationId: string;
  readonly causationId?: string;
}

type Chain = { readonly correlationId?: string; readonly causationId?: string };

/** What is to be learned from: a verified invoice, or a template that somebody brought. */
type Lesson =
  | { readonly sample: Sample; readonly origin: Exclude<TrainingOrigin, 'IMPORT'> }
  | { readonly template: Template; readonly supplierId: string; readonly origin: 'IMPORT' };

/** The training of a lesson, and whether it was launched for it. */
export interface Launched {
  readonly training: Training;
  readonly isNew: boolean;
}

export type LaunchTraining = ReturnType<typeof createLaunchTraining>;

/** Puts a training into the queue and tells of it, in the caller's transaction. */
export function createLaunchTraining(parts: {
  trainings: TrainingStore;
  queue: JobQueue<TrainingJob>;
  outbox: Outbox;
  clock: Clock;
}) {
  const { trainings, queue, outbox, clock } = parts;

  /**
   * The training of a lesson: the one there is already where a correction has one that stands, or another. `by` decided
   * it; a correction launches its own without.
   */
  return async (session: Session, lesson: Lesson, chain: Chain, by?: Decider): Promise<Launched> => {
    const begins = 'sample' in lesson ? `${lesson.sample.invoiceId}/${lesson.sample.version}/` : undefined;
    const tries = begins === undefined ? [] : await trainings.triesOf(session, begins);
    const standing = lesson.origin === 'CORRECTION' ? tries.at(-1) : tries.find(isStanding);
    if (standing) return { training: standing, isNew: false };

    const training = newTraining(lesson, tries.length, by, clock.now());
    await trainings.insert(session, training);
    const correlationId = chain.correlationId ?? by?.correlationId ?? training.id;
    const caused = { correlationId, ...(chain.causationId !== undefined && { causationId: chain.causationId }) };
    await queue.enqueue(session, { key: training.id, payload: { trainingId: training.id, ...caused } });
    await outbox.append(session, [
      {
        type: 'TrainingLaunched',
        subject: training.id,
        sequence: training.version,
        supplierId: training.supplierId,
        ...caused,
        data: {
          invoiceId: training.invoiceId ?? null,
          origin: training.origin,
          by: training.launchedBy,
          ...(by && { decision: launchDecision(by, training) }),
        },
      },
    ]);
    return { training, isNew: true };
  };
}

function newTraining(lesson: Lesson, tries: number, by: Decider | undefined, now: Date): Training {
  const id = newId();
  const state = { version: 1, state: 'WAITING', attempt: 0, done: 0, total: 0, differences: [], leftOut: 0 } as const;
  if (!('sample' in lesson)) {
    if (!by) throw new Error('a template is brought by somebody');
    const { supplierId, template, origin } = lesson;
    return { id, ...state, key: `import/${id}`, supplierId, origin, template, launchedAt: now, launchedBy: actor(by) };
  }
  const { sample, origin } = lesson;
  const { supplierId, invoiceId, invoiceNumber } = sample;
  return {
    ...{ id, ...state, key: trainingKey(sample, tries), supplierId, origin, invoiceId },
    ...(invoiceNumber !== undefined && { invoiceNumber }),
    ...{ launchedAt: now, launchedBy: by ? actor(by) : sample.by },
  };
}

const actor = ({ id, name, kind }: Decider): Sample['by'] => ({ id, name, kind });

const launchDecision = (by: Decider, { id, origin, invoiceId, invoiceNumber }: Training) =>
  decisionOf(by, {
    action: origin === 'IMPORT' ? 'template.import' : 'training.start',
    about: { kind: 'training', id, name: invoiceNumber ?? '' },
    before: null,
    after: { origin, ...(invoiceId !== undefined && { invoiceId }) },
  });
