// Lines of print that run up or down a page: in its margin is printed where a company is registered, and under which numbers.
import { certaintyOf, wordsOf } from '../believable.ts';
import type { OrientedBox } from './oriented-box.ts';
import type { LineRead } from './recognise-lines.ts';

/** A line so many times as high as it is wide runs up or down the page; */
const UPENDED = 1.5;
/** of so many times it is a sentence, and no letter, mark or heading of a narrow column. */
const SENTENCE = 12;
/** More of them are a drawing's, or the lines of a page beside it. */
const MOST = 4;
/** A line that is read with so much certainty in the mean is read the right way up; what is read with less either way is none. */
const SURE = 0.8;

export const isUpended = ({ width, height }: OrientedBox): boolean => height > UPENDED * width;

/** By how much a line that runs up, and one that runs down, has to be turned to lie along (radians, clockwise). */
const TURNS = [Math.PI / 2, -Math.PI / 2];

/** The sentences among lines, the longest first. */
export const upendedSentences = (lines: readonly OrientedBox[]): readonly OrientedBox[] =>
  lines
    .filter(({ width, height }) => height > SENTENCE * width)
    .toSorted((one, other) => other.height - one.height)
    .slice(0, MOST);

/** A line as it is read the right way up: most run up, and only what is not sure so is read the other way. */
export async function readUpended(
  line: OrientedBox,
  read: (line: OrientedBox) => Promise<readonly LineRead[]>,
): Promise<readonly LineRead[]> {
  for (const turn of TURNS) {
    const lines = await read({ ...line, width: line.height, height: line.width, angle: line.angle - turn });
    if (certaintyOf(wordsOf(lines)) >= SURE) return lines;
  }
  return [];
}
