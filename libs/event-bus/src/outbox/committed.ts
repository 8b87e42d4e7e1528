import type { Database } from '@comptoir/storage';

const listenersOf = new WeakMap<object, Set<() => void>>();

/** Tells the relay in this process, if there is one, that events were committed to the outbox. */
export function announceCommitted(database: Database): void {
  for (const listener of listenersOf.get(database.connection) ?? []) listener();
}

/** Calls back after each commit of this process that appended events; answers how to stop that. */
export function onCommitted(database: Database, listener: () => void): () => void {
  const listeners = listenersOf.get(database.connection) ?? new Set();
  listenersOf.set(database.connection, listeners.add(listener));
  return () => listeners.delete(listener);
}
