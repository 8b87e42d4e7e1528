import type { Word } from '../page-model.ts';
import { believable, isLegible, legibility, wordsOf } from './believable.ts';
import type { GreyImage } from './grey-image.ts';
import type { OrientedBox } from './lines/oriented-box.ts';
import type { LineRead } from './lines/recognise-lines.ts';
import { arabicWorth, mergeScripts, withFigures } from './merge-scripts.ts';
import type { Recognizer } from './recognizer.ts';

/** A line of which sure words fill less than this share may have Arabic beside them, … */
const FILLED = 0.8;
/** … and on an Arabic page any with a word that is less sure than print is: 'يورو' is read as 'J'. */
const SURELY = 0.95;
/** '10' may as well be '١٥'. */
const LOOKS_EASTERN = /^[019.,:/%-]+$/;
/** So many of the longest such lines tell whether a page is Arabic, by so many letters in sure Arabic words. */
const TELLING = 8;
const ENOUGH_LETTERS = 30;

/**
 * The words of lines with the Arabic ones among them; undefined where lines can be read as they are, or are not Arabic.
 * @param isEnough whether what the longest lines show is Arabic
 */
export async function withArabic(
  image: GreyImage,
  lines: readonly LineRead[],
  { arabic, eastern }: Pick<Recognizer, 'arabic' | 'eastern'>,
  isEnough = (words: readonly Word[]) => arabicWorth(words) >= ENOUGH_LETTERS,
): Promise<Word[] | undefined> {
  if (isLegible(lines)) return undefined;
  const isUnread = (line: LineRead) => legibility([line]) < FILLED;
  const inArabic = async (boxes: readonly OrientedBox[]) =>
    withFigures(await arabic.read(image, boxes), await eastern.read(image, boxes));
  const [first = [], rest = []] = parted(lines.filter(isUnread).map(({ box }) => box));
  const telling = await inArabic(first);
  if (!isEnough(telling)) return undefined;
  const isUnsure = (line: LineRead) =>
    !isUnread(line) && line.words.some(({ text, confidence }) => confidence < SURELY || LOOKS_EASTERN.test(text));
  const others = [...rest, ...lines.filter(isUnsure).map(({ box }) => box)];
  return mergeScripts(believable(wordsOf(lines)), [...telling, ...(await inArabic(others))]);
}

/** The longest few, and the others. */
function parted(boxes: readonly OrientedBox[]): OrientedBox[][] {
  const sorted = boxes.toSorted((one, other) => other.width - one.width);
  return [sorted.slice(0, TELLING), sorted.slice(TELLING)];
}
