import { useEffect, useState } from 'react';

/** Shorter than the pause after a word, longer than the one between two letters. */
const PAUSE_MS = 200;

/**
 * What was typed, without its outer spaces, once the typing has paused: what a server is asked.
 * @param first what is settled before anybody types
 */
export function useSettled(typed: string, { pauseMs = PAUSE_MS, first = '' } = {}): string {
  const [settled, setSettled] = useState(first);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [typed, pauseMs]);
  return settled;
}
