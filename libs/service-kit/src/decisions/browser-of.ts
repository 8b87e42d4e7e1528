import bowser from 'bowser';

const LONGEST = 300;
const LONGEST_SHOWN = 80;

/** What a User-Agent header says of a browser; empty words where it says nothing that is known. */
export function browserOf(userAgent: string | undefined): { name: string; system: string } {
  if (!userAgent) return { name: '', system: '' };
  const { browser, os } = bowser.parse(userAgent.slice(0, LONGEST));
  return { name: browser.name ?? '', system: os.name ?? '' };
}

/** The same in two words, such as `Firefox, Linux`, or a program's own name; undefined where nothing is said. */
export function deviceOf(userAgent: string | undefined): string | undefined {
  const { name, system } = browserOf(userAgent);
  const words = [name, system].filter(Boolean).join(', ') || userAgent?.match(/^[\w.-]{1,40}/)?.[0];
  return words?.slice(0, LONGEST_SHOWN);
}
