import type { Word } from '../../../page-model.ts';
import type { Cell } from '../../text/document-text.ts';

/**
 * Seven figures, a letter that checks them, the VAT's and the category's letter, and the establishment: nobody else's number has them.
 * Old ones are printed without their first nought, and then known by the signs between.
 */
const WHOLE = /^\d{7}[A-HJ-NP-TV-Z][ABDNP][CEMNP]\d{3}$/;
const PARTED = /^\d{6,7}[/ ]?[A-HJ-NP-TV-Z][/ ][ABDNP][/ ][CEMNP][/ ]\d{3}$/;
/** 'MF/1634471D', 'MF:1634471D': its name, without a space. */
const NAME = /^\W*(?:m\.?f\.?[/:]+)?/i;
/** '1634471 D A M 000' */
const MOST_PIECES = 5;

/** '1399977N/A/P/000', '0882417BPM000', 'MF/1634471D A M 000': Tunisia's number, though nothing may call it one. */
export function tunisianNumber({ words }: Pick<Cell, 'words'>): readonly Word[] | undefined {
  for (const at of words.keys()) {
    if (!/\d{6}/.test(words[at]?.text ?? '')) continue;
    for (let pieces = 1; pieces <= MOST_PIECES; pieces++) {
      const [first, ...rest] = words.slice(at, at + pieces);
      if (!first || rest.length < pieces - 1) break;
      const own = { ...first, text: first.text.replace(NAME, '') };
      const joined = [own, ...rest].map(({ text }) => text).join(' ');
      const bare = joined.replace(/\W+$/, '');
      if (WHOLE.test(bare) || PARTED.test(bare)) return [own, ...rest];
    }
  }
  return undefined;
}
