import { type Box, boundsOf, type Word } from './page-model.ts';

/** A page sets its figures with their digits apart where so many of its numbers are as many digits, each a word. */
const FEWEST_NUMBERS = 3;
const FEWEST_DIGITS = 6;
/** Pieces of one number are no farther apart than this share of their height, … */
const WIDEST = 1;
/** … and of two at the least, each one digit. */
const DIGIT = /^\d$/;
const PIECE = /^(?=[^\d]*\d)[\d.,/:-]{1,6}$|^[.,/]$/;

/**
 * Lines of words with the numbers put together whose digits are set apart, as tabulators and some electricity bills do: '1 2 2.96' is
 * 122.96, and no 2.96. Only where more than a few numbers of the page are set so: elsewhere '1 2 10.00' are a place, a count and a price.
 * @param isMirrored whether words are given from the right, in which numbers run the other way
 */
export function withDigitsTogether(
  lines: readonly (readonly Word[])[],
  isMirrored: boolean,
): readonly (readonly Word[])[] {
  // Of most pages that is all there is to ask.
  if (lines.reduce((sum, line) => sum + singleDigits(line), 0) < FEWEST_NUMBERS * FEWEST_DIGITS) return lines;
  const runs = lines.map(runsOf);
  const isNumber = (run: readonly Word[]) => singleDigits(run) >= FEWEST_DIGITS;
  if (runs.flat().filter(isNumber).length < FEWEST_NUMBERS) return lines;
  return runs.map((line) =>
    line.flatMap((run) => (singleDigits(run) > 1 ? [joined(isMirrored ? run.toReversed() : run)] : run)),
  );
}

const singleDigits = (run: readonly Word[]): number =>
  run.reduce((sum, { text }) => (text.length === 1 && DIGIT.test(text) ? sum + 1 : sum), 0);

/** A line as runs of pieces of a figure that follow one another closely, and each other word by itself. */
function runsOf(line: readonly Word[]): Word[][] {
  const runs: Word[][] = [];
  for (const word of line) {
    const last = runs.at(-1)?.at(-1);
    if (last && PIECE.test(last.text) && PIECE.test(word.text) && isNext(last, word)) runs.at(-1)?.push(word);
    else runs.push([word]);
  }
  return runs;
}

const heightOf = ({ y0, y1 }: Box): number => y1 - y0;
const isNext = (last: Word, next: Word): boolean =>
  next.x0 - last.x1 < WIDEST * Math.max(heightOf(last), heightOf(next));

const joined = (run: readonly Word[]): Word => ({
  ...boundsOf(run),
  text: run.map(({ text }) => text).join(''),
  confidence: Math.min(...run.map(({ confidence }) => confidence)),
});
