import { createOutbox } from '@comptoir/event-bus';
import type { Clock } from '@comptoir/service-kit';
import type { Database } from '@comptoir/storage';
import { createGridFsStore, createPendingFiles } from '@comptoir/storage/files';
import { createAccountManagerStore } from '../account-managers/account-manager.store.ts';
import { createChangeGuardStore } from '../change-requests/change-guard.store.ts';
import { createChangeLineStore } from '../change-requests/change-line.store.ts';
import { createChangeRequestStore } from '../change-requests/change-request.store.ts';
import { createTries } from '../change-requests/tries.ts';
import { createSupplierStore } from './supplier.store.ts';
import { createSupplierCodeStore } from './supplier-code.store.ts';
import { createSupplierHistoryStore } from './supplier-history.store.ts';
import type { SupplierParts } from './supplier-parts.ts';

/** The stores of this service, on its database. */
export function createParts(database: Database, clock: Clock): SupplierParts {
  return {
    database,
    clock,
    outbox: createOutbox(database, { source: 'suppliers', clock }),
    suppliers: createSupplierStore(database),
    history: createSupplierHistoryStore(database),
    codes: createSupplierCodeStore(database),
    files: createGridFsStore(database),
    pending: createPendingFiles(database),
    accountManagers: createAccountManagerStore(database),
    requests: createChangeRequestStore(database),
    guards: createChangeGuardStore(database),
    changeLines: createChangeLineStore(database),
    tries: createTries(),
  };
}
