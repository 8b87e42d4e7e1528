import type { IntakeRefusal } from '@comptoir/contracts';

/** What became of one file. */
export interface ArrivedFile {
  readonly name: string;
  readonly documentId?: string;
  readonly refusal?: IntakeRefusal;
}

/** How a message, or a file of a folder, ended. */
export interface Outcome {
  /** Who sent it, or where it lay. */
  readonly from: string;
  readonly subject?: string;
  readonly supplierId?: string;
  readonly refusal?: IntakeRefusal;
  readonly files: readonly ArrivedFile[];
  /** Names what it is, wherever it lies: what comes again under the same key is the same. */
  readonly key?: string;
  readonly repeated: boolean;
  /** The address that was answered. */
  readonly answeredTo?: string;
}

/**
 * FOUND: seen, and not done with. CONCLUDED: what it holds is handed over or refused, and that is told; it lies where it
 * lay. FILED: it is put away.
 */
export type ArrivalState = 'FOUND' | 'CONCLUDED' | 'FILED';

export interface Arrival extends Partial<Outcome> {
  readonly id: string;
  readonly sourceId: string;
  readonly state: ArrivalState;
  /** How often it was begun with, by now. */
  readonly attempts: number;
  readonly at: Date;
}
