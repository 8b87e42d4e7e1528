/** Characters kept of a name. */
export const LONGEST_NAME = 255;
/** The most that counts as a name's ending, with its dot. */
const LONGEST_ENDING = 16;

/** Control characters, and the marks that make a name read in another order than it is (U+202A…E, U+2066…9). */
const UNSAFE = /[\p{Cc}\u2028\u2029\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/**
 * A file's name as it is kept and shown: no path, no control or direction marks, composed (NFC), at most 255 characters,
 * a longer one shortened before its ending. Undefined where nothing is left.
 */
export function cleanFileName(given: string | undefined): string | undefined {
  const last = (given ?? '').toWellFormed().split(/[/\\]/).at(-1) ?? '';
  const name = last.replace(UNSAFE, '').normalize('NFC').replace(/\s+/g, ' ').trim();
  if (/^\.*$/.test(name)) return undefined;
  return shortened(name);
}

function shortened(name: string): string {
  const letters = [...name];
  if (letters.length <= LONGEST_NAME) return name;
  const dot = letters.lastIndexOf('.');
  const ending = dot > 0 && letters.length - dot <= LONGEST_ENDING ? letters.slice(dot) : [];
  return [...letters.slice(0, LONGEST_NAME - ending.length - 1), '…', ...ending].join('');
}
