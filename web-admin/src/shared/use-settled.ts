import { useEffect, useState } from 'react';

/** Shorter than the pause after a word, longer than the one between two letters. */
const PAUSE_MS = 200;

/** What was typed, without its outer spaces, once the typing has paused: what a server is asked. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
