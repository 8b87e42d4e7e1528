export { mongoUri, testDatabase } from './engines/database.ts';
export { aClerk, anAccountant, anAdmin, aPurchaser, aSupplier } from './services/callers.ts';
export { eventually, startService, type TestService } from './services/start-service.ts';
