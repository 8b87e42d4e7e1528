import { type Bend, bendAt, TERMS } from '../bend.ts';
import type { Box } from '../page-model.ts';
import { levelOf, medianOf, offsOf, type Piece, sheetThrough } from './level-sheet.ts';

/** Letters' heights, all of them: what stands in one line. */
const NEXT_LETTER = 1.6;
const LEVEL_WITH = 0.3;
const SAME_SIZE = [0.55, 1.9] as const;
/** A piece of a line with fewer letters than these, or shorter, says little of where lines go. */
const LEAST_LETTERS = 6;
const LEAST_LENGTH = 6;
/** So many pieces have to agree, and this much of the page's width be covered by them, or by its edges. */
const LEAST_PIECES = 8;
const LEAST_SPREAD = 0.4;
/** Letters' heights by which one line leaves the level before it is worth its while, … */
const WORTH = 0.3;
/** … or what stands at one side of the page leaves what stands in its row at the other: as much and rows part. */
const WORTH_ACROSS = 0.5;
/** What is left of what the lines are off after they were set level, at most. */
const LEFT = 0.7;
/** Letters' heights: feet that are off by more reach under their line, however it lies. */
const UNDER = 0.15;
/** Places across the page at which the sheet is looked at. */
const LOOKS = 9;
/** How often the letters are weighed anew. */
const ROUNDS = 4;

/**
 * How a page's lines are bent, by the feet of its letters: each piece of a line should be level, wherever it stands. One
 * smooth sheet is laid through all of them (least squares, letters that stand off count less), and through the page's edges, where
 * they are known: between two columns nothing else tells how it runs. Undefined where lines are level, or too few to tell.
 * @param letters boxes of a page whose lines are about level
 * @param edges places along the page's upper and lower edge: they bend as its lines do, and may be askew to them
 */
export function findBend(
  letters: readonly Box[],
  width: number,
  height: number,
  edges: readonly Piece[] = [],
): Bend | undefined {
  const tall = medianOf(letters.map(({ y0, y1 }) => y1 - y0));
  const pieces = piecesOf(letters, tall);
  if (pieces.length < LEAST_PIECES || spreadOf([...pieces, ...edges]) < LEAST_SPREAD * width) return undefined;
  const flat: Bend = { weights: TERMS.map(() => 0), width, height };
  let bend = flat;
  for (let round = 0; round < ROUNDS; round++) {
    const next = sheetThrough(pieces, edges, bend, tall, round);
    if (!next) return undefined;
    bend = next;
  }
  // Without its edges a crumpled receipt would be laid flat by what its creases seem to lean.
  const parts = edges.length > 0 && deepestAcross(letters, pieces, bend) >= WORTH_ACROSS * tall;
  if (!parts && deepestIn(pieces, bend) < WORTH * tall) return undefined;
  const left = (sheet: Bend) => unevenness(pieces, edges, sheet, tall);
  return left(bend) <= LEFT * left(flat) ? bend : undefined;
}

/** By how much a piece of a line leaves the level, the most of them all. */
const deepestIn = (pieces: readonly Piece[], bend: Bend): number =>
  largest(pieces.map((piece) => rangeOf(piece.map(({ x, y }) => bendAt(bend, x, y)))));

/** By how much rows leave it from the first letter of the page to the last, at the height of most pieces. */
function deepestAcross(letters: readonly Box[], pieces: readonly Piece[], bend: Bend): number {
  const [left, right] = [-largest(letters.map(({ x0 }) => -x0)), largest(letters.map(({ x1 }) => x1))];
  const places = Array.from({ length: LOOKS }, (_, at) => left + ((right - left) * at) / (LOOKS - 1));
  return medianOf(pieces.map(([first]) => rangeOf(places.map((x) => bendAt(bend, x, first?.y ?? 0)))));
}

/** Letters that follow each other on a line, by their feet. */
function piecesOf(letters: readonly Box[], tall: number): Piece[] {
  const sized = letters
    .filter(({ y0, y1 }) => y1 - y0 > SAME_SIZE[0] * tall && y1 - y0 < SAME_SIZE[1] * tall)
    .sort((a, b) => a.x0 - b.x0);
  const open: { letters: Box[]; last: Box }[] = [];
  const done: Box[][] = [];
  for (const letter of sized) {
    for (let at = open.length - 1; at >= 0; at--) {
      const line = open[at];
      if (line && letter.x0 - line.last.x1 > NEXT_LETTER * tall) {
        done.push(line.letters);
        open.splice(at, 1);
      }
    }
    let home: (typeof open)[number] | undefined;
    for (const line of open) {
      const off = Math.abs(line.last.y1 - letter.y1);
      if (off < LEVEL_WITH * tall && off < Math.abs((home?.last.y1 ?? Number.POSITIVE_INFINITY) - letter.y1))
        home = line;
    }
    if (home) {
      home.letters.push(letter);
      home.last = letter;
    } else open.push({ letters: [letter], last: letter });
  }
  done.push(...open.map((line) => line.letters));
  return done
    .filter((line) => line.length >= LEAST_LETTERS && lengthOf(line) >= LEAST_LENGTH * tall)
    .map((line) => line.map(({ x0, x1, y1 }) => ({ x: (x0 + x1) / 2, y: y1 })));
}

/**
 * How far letters, and edges, stand from where they would if the page were flat, the mean of it: pixels. Not the median, which is
 * nought where lines are in short pieces, however they lean: feet are known to a pixel.
 */
function unevenness(pieces: readonly Piece[], edges: readonly Piece[], bend: Bend, tall: number): number {
  const levelsIn = (piece: Piece) => piece.map(({ x, y }) => levelOf(bend, x, y));
  const offs = [
    ...pieces.flatMap((piece) => offsOf(levelsIn(piece))),
    ...edges.flatMap((edge) =>
      offsOf(
        levelsIn(edge),
        edge.map(({ x }) => x),
      ),
    ),
  ].map((off) => Math.min(UNDER * tall, Math.abs(off)));
  return offs.reduce((sum, off) => sum + off, 0) / offs.length;
}

const largest = (values: readonly number[]): number => values.reduce((most, value) => Math.max(most, value), -Infinity);
const rangeOf = (values: readonly number[]): number => largest(values) + largest(values.map((value) => -value));
const lengthOf = (line: readonly Box[]): number => (line.at(-1)?.x1 ?? 0) - (line[0]?.x0 ?? 0);
const spreadOf = (pieces: readonly Piece[]): number => rangeOf(pieces.flatMap((piece) => piece.map(({ x }) => x)));
