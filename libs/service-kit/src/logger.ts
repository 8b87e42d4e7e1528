import { type DestinationStream, type Logger, pino } from 'pino';

export type { DestinationStream, Logger };

/** What never reaches a log line, at the top of an object or one level down. */
const SECRETS = [
  'password',
  'newPassword',
  'confirmation',
  'otp',
  'code_verifier',
  'token',
  'access_token',
  'refresh_token',
  'id_token',
  'iban',
  'cookie',
  'authorization',
  'set-cookie',
];

/**
 * One JSON line a thing, at `level` and above; secrets are replaced before anything is written.
 * error: a person must act. warn: somebody should look. info: what an operator wants to know. debug: for developers.
 */
export function createLogger(options: { service: string; level?: string; destination?: DestinationStream }): Logger {
  return pino(
    {
      level: options.level ?? 'info',
      base: { service: options.service },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: SECRETS.flatMap((name) => [`["${name}"]`, `*["${name}"]`]), censor: '[redacted]' },
    },
    options.destination ?? pino.destination({ dest: 1, sync: false }),
  );
}
