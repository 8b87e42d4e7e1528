import { type Box, boundsOf, type Word } from '../page-model.ts';

/** A letter that was set up or down the page: where who is registered, and under which numbers, is often printed. */
export type TurnedLetter = Box & {
  readonly text: string;
  readonly runs: 'up' | 'down';
  /** Whether the file has a space before it; some have none, and leave a gap. */
  readonly isBehindSpace: boolean;
};

/** Shares of the letters' size: a gap that parts words, one that ends a line, and by how much letters of one line are aside. */
const WORD_GAP = 0.15;
const LINE_GAP = 2.5;
const ASIDE = 0.35;
/** Fewer letters are a figure's axis, or a mark. */
const FEWEST = 6;

/** Letters in the order of the file, as the lines that they make: words with the boxes they have on the page. */
export function turnedLines(letters: readonly TurnedLetter[]): Word[][] {
  const lines: TurnedLetter[][] = [];
  for (const letter of letters) {
    const line = lines.at(-1);
    const last = line?.at(-1);
    if (line && last && goesOn(last, letter)) line.push(letter);
    else lines.push([letter]);
  }
  return lines.filter(({ length }) => length >= FEWEST).map(wordsOf);
}

const sizeOf = ({ x0, x1 }: Box): number => x1 - x0;
const gapBetween = (last: TurnedLetter, next: TurnedLetter): number =>
  last.runs === 'up' ? last.y0 - next.y1 : next.y0 - last.y1;

function goesOn(last: TurnedLetter, next: TurnedLetter): boolean {
  const size = Math.max(sizeOf(last), sizeOf(next));
  const gap = gapBetween(last, next);
  const aside = Math.abs(next.x0 + next.x1 - last.x0 - last.x1) / 2;
  return next.runs === last.runs && aside <= ASIDE * size && gap > -size / 2 && gap < LINE_GAP * size;
}

function wordsOf(line: readonly TurnedLetter[]): Word[] {
  const words: TurnedLetter[][] = [];
  for (const letter of line) {
    const last = words.at(-1)?.at(-1);
    if (last && !letter.isBehindSpace && gapBetween(last, letter) < WORD_GAP * sizeOf(letter))
      words.at(-1)?.push(letter);
    else words.push([letter]);
  }
  return words.map((letters) => ({
    ...boundsOf(letters),
    text: letters.map(({ text }) => text).join(''),
    confidence: 1,
  }));
}
