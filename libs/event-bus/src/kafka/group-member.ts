import { setTimeout as sleep } from 'node:timers/promises';
import { backOff, type Logger } from '@comptoir/storage';
import type { EachBatchPayload, Kafka, KafkaMessage } from 'kafkajs';
import type { EventMetrics } from '../metrics/event-metrics.ts';
import type { Handle } from '../port.ts';
import { createSlots } from '../slots.ts';
import { type ConsumerLoop, startConsumerLoop } from './consumer-loop.ts';
import { type Decoded, decode } from './message.ts';
import type { Timing } from './timing.ts';
import { workThrough } from './work-through.ts';

export type GroupMemberOptions = {
  readonly kafka: Kafka;
  readonly group: string;
  readonly topics: readonly string[];
  readonly handle: Handle;
  readonly handlersAtOnce: number;
  readonly prepare: () => Promise<void>;
  readonly timing: Timing;
  readonly metrics: EventMetrics;
  readonly logger: Logger;
  readonly onFatal: (error: Error) => void;
};

type Item = Decoded & { readonly message: KafkaMessage };

const REDELIVERY = { firstMs: 50, mostMs: 5_000 };

/**
 * One member of a durable group. An event counts as had, and is committed as such, when it and all before it in its
 * partition were handled; a member that ends in between leaves the rest to whoever has the partition next.
 */
export function startGroupMember(options: GroupMemberOptions): ConsumerLoop {
  const { kafka, group, topics, handle, handlersAtOnce, prepare, timing, metrics, logger, onFatal } = options;
  const closing = new AbortController();
  const inSlot = createSlots(handlersAtOnce);
  const lagging = new Map<string, { topic: string; partition: number }>();

  async function handleBatch(payload: EachBatchPayload): Promise<void> {
    const { topic, partition, messages } = payload.batch;
    const lost = new AbortController();
    const signal = AbortSignal.any([closing.signal, lost.signal]);
    const items = messages.map((message) => ({
      ...decode(message, { topic, partition, offset: message.offset }),
      message,
    }));

    let acknowledged = 0;
    const acknowledge = async (done: number): Promise<void> => {
      const last = messages[done - 1];
      reportLag(payload, last ? Number(last.offset) + 1 : Number(messages[0]?.offset));
      if (!last || done === acknowledged) return;
      payload.resolveOffset(last.offset);
      const offset = String(BigInt(last.offset) + 1n);
      await payload.commitOffsetsIfNecessary({ topics: [{ topic, partitions: [{ partition, offset }] }] });
      acknowledged = done;
    };

    const { done, interruption } = await workThrough<Item>({
      items,
      subjectOf: ({ event }) => event.subject,
      take: (item) => inSlot(() => takeOne(item, topic, signal)),
      pulseMs: timing.heartbeatMs,
      async pulse(doneSoFar) {
        // Throws where the group is being shared out anew: kafkajs has to hear of that, once our handlers ended.
        await payload.heartbeat();
        await acknowledge(doneSoFar);
      },
      interrupt: () => lost.abort(),
    });
    if (interruption === undefined) return acknowledge(done);
    // A commit is still taken while the others are only being called together; later it is not, and events come twice.
    await acknowledge(done).catch((error: unknown) => logger.debug({ err: error, group }, 'not committed'));
    throw interruption;
  }

  /** True when the event was taken, false when the partition goes to somebody else first. */
  async function takeOne({ event, message, unreadable }: Item, topic: string, signal: AbortSignal): Promise<boolean> {
    const publishedAt = new Date(Number(message.timestamp));
    for (let attempt = 1; !signal.aborted; attempt += 1) {
      try {
        await handle(event, { topic, signal, publishedAt, ...(unreadable !== undefined && { unreadable }) });
        return true;
      } catch (error) {
        if (signal.aborted) break;
        logger.warn({ err: error, group, event: event.id, attempt }, 'handler threw: event comes again');
        await sleep(backOff(attempt, REDELIVERY), undefined, { signal }).catch(() => undefined);
      }
    }
    return false;
  }

  function reportLag({ batch }: EachBatchPayload, nextOffset: number): void {
    const { topic, partition } = batch;
    lagging.set(`${topic}/${partition}`, { topic, partition });
    metrics.lag({ group, topic, partition }, Math.max(0, Number(batch.highWatermark) - nextOffset));
  }

  return startConsumerLoop({
    kafka,
    config: { groupId: group },
    topics,
    fromBeginning: true,
    timing,
    logger,
    prepare,
    onFatal,
    closing,
    run: {
      autoCommit: false,
      eachBatchAutoResolve: false,
      partitionsConsumedConcurrently: handlersAtOnce,
      eachBatch: handleBatch,
    },
    onJoin(_consumer, assigned) {
      for (const [key, place] of lagging) {
        if (assigned[place.topic]?.includes(place.partition)) continue;
        lagging.delete(key);
        metrics.lag({ group, ...place }, undefined);
      }
    },
  });
}
