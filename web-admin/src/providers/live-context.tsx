import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { createGatherer } from './gather.ts';
import { EVERYTHING, type Live, type LiveEvent, type LiveState } from './live.ts';

const LiveContext = createContext<Live | undefined>(undefined);
const StaleContext = createContext<(resource: string) => void>(() => {});

/** Events of one upload come in bursts; the lists ask again once a burst. */
const GATHER_MS = 300;

/** What a query holds that an event makes old, by the first letters of the event's type. */
const CONCERNED: ReadonlyArray<readonly [prefix: string, resources: readonly string[]]> = [
  ['Invoice', ['invoices', 'supplier-payments', 'training']],
  ['Payment', ['supplier-payments', 'invoices']],
  ['SupplierImport', ['supplier-imports']],
  ['Supplier', ['suppliers', 'bank-changes']],
  ['Change', ['suppliers', 'bank-changes']],
  ['Message', ['messages']],
  ['Training', ['training', 'invoices']],
  ['Template', ['training']],
];

/** Lets lists and details move by themselves: each event marks what it concerns as old, and what is shown asks again. */
export function LiveProvider({ live, children }: { live: Live; children: ReactNode }) {
  const client = useQueryClient();
  const stale = useMemo(
    () =>
      createGatherer<string>((resources) => {
        if (resources.has(EVERYTHING.type)) return client.invalidateQueries();
        return Promise.all(Array.from(resources, (resource) => client.invalidateQueries({ queryKey: [resource] })));
      }, GATHER_MS),
    [client],
  );
  useEffect(() => {
    const unsubscribe = live.subscribe(({ type }) => {
      if (type === EVERYTHING.type) stale.add(type);
      for (const [prefix, resources] of CONCERNED) if (type.startsWith(prefix)) stale.add(...resources);
    });
    return () => {
      unsubscribe();
      stale.stop();
    };
  }, [live, stale]);
  return (
    <LiveContext value={live}>
      <StaleContext value={stale.add}>{children}</StaleContext>
    </LiveContext>
  );
}

/** Marks a resource as old, as an event does: what is shown of it asks again. */
export const useMarkStale = (): ((resource: string) => void) => useContext(StaleContext);

/** Hears each thing that changed, as it is told. */
export function useLiveEvents(hear: (event: LiveEvent) => void): void {
  const live = useContext(LiveContext);
  useEffect(() => live?.subscribe(hear), [live, hear]);
}

/** Whether the portal can be heard now. */
export function useLiveState(): LiveState {
  const live = useContext(LiveContext);
  const [state, setState] = useState<LiveState>('live');
  useEffect(() => live?.watch(setState), [live]);
  return state;
}
