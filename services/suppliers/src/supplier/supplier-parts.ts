import type { Outbox } from '@comptoir/event-bus';
import type { Clock } from '@comptoir/service-kit';
import type { Database } from '@comptoir/storage';
import type { FileStore, PendingFile, PendingFiles } from '@comptoir/storage/files';
import type { AccountManagerStore } from '../account-managers/account-manager.store.ts';
import type { ChangeGuardStore } from '../change-requests/change-guard.store.ts';
import type { ChangeLineStore } from '../change-requests/change-line.store.ts';
import type { ChangeRequestStore } from '../change-requests/change-request.store.ts';
import type { Tries } from '../change-requests/tries.ts';
import type { NewRib } from '../files/new-rib.ts';
import type { PayeeChecks } from '../payee/payee-checks.ts';
import type { SupplierStore } from './supplier.store.ts';
import type { SupplierCodeStore } from './supplier-code.store.ts';
import type { SupplierHistoryStore } from './supplier-history.store.ts';

/** What the use cases of this feature work with; app.ts makes it. */
export interface SupplierParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly suppliers: SupplierStore;
  readonly history: SupplierHistoryStore;
  readonly codes: SupplierCodeStore;
  /** Logos and RIBs. */
  readonly files: FileStore;
  readonly pending: PendingFiles;
  readonly accountManagers: AccountManagerStore;
  readonly requests: ChangeRequestStore;
  readonly guards: ChangeGuardStore;
  readonly changeLines: ChangeLineStore;
  readonly tries: Tries;
  /** Where a verification of payee is set up: the bank changes of which the bank is to be asked. */
  readonly payeeChecks?: PayeeChecks;
}

/** Who asks, for histories and events: a person with their roles and their address, or the portal itself. */
export interface By {
  readonly id: string;
  readonly name: string;
  readonly kind?: 'user' | 'service';
  readonly roles?: readonly string[];
  /** Where their browser is, as the gateway saw it. */
  readonly address?: string;
  /** What that browser is, in two words. */
  readonly device?: string;
  readonly correlationId?: string;
}

/** Files that came with the form, by the bytes they are; they are held until a record names them. */
export interface NewFiles {
  readonly logo?: PendingFile | undefined;
  readonly rib?: NewRib | undefined;
}
