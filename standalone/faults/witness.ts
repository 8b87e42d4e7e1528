import { setTimeout as sleep } from 'node:timers/promises';
import { type EventEnvelope, SERVICES, topicOf } from '@comptoir/contracts';
import type { EventBus } from '@comptoir/event-bus';
import { createKafkaBus, KafkaConfig } from '@comptoir/event-bus/kafka';
import { createLogger, readConfig } from '@comptoir/service-kit';
import { newId } from '@comptoir/storage';
import type { Draw } from './random.ts';

/** Hears every event there is, and says some again, some late and some that cannot be handled. */
export interface Witness {
  /** By subject: every event of it, by its id. */
  readonly heard: ReadonlyMap<string, ReadonlyMap<string, EventEnvelope>>;
  /** What it made up, by event id: the services that have to bury it. */
  readonly poisoned: ReadonlyMap<string, readonly string[]>;
  readonly bus: EventBus;
  sayTwice(draw: Draw, count: number): Promise<void>;
  sayLate(): Promise<void>;
  poison(draw: Draw): Promise<void>;
  close(): Promise<void>;
}

const GROUP = 'faults.witness';
const RECENT = 400;
const SAY_AGAIN_MS = 300;

export async function startWitness(brokers: string): Promise<Witness> {
  const logger = createLogger({ service: 'witness', level: 'fatal' });
  const topics = SERVICES.map(topicOf);
  const config = readConfig(KafkaConfig, { KAFKA_BROKERS: brokers });
  const bus = await createKafkaBus({ config, clientId: 'faults', topics, logger });
  const heard = new Map<string, Map<string, EventEnvelope>>();
  const recent: Array<{ topic: string; event: EventEnvelope }> = [];
  const madeUp = new Set<string>();
  const poisoned = new Map<string, readonly string[]>();
  await bus.subscribe({
    group: GROUP,
    topics,
    async handle(event, { topic }) {
      if (madeUp.has(event.id)) return;
      const ofSubject = heard.get(event.subject) ?? new Map<string, EventEnvelope>();
      heard.set(event.subject, ofSubject.set(event.id, event));
      recent.push({ topic, event });
      if (recent.length > RECENT) recent.shift();
    },
  });

  async function sayMadeUp(topic: string, event: EventEnvelope): Promise<void> {
    madeUp.add(event.id);
    await say(topic, event);
  }
  /** The broker may be away: what is to be said is said once it is back. */
  async function say(topic: string, event: EventEnvelope): Promise<void> {
    for (;;) {
      try {
        return await bus.publish(topic, [event]);
      } catch {
        await sleep(SAY_AGAIN_MS);
      }
    }
  }
  const anyEvent = (type: string): EventEnvelope | undefined =>
    [...heard.values()].flatMap((events) => [...events.values()]).find((event) => event.type === type);

  return {
    heard,
    poisoned,
    bus,
    async sayTwice(draw, count) {
      for (let said = 0; said < count && recent.length > 0; said += 1) {
        const { topic, event } = draw.one(recent);
        await say(topic, event);
      }
    },
    /**
     * A change of a setting that others overtook long ago: a copy that takes it is wrong from then on. It carries no
     * decision: whoever says a state again does not decide again.
     */
    async sayLate() {
      const event = anyEvent('SettingChanged');
      if (!event) return;
      const { decision: _, ...data } = event.data as { decision?: unknown };
      const stale = { ...event, id: newId(), sequence: 1, data: { ...data, value: '9.99' } };
      if (event.sequence > 1 || [...(heard.get(event.subject)?.values() ?? [])].length > 1)
        await sayMadeUp(topicOf('settings'), stale);
    },
    async poison(draw) {
      const subject = newId();
      const common = {
        subject,
        id: newId(),
        sequence: 1,
        occurredAt: '2026-01-01T00:00:00.000Z',
        correlationId: newId(),
      };
      const [topic, event, services] = draw.one([
        [
          topicOf('documents'),
          { ...common, type: 'DocumentStored', version: 99, source: 'documents', data: {} },
          ['invoices'],
        ],
        [
          topicOf('documents'),
          { ...common, type: 'DocumentStored', version: 1, source: 'documents', data: { size: 'much' } },
          ['invoices'],
        ],
        [
          topicOf('invoices'),
          { ...common, type: 'InvoiceReceived', version: 1, source: 'invoices', data: {} },
          ['extraction', 'suppliers'],
        ],
      ] as const);
      poisoned.set(event.id, services);
      await sayMadeUp(topic, event);
    },
    close: () => bus.close(),
  };
}
