import { createRelay } from '@comptoir/event-bus';
import { openOutboxStore } from '../../libs/event-bus/src/outbox/outbox.store.ts';
import { madeEvents } from './made-events.ts';
import { newTopic, type Rig } from './rig.ts';

const RAW_BATCH = 500;

/** Events a second out of an outbox that holds them all, lease, order and removal included. */
export async function relayed({ database, bus, logger, clock, createTopic }: Rig, count: number, subjects: number) {
  const topic = await createTopic(newTopic());
  const store = openOutboxStore(database);
  const events = madeEvents(count, subjects, clock.now());
  for (let from = 0; from < count; from += 5_000) {
    const some = events.slice(from, from + 5_000);
    await database.withTransaction((session) => store.insert(session, some));
  }
  const relay = createRelay({ database, bus, topic, logger });
  const started = performance.now();
  relay.start();
  await relay.drained();
  const seconds = (performance.now() - started) / 1_000;
  await relay.stop();
  return count / seconds;
}

/** Events a second as kafkajs sends the same messages out of memory, batch after batch, with acks from all replicas. */
export async function sentRaw({ kafkajs, clock, createTopic }: Rig, count: number, subjects: number) {
  const topic = await createTopic(newTopic());
  const messages = madeEvents(count, subjects, clock.now()).map((event) => ({
    key: event.subject,
    value: JSON.stringify(event),
  }));
  const producer = kafkajs.producer({ idempotent: true, maxInFlightRequests: 1 });
  await producer.connect();
  const started = performance.now();
  for (let from = 0; from < count; from += RAW_BATCH) {
    await producer.send({ topic, acks: -1, messages: messages.slice(from, from + RAW_BATCH) });
  }
  const seconds = (performance.now() - started) / 1_000;
  await producer.disconnect();
  return count / seconds;
}
