import type { Outbox } from '@comptoir/event-bus';
import type { Clock, Logger } from '@comptoir/service-kit';
import type { Database } from '@comptoir/storage';
import type { SupplierCopyStore } from '../../recipients/supplier-copy.store.ts';
import type { ArrivalStore } from '../arrival/arrival.store.ts';
import type { TryConnection } from '../run/try-connection.ts';
import type { PasswordSeal } from './password-seal.ts';
import type { SourceStore } from './source.store.ts';

export interface SourceParts {
  readonly database: Database;
  readonly sources: SourceStore;
  readonly arrivals: ArrivalStore;
  readonly suppliers: SupplierCopyStore;
  readonly seals: PasswordSeal;
  readonly outbox: Outbox;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly tryConnection: TryConnection;
}
