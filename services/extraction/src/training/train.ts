import { type Reading, SCOPE_ALL, type TrainingState } from '@comptoir/contracts';
import type { Outbox } from '@comptoir/event-bus';
import { type Clock, countTraining, type ServiceClient } from '@comptoir/service-kit';
import {
  afterCommit,
  type Database,
  type ExhaustedJob,
  type Job,
  type JobQueue,
  type Session,
} from '@comptoir/storage';
import { DocumentGone, withDocument } from '../jobs/fetch-document.ts';
import type { KeptTemplateStore } from '../kept-templates/kept-template.store.ts';
import { ReadRefusal } from '../read/refusal.ts';
import type { KeptTemplate, Template } from '../templates/template.ts';
import type { ReaderPool } from '../worker/pool.ts';
import type { TrainingJob } from './launch-training.ts';
import { isBetter, outcomeOf, type Replay, type Replayed } from './replay.ts';
import type { SampleStore } from './sample.store.ts';
import { hasLayout, type Sample } from './sample.ts';
import type { TrainingStore } from './training.store.ts';
import { isOpen, nameOf, type Training } from './training.ts';

export interface TrainParts {
  readonly database: Database;
  readonly queue: JobQueue<TrainingJob>;
  readonly trainings: TrainingStore;
  readonly samples: SampleStore;
  readonly templates: KeptTemplateStore;
  readonly documents: ServiceClient;
  readonly reader: Pick<ReaderPool, 'read' | 'learn'>;
  readonly outbox: Outbox;
  readonly clock: Clock;
}

/** What came of it; `replaced` are earlier proposals of the same layout. */
type Learned =
  | { readonly nothing: string }
  | {
      readonly template: Template;
      readonly replayed: Replayed;
      readonly beside: readonly string[];
      /** How many documents were replayed. */
      readonly total: number;
      readonly replaced: readonly string[];
    };

/**
 * One training, from its job to what is proposed: a template is drafted of the corrected document (one that was brought
 * needs none), then every verified invoice of the supplier is read with it and as it is read today. The outcome and the
 * end of the job are one transaction, and count only while this attempt holds the lease.
 */
export function createTrainJob(parts: TrainParts) {
  const { database, queue, trainings } = parts;

  return async ({ id, attempt, payload }: Job<TrainingJob>): Promise<void> => {
    const training = await trainings.begin(payload.trainingId, attempt);
    const learned = training && (await learn(parts, training, attempt));
    await database.withTransaction(async (session) => {
      if (!(await queue.complete(session, id, attempt)) || !training || !learned) return;
      const now = parts.clock.now();
      const after = afterLearning(training, learned, now);
      if ('replaced' in learned) await trainings.supersede(session, learned.replaced, now);
      await end(parts, session, after, payload);
    });
  };
}

/** A training whose attempts are spent: it failed, for the reason that the last one gave. */
export function failTraining(parts: Pick<TrainParts, 'trainings' | 'outbox' | 'clock'>) {
  return async (session: Session, { payload, cause }: ExhaustedJob<TrainingJob>): Promise<void> => {
    const training = await parts.trainings.find(SCOPE_ALL, payload.trainingId, session);
    if (!training || !isOpen(training)) return;
    const failed = { state: 'FAILED', reason: cause.slice(0, 300), completedAt: parts.clock.now() } as const;
    await end(parts, session, { ...training, ...failed, version: training.version + 1 }, payload);
  };
}

const OUTCOMES: Readonly<Partial<Record<TrainingState, 'proposed' | 'nothing'>>> = {
  PROPOSED: 'proposed',
  NOTHING: 'nothing',
};

async function end(
  { trainings, outbox }: Pick<TrainParts, 'trainings' | 'outbox'>,
  session: Session,
  training: Training,
  { correlationId, causationId }: TrainingJob,
): Promise<void> {
  await trainings.replace(session, training);
  afterCommit(session, () => countTraining(OUTCOMES[training.state] ?? 'failed'));
  const { id, version, supplierId, invoiceId = null, state, reason = null, outcome = null } = training;
  await outbox.append(session, [
    {
      ...{ type: 'TrainingCompleted', subject: id, sequence: version, supplierId, correlationId },
      ...(causationId !== undefined && { causationId }),
      data: { invoiceId, state, reason, outcome },
    },
  ]);
}

