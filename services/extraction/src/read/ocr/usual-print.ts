import type { Box, Word } from '../page-model.ts';

/** A till prints what matters twice as tall, or twice as wide: from so many heights of a letter on it is taller. */
const TALLER = 1.5;
/** Width by height of a figure or capital, as fonts have it in the mean; what is within these is not stretched. */
const USUAL = 0.62;
const STRETCHED = { narrow: 0.45, wide: 0.9 } as const;
/** Words read with less certainty than this are read again where they are of such print; letters that touch look wide too. */
const UNSURE = { tall: 0.85, wide: 0.5 } as const;

/** By what a piece of print is drawn smaller, across and down, to look like the rest of the page. */
export type Squeeze = { readonly across: number; readonly down: number };

/** How letters of double height or width are drawn to be read: a till's 'TOTAL 75,50' as narrow as it is tall is no font's. */
export function squeezeOf(letters: readonly Box[]): Squeeze {
  const aspect = median(letters.map(aspectOf));
  if (letters.length < 2 || aspect === 0) return { across: 1, down: 1 };
  if (aspect < STRETCHED.narrow) return { across: 1, down: aspect / USUAL };
  if (aspect > STRETCHED.wide) return { across: USUAL / aspect, down: 1 };
  return { across: 1, down: 1 };
}

/** Words that were read with some doubt in letters much taller than the page's, or with much doubt in letters too wide. */
export function stretchedAndUnsure(words: readonly Word[], letters: readonly Box[], letterHeight: number): Set<Word> {
  return new Set(
    words.filter((word) => {
      if (word.confidence >= UNSURE.tall) return false;
      const own = letters.filter((letter) => isWithin(letter, word));
      if (own.length === 0) return false;
      return (
        median(own.map(heightOf)) >= TALLER * letterHeight ||
        (word.confidence < UNSURE.wide && own.length > 1 && median(own.map(aspectOf)) > STRETCHED.wide)
      );
    }),
  );
}

/** Whether the middle of one box lies in another. */
export function isWithin(one: Box, other: Box): boolean {
  const [x, y] = [(one.x0 + one.x1) / 2, (one.y0 + one.y1) / 2];
  return x >= other.x0 && x <= other.x1 && y >= other.y0 && y <= other.y1;
}

const widthOf = ({ x0, x1 }: Box): number => x1 - x0;
const heightOf = ({ y0, y1 }: Box): number => y1 - y0;
const aspectOf = (box: Box): number => widthOf(box) / heightOf(box);
const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
