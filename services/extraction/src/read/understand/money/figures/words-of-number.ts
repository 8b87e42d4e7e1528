import type { Word } from '../../../page-model.ts';
import { STARS } from './parse-number.ts';

/** What decimals make of a number: money, and the last group of thousands parted by spaces. */
export type Decimals = {
  readonly ofMoney: RegExp;
  readonly ofGroup: RegExp;
  /** How wide the page sets a space, where it is known to be wide. */
  readonly space?: number;
};
export const HUNDREDTHS: Decimals = { ofMoney: /[.,]\d{2}\D*$/, ofGroup: /^\d{3}[,.]\d{1,2}\D{0,3}$/ };
export const THOUSANDTHS: Decimals = { ofMoney: /[.,]\d{3}\D*$/, ofGroup: /^\d{3}[,.]\d{1,3}\D{0,3}$/ };
/** '1.850.000', '850 000': groups of three, and behind them at most the money's name. */
export const WHOLES: Decimals = {
  ofMoney: /^\D{0,4}(?:[1-9]\d{0,2}(?:[., '’]?\d{3})+|\d+[.,]\d{2})(?:F|F?CFA)?\D{0,2}$/i,
  ofGroup: /^\d{3}(?:F|F?CFA|\D{0,3}|[.,]\d{1,2}\D{0,3})$/i,
};

/** One word, or several where a space separates thousands ('1 234 567,89') or stands before the decimals ('4,759 .20'). */
export function endOfNumber(words: readonly Word[], start: number, decimals: Decimals): number {
  const first = (words[start]?.text ?? '').replace(STARS, '');
  if (!/\d/.test(first) || !/^[(]?[-+−–]?(?:[^\p{L}\d]{0,2}|\p{L}{1,3}[$.]?|\p{Sc})[-+−–]?\d/u.test(first))
    return start;
  let end = start + 1;
  if (/^[(]?[-+−–]?(?:[€$£₹]|R)?\d{1,3}$/.test(first)) {
    while (end < words.length && /^\d{3}$/.test(words[end]?.text ?? '') && isTight(words, end, decimals)) end += 1;
    // '1 000 000$' ends with its sign.
    const isLast = (text: string) => decimals.ofGroup.test(text) || /^\d{3}\p{Sc}$/u.test(text);
    if (isLast(words[end]?.text ?? '') && isTight(words, end, decimals)) return end + 1;
    // Groups without decimals behind them are as likely a telephone number or a SIREN.
    if (end > start + 1 && decimals === WHOLES && /^\D*[1-9]/.test(first)) return end;
    if (end > start + 1)
      return start + 1 === end ? end : /^[€$£%]|^EUR|^Ft|^kr/i.test(words[end]?.text ?? '') ? end : start;
  }
  if (/^\D{0,3}\d+[.,]$/.test(first) && /^\d{2}\D{0,2}$/.test(words[end]?.text ?? '') && isTight(words, end, decimals))
    return end + 1;
  if (
    /^\D{0,3}[\d.,]*\d$/.test(first) &&
    /^[.,]\d{2}\D{0,2}$/.test(words[end]?.text ?? '') &&
    isTight(words, end, decimals)
  )
    return end + 1;
  return end;
}

/** The '000' of '1 850 000': no amount of its own, where what its number is was not understood. */
export const endsGroups = (words: readonly Word[], at: number, decimals: Decimals): boolean =>
  /^0\d{2}$/.test(words[at]?.text ?? '') &&
  /^\D{0,2}\d{1,3}$/.test(words[at - 1]?.text ?? '') &&
  isTight(words, at, decimals);

/** How wide the space between groups of thousands is, in heights: a recogniser's boxes end where the ink does. */
const TIGHT = { printed: 0.6, recognised: 0.95 } as const;
/** Spaces of a page differ by this much. */
const SLACK = 1.3;

function isTight(words: readonly Word[], index: number, { space = 0 }: Decimals): boolean {
  const left = words[index - 1];
  const right = words[index];
  if (!left || !right) return false;
  const widest = right.confidence < 1 ? Math.max(TIGHT.recognised, SLACK * space) : TIGHT.printed;
  return right.x0 - left.x1 < widest * (right.y1 - right.y0);
}
