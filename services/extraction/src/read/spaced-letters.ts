import { type Box, boundsOf, type Word } from './page-model.ts';

/** So many pieces of a letter or two follow one another where a heading is set with its letters apart, … */
const FEWEST = 5;
/** … of which so many are one letter, … */
const SINGLE = 0.7;
/** … none farther from the next than so many heights; and by so much of the usual gap words of it are parted. */
const WIDEST = 1.6;
const PARTED = 1.6;
const PIECE = /^[\p{L}\p{N}&.'’-]{1,2}$/u;
const LETTER = /\p{L}/u;

/** 'F Y N B O S   B A Y': the words of a line, those that are set with their letters apart put together. */
export function withoutSpacing(line: readonly Word[]): readonly Word[] {
  if (line.length < FEWEST) return line;
  const words: Word[] = [];
  let run: Word[] = [];
  const finish = () => {
    words.push(...(isSpaced(run) ? joined(run) : run));
    run = [];
  };
  for (const word of line) {
    const last = run.at(-1);
    if (last && (!PIECE.test(word.text) || !isNext(last, word))) finish();
    if (PIECE.test(word.text)) run.push(word);
    else words.push(word);
  }
  finish();
  return words.length < line.length ? words : line;
}

const heightOf = ({ y0, y1 }: Box): number => y1 - y0;
const isNext = (last: Word, next: Word): boolean =>
  next.x0 - last.x1 < WIDEST * Math.max(heightOf(last), heightOf(next));

function isSpaced(run: readonly Word[]): boolean {
  const single = run.filter(({ text }) => text.length === 1).length;
  const letters = run.filter(({ text }) => LETTER.test(text)).length;
  return run.length >= FEWEST && single >= SINGLE * run.length && letters >= SINGLE * run.length;
}

function joined(run: readonly Word[]): Word[] {
  const gaps = run.slice(1).map((word, at) => word.x0 - (run[at]?.x1 ?? 0));
  const usual = [...gaps].sort((a, b) => a - b)[gaps.length >> 1] ?? 0;
  const words: Word[][] = [[...run.slice(0, 1)]];
  for (const [at, gap] of gaps.entries()) {
    const piece = run[at + 1];
    if (!piece) continue;
    if (gap > PARTED * usual) words.push([piece]);
    else words.at(-1)?.push(piece);
  }
  return words.map((pieces) => ({
    ...boundsOf(pieces),
    text: pieces.map(({ text }) => text).join(''),
    confidence: Math.min(...pieces.map(({ confidence }) => confidence)),
  }));
}
