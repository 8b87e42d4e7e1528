export { type ConsumeOptions, type Consumer, consume } from './consume/consume.ts';
export type { Handlers } from './consume/handlers.ts';
export { PermanentFailure } from './consume/permanent-failure.ts';
export type { DeadLetter, DecidedBy, TellDecided } from './dead-letters/dead-letter.ts';
export { createDeadLetters, type DeadLetters } from './dead-letters/dead-letters.store.ts';
export {
  createReplay,
  type Replay,
  ReplayFailed,
  type ReplayOrder,
  type ReplayOutcome,
} from './dead-letters/replay-dead-letter.ts';
export { createEmbeddedBus, type EmbeddedBus } from './embedded/embedded-bus.ts';
export { type EventMetrics, noMetrics } from './metrics/event-metrics.ts';
export { countUnpublished, createOutbox, type Outbox } from './outbox/outbox.ts';
export { outboxStanding } from './outbox/outbox-standing.store.ts';
export { BusClosed, type Delivery, type EventBus, EventsRefused, type Handle, type Subscription } from './port.ts';
export { applyLatest, latest } from './projection/apply-latest.store.ts';
export { type AnyProjection, createProjection, type Projection } from './projection/projection.store.ts';
export { openRebuilds, type Rebuild } from './projection/rebuild.store.ts';
export { createRebuilder } from './projection/rebuild-projection.store.ts';
export { type ReadStates, type Snapshot, takeSnapshots } from './projection/take-snapshots.ts';
export { createRelay, type Relay, type RelayOptions } from './relay/relay.ts';
