import { useCallback, useMemo, useState } from 'react';
import { usePages } from '../../documents/pages.ts';

export interface ViewerControls {
  /** From 1. */
  readonly page: number;
  /** 1 fills the width. */
  readonly zoom: number;
  /** Quarter turns clockwise, 0 to 3. */
  readonly turns: number;
  turnTo(page: number): void;
  zoomIn(): void;
  zoomOut(): void;
  fit(): void;
  rotate(): void;
}

const STEP = 1.25;
const LEAST = 0.5;
const MOST = 4;
const within = (zoom: number) => Math.min(MOST, Math.max(LEAST, zoom));

/** A page there is: the nearest to one that is asked for. */
export const pageWithin = (page: number, count: number): number => Math.max(1, Math.min(page, count));

/** How a person looks at a document: which page, how near, how turned. */
export function useViewer(documentId: string): ViewerControls {
  const { data: { length: count } = [] } = usePages(documentId);
  const [page, setPage] = useState(1);
  const [zoom, setZoom] = useState(1);
  const [turns, setTurns] = useState(0);
  const turnTo = useCallback((next: number) => setPage(pageWithin(next, count)), [count]);
  return useMemo(
    () => ({
      page,
      zoom,
      turns,
      turnTo,
      zoomIn: () => setZoom((now) => within(now * STEP)),
      zoomOut: () => setZoom((now) => within(now / STEP)),
      fit: () => setZoom(1),
      rotate: () => setTurns((now) => (now + 1) % 4),
    }),
    [page, zoom, turns, turnTo],
  );
}
