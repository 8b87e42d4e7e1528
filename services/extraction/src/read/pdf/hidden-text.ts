import type { CodePlace } from '../barcodes/code-places.ts';
import type { Box, Word } from '../page-model.ts';
import { createSight, type OpenPage } from './covered-text.ts';
import { boxOf } from './glyphs.ts';
import { isWhite, type PageObject } from './page-objects.ts';
import { type Pdfium, withMemory } from './pdfium.ts';

/**
 * A word that is in the file and that nobody who looks at the page can see, or read where it is `tiny`. `covered` is under something, cut away, or in the colour of what
 * it stands on; `laid` is invisible over a picture or painted under one, where scanners lay what they recognised.
 */
export type HiddenWord = Word & { readonly why: 'outside' | 'tiny' | 'invisible' | 'white' | 'covered' | 'laid' };

/** A word by its first and last character in the text layer, and its box in points of the shown page. */
type Looked = { readonly text: string; readonly first: number; readonly last: number; readonly box: Box };

/** Text render mode 3 of ISO 32000-1, table 106: neither filled nor stroked. */
const INVISIBLE = 3;
const FIGURE = /\p{N}/u;
/** What has to be seen of a number, and of other words half of: cells cut what is too long for them. */
const OF_NUMBER = /[\p{L}\p{N}.,-]/u;
const LETTER = /\p{L}/u;

/** How text is painted, and whether anybody sees it so. */
export type Eyes = {
  /** How the character at a place of the text layer is painted. */
  lookAt(index: number): Look;
  /**
   * Why a word whose characters all look alike cannot be seen, or nothing. Of an amount or a number one sign that cannot is enough: half of it
   * is another. White text on something painted is a heading.
   */
  whyHidden(word: Looked): HiddenWord['why'] | undefined;
  /** Where a code may be drawn beside the text, in points of the page as shown. */
  readonly codePlaces: readonly CodePlace[];
};

type Look = 'invisible' | 'white' | 'plain';

/** Looks at the text of a page. */
export function createEyes(open: OpenPage, text: number): Eyes {
  const { pdfium, place, width, height } = open;
  const sight = createSight(open);
  const looks = new Map<number, Look>();
  for (const one of sight.texts) {
    const look = lookOf(pdfium, one);
    if (look !== 'plain') looks.set(one.object, look);
  }
  // All that is plain is asked no more: a page has thousands of characters.
  const lookAt = (index: number): Look =>
    looks.size === 0 ? 'plain' : (looks.get(pdfium._FPDFText_GetTextObject(text, index)) ?? 'plain');
  const isSeen = ({ first, last, text: word }: Looked) =>
    withMemory(pdfium, 16, (rect) => {
      const signs = FIGURE.test(word) ? OF_NUMBER : LETTER;
      let [all, seen] = [0, 0];
      for (let index = first; index <= last; index++) {
        if (!signs.test(String.fromCodePoint(pdfium._FPDFText_GetUnicode(text, index)))) continue;
        const letter = boxOf(pdfium, text, place, { index, rect });
        if (!letter) continue;
        all += 1;
        if (sight.isSeen(pdfium._FPDFText_GetTextObject(text, index), letter)) seen += 1;
      }
      return signs === OF_NUMBER ? seen === all : 2 * seen >= all;
    });
  const doubtedIn = ({ first, last }: Looked): number | undefined => {
    for (let index = first; index <= last; index++) {
      const object = pdfium._FPDFText_GetTextObject(text, index);
      if (sight.isDoubted(object)) return object;
    }
    return undefined;
  };
  const whyHidden = (word: Looked): HiddenWord['why'] | undefined => {
    const [x, y] = [(word.box.x0 + word.box.x1) / 2, (word.box.y0 + word.box.y1) / 2];
    if (x < 0 || y < 0 || x > width || y > height) return 'outside';
    const look = lookAt(word.first);
    if (look === 'invisible') return sight.isOnPicture(x, y) ? 'laid' : look;
    if (look === 'white' && !sight.isOnPaint(x, y)) return look;
    if (isTiny(word, Math.min(width, height))) return 'tiny';
    const doubted = sight.isAnyDoubted ? doubtedIn(word) : undefined;
    if (doubted === undefined || isSeen(word)) return undefined;
    return sight.isUnderPicture(doubted) ? 'laid' : 'covered';
  };
  return { lookAt, whyHidden, codePlaces: sight.codePlaces };
}

/** Letters smaller than this share of a page's shorter side, two points of A4, are a hair on it; small print has four. */
const SMALLEST = 0.0035;

/** A letter that is turned is as wide as others are high. */
const isTiny = ({ text, box }: Looked, side: number): boolean =>
  box.y1 - box.y0 < SMALLEST * side && (box.x1 - box.x0) / text.length < SMALLEST * side;

function lookOf(pdfium: Pdfium, text: PageObject): Look {
  if (pdfium._FPDFTextObj_GetTextRenderMode(text.object) === INVISIBLE) return 'invisible';
  return isWhite(text) ? 'white' : 'plain';
}
