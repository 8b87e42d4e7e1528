import type { Logger } from '@comptoir/storage';
import type { Consumer, ConsumerConfig, ConsumerGroupJoinEvent, ConsumerRunConfig, Kafka } from 'kafkajs';
import { RETRY } from './client.ts';
import { isFinal } from './failures.ts';
import { persist } from './patience.ts';
import type { Timing } from './timing.ts';

export type ConsumerLoop = {
  /** Resolves when it has joined its group for the first time. */
  readonly joined: Promise<void>;
  /** Lets what is being handled end, and leaves the group. */
  close(): Promise<void>;
};

export type ConsumerLoopOptions = {
  readonly kafka: Kafka;
  readonly config: Pick<ConsumerConfig, 'groupId'>;
  readonly topics: readonly string[];
  readonly fromBeginning: boolean;
  readonly run: ConsumerRunConfig;
  readonly timing: Timing;
  readonly logger: Logger;
  /** Runs first, until it succeeds. */
  readonly prepare?: () => Promise<void>;
  /** Runs each time it has joined, before anything is fetched. */
  readonly onJoin?: (consumer: Consumer, assigned: ConsumerGroupJoinEvent['payload']['memberAssignment']) => void;
  /** Told of what no waiting can heal. */
  readonly onFatal: (error: Error) => void;
  readonly closing: AbortController;
};

/** A consumer that gives no sign of life for so many sessions is one that kafkajs let fall without a word. */
const SILENT_SESSIONS = 6;

/**
 * Keeps one kafkajs consumer running until it is closed: a broker that is away, or moved, is waited for with a consumer
 * made anew each time, from the configured addresses. kafkajs itself would stop for some errors and say so only in an
 * event, or not at all.
 */
export function startConsumerLoop(options: ConsumerLoopOptions): ConsumerLoop {
  const { closing, onFatal } = options;
  const joined = Promise.withResolvers<void>();
  const running = keepRunning(options, joined.resolve).catch((error: Error) => onFatal(error));
  return {
    joined: joined.promise,
    async close() {
      closing.abort();
      await running;
    },
  };
}

/** Resolves when the loop is closed; rejects with what no waiting can heal. */
async function keepRunning(options: ConsumerLoopOptions, onJoined: () => void): Promise<void> {
  const { closing, logger, config } = options;
  const failed = (error: unknown, attempt: number): void => {
    if (isFinal(error)) throw error;
    logger.warn({ err: error, group: config.groupId, attempt }, 'consumer stopped: will be started again');
  };
  while (!closing.signal.aborted) {
    const crash = await persist(() => runUntilItEnds(options, onJoined), { signal: closing.signal, failed });
    if (crash) failed(crash, 0);
  }
}

/**
 * Runs one consumer. Resolves with what ended it after it had joined, or with undefined when the loop was closed;
 * rejects when it did not get as far.
 */
async function runUntilItEnds(options: ConsumerLoopOptions, onJoined: () => void): Promise<Error | undefined> {
  const { kafka, config, topics, fromBeginning, run, timing, closing, prepare, onJoin } = options;
  await prepare?.();
  const ended = Promise.withResolvers<Error | undefined>();
  let hasJoined = false;
  const consumer = kafka.consumer({
    ...config,
    sessionTimeout: timing.sessionMs,
    heartbeatInterval: timing.heartbeatMs,
    maxWaitTimeInMs: timing.fetchWaitMs,
    // Starting again is ours: by a consumer that forgets what it believed of the brokers.
    retry: { ...RETRY, restartOnFailure: async () => false },
  });
  consumer.on(consumer.events.CRASH, ({ payload }) => ended.resolve(payload.error));
  consumer.on(consumer.events.GROUP_JOIN, ({ payload }) => {
    onJoin?.(consumer, payload.memberAssignment);
    hasJoined = true;
    onJoined();
  });
  const stopWatching = watchForSilence(consumer, timing.sessionMs * SILENT_SESSIONS, ended.resolve);
  const close = (): void => ended.resolve(undefined);
  closing.signal.addEventListener('abort', close);
  try {
    await consumer.connect();
    await consumer.subscribe({ topics: [...topics], fromBeginning });
    await consumer.run(run);
    const error = await ended.promise;
    if (error && !hasJoined) throw error;
    return error;
  } finally {
    closing.signal.removeEventListener('abort', close);
    stopWatching();
    await consumer.disconnect().catch(() => undefined);
  }
}

/** Calls back when for `withinMs` the consumer neither fetched, nor beat its heart, nor joined. */
function watchForSilence(consumer: Consumer, withinMs: number, silent: (error: Error) => void): () => void {
  const { FETCH, HEARTBEAT, GROUP_JOIN, CONNECT } = consumer.events;
  const timer = setTimeout(() => silent(new Error(`no sign of life for ${withinMs} ms`)), withinMs);
  for (const event of [FETCH, HEARTBEAT, GROUP_JOIN, CONNECT] as const) consumer.on(event, () => void timer.refresh());
  return () => clearTimeout(timer);
}
