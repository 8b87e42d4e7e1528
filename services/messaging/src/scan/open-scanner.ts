import type { Logger } from '@comptoir/service-kit';
import { createClamd } from './clamd.ts';
import type { Scanner } from './scanner.ts';
import { scansNothing } from './scans-nothing.ts';
import { takesNothing } from './takes-nothing.ts';

/**
 * The scanner of the configuration. Without one, files are refused; in development alone they are taken unseen, which is
 * said at start.
 */
export function openScanner(
  { CLAMD_URL: url, NODE_ENV }: { CLAMD_URL?: string; NODE_ENV: string },
  logger: Logger,
): Scanner {
  if (url !== undefined) return createClamd({ url, logger });
  if (NODE_ENV === 'development') {
    logger.warn({}, 'files of comments are taken WITHOUT being scanned: development, and CLAMD_URL is not set');
    return scansNothing;
  }
  logger.warn({}, 'files of comments are refused: CLAMD_URL names no scanner');
  return takesNothing;
}
