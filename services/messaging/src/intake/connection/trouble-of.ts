import { Problem } from '@comptoir/service-kit';
import type { Trouble } from '../source/intake-source.ts';

interface Told {
  readonly code?: unknown;
  readonly message?: unknown;
  /** imapflow */
  readonly authenticationFailed?: unknown;
  readonly responseText?: unknown;
  /** ssh2 */
  readonly level?: unknown;
}

const SILENT = new Set<unknown>([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT', 'EPIPE', 'ETIMEOUT'],
  ...[
    'CONNECT_TIMEOUT',
    'GREETING_TIMEOUT',
    'UPGRADE_TIMEOUT',
    'NoConnection',
    'EConnectionClosed',
    'ClosedAfterConnectTLS',
  ],
  ...['ClosedAfterConnectText', 'ERR_SOCKET_CLOSED'],
]);
const CERTIFICATE = /^(CERT_|ERR_TLS_CERT|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_(VERIFY|GET)|HOSTNAME_MISMATCH|INVALID_CA)/;
const ENCRYPTION = /^(ERR_SSL|ERR_TLS|EPROTO)/;
/** What ssh2 says of it, where its level does not come through. */
const SSH_SIGN_IN = /authentication methods failed/i;
/** RFC 959: not logged in. */
const FTP_SIGN_IN = new Set<unknown>([530, 532]);
const LONGEST_ANSWER = 200;

/**
 * What kept us from a server, for who set it up: what a connection's libraries throw, by their own codes. What none of
 * them names is told in the server's words.
 */
export function troubleOf(error: unknown, { host, port }: { host: string; port: number }): Trouble {
  if (error instanceof Problem) return { code: error.code, params: error.params };
  const { code, message, authenticationFailed, responseText, level } = error as Told;
  if (authenticationFailed === true || FTP_SIGN_IN.has(code) || SSH_SIGN_IN.test(String(message))) {
    return { code: 'intake.signIn', params: { host } };
  }
  if (typeof code === 'string' && CERTIFICATE.test(code)) {
    return { code: 'intake.certificate', params: { host, reason: wordsOf(message) } };
  }
  if (typeof code === 'string' && ENCRYPTION.test(code)) return { code: 'intake.encryption', params: { host, port } };
  if (SILENT.has(code) || level === 'client-timeout' || level === 'client-socket') {
    return { code: 'intake.noAnswer', params: { host, port } };
  }
  return { code: 'intake.server', params: { host, answer: wordsOf(responseText) || wordsOf(message) || String(code) } };
}

/** A server's words as they may be shown and kept: one line of them. */
const wordsOf = (words: unknown): string =>
  typeof words === 'string'
    ? words
        .replace(/[\p{Cc}\s]+/gu, ' ')
        .trim()
        .slice(0, LONGEST_ANSWER)
    : '';
