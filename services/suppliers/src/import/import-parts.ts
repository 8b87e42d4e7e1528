import type { Logger } from '@comptoir/service-kit';
import { createJobQueue, type JobQueue } from '@comptoir/storage';
import type { SupplierParts } from '../supplier/supplier-parts.ts';
import { createMappingStore, type MappingStore } from './columns/mapping.store.ts';
import type { ImportJob } from './import-job.ts';
import { createImportRowStore, type ImportRowStore } from './import-row.store.ts';
import { failImport } from './move-import.ts';
import { createImportStore, type ImportStore } from './supplier-import.store.ts';

/** What the use cases of imports work with. */
export interface ImportParts extends SupplierParts {
  readonly imports: ImportStore;
  readonly rows: ImportRowStore;
  readonly mappings: MappingStore;
  readonly jobs: JobQueue<ImportJob>;
  readonly logger: Logger;
}

/** A process that was killed is noticed after three missed heartbeats. */
const LEASE_MS = 15_000;
const MAX_ATTEMPTS = 5;

export function createImportParts(parts: SupplierParts, logger: Logger): ImportParts {
  const { database } = parts;
  const imports = createImportStore(database);
  const jobs = createJobQueue<ImportJob>(database, {
    name: 'supplier_imports',
    leaseMs: LEASE_MS,
    maxAttempts: MAX_ATTEMPTS,
    onExhausted: (session, { payload }) =>
      failImport({ ...parts, imports }, session, { job: payload, problem: { code: 'import.gaveUp', params: {} } }),
  });
  return {
    ...parts,
    imports,
    rows: createImportRowStore(database),
    mappings: createMappingStore(database),
    jobs,
    logger,
  };
}
