import bowser from 'bowser';
import type { Browser } from './session.ts';

const LONGEST = 300;

/** What a User-Agent header says of a browser; empty words where it says nothing that is known. */
export function browserOf(userAgent: string | undefined): Browser {
  if (!userAgent) return { name: '', system: '' };
  const { browser, os } = bowser.parse(userAgent.slice(0, LONGEST));
  return { name: browser.name ?? '', system: os.name ?? '' };
}
