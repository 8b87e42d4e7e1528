// The demo's suppliers and people, for a portal that runs in containers. DEMO=false does nothing.
import { systemClock } from '@comptoir/service-kit';
import { openDatabase } from '@comptoir/storage';
import { seedAccounts } from '../../standalone/src/demo/seed-demo.ts';

const { DEMO = 'true', MONGODB_URI: uri, DATABASE_PREFIX = 'comptoir_' } = process.env;
if (DEMO === 'false') {
  console.log('DEMO=false: no demo accounts');
  process.exit(0);
}
if (!uri) throw new Error('MONGODB_URI is missing');
const suppliers = await openDatabase({ uri, name: `${DATABASE_PREFIX}suppliers` });
const identity = await openDatabase({ uri, name: `${DATABASE_PREFIX}identity` });
await seedAccounts({ databases: { suppliers, identity } }, systemClock);
await Promise.all([suppliers.close(), identity.close()]);
console.log('the demo accounts are there: see README');
