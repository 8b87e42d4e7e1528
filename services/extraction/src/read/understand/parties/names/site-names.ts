import type { Word } from '../../../page-model.ts';
import { type Candidate, candidate } from '../../candidate.ts';
import type { DocumentText } from '../../text/document-text.ts';
import { squeeze } from '../../text/fold.ts';
import { siteCores } from '../domains.ts';
import { looksLikeName } from './party-names.ts';

/** Shorter sites stand in other words. */
const SHORTEST = 6;
/** In words. */
const LONGEST = 4;
/** As sure as a name that stands first on its page. */
const SPELLED = 0.42;

/**
 * Names that the pages' own sites spell: 'Bright Energy' in a sentence or on a payment slip, of www.brightenergy.com, where the
 * letterhead is a picture.
 */
export function fromSites(text: DocumentText): Candidate[] {
  const sites = new Set(siteCores(text).filter((core) => core.length >= SHORTEST));
  if (sites.size === 0) return [];
  return text.cells.flatMap(({ words, page }) =>
    words.flatMap((word, from): Candidate[] => {
      if (!/^\p{Lu}/u.test(word.text)) return [];
      for (let to = from + 1; to <= Math.min(words.length, from + LONGEST); to += 1) {
        const some = words.slice(from, to);
        const name = spelled(some);
        // 'Consumo' in a list of facts, and consumo.example among whom to complain to.
        const isName = /\p{Lu}/u.test(some.at(-1)?.text ?? '') && !/[@/.]/.test(name) && looksLikeName(name);
        if (sites.has(squeeze(name)) && isName) {
          const whole = words.slice(from, to + 1);
          return [goesOnAlike(text, name, whole) ? named(page, whole) : named(page, some)];
        }
      }
      return [];
    }),
  );
}

const named = (page: number, words: readonly Word[]): Candidate => candidate(spelled(words), SPELLED, page, words);

const spelled = (words: readonly Word[]): string =>
  words
    .map(({ text }) => text)
    .join(' ')
    .replace(/[,;:.!?)]+$/, '');

/** Whether a name goes on in one way, with a capital, in two lines: 'De Molen Watersport' of www.demolen.example, on top and whom to pay. */
function goesOnAlike({ cells }: DocumentText, name: string, whole: readonly Word[]): boolean {
  const longer = spelled(whole);
  if (!/^\p{Lu}\p{Ll}+$/u.test(whole.at(-1)?.text ?? '') || longer === name) return false;
  return cells.filter(({ text }) => text.includes(longer)).length >= 2;
}
