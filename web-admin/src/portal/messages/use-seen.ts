import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Whether the tab is one that somebody can look at now. */
export const useSeen = (): boolean => useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');
