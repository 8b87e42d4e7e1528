import { setTimeout as sleep } from 'node:timers/promises';
import type { EventEnvelope } from '@comptoir/contracts';
import type { Logger } from '@comptoir/storage';
import type { Kafka, Message, Producer } from 'kafkajs';
import { BusClosed, EventsRefused } from '../port.ts';
import { RETRY } from './client.ts';
import { isTooLarge } from './failures.ts';
import { encode } from './message.ts';

export type Sender = {
  /** Resolves when the brokers have the events in order; see `EventBus.publish`. */
  send(topic: string, events: readonly EventEnvelope[]): Promise<void>;
  /** Lets what is under way end, for three seconds at most, and refuses the rest with BusClosed. */
  close(): Promise<void>;
};

type Parcel = {
  readonly topic: string;
  readonly events: readonly EventEnvelope[];
  readonly messages: readonly Message[];
  resolve(): void;
  reject(error: unknown): void;
};

/** Below what a broker takes as one batch (message.max.bytes, 1 MB by default), with room for keys and framing. */
const BYTES_AT_ONCE = 700_000;
const FRAME_BYTES = 120;
/** A broker that stands still is no reason not to end. */
const CLOSE_WITHIN_MS = 3_000;

/**
 * One idempotent producer (acks from all replicas), one request of it at a time: what is asked for meanwhile of a topic
 * goes together in the next. A producer whose request failed is thrown away. kafkajs takes the sequence numbers of a failed
 * request back though a broker may have written it, and would give them to other messages, which the broker then drops
 * as repeated, with a good answer: under a new producer nothing can be taken for something else.
 */
export function createSender({ kafka, logger }: { kafka: Kafka; logger: Logger }): Sender {
  const waiting: Parcel[] = [];
  let producer: Producer | undefined;
  let running: Promise<void> | undefined;
  let closed = false;

  async function work(): Promise<void> {
    while (waiting.length > 0) {
      const parcels = takeTogether(waiting);
      if (closed) for (const { reject } of parcels) reject(new BusClosed('the bus is closed'));
      else await sendTogether(parcels);
    }
    running = undefined;
  }

  async function sendTogether(parcels: readonly Parcel[]): Promise<void> {
    try {
      const messages = parcels.flatMap((parcel) => parcel.messages);
      await deliver(parcels[0]?.topic ?? '', messages);
      for (const { resolve } of parcels) resolve();
    } catch (error) {
      if (isTooLarge(error)) return sendApart(parcels);
      for (const { reject } of parcels) reject(error);
    }
  }

  /** One message a request: whoever is too large alone is too large for good. */
  async function sendApart(parcels: readonly Parcel[]): Promise<void> {
    for (const parcel of parcels) {
      const refused: EventEnvelope[] = [];
      try {
        for (const [place, event] of parcel.events.entries()) {
          const message = parcel.messages[place] as Message;
          await deliver(parcel.topic, [message]).catch((error: unknown) => {
            if (!isTooLarge(error)) throw error;
            refused.push(event);
          });
        }
        if (refused.length === 0) parcel.resolve();
        else parcel.reject(new EventsRefused(refused, 'larger than the broker takes'));
      } catch (error) {
        parcel.reject(error);
      }
    }
  }

  async function deliver(topic: string, messages: readonly Message[]): Promise<void> {
    try {
      if (!producer) {
        producer = kafka.producer({ idempotent: true, maxInFlightRequests: 1, retry: RETRY });
        await producer.connect();
      }
      for (const some of inRequests(messages)) await producer.send({ topic, acks: -1, messages: some });
    } catch (error) {
      await discard();
      throw error;
    }
  }

  async function discard(): Promise<void> {
    const spoilt = producer;
    producer = undefined;
    await spoilt?.disconnect().catch((error: unknown) => logger.debug({ err: error }, 'producer not disconnected'));
  }

  return {
    async send(topic, events) {
      if (closed) throw new BusClosed('the bus is closed');
      if (events.length === 0) return;
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      waiting.push({ topic, events, messages: events.map(encode), resolve, reject });
      running ??= work();
      await promise;
    },

    async close() {
      closed = true;
      await Promise.race([running, sleep(CLOSE_WITHIN_MS, undefined, { ref: false })]);
      await discard();
    },
  };
}

/** Those of one topic, the one that waits longest: what another topic is refused for does not concern them. */
function takeTogether(waiting: Parcel[]): Parcel[] {
  const topic = waiting[0]?.topic;
  const taken = waiting.filter((parcel) => parcel.topic === topic);
  waiting.splice(0, waiting.length, ...waiting.filter((parcel) => parcel.topic !== topic));
  return taken;
}

/** In their order, cut into what a broker takes at once; a message too large for any request has one of its own. */
function inRequests(messages: readonly Message[]): Message[][] {
  const requests: Message[][] = [];
  let room = 0;
  for (const message of messages) {
    const size = sizeOf(message);
    if (requests.length === 0 || size > room) {
      requests.push([]);
      room = BYTES_AT_ONCE;
    }
    room -= size;
    requests.at(-1)?.push(message);
  }
  return requests;
}

function sizeOf({ key, value }: Message): number {
  return FRAME_BYTES + Buffer.byteLength(key ?? '') + Buffer.byteLength(value ?? '');
}
