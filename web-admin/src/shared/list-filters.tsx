import { type FilterPayload, useListContext } from 'ra-core';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef } from 'react';
import { arrived, latestOf, type UnderWay } from './under-way.ts';

type Filters = FilterPayload;
type Change = (filters: Filters) => Filters;

const ChangeContext = createContext<((change: Change) => void) | undefined>(undefined);

/**
 * Lets several hands change the filter of the list around it. react-admin sets a filter as a whole, and the one that is
 * shown lags behind the one asked for: two changes in a row would be made from the same old filter, and the first lost.
 */
export function ListFilters({ children }: { children: ReactNode }) {
  const { filterValues, setFilters } = useListContext();
  const shown: Filters = filterValues ?? {};
  const text = JSON.stringify(shown);
  const underWay = useRef<UnderWay<Filters>>([]);
  const latest = useRef({ shown, setFilters });
  latest.current = { shown, setFilters };
  // By its text: each rendering may have the same filter as another object.
  useEffect(() => {
    underWay.current = arrived(underWay.current, JSON.parse(text) as Filters);
  }, [text]);
  const change = useCallback((next: Change) => {
    const asked = next(latestOf(underWay.current, latest.current.shown));
    underWay.current = [...underWay.current, asked];
    latest.current.setFilters(asked);
  }, []);
  return <ChangeContext value={change}>{children}</ChangeContext>;
}

/** Changes the filter of the list around: from what it was last asked to be, to what `change` makes of it. */
export function useChangeFilters<Known extends Filters>(): (change: (filters: Known) => Filters) => void {
  const change = useContext(ChangeContext);
  if (!change) throw new Error('useChangeFilters outside ListFilters');
  return change as (change: (filters: Known) => Filters) => void;
}
