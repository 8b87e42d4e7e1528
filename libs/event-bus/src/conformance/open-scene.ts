import type { EventEnvelope } from '@comptoir/contracts';
import { type Database, newId } from '@comptoir/storage';
import { onTestFinished } from 'vitest';
import { consume } from '../consume/consume.ts';
import type { Handlers } from '../consume/handlers.ts';
import type { EventBus } from '../port.ts';
import { createRelay } from '../relay/relay.ts';
import type { Adapter } from './adapter.ts';
import { newTopic, openEffects, quiet } from './scene.ts';

/** A relay that died is followed soon, so that a test of its heirs need not wait. */
export const LEASE_MS = 400;

/** An instance of the bus that closes with its test. */
export async function connect(adapter: Adapter): Promise<EventBus> {
  const bus = await adapter.connect();
  onTestFinished(() => bus.close());
  return bus;
}

/**
 * A topic, a bus that hears it, and a relay that fills it from the outbox. It closes with its test, however that ends:
 * a relay left behind takes the events of the tests after it.
 */
export async function openScene(
  adapter: Adapter,
  database: Database,
  options: { topic?: string; logger?: typeof quiet } = {},
) {
  const { topic = newTopic(), logger = quiet } = options;
  await adapter.createTopic(topic);
  const bus = await connect(adapter);
  const relay = createRelay({ database, bus, topic, logger, leaseMs: LEASE_MS });
  onTestFinished(() => relay.stop());
  let started = false;
  const startOnce = (): void => {
    if (!started) relay.start();
    started = true;
  };
  const subscribing: EventBus = {
    ...bus,
    async subscribe(subscription) {
      const made = await bus.subscribe(subscription);
      startOnce();
      return made;
    },
  };

  return {
    topic,
    relay,
    bus: subscribing,
    async subscribe(handle: (event: EventEnvelope) => Promise<void>) {
      return subscribing.subscribe({ group: newId(), topics: [topic], handle });
    },
    /** A consumer that notes each event it handled as its effect, after `before` let it. */
    async consume(before: (event: EventEnvelope) => Promise<void>) {
      const group = newId();
      const effects = openEffects(database, group);
      const handlers: Handlers = {
        MailSent: async (event, session) => {
          await before(event);
          await effects.write(event, session);
        },
      };
      const retry = { attempts: 3, firstMs: 5, mostMs: 20 };
      const consumer = await consume({ bus: subscribing, database, group, topics: [topic], handlers, logger, retry });
      return { ...consumer, group, effects };
    },
    async close() {
      await Promise.all([relay.stop(), bus.close()]);
    },
  };
}
