import type { ReadKeys, ReplayOutcome, TrainingOrigin } from '@comptoir/contracts';
import type { Template } from '../templates/template.ts';
import type { Sample } from '../training/sample.ts';

/** One version of a template, as it was accepted. */
export interface KeptVersion {
  readonly number: number;
  readonly template: Template;
  readonly trainingId: string;
  readonly origin: TrainingOrigin;
  readonly outcome?: ReplayOutcome;
  readonly acceptedAt: Date;
  readonly acceptedBy: Sample['by'];
}

/** What was learned of one layout of a supplier: its versions, and which of them is read with. */
export interface LearnedTemplate {
  readonly id: string;
  /** Grows by one with each decision. */
  readonly version: number;
  readonly supplierId: string;
  /** The number of the version in use; absent where it was taken out of use. */
  readonly inUse?: number;
  /** Oldest first. */
  readonly versions: readonly KeptVersion[];
  readonly learnedFrom?: string;
  readonly since: Date;
  readonly by: Sample['by'];
  readonly reads: number;
  readonly lastReadAt?: Date;
}

export const versionOf = (
  { versions }: Pick<LearnedTemplate, 'versions'>,
  number: number | undefined,
): KeptVersion | undefined => versions.find((one) => one.number === number);

/** The version in use, else the newest: what a person looks into. */
export const shownVersion = (template: LearnedTemplate): KeptVersion | undefined =>
  versionOf(template, template.inUse) ?? template.versions.at(-1);

/** What finds the templates of a document whose supplier is not known, each with its kind. */
export const keyNames = ({ vatNumbers, ibans, sirens }: ReadKeys): string[] => [
  ...vatNumbers.map((key) => `vat:${key}`),
  ...ibans.map((key) => `iban:${key}`),
  ...sirens.map((key) => `siren:${key}`),
];
