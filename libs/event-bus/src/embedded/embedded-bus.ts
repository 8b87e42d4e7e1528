import type { Logger } from '@comptoir/storage';
import { type EventMetrics, noMetrics } from '../metrics/event-metrics.ts';
import { BusClosed, type EventBus, type Subscription } from '../port.ts';
import { createSlots } from '../slots.ts';
import { createGroup, type Group } from './group.ts';

export type EmbeddedBus = EventBus & {
  /** Lets events through, where the bus was made `held`. */
  release(): void;
};

/**
 * Every service works in this process. With a turn for each of sixteen handlers a group, four documents that came at once
 * kept a list waiting for four times as long as with these two, and two handle half to two thirds as many events a second.
 */
const TURNS = 2;

/**
 * The bus of a single process. It keeps nothing: the outboxes are its log, since an event counts as published
 * only when every group has taken it. So every group has to be known before the first event goes through:
 * make it `held`, create all services, then `release()`. Handlers of a group run side by side, 16 by default.
 */
export function createEmbeddedBus(options: {
  logger: Logger;
  held?: boolean;
  handlersAtOnce?: number;
  metrics?: EventMetrics;
}): EmbeddedBus {
  const { logger, held = false, handlersAtOnce = 16, metrics = noMetrics } = options;
  const groups = new Map<string, Group>();
  const listeners = new Set<Parameters<EventBus['broadcast']>[0]>();
  const subscriptions = new Set<Subscription>();
  const closing = new AbortController();
  const gate = Promise.withResolvers<void>();
  if (!held) gate.resolve();

  const mustBeOpen = (): void => {
    if (closing.signal.aborted) throw new BusClosed('the bus is closed');
  };

  return {
    metrics,
    subjectsPerPublish: 1,
    isShared: false,
    inTurn: createSlots(TURNS),
    release: () => gate.resolve(),
    ping: async () => mustBeOpen(),

    async publish(topic, events) {
      await gate.promise;
      mustBeOpen();
      for (const event of events) {
        for (const { topics, handle } of listeners) {
          if (!topics.includes(topic)) continue;
          (async () => handle(event, topic))().catch((error: unknown) =>
            logger.error({ err: error, topic, event: event.id }, 'broadcast handler failed'),
          );
        }
      }
      const hearing = [...groups.values()].filter((group) => group.hears(topic));
      await Promise.all(events.flatMap((event) => hearing.map((group) => group.deliver(topic, event))));
    },

    async subscribe({ group: name, topics, handle }) {
      mustBeOpen();
      let group = groups.get(name);
      if (!group) {
        group = createGroup(name, { handlersAtOnce, closed: closing.signal, logger });
        groups.set(name, group);
      }
      const subscription = group.join(topics, handle);
      subscriptions.add(subscription);
      return subscription;
    },

    async broadcast(listener) {
      mustBeOpen();
      listeners.add(listener);
      return {
        async close() {
          listeners.delete(listener);
        },
      };
    },

    async close() {
      closing.abort();
      gate.resolve();
      listeners.clear();
      await Promise.all([...subscriptions].map((subscription) => subscription.close()));
    },
  };
}
