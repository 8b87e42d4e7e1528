import { subscribe } from 'node:diagnostics_channel';
import type { EventMetrics } from '@comptoir/event-bus';
import { JOB_ENDED, type JobEnded } from '@comptoir/storage';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { CHILD_WAITED, type ChildWaited } from '../child-pool/child-waited.ts';

/**
 * What is counted once a process, whichever service in it does it: labels name the consumer, the queue, the pool.
 * docs/metrics.md lists every name.
 */
export const processRegistry = new Registry();
collectDefaultMetrics({ register: processRegistry });

const registers = [processRegistry];
const HANDLER_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const JOB_BUCKETS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 60, 120];
const WAIT_BUCKETS = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60];

const handled = new Histogram({
  name: 'event_handle_duration_seconds',
  help: 'How long handling an event took, its transaction included, by consumer group, type and outcome',
  labelNames: ['group', 'type', 'outcome'],
  buckets: HANDLER_BUCKETS,
  registers,
});
const retries = new Counter({
  name: 'event_retries_total',
  help: 'Failed events that were tried again',
  labelNames: ['group', 'type'],
  registers,
});
const deadLettered = new Counter({
  name: 'dead_letters_total',
  help: 'Events that were set aside as dead letters',
  labelNames: ['group', 'type'],
  registers,
});
const lag = new Gauge({
  name: 'consumer_lag_messages',
  help: 'Messages of a partition that a group has still to take; on Kafka only, told by the member that has it',
  labelNames: ['group', 'topic', 'partition'],
  registers,
});
const jobDuration = new Histogram({
  name: 'job_duration_seconds',
  help: 'How long an attempt at a job took, from its claim, by queue and outcome',
  labelNames: ['queue', 'outcome'],
  buckets: JOB_BUCKETS,
  registers,
});
const readDuration = new Histogram({
  name: 'extraction_read_duration_seconds',
  help: 'How long reading a document took in its process, by the route that read it and how much it gave',
  labelNames: ['route', 'level'],
  buckets: JOB_BUCKETS,
  registers,
});
const ruleDuration = new Histogram({
  name: 'extraction_rules_duration_seconds',
  help: 'How long checking an invoice in XML by the published rules took, the wait for a process included, by outcome',
  labelNames: ['outcome'],
  buckets: JOB_BUCKETS,
  registers,
});
const trainings = new Counter({
  name: 'extraction_trainings_total',
  help: 'Trainings that ended, by what came of them',
  labelNames: ['outcome'],
  registers,
});
const childWait = new Histogram({
  name: 'child_pool_wait_seconds',
  help: 'How long a request waited for a free child process',
  labelNames: ['pool'],
  buckets: WAIT_BUCKETS,
  registers,
});
const clientDuration = new Histogram({
  name: 'http_client_request_duration_seconds',
  help: 'How long calls to another service took until their headers came, by target, method and status',
  labelNames: ['target', 'method', 'status'],
  buckets: HANDLER_BUCKETS,
  registers,
});

subscribe(JOB_ENDED, (message) => {
  const { queue, outcome, seconds } = message as JobEnded;
  jobDuration.observe({ queue, outcome }, seconds);
});
subscribe(CHILD_WAITED, (message) => {
  const { pool, seconds } = message as ChildWaited;
  childWait.observe({ pool }, seconds);
});

/** Where the consumers and buses of this process count. */
export const eventMetrics: EventMetrics = {
  handled: (labels, seconds) => handled.observe(labels, seconds),
  retried: (labels) => retries.inc(labels),
  deadLettered: (labels) => deadLettered.inc(labels),
  lag(labels, messages) {
    if (messages === undefined) lag.remove(labels);
    else lag.set(labels, messages);
  },
};

/** A document was read. `route` is none where nothing could be. */
export function countReading(labels: { route: string; level: string }, seconds: number): void {
  readDuration.observe(labels, seconds);
}

/** An invoice was checked by the published rules, or could not be. */
export function countRuleCheck(outcome: 'kept' | 'broken' | 'unchecked', seconds: number): void {
  ruleDuration.observe({ outcome }, seconds);
}

/** A training ended: a template is proposed, nothing was learned, or its attempts were spent. */
export function countTraining(outcome: 'proposed' | 'nothing' | 'failed'): void {
  trainings.inc({ outcome });
}

/** A call to another service; `status` is `none` where no answer came. */
export function countClientCall(labels: { target: string; method: string; status: number | 'none' }, ms: number): void {
  clientDuration.observe(labels, ms / 1000);
}
