import { trace } from '@opentelemetry/api';
import { type DestinationStream, type Logger, pino } from 'pino';
import { type ErrorView, errorView } from './redaction/error-view.ts';
import { scrub } from './redaction/scrub.ts';

export type { DestinationStream, Logger };

/**
 * One JSON line a thing, at `level` and above. Every line passes `scrub` as a whole before it is written: secrets and
 * personal data that can be told by their name or their looks never leave the process.
 * error: a person must act. warn: somebody should look. info: what an operator wants to know. debug: for developers.
 */
export function createLogger(options: { service: string; level?: string; destination?: DestinationStream }): Logger {
  return pino(
    {
      level: options.level ?? 'info',
      base: { service: options.service },
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: (error: unknown) => (isView(error) ? error : errorView(error)) },
      hooks: { streamWrite: scrub },
      mixin: activeTrace,
    },
    options.destination ?? pino.destination({ dest: 1, sync: false }),
  );
}

/** By which a line finds its trace, and the trace its lines. */
function activeTrace(): { traceId?: string } {
  const span = trace.getActiveSpan();
  return span ? { traceId: span.spanContext().traceId } : {};
}

/** What was made into a view before, with more known of what must not be in it. */
const isView = (error: unknown): error is ErrorView =>
  typeof error === 'object' && error !== null && !(error instanceof Error) && 'message' in error;
