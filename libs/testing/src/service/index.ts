export { anAccountant, anAdmin, anAgent, aSupplierUser, somebody } from './people.ts';
export { type RunningService, startService } from './start-service.ts';
