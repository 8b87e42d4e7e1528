import type { Clock, Logger } from '@comptoir/service-kit';
import type { Database } from '@comptoir/storage';
import type { SupplierCopyStore } from '../recipients/supplier-copy.store.ts';
import type { ArrivalStore } from './arrival/arrival.store.ts';
import type { HandOver } from './hand-over.ts';
import type { SourceStore } from './source/source.store.ts';

/** What it takes to take invoices in, whichever way they come. */
export interface IntakeParts {
  readonly database: Database;
  readonly arrivals: ArrivalStore;
  readonly sources: SourceStore;
  readonly suppliers: SupplierCopyStore;
  readonly handOver: HandOver;
  readonly clock: Clock;
  readonly logger: Logger;
  /** INVOICE_MAXIMUM_SIZE as it is now, in MB. */
  readonly maximumMb: () => number;
}
