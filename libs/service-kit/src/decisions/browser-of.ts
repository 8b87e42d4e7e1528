import bowser from 'bowser';

const LONGEST = 300;
const LONGEST_SHOWN = 80;

/** What a User-Agent header says of a browser; empty words where it says nothing that is known. */
export function browserOf(userAgent: string | undefined): { name: string; system: string } {
  if (!userAgent) return { name: '', system: '' };
  const { browser, os } = bowser.parse(userAgent.slice(0, LONGEST));
  return { name: browser.name ?? '', system: os.name ?? '' };
}

/** The same in two words, such as `Firefox, Linux`; undefined where nothing is known. */
export function deviceOf(userAgent: string | undefined): string | undefined {
  const { name, system } = browserOf(userAgent);
  return [name, system].filter(Boolean).join(', ').slice(0, LONGEST_SHOWN) || undefined;
}
