import type { IncomingHttpHeaders } from 'node:http';
import { activeTraceparent } from '@comptoir/storage';

/** Of one hop only (RFC 9110 §7.6.1), and what the gateway says itself. */
const NOT_PASSED_ON = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
  'host',
  'forwarded',
  'x-real-ip',
  'cookie',
  'authorization',
  // Which trace a call belongs to is said by us: the world could join any, and decide what is kept.
  'traceparent',
  'tracestate',
  'baggage',
]);

/** What only the gateway may say, whoever sends it. */
const isOurs = (name: string): boolean => name.startsWith('x-comptoir-') || name.startsWith('x-forwarded-');

export interface Vouched {
  /** The browser's address, and the portal's as it sees it. */
  readonly address: string;
  readonly host: string;
  readonly protocol: string;
  readonly correlationId: string;
}

/** The trace of what the gateway is doing, for whoever it calls. */
export function tracedHeaders(): Record<string, string> {
  const traceparent = activeTraceparent();
  return traceparent === undefined ? {} : { traceparent };
}

/** The headers a service gets: the browser's, without what it could use to pose as the gateway, and the gateway's own. */
export function headersToService(
  given: IncomingHttpHeaders,
  vouched: Vouched,
  own: Readonly<Record<string, string>>,
): Record<string, string | string[]> {
  const named = namedByConnection(given.connection);
  const headers: Record<string, string | string[]> = {};
  for (const name in given) {
    const value = given[name];
    if (value === undefined || NOT_PASSED_ON.has(name) || isOurs(name) || named?.includes(name)) continue;
    headers[name] = value;
  }
  headers['x-forwarded-for'] = vouched.address;
  headers['x-forwarded-host'] = vouched.host;
  headers['x-forwarded-proto'] = vouched.protocol;
  headers['x-correlation-id'] = vouched.correlationId;
  return Object.assign(headers, own);
}

/** The headers a browser gets: the service's over the gateway's usual ones; only the issuer may set cookies. */
export function headersToBrowser(
  given: IncomingHttpHeaders,
  usual: Readonly<Record<string, string>>,
  mayCookie: boolean,
): Record<string, string | string[]> {
  const named = namedByConnection(given.connection);
  const headers: Record<string, string | string[]> = { ...usual };
  for (const name in given) {
    const value = given[name];
    if (value === undefined || HOP_BY_HOP_BACK.has(name) || isOurs(name) || named?.includes(name)) continue;
    if (name === 'set-cookie' && !mayCookie) continue;
    headers[name] = value;
  }
  return headers;
}

const HOP_BY_HOP_BACK = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

const namedByConnection = (connection: string | undefined): string[] | undefined =>
  connection === undefined || connection === 'keep-alive' || connection === 'close'
    ? undefined
    : connection.split(',').map((name) => name.trim().toLowerCase());
