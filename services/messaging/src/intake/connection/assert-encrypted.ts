import type { IntakeSecurity } from '@comptoir/contracts';
import { Problem } from '@comptoir/service-kit';
import type { ReachedHost } from './reach-host.ts';

/** Without encryption a password and invoices go over the line as they are: only within one machine. */
export function assertEncrypted(security: IntakeSecurity, { isLoopback, servername }: ReachedHost): void {
  if (security === 'NONE' && !isLoopback) throw new Problem('intake.plain', { host: servername });
}
