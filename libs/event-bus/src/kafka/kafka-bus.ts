import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '@comptoir/storage';
import { type EventMetrics, noMetrics } from '../metrics/event-metrics.ts';
import { BusClosed, type EventBus, type Subscription } from '../port.ts';
import { createClient } from './client.ts';
import type { KafkaConfig } from './config.ts';
import type { ConsumerLoop } from './consumer-loop.ts';
import { ensureTopics } from './create-topics.ts';
import { startGroupMember } from './group-member.ts';
import { startListener } from './listener.ts';
import { createSender } from './sender.ts';
import { TIMING, type Timing } from './timing.ts';
import { withAdmin } from './with-admin.ts';

export type KafkaBusOptions = {
  readonly config: KafkaConfig;
  /** How this process is called in the broker's logs: the service's name. */
  readonly clientId: string;
  /** Made where they are missing, before anything else of the bus needs them. */
  readonly topics?: readonly string[];
  readonly logger: Logger;
  readonly metrics?: EventMetrics;
  /** Called once for what no waiting can heal, such as a password that is refused; by default the process ends. */
  readonly onFatal?: (error: Error) => void;
  /** Handlers of a subscription that run side by side. */
  readonly handlersAtOnce?: number;
  readonly timing?: Partial<Timing>;
};

const SUBJECTS_PER_PUBLISH = 250;

/**
 * The bus of many processes. It needs no broker to begin: publishing rejects while there is none, and a subscription
 * begins when there is one.
 * @throws Error that names the variable when the configuration cannot be used
 */
export async function createKafkaBus(options: KafkaBusOptions): Promise<EventBus> {
  const { config, clientId, topics = [], logger, metrics = noMetrics, handlersAtOnce = 16 } = options;
  const timing = { ...TIMING, ...options.timing };
  const kafka = createClient(config, clientId, logger);
  const sender = createSender({ kafka, logger });
  const subscriptions = new Set<Subscription>();
  const closing = new AbortController();
  const onFatal = once(options.onFatal ?? ((error) => endProcess(clientId, error)));
  const prepared = ensureTopics(kafka, { config, topics, logger, signal: closing.signal });
  prepared.catch(onFatal);

  async function add(what: string, loop: ConsumerLoop): Promise<Subscription> {
    const subscription = {
      async close() {
        subscriptions.delete(subscription);
        await loop.close();
      },
    };
    subscriptions.add(subscription);
    const late = sleep(timing.joinWithinMs, 'late', { signal: closing.signal, ref: false }).catch(() => undefined);
    if ((await Promise.race([loop.joined, late])) === 'late')
      logger.warn({ what }, 'Kafka does not answer: subscribed later');
    return subscription;
  }

  const mustBeOpen = (): void => {
    if (closing.signal.aborted) throw new BusClosed('the bus is closed');
  };

  return {
    metrics,
    subjectsPerPublish: SUBJECTS_PER_PUBLISH,
    isShared: true,
    // A service has its process to itself, and its subscription bounds what is handled at once.
    inTurn: (work) => work(),

    async publish(topic, events) {
      mustBeOpen();
      await sender.send(topic, events);
    },

    async subscribe({ group, topics, handle }) {
      mustBeOpen();
      const parts = { kafka, prepare: () => prepared, timing, metrics, logger, onFatal };
      return add(group, startGroupMember({ ...parts, group, topics, handle, handlersAtOnce }));
    },

    async broadcast({ topics, handle }) {
      mustBeOpen();
      const parts = { kafka, prepare: () => prepared, timing, logger, onFatal };
      return add('broadcast', startListener({ ...parts, clientId, topics, handle }));
    },

    async ping() {
      mustBeOpen();
      await withAdmin(kafka, (admin) => admin.describeCluster());
    },

    async close() {
      closing.abort();
      await Promise.all([...[...subscriptions].map((subscription) => subscription.close()), sender.close()]);
    },
  };
}

function once(report: (error: Error) => void): (error: Error) => void {
  let reported = false;
  return (error) => {
    if (!reported) report(error);
    reported = true;
  };
}

/** A process that hears nothing any more is worse than none: whoever started it starts it again. */
function endProcess(clientId: string, error: Error): never {
  process.stderr.write(`${clientId}: Kafka refused for good, the process ends: ${error.message}\n`);
  process.exit(1);
}
