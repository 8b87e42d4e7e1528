// A name at the head of a till's receipt that takes more than a line, or may.
import type { Word } from '../../../page-model.ts';
import { endsName, withoutForm } from '../../parties/names/party-names.ts';
import { hasForm, isAddress } from '../till/till-places.ts';
import { isRegistered, isRemark, isScrawl, type Line, listsTrades, mayName, saysWhoRuns } from './receipt-names.ts';

/** A name and what ends it: the line below that is little but a legal form, or that is set alike and ends in one. */
export function blockFrom(lines: readonly Line[], index: number): Line[] {
  const [first, second, third] = lines.slice(index, index + 3);
  if (!first || !second || hasForm(first.text)) return first ? [first] : [];
  if (isRemark(second.text)) return [first];
  if (endsName(second.text)) return [first, second];
  const isAlike =
    Math.abs(heightOf(first.row) - heightOf(second.row)) < 0.25 * heightOf(first.row) &&
    isInCapitals(first.text) === isInCapitals(second.text);
  const isClose = second.row.y0 - first.row.y1 < 1.5 * heightOf(first.row);
  const isNamed =
    mayName(second) &&
    !saysWhoRuns(second.text) &&
    hasForm(second.text) &&
    !isAddress(first.text) &&
    !listsTrades(first.text);
  const isFollowed = third !== undefined && (isRegistered(third.text) || isAddress(third.text));
  return isAlike && isClose && isNamed && isFollowed ? [first, second] : [first];
}

/** A saying or a trade over a name is mostly set otherwise: 'Tout pour la maison' over 'DURAND SAS', 'DINER' over 'Blue Diner LLC'. */
const isInCapitals = (text: string): boolean => !/\p{Ll}/u.test(withoutForm(text));

/** What is printed over a name with a legal form may be its beginning, or a sign over the door, unless their number follows. */
export const isTwoNames = ([, second]: readonly Line[]): boolean => second !== undefined && !endsName(second.text);

/** No space is as wide, in heights of the letters: where there is one, a word was lost. */
const WIDEST_SPACE = 1.6;

/** How much larger than the usual letters a sign over the door is set. */
const LARGE = 1.25;

/** Whether words are as large as a sign over the door. */
export const isLarge = (words: readonly Word[], usual: number): boolean => median(words.map(heightOf)) > LARGE * usual;

/** Whether the line above is set as a sign over the door too, and alike: the name may begin there, legibly or not. */
export function goesOnFrom(lines: readonly Line[], [first]: readonly Line[], usual: number): boolean {
  const above = first && lines[lines.indexOf(first) - 1];
  if (!first || !above || !(mayName(above) || isScrawl(above.words))) return false;
  const height = median(first.words.map(heightOf));
  const isAlike = Math.abs(median(above.words.map(heightOf)) - height) < 0.15 * height;
  return isAlike && isLarge(first.words, usual);
}

/** Whether no word of a name was lost between two others. */
export const isWhole = (block: readonly Line[]): boolean =>
  block.every(({ words }) =>
    words.every((word, index) => word.x0 - (words[index - 1]?.x1 ?? word.x0) < WIDEST_SPACE * heightOf(word)),
  );

export const heightOf = (box: { readonly y0: number; readonly y1: number }) => box.y1 - box.y0;
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
