import { type Box, boundsOf } from '../page-model.ts';

/** Heights of a letter, of all letters: what is print of the page's own size, and no speck, accent, rule or logo. */
const SIZE = { least: 0.5, most: 2.5 } as const;
/** The same of one that stands alone: a figure, or a code of one letter. */
const ALONE = { least: 0.75, most: 1.6, narrowest: 0.2 } as const;
/** Letters of one line are no farther apart, and overlap by such a share of their height. */
const NEXT_LETTER = 1.6;
const LEVEL_WITH = 0.4;
/** A page on which more is left was not legible, or its ink is no print. */
const MOST_PIECES = 80;
/** Pixels of a cell of the map in which words are looked up. */
const CELL = 64;

/**
 * Print that stands in none of a page's words, piece by piece of its lines. Looking for sparse text the recogniser passes over what
 * stands alone: the '2' of a column of counts, an amount at the edge. None where so much is left that the page is illegible.
 */
export function leftInk(letters: readonly Box[], words: readonly Box[], letterHeight: number): Box[] {
  const isRead = readAt(words);
  const left = letters
    .filter((box) => heightOf(box) > SIZE.least * letterHeight && heightOf(box) < SIZE.most * letterHeight)
    .filter((box) => !isRead((box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2))
    .sort((a, b) => a.x0 - b.x0);
  const pieces: { box: Box; last: Box; letters: number }[] = [];
  for (const letter of left) {
    const home = pieces
      .filter(({ box, last }) => letter.x0 - box.x1 < NEXT_LETTER * letterHeight && isLevel(letter, last))
      .sort((a, b) => b.box.x1 - a.box.x1)[0];
    if (home) {
      home.box = boundsOf([home.box, letter]);
      home.last = letter;
      home.letters += 1;
    } else pieces.push({ box: letter, last: letter, letters: 1 });
  }
  const print = pieces
    .filter(({ box, letters: count }) => (count === 1 ? isFigure(box, letterHeight) : widthOf(box) > heightOf(box)))
    .map(({ box }) => box);
  return print.length > MOST_PIECES ? [] : print;
}

const widthOf = ({ x0, x1 }: Box): number => x1 - x0;
const heightOf = ({ y0, y1 }: Box): number => y1 - y0;

const isFigure = (box: Box, letterHeight: number): boolean =>
  heightOf(box) > ALONE.least * letterHeight &&
  heightOf(box) < ALONE.most * letterHeight &&
  widthOf(box) > ALONE.narrowest * letterHeight &&
  widthOf(box) <= heightOf(box);

const isLevel = (one: Box, other: Box): boolean =>
  Math.min(one.y1, other.y1) - Math.max(one.y0, other.y0) > LEVEL_WITH * Math.min(heightOf(one), heightOf(other));

/** Whether a place lies in a word, by a map of them. */
function readAt(words: readonly Box[]): (x: number, y: number) => boolean {
  const cells = new Map<string, Box[]>();
  for (const word of words)
    for (let column = Math.floor(word.x0 / CELL); column <= Math.floor(word.x1 / CELL); column++)
      for (let row = Math.floor(word.y0 / CELL); row <= Math.floor(word.y1 / CELL); row++) {
        const key = `${column},${row}`;
        const known = cells.get(key);
        if (known) known.push(word);
        else cells.set(key, [word]);
      }
  return (x, y) =>
    cells
      .get(`${Math.floor(x / CELL)},${Math.floor(y / CELL)}`)
      ?.some((word) => x >= word.x0 && x <= word.x1 && y >= word.y0 && y <= word.y1) ?? false;
}
