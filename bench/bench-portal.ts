import { join } from 'node:path';
import { createLogger, systemClock } from '@comptoir/service-kit';
import { freePort } from '@comptoir/storage/engine';
import { seedAccounts } from '../standalone/src/demo/seed-demo.ts';
import { type Portal, startPortal } from '../standalone/src/portal.ts';

/** The whole portal in this process, with the demo's people and without the limits that a person never reaches. */
export async function startBenchPortal(mongoUri: string, databasePrefix: string): Promise<Portal & { url: string }> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const portal = await startPortal({
    mongoUri,
    databasePrefix,
    port,
    host: '127.0.0.1',
    publicUrl: url,
    smtpUrl: 'smtp://127.0.0.1:9',
    webRoot: join(import.meta.dirname, '..', 'web-admin', 'dist'),
    clock: systemClock,
    loggerFor: (service) => createLogger({ service, level: 'error' }),
    env: { RATE_LIMIT_USER: '1000000', RATE_LIMIT_ADDRESS: '1000000', EXTRACTION_WORKERS: '0' },
  });
  await seedAccounts(portal, systemClock);
  return Object.assign(portal, { url });
}
