import type { ReplayOutcome, TrainingDifference, TrainingOrigin, TrainingState } from '@comptoir/contracts';
import type { KeptTemplate, Template } from '../templates/template.ts';
import type { Sample } from './sample.ts';

/** What was learned from one invoice, or brought as a file: from the queue to what somebody decided about it. */
export interface Training {
  readonly id: string;
  /** Grows by one with each step that is told. */
  readonly version: number;
  /** One a correction: the invoice, its version that was verified, and how often it was tried. */
  readonly key: string;
  readonly supplierId: string;
  readonly state: TrainingState;
  readonly origin: TrainingOrigin;
  readonly invoiceId?: string;
  readonly invoiceNumber?: string;
  /** The attempt that works on it. */
  readonly attempt: number;
  readonly done: number;
  readonly total: number;
  /** What is proposed. */
  readonly template?: Template;
  /** The template that it is another version of or, once it was accepted, is. */
  readonly templateId?: string;
  /** The templates in use that it was replayed beside, as `nameOf` names them. */
  readonly beside?: readonly string[];
  readonly outcome?: ReplayOutcome;
  readonly differences: readonly TrainingDifference[];
  readonly leftOut: number;
  readonly reason?: string;
  readonly launchedAt: Date;
  readonly launchedBy: Sample['by'];
  readonly completedAt?: Date;
  readonly decidedAt?: Date;
  readonly decidedBy?: Sample['by'];
}

/** A template in use, by its version. */
export const nameOf = ({ id, version }: Pick<KeptTemplate, 'id' | 'version'>): string => `${id}@${version}`;

/** States in which a worker may still have it in hand. */
const OPEN: readonly TrainingState[] = ['WAITING', 'RUNNING'];
export const isOpen = ({ state }: Pick<Training, 'state'>): boolean => OPEN.includes(state);

/** Where there is a training of a correction that is under way or waits to be decided, a second one adds nothing. */
export const isStanding = (training: Pick<Training, 'state'>): boolean =>
  isOpen(training) || training.state === 'PROPOSED' || training.state === 'ACCEPTED';

/** Names the try: the same correction is not trained twice, one that ended without a template may be tried again. */
export const trainingKey = ({ invoiceId, version }: Pick<Sample, 'invoiceId' | 'version'>, tries: number): string =>
  `${invoiceId}/${version}/${tries}`;
