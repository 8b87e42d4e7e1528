import type { IntakeParts } from '../intake/intake-parts.ts';
import type { MailParts } from '../mails/queue-mails.ts';
import type { SupplierUserStore } from '../recipients/supplier-user.store.ts';
import type { ReadingPool } from './reading/reading-pool.ts';

/** What it takes to take mails in, and to answer them. */
export interface MailInParts extends IntakeParts, MailParts {
  readonly users: SupplierUserStore;
  readonly reader: Pick<ReadingPool, 'run'>;
  readonly mostMessageBytes: number;
  /** The portal's address, for links. */
  readonly portal: string;
}
