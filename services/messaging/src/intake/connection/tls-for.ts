import { isIP } from 'node:net';
import type { ReachedHost } from './reach-host.ts';

/** How a host is spoken to over TLS: its certificate is checked, for its name where it has one (RFC 6066 §3). */
export const tlsFor = ({ servername }: ReachedHost) => ({
  rejectUnauthorized: true as const,
  minVersion: 'TLSv1.2' as const,
  ...(isIP(servername) === 0 && { servername }),
});