function afterLearning(training: Training, learned: Learned, completedAt: Date): Training {
  const ended = { ...training, version: training.version + 1, completedAt };
  if ('nothing' in learned) return { ...ended, state: 'NOTHING', reason: learned.nothing };
  const { template, replayed, beside, total } = learned;
  return { ...ended, ...replayed, beside, template, state: 'PROPOSED', done: total, total };
}

async function learn(parts: TrainParts, training: Training, attempt: number): Promise<Learned> {
  const { supplierId } = training;
  const samples = (await parts.samples.ofSupplier(SCOPE_ALL, supplierId)).filter(hasLayout);
  const lesson = samples.find(({ invoiceId }) => invoiceId === training.invoiceId);
  if (training.origin !== 'IMPORT' && !lesson) return { nothing: 'NO_LONGER_VERIFIED' };
  const template = training.template ?? (lesson && (await draft(parts, lesson)));
  if (!template) return { nothing: 'NO_LAYOUT' };

  const tried = { id: training.id, version: 1, template };
  const today = await parts.templates.inUseOf(supplierId);
  const replays: Replay[] = [];
  for (const [done, sample] of samples.entries()) {
    await say(parts, training.id, attempt, { done, total: samples.length });
    const replay = await replayOne(parts, sample, { tried, today });
    if (replay) replays.push(replay);
  }
  await say(parts, training.id, attempt, { done: samples.length, total: samples.length });
  const own = replays.find(({ sample }) => sample.invoiceId === training.invoiceId);
  if (own && !isBetter(own)) return { nothing: 'NO_BETTER' };
  return {
    template,
    replayed: outcomeOf(replays, { unread: samples.length - replays.length, tried: training.id }),
    beside: today.map(nameOf),
    total: samples.length,
    replaced: lesson ? await sameLayout(parts, training, lesson) : [],
  };
}

/** @throws where another attempt has it in hand: what this one finds counts no more */
async function say(parts: TrainParts, id: string, attempt: number, how: { done: number; total: number }) {
  if (!(await parts.trainings.progress(id, attempt, how))) throw new Error('another attempt has the training');
}

const draft = ({ documents, reader }: TrainParts, { documentId, verified }: Sample): Promise<Template | undefined> =>
  withDocument(documents, documentId, (path) => reader.learn({ path }, verified)).catch(orUndefined);

/** What has another layout is read as today. Undefined where the document is gone, or cannot be read any more. */
function replayOne(
  { documents, reader }: TrainParts,
  sample: Sample,
  { tried, today }: { tried: KeptTemplate; today: readonly KeptTemplate[] },
): Promise<Replay | undefined> {
  return withDocument(documents, sample.documentId, async (path): Promise<Replay> => {
    const read = (templates: readonly KeptTemplate[]): Promise<Reading> => reader.read({ path }, { templates });
    const [now, then] = [await read(today), await read([tried])];
    return { sample, today: now, tried: then.template ? then : now };
  }).catch(orUndefined);
}

/** Proposals that wait and fit the document that was learned from: this one takes their place. */
async function sameLayout(parts: TrainParts, { id, supplierId }: Training, lesson: Sample): Promise<string[]> {
  const others = (await parts.trainings.proposed(SCOPE_ALL, supplierId)).filter((other) => other.id !== id);
  const fitting = await Promise.all(
    others.map(async ({ id: other, template }) => {
      if (!template) return [];
      const replay = await replayOne(parts, lesson, { tried: { id: other, version: 1, template }, today: [] });
      return replay?.tried.template ? [other] : [];
    }),
  );
  return fitting.flat();
}

function orUndefined(error: unknown): undefined {
  if (error instanceof ReadRefusal || error instanceof DocumentGone) return undefined;
  throw error;
}
