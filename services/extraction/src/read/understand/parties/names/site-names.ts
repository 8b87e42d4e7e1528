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
        const name = some
          .map(({ text: one }) => one)
          .join(' ')
          .replace(/[,;:.!?)]+$/, '');
        // 'Consumo' in a list of facts, and consumo.example among whom to complain to.
        const isName = /\p{Lu}/u.test(some.at(-1)?.text ?? '') && !/[@/.]/.test(name) && looksLikeName(name);
        if (sites.has(squeeze(name)) && isName) return [candidate(name, SPELLED, page, some)];
      }
      return [];
    }),
  );
}
