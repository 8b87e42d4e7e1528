import type {
  Learning,
  TemplateDetail,
  TemplateSummary,
  TrainingSummary,
  Training as TrainingView,
} from '@comptoir/contracts';
import { describeTemplate } from '../kept-templates/describe-template.ts';
import { type LearnedTemplate, shownVersion, versionOf } from '../kept-templates/kept-template.ts';
import type { Training } from './training.ts';

export function presentSummary(training: Training): TrainingSummary {
  const { id, version, supplierId, state, origin, invoiceId, invoiceNumber, templateId } = training;
  const { done, total, outcome, reason, launchedAt, launchedBy, completedAt, decidedAt, decidedBy } = training;
  return {
    ...{ id, version, supplierId, state, origin, done, total, launchedBy, launchedAt: launchedAt.toISOString() },
    ...present({ invoiceId, invoiceNumber, templateId, outcome, reason, decidedBy }),
    ...present({ completedAt: completedAt?.toISOString(), decidedAt: decidedAt?.toISOString() }),
  };
}

export const presentTraining = (training: Training): TrainingView => ({
  ...presentSummary(training),
  differences: [...training.differences],
  leftOut: training.leftOut,
  anchors: training.template ? describeTemplate(training.template) : [],
});

export function presentTemplate(template: LearnedTemplate): TemplateSummary {
  const { id, version, supplierId, inUse, learnedFrom, since, by, reads, lastReadAt } = template;
  return {
    ...{ id, version, supplierId, since: since.toISOString(), by, reads },
    ...present({ number: inUse, learnedFrom, lastReadAt: lastReadAt?.toISOString() }),
    ...present({ outcome: versionOf(template, inUse)?.outcome }),
  };
}

export function presentTemplateDetail(template: LearnedTemplate): TemplateDetail {
  const shown = shownVersion(template);
  return {
    ...presentTemplate(template),
    versions: template.versions.toReversed().map(({ number, trainingId, origin, acceptedAt, acceptedBy, outcome }) => ({
      ...{ number, trainingId, origin, acceptedBy, acceptedAt: acceptedAt.toISOString() },
      ...(outcome && { outcome }),
    })),
    anchors: shown ? describeTemplate(shown.template) : [],
  };
}

export const presentLearning = (templates: readonly LearnedTemplate[], trainings: readonly Training[]): Learning => ({
  templates: templates.map(presentTemplate),
  trainings: trainings.map(presentSummary),
});

type Present<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Without what is not there. */
const present = <T extends object>(values: T): Present<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Present<T>;
