import { setTimeout as sleep } from 'node:timers/promises';
import type { EventEnvelope, EventType } from '@comptoir/contracts';
import { backOff, type Database, inSpan, isUnavailable, type Logger } from '@comptoir/storage';
import { causeOf, createDeadLetters } from '../dead-letters/dead-letters.store.ts';
import { type ReplayOutcome, replayDeadLetter } from '../dead-letters/replay-dead-letter.ts';
import type { Delivery, EventBus } from '../port.ts';
import { complaintAbout, isKnown } from './check-event.ts';
import type { AnyHandler, Handlers } from './handlers.ts';
import { mayBeForgotten, openInboxStore } from './inbox.store.ts';
import { PermanentFailure } from './permanent-failure.ts';

export type Consumer = {
  /** Runs the handler again for a dead letter of this consumer; see `replayDeadLetter`. */
  replay(deadLetterId: string, options?: { evenIfOlder?: boolean }): Promise<ReplayOutcome>;
  close(): Promise<void>;
};

export type ConsumeOptions = {
  readonly bus: EventBus;
  readonly database: Database;
  /** The durable group: the service's name, or service.part where parts of it listen each on their own. */
  readonly group: string;
  readonly topics: readonly string[];
  readonly handlers: Handlers;
  readonly logger: Logger;
  readonly retry?: { readonly attempts: number; readonly firstMs: number; readonly mostMs: number };
};

/** About a second and a half in all: long enough for a collision, short enough not to hold a subject up. */
const RETRY = { attempts: 5, firstMs: 100, mostMs: 2_000 };

/**
 * Handles events once in effect, however often they come. Types without a handler are passed over. A failing handler
 * is tried again a few times; then, or at once for a PermanentFailure, a type or version that the catalogue does not
 * have, data that breaks its schema, bytes that are no event, or an event so old that the inbox may have forgotten it,
 * the event becomes a dead letter and the next one is handled. Only while the database itself is away is an event
 * neither handled nor buried: it stays with the bus.
 */
export async function consume(options: ConsumeOptions): Promise<Consumer> {
  const { bus, database, group, topics, handlers, logger, retry = RETRY } = options;
  const inbox = openInboxStore(database);
  const deadLetters = createDeadLetters(database);
  const handlerOf = (event: EventEnvelope): AnyHandler | undefined =>
    Object.hasOwn(handlers, event.type) ? (handlers[event.type as EventType] as AnyHandler) : undefined;

  async function handle(event: EventEnvelope, { topic, signal, unreadable, publishedAt }: Delivery): Promise<void> {
    if (unreadable !== undefined) return bury(event, topic, new PermanentFailure(unreadable), 0);
    const handler = handlerOf(event);
    if (!handler && isKnown(event.type)) return;
    const complaint = complaintAbout(event);
    if (complaint || !handler) return bury(event, topic, new PermanentFailure(complaint ?? 'no handler'), 0);

    for (let attempt = 1; ; attempt += 1) {
      try {
        return await bus.inTurn(() => timed(event, topic, () => handleOnce(event, handler, publishedAt)));
      } catch (error) {
        if (isUnavailable(error) || signal.aborted) throw error;
        if (error instanceof PermanentFailure || attempt >= retry.attempts) return bury(event, topic, error, attempt);
        logger.warn(
          { err: error, group, event: event.id, type: event.type, attempt },
          'handler failed, will be retried',
        );
        bus.metrics.retried({ group, type: event.type });
        await sleep(backOff(attempt, retry), undefined, { signal });
      }
    }
  }

  async function handleOnce(event: EventEnvelope, handler: AnyHandler, publishedAt: Date | undefined): Promise<void> {
    await database.withTransaction(async (session) => {
      const now = await inbox.remember(session, group, event);
      if (!now) return;
      if (publishedAt && mayBeForgotten(publishedAt, now))
        throw new PermanentFailure(`of ${publishedAt.toISOString()}: older than the inbox remembers`);
      await handler(event, session);
    });
  }

  /** Each attempt is counted, and a span under the command that told of the event. */
  async function timed(event: EventEnvelope, topic: string, work: () => Promise<void>): Promise<void> {
    const began = performance.now();
    let outcome: 'done' | 'failed' = 'failed';
    const { id, type, traceparent: parent } = event;
    const attributes = {
      'messaging.destination.name': topic,
      'messaging.consumer.group.name': group,
      'messaging.message.id': id,
      'comptoir.event.type': type,
    };
    try {
      await inSpan(`handle ${type}`, { kind: 'consumer', parent, attributes }, work);
      outcome = 'done';
    } finally {
      bus.metrics.handled({ group, type: event.type, outcome }, (performance.now() - began) / 1_000);
    }
  }

  async function bury(event: EventEnvelope, topic: string, error: unknown, attempts: number): Promise<void> {
    const buried = await database.withTransaction(async (session) => {
      if (!(await inbox.remember(session, group, event))) return false;
      await deadLetters.write(session, { consumer: group, topic, event, cause: causeOf(error), attempts });
      return true;
    });
    if (buried) {
      const { id, type, subject, sequence, correlationId } = event;
      logger.error(
        { err: error, group, topic, event: id, type, subject, sequence, correlationId, attempts },
        'dead letter',
      );
      bus.metrics.deadLettered({ group, type });
    }
  }

  const subscription = await bus.subscribe({ group, topics, handle });
  return {
    replay: (id, { evenIfOlder = false } = {}) =>
      replayDeadLetter({ database, inbox, deadLetters, handlerOf }, id, { consumer: group, evenIfOlder }),
    close: () => subscription.close(),
  };
}
