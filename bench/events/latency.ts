import { setTimeout as sleep } from 'node:timers/promises';
import { createOutbox, createRelay } from '@comptoir/event-bus';
import { newId } from '@comptoir/storage';
import { newTopic, type Rig } from './rig.ts';

export interface Latencies {
  /** Milliseconds from asking for the transaction to the handler of a subscriber. */
  readonly ours: readonly number[];
  /** Of them, the milliseconds after the commit. */
  readonly afterCommit: readonly number[];
  /** Milliseconds from asking kafkajs to send to its consumer's callback. */
  readonly raw: readonly number[];
}

const PAUSE_MS = 20;

/** One event at a time on an idle bus, ours and kafkajs' alone in turn. */
export async function latencies(rig: Rig, count: number): Promise<Latencies> {
  const [ours, raw] = [await submitter(rig), await rawSender(rig)];
  const taken = { ours: [] as number[], afterCommit: [] as number[], raw: [] as number[] };
  try {
    for (let round = -20; round < count; round += 1) {
      const { whole, afterCommit } = await ours.send();
      await sleep(PAUSE_MS);
      const rawMs = await raw.send();
      await sleep(PAUSE_MS);
      if (round < 0) continue;
      taken.ours.push(whole);
      taken.afterCommit.push(afterCommit);
      taken.raw.push(rawMs);
    }
  } finally {
    await Promise.all([ours.close(), raw.close()]);
  }
  return taken;
}

/** Resolves with the time at which it is told of a key. */
function createArrivals() {
  const waiting = new Map<string, (at: number) => void>();
  return {
    of: (key: string) => new Promise<number>((resolve) => waiting.set(key, resolve)),
    note(key: string): void {
      waiting.get(key)?.(performance.now());
      waiting.delete(key);
    },
  };
}

async function submitter({ database, bus, logger, clock, createTopic }: Rig) {
  const topic = await createTopic(newTopic());
  const outbox = createOutbox(database, { source: 'bench', clock });
  const arrivals = createArrivals();
  const subscription = await bus.subscribe({
    group: newId(),
    topics: [topic],
    handle: async ({ subject }) => arrivals.note(subject),
  });
  const relay = createRelay({ database, bus, topic, logger });
  relay.start();
  return {
    async send() {
      const subject = newId();
      const arrived = arrivals.of(subject);
      const data = { template: 'bench', messageId: subject, causedBy: 'x'.repeat(300) };
      const asked = performance.now();
      await database.withTransaction((session) =>
        outbox.append(session, [{ type: 'MailSent', subject, sequence: 1, data }]),
      );
      const committed = performance.now();
      const at = await arrived;
      return { whole: at - asked, afterCommit: at - committed };
    },
    async close() {
      await relay.stop();
      await subscription.close();
    },
  };
}

async function rawSender({ kafkajs, createTopic }: Rig) {
  const topic = await createTopic(newTopic());
  const arrivals = createArrivals();
  const producer = kafkajs.producer({ idempotent: true, maxInFlightRequests: 1 });
  const consumer = kafkajs.consumer({ groupId: newId() });
  await Promise.all([producer.connect(), consumer.connect()]);
  await consumer.subscribe({ topics: [topic], fromBeginning: true });
  await consumer.run({ eachMessage: async ({ message }) => arrivals.note(String(message.key)) });
  return {
    async send() {
      const key = newId();
      const arrived = arrivals.of(key);
      const asked = performance.now();
      await producer.send({ topic, acks: -1, messages: [{ key, value: 'x'.repeat(700) }] });
      return (await arrived) - asked;
    },
    async close() {
      await Promise.all([producer.disconnect(), consumer.disconnect()]);
    },
  };
}
