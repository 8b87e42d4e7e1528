import type { IncomingHttpHeaders } from 'node:http';
import { Problem } from '@comptoir/service-kit';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);

/**
 * Refuses an unsafe call that another site could have made: it must come from the portal's own origin and, but for the
 * issuer's forms (`exempt`), carry X-Requested-With, which no form and no foreign script can send.
 * @throws Problem csrf.origin, csrf.header
 */
export function checkOrigin(method: string, headers: IncomingHttpHeaders, origin: string, exempt: boolean): void {
  if (SAFE.has(method)) return;
  const from = headers.origin;
  const site = headers['sec-fetch-site'];
  if (from !== undefined ? from !== origin : site !== undefined && site !== 'same-origin' && site !== 'none') {
    throw new Problem('csrf.origin');
  }
  if (!exempt && !headers['x-requested-with']) throw new Problem('csrf.header');
}
