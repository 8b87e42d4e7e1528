// Starts one service as `npm run processes` starts each, says so, and does nothing more: for a test that kills it.
import { join } from 'node:path';
import { makeKeyFiles } from '@comptoir/service-kit/run';
import { planProcesses } from '../plan.ts';
import { createServiceProcess } from '../service-process.ts';

const { MONGODB_URI, KAFKA_BROKERS, DATABASE_PREFIX, FOLDER } = JSON.parse(process.argv[2] ?? '{}') as Record<
  'MONGODB_URI' | 'KAFKA_BROKERS' | 'DATABASE_PREFIX' | 'FOLDER',
  string
>;
const orders = await planProcesses({
  mongoUri: MONGODB_URI,
  databasePrefix: DATABASE_PREFIX,
  brokers: KAFKA_BROKERS,
  smtpUrl: 'smtp://127.0.0.1:9',
  publicUrl: 'http://localhost:9',
  webRoot: FOLDER,
  keys: await makeKeyFiles(join(FOLDER, 'keys')),
  env: {},
});
// It has children of its own: they have to go too.
const [reader] = orders.filter(({ service }) => service === 'extraction');
if (!reader) throw new Error('no extraction in the plan');
const service = createServiceProcess(reader, { logFile: join(FOLDER, 'log'), onEnd: () => process.exit(1) });
service.start();
await service.ready();
process.send?.('ready');
