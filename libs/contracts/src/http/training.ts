import { type Static, Type } from 'typebox';
import { Actor, Id, Instant, literals } from './common.ts';

const optional = Type.Optional;
const count = Type.Integer({ minimum: 0 });

/**
 * WAITING, RUNNING: a worker drafts a template and replays it. PROPOSED: somebody decides. NOTHING: nothing could be
 * learned. FAILED: `reason` says why. ACCEPTED, DISCARDED: decided. SUPERSEDED: a later one of the same layout is proposed.
 */
export const TRAINING_STATES = [
  'WAITING',
  'RUNNING',
  'PROPOSED',
  'NOTHING',
  'FAILED',
  'ACCEPTED',
  'DISCARDED',
  'SUPERSEDED',
] as const;
export type TrainingState = (typeof TRAINING_STATES)[number];

/** CORRECTION: an invoice was verified otherwise than it was read. PERSON: somebody asked. IMPORT: somebody brought a file. */
export const TRAINING_ORIGINS = ['CORRECTION', 'PERSON', 'IMPORT'] as const;
export type TrainingOrigin = (typeof TRAINING_ORIGINS)[number];

/** How much a training looks at, keeps and takes. */
export const TRAINING_LIMITS = {
  /** Verified invoices of a supplier that are kept to be replayed, the newest. */
  samples: 50,
  /** Differences of a training that are kept; how many there were is told. */
  differences: 200,
  /** Templates of a supplier. */
  templates: 50,
  /** Versions of a template that are kept, the newest. */
  versions: 20,
  /** Trainings of a supplier that a list shows: so many of the newest, and of those that wait to be decided. */
  listed: 20,
  /** Bytes of a template that is brought as a file. */
  fileBytes: 200_000,
} as const;

const Value = Type.String({ maxLength: 2000 });

/** A field that an invoice is not read as it was verified. */
export const TrainingDifference = Type.Object({
  invoiceId: Type.String(),
  invoiceNumber: optional(Type.String()),
  /** As in a history: `grossTotal`, `lines.3.quantity`. */
  field: Type.String({ maxLength: 100 }),
  verified: optional(Value),
  /** As it is read with the template. */
  read: optional(Value),
  /** As it is read today. */
  before: optional(Value),
  /** It is read right today. */
  worse: Type.Boolean(),
});
export type TrainingDifference = Static<typeof TrainingDifference>;

/** How a template reads a field, in words that a screen puts together: `kind` and what it needs to be said. */
export const TemplateAnchor = Type.Object({
  field: Type.String({ maxLength: 100 }),
  kind: Type.String({ maxLength: 40 }),
  /** What stands on the page that it goes by. */
  label: optional(Type.String({ maxLength: 200 })),
  /** The value itself, where it is the same on each invoice. */
  value: optional(Value),
});
export type TemplateAnchor = Static<typeof TemplateAnchor>;

/** What replaying a template on verified invoices gave. */
export const ReplayOutcome = Type.Object({
  /** Invoices that could be read again. */
  of: count,
  /** Of those, read as they were verified: with the template, and today. */
  same: count,
  sameBefore: count,
  /** Those whose layout it is; all others are read as today. */
  matched: count,
  /** Of these, read as they were verified with the template; an outcome of before this was told has none. */
  matchedSame: optional(count),
  /** Those whose document could not be read again. */
  unread: count,
});
export type ReplayOutcome = Static<typeof ReplayOutcome>;

/** A row of what a supplier's invoices taught. */
export const TrainingSummary = Type.Object({
  id: Id,
  version: Type.Integer(),
  supplierId: Type.String(),
  state: literals(TRAINING_STATES),
  origin: literals(TRAINING_ORIGINS),
  /** The invoice that was corrected. */
  invoiceId: optional(Type.String()),
  invoiceNumber: optional(Type.String()),
  /** The template it changes or, once it was accepted, is. */
  templateId: optional(Type.String()),
  /** Documents replayed so far, of how many. */
  done: count,
  total: count,
  outcome: optional(ReplayOutcome),
  /** A code, where nothing was learned or it failed. */
  reason: optional(Type.String()),
  launchedAt: Instant,
  launchedBy: Actor,
  completedAt: optional(Instant),
  decidedAt: optional(Instant),
  decidedBy: optional(Actor),
});
export type TrainingSummary = Static<typeof TrainingSummary>;

/** `GET /api/v1/extraction/trainings/{id}`. */
export const Training = Type.Intersect([
  TrainingSummary,
  Type.Object({
    differences: Type.Array(TrainingDifference),
    /** Differences that were not kept: there were more than a screen can show. */
    leftOut: count,
    anchors: Type.Array(TemplateAnchor),
  }),
]);
export type Training = Static<typeof Training>;

/** A row of a supplier's templates. */
export const TemplateSummary = Type.Object({
  id: Id,
  version: Type.Integer(),
  supplierId: Type.String(),
  /** The version in use, from 1; absent where none is. */
  number: optional(Type.Integer({ minimum: 1 })),
  /** The invoice its first version was learned from. */
  learnedFrom: optional(Type.String()),
  since: Instant,
  by: Actor,
  /** Invoices that were read with it. */
  reads: count,
  lastReadAt: optional(Instant),
  outcome: optional(ReplayOutcome),
});
export type TemplateSummary = Static<typeof TemplateSummary>;

export const TemplateVersion = Type.Object({
  number: Type.Integer({ minimum: 1 }),
  trainingId: Type.String(),
  origin: literals(TRAINING_ORIGINS),
  acceptedAt: Instant,
  acceptedBy: Actor,
  outcome: optional(ReplayOutcome),
});
export type TemplateVersion = Static<typeof TemplateVersion>;

/** `GET /api/v1/extraction/templates/{id}`. */
export const TemplateDetail = Type.Intersect([
  TemplateSummary,
  Type.Object({
    /** Newest first. */
    versions: Type.Array(TemplateVersion),
    /** Of the version in use, else of the newest. */
    anchors: Type.Array(TemplateAnchor),
  }),
]);
export type TemplateDetail = Static<typeof TemplateDetail>;

/** `GET /api/v1/extraction/learning/{supplierId}`: what was learned of a supplier's invoices, newest first; nothing yet, two empty lists. */
export const Learning = Type.Object({
  templates: Type.Array(TemplateSummary),
  trainings: Type.Array(TrainingSummary),
});
export type Learning = Static<typeof Learning>;

/** Accepting and discarding carry the version that was looked at. */
export const DecideTraining = Type.Object({ version: Type.Integer({ minimum: 0 }) });
/** The version to read with from now on; null, none. */
export const RollBackTemplate = Type.Object({
  version: Type.Integer({ minimum: 0 }),
  to: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]),
});
export const StartTraining = Type.Object({ invoiceId: Id });
/** `template` is checked by its own schema: a file is not believed. */
export const ImportTemplate = Type.Object({ supplierId: Id, template: Type.Unknown() });
