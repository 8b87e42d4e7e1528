import type { Lease } from '@comptoir/storage';
import type { IntakeSource } from '../source/intake-source.ts';

/** One look at a source, by who holds its lease. */
export interface RunOrder<Source extends IntakeSource = IntakeSource> {
  readonly source: Source;
  readonly password: string;
  /** Guards what is written: a process that was frozen past it writes nothing. */
  readonly lease: Lease;
  /** Ends after what is being taken. */
  readonly signal: AbortSignal;
}
