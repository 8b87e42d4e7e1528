import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { EVERYTHING, type Live, type LiveState } from './live.ts';

const LiveContext = createContext<Live | undefined>(undefined);

/** Events of one upload come in bursts; the lists ask again once a burst. */
const GATHER_MS = 300;

/** What a query holds that an event makes old, by the first letters of the event's type. */
const CONCERNED: ReadonlyArray<readonly [prefix: string, resources: readonly string[]]> = [
  ['Invoice', ['invoices', 'supplier-payments']],
  ['Payment', ['supplier-payments', 'invoices']],
  ['Supplier', ['suppliers']],
  ['Message', ['messages']],
];

/** Lets lists and details move by themselves: each event marks what it concerns as old, and what is shown asks again. */
export function LiveProvider({ live, children }: { live: Live; children: ReactNode }) {
  const client = useQueryClient();
  useEffect(() => {
    const stale = new Set<string>();
    let everything = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = live.subscribe((event) => {
      const { type } = event;
      // Another tab's message is a copy.
      everything ||= type === EVERYTHING.type;
      for (const [prefix, resources] of CONCERNED) {
        if (type.startsWith(prefix)) for (const resource of resources) stale.add(resource);
      }
      timer ??= setTimeout(() => {
        timer = undefined;
        if (everything) void client.invalidateQueries();
        else for (const resource of stale) void client.invalidateQueries({ queryKey: [resource] });
        everything = false;
        stale.clear();
      }, GATHER_MS);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [live, client]);
  return <LiveContext value={live}>{children}</LiveContext>;
}

/** Whether the portal can be heard now. */
export function useLiveState(): LiveState {
  const live = useContext(LiveContext);
  const [state, setState] = useState<LiveState>('live');
  useEffect(() => live?.watch(setState), [live]);
  return state;
}
