import { inSpan } from '../tracing.ts';
import type { Job } from './job.ts';

/** Works on a job in a span under what put it in. */
export function inJobSpan<T>(queue: string, job: Job<unknown>, work: () => Promise<T>): Promise<T> {
  const attributes = { 'comptoir.queue': queue, 'comptoir.job': job.id, 'comptoir.attempt': job.attempt };
  return inSpan(`job ${queue}`, { kind: 'consumer', parent: job.traceparent, attributes }, work);
}
