// For tests that need an engine and nothing else: what makes invoices and drives browsers takes long to load.
export { mongoUri, testDatabase } from './database.ts';
export { kafkaBrokers } from './kafka.ts';
export { type Program, startProgram } from './start-program.ts';
