import { type Decider, decisionOf, SCOPE_ALL, type Scope, TRAINING_LIMITS } from '@comptoir/contracts';
import type { Outbox } from '@comptoir/event-bus';
import { type Clock, Problem } from '@comptoir/service-kit';
import { type Database, newId, type Session } from '@comptoir/storage';
import type { KeptTemplateStore } from '../kept-templates/kept-template.store.ts';
import type { KeptVersion, LearnedTemplate } from '../kept-templates/kept-template.ts';
import { isOneLayout } from '../templates/match-template.ts';
import type { KeptTemplate } from '../templates/template.ts';
import type { TrainingStore } from './training.store.ts';
import { nameOf, type Training } from './training.ts';

export interface DecideParts {
  readonly database: Database;
  readonly trainings: TrainingStore;
  readonly templates: KeptTemplateStore;
  readonly outbox: Outbox;
  readonly clock: Clock;
}

/** Who decides about which training, and the version that they looked at. */
interface Deciding {
  readonly id: string;
  readonly version: number;
  readonly by: Decider;
}

/**
 * From now on the layout's invoices are read with what is proposed: as another version of the template there is, or as a
 * template of its own.
 * @throws Problem not.found, version.stale, training.notProposed, training.outdated, template.tooMany
 */
export function acceptTraining(parts: DecideParts, scope: Scope, deciding: Deciding): Promise<Training> {
  return decide(parts, scope, deciding, async (session, training, now) => {
    const { templateId } = training;
    const inUse = await parts.templates.inUseOf(training.supplierId, session);
    if (isOutdated(training, inUse)) throw new Problem('training.outdated');
    const base = templateId === undefined ? undefined : await parts.templates.find(SCOPE_ALL, templateId, session);
    const template = withVersion(base, training, deciding.by, now);
    if (base) await parts.templates.replace(session, template);
    else {
      const { templates: maximum } = TRAINING_LIMITS;
      if (!(await parts.templates.makeRoom(session, training.supplierId, maximum)))
        throw new Problem('template.tooMany', { maximum });
      await parts.templates.insert(session, template);
    }
    return { state: 'ACCEPTED', templateId: template.id };
  });
}

/**
 * Whether another template of this layout, or another version, came into use since: what the replay compared with is not
 * how the layout is read today, and the layout would have two templates.
 */
function isOutdated({ template, templateId, beside }: Training, inUse: readonly KeptTemplate[]): boolean {
  if (!beside || !template) return false;
  return inUse
    .filter((other) => other.id === templateId || isOneLayout(other.template, template))
    .some((other) => !beside.includes(nameOf(other)));
}

/** What is proposed is not read with. @throws Problem not.found, version.stale, training.notProposed */
export const discardTraining = (parts: DecideParts, scope: Scope, deciding: Deciding): Promise<Training> =>
  decide(parts, scope, deciding, async () => ({ state: 'DISCARDED' }));

type Outcome = { readonly state: 'ACCEPTED'; readonly templateId: string } | { readonly state: 'DISCARDED' };

function decide(
  { database, trainings, outbox, clock }: DecideParts,
  scope: Scope,
  { id, version, by }: Deciding,
  outcomeOf: (session: Session, training: Training, now: Date) => Promise<Outcome>,
): Promise<Training> {
  return database.withTransaction(async (session) => {
    const before = await trainings.find(scope, id, session);
    if (!before) throw new Problem('not.found');
    if (before.version !== version) {
      throw new Problem('version.stale', { by: before.decidedBy?.name ?? '?', changes: before.state });
    }
    if (before.state !== 'PROPOSED') throw new Problem('training.notProposed', { state: before.state });
    const now = clock.now();
    const outcome = await outcomeOf(session, before, now);
    const decided = { decidedAt: now, decidedBy: { id: by.id, name: by.name, kind: by.kind } };
    const after: Training = { ...before, ...outcome, ...decided, version: version + 1 };
    await trainings.replace(session, after);
    await outbox.append(session, [
      {
        type: 'TrainingDecided',
        subject: id,
        sequence: after.version,
        supplierId: after.supplierId,
        ...(by.correlationId !== undefined && { correlationId: by.correlationId }),
        data: {
          state: after.state,
          templateId: after.templateId ?? null,
          decision: decisionOf(by, {
            action: outcome.state === 'ACCEPTED' ? 'training.accept' : 'training.discard',
            about: { kind: 'training', id, name: after.invoiceNumber ?? '' },
            before: { state: before.state },
            after: { state: after.state, ...(after.templateId !== undefined && { templateId: after.templateId }) },
          }),
        },
      },
    ]);
    return after;
  });
}

/** The template with one more version in use, of which the oldest go. */
function withVersion(base: LearnedTemplate | undefined, training: Training, by: Decider, now: Date): LearnedTemplate {
  const { template, id: trainingId, origin, outcome, supplierId, invoiceNumber } = training;
  if (!template) throw new Error(`training ${trainingId} proposes without a template`);
  const acceptedBy = { id: by.id, name: by.name, kind: by.kind };
  const number = (base?.versions.at(-1)?.number ?? 0) + 1;
  const added: KeptVersion = { number, template, trainingId, origin, acceptedAt: now, acceptedBy };
  const kept = { ...added, ...(outcome && { outcome }) };
  const versions = [...(base?.versions ?? []), kept].slice(-TRAINING_LIMITS.versions);
  const inUse = { inUse: number, versions, since: now, by: acceptedBy };
  if (base) return { ...base, ...inUse, version: base.version + 1 };
  const learnedFrom = invoiceNumber === undefined ? {} : { learnedFrom: invoiceNumber };
  return { id: newId(), version: 1, supplierId, reads: 0, ...learnedFrom, ...inUse };
}
