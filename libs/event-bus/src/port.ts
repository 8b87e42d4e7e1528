import type { EventEnvelope } from '@comptoir/contracts';
import type { EventMetrics } from './metrics/event-metrics.ts';

export type Delivery = {
  readonly topic: string;
  /** Aborts when the subscription closes, or another member takes over: a handler that waits should then throw, and gets the event again later. */
  readonly signal: AbortSignal;
  /** Why the bytes that came are no event: `event` then stands for them, with the bytes in its data, to be set aside. */
  readonly unreadable?: string;
  /** When the broker got it, where there is one. */
  readonly publishedAt?: Date;
};

/** Takes one event. Resolving acknowledges it; throwing brings it back after a pause, for as long as it throws. */
export type Handle = (event: EventEnvelope, delivery: Delivery) => Promise<void>;

export type Subscription = {
  /** Takes nothing more and waits for what is being handled. */
  close(): Promise<void>;
};

/**
 * What services say and hear events through; its adapters are embedded/ and kafka/.
 * Promises, for each adapter alike (conformance/ checks them): each group gets each event at least once, and the events
 * of one subject in their order; subjects go side by side, a bounded number at a time.
 */
export type EventBus = {
  /** What its consumers count goes there too. */
  readonly metrics: EventMetrics;
  /** How many subjects should share a publish: 1 where it waits for handlers, more where a broker takes batches. */
  readonly subjectsPerPublish: number;
  /** Whether other processes may write into the outboxes that are published to it: relays then watch for what they wrote. */
  readonly isShared: boolean;
  /**
   * Resolves when the events are safe with the bus: on Kafka when the brokers have them, on the embedded bus when each
   * group has taken them. Rejects otherwise; publishing them again is then right, but for what an EventsRefused names.
   * Only relays call it.
   */
  publish(topic: string, events: readonly EventEnvelope[]): Promise<void>;
  /** Joins a durable group: one of its members handles an event. What came while no member was there waits. */
  subscribe(subscription: { group: string; topics: readonly string[]; handle: Handle }): Promise<Subscription>;
  /** Hears every event from now on, in each instance, without acknowledgement: for what may be missed. Keep it quick. */
  broadcast(subscription: {
    topics: readonly string[];
    handle: (event: EventEnvelope, topic: string) => void | Promise<void>;
  }): Promise<Subscription>;
  /**
   * Does the work of one event when it is its turn. Consumers do their transactions in it: all groups of a process share
   * a few turns, so that a burst of events leaves room for the calls of people.
   */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
  /** Resolves when the bus can take events, rejects when it cannot at the moment: for health checks. */
  ping(): Promise<void>;
  /** Closes every subscription; publishing rejects with BusClosed from then on. */
  close(): Promise<void>;
};

export class BusClosed extends Error {
  override name = 'BusClosed';
}

/** Publishing these can never succeed; the other events of the call are published. */
export class EventsRefused extends Error {
  override name = 'EventsRefused';
  readonly events: readonly EventEnvelope[];
  constructor(events: readonly EventEnvelope[], why: string) {
    super(why);
    this.events = events;
  }
}
