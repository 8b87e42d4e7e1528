import { createDeadLetters, outboxStanding } from '@comptoir/event-bus';
import { type Database, jobStandings, watchPoolWaits } from '@comptoir/storage';
import { Gauge, Histogram, type Registry } from 'prom-client';

/**
 * What waits in a service's database: asked of it at each scrape, so it is the same from each instance of the service
 * and true also where all its workers are gone. A database that does not answer leaves its gauges out.
 */
export function installWaitingMetrics(registry: Registry, database: Database): void {
  const deadLetters = createDeadLetters(database);
  const registers = [registry];
  const wait = new Histogram({
    name: 'mongodb_pool_wait_seconds',
    help: 'How long an operation waited for a connection to MongoDB',
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10],
    registers,
  });
  watchPoolWaits(database, (seconds) => wait.observe(seconds));

  const oldest = new Gauge({
    name: 'outbox_oldest_event_seconds',
    help: 'Age of the oldest event that is not published yet; 0 where there is none',
    registers,
  });
  new Gauge({
    name: 'outbox_events',
    help: 'Events committed and not published yet',
    registers,
    async collect() {
      await asked(this, async () => {
        const standing = await outboxStanding(database);
        this.set(standing.events);
        oldest.set(standing.oldestSeconds);
      });
    },
  });
  new Gauge({
    name: 'dead_letters_waiting',
    help: 'Dead letters somebody has to decide about, by consumer',
    labelNames: ['consumer'],
    registers,
    async collect() {
      await asked(this, async () => {
        this.reset();
        for (const [consumer, count] of await deadLetters.countWaitingByConsumer()) this.set({ consumer }, count);
      });
    },
  });
  const leased = new Gauge({ name: 'jobs_leased', help: 'Jobs being worked on', labelNames: ['queue'], registers });
  const oldestJob = new Gauge({
    name: 'jobs_oldest_due_seconds',
    help: 'How long the job that is due longest has waited for a worker; 0 where none is due',
    labelNames: ['queue'],
    registers,
  });
  new Gauge({
    name: 'jobs_waiting',
    help: 'Jobs waiting to be worked on, those to be tried again among them',
    labelNames: ['queue'],
    registers,
    async collect() {
      await asked(this, async () => {
        for (const { queue, ...standing } of await jobStandings(database)) {
          this.set({ queue }, standing.waiting);
          leased.set({ queue }, standing.leased);
          oldestJob.set({ queue }, standing.oldestDueSeconds);
        }
      });
    },
  });
}

/** An old figure would say that all is well: better none. That the database is away is /health/ready's to say. */
async function asked(gauge: Gauge, ask: () => Promise<void>): Promise<void> {
  await ask().catch(() => gauge.reset());
}
