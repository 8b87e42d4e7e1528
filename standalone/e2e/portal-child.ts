// The portal in a process of its own, for a test that measures it; started by forked-portal.ts, ends with its parent.
import { SERVICES } from '@comptoir/contracts';
import { bootPortal } from './boot-portal.ts';
import type { PortalAddresses } from './forked-portal.ts';

const [mongoUri = '', databasePrefix = '', env = '{}'] = process.argv.slice(2);
const booted = await bootPortal({ mongoUri, databasePrefix, env: JSON.parse(env) as Record<string, string> });
const end = () => booted.close().then(() => process.exit(0));
process.once('disconnect', end);
process.send?.({
  url: booted.url,
  services: SERVICES.map((name) => [name, booted.portal.urls[name]] as const),
} satisfies PortalAddresses);
