import type { EventEnvelope } from '@comptoir/contracts';

/**
 * Removes together what is asked for at the same time: while one removal is on its way, what comes waits and goes in the
 * next. Nothing waits longer for it, and where a publish is a single event each would be a round trip of its own.
 */
export function gatherRemovals(
  remove: (events: readonly EventEnvelope[]) => Promise<void>,
): (events: readonly EventEnvelope[]) => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let next: { readonly events: EventEnvelope[]; readonly done: Promise<void> } | undefined;

  const begin = () => {
    const events: EventEnvelope[] = [];
    // A removal that failed is told to those who asked for it; the next one stands alone.
    const done = running
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        return remove(events);
      });
    running = done;
    return { events, done };
  };

  return (events) => {
    next ??= begin();
    next.events.push(...events);
    return next.done;
  };
}
