export { mongoUri, testDatabase } from './engines/database.ts';
