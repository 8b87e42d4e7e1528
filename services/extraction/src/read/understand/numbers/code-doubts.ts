// What says of a number that it is not whole, or not well read.
import type { Word } from '../../page-model.ts';
import { type Code, CUT, isDay, isRecognised } from './read-code.ts';

/** 'Pagamento230/2025': the label's last word without a space before the number, where a column is too narrow. */
const GLUED = /\p{Ll}{4}\d/u;

/**
 * 'F202200Z6' for 'F20220026', 'INV-S58812' for 'INV-558812': a letter among figures, or before a group of them, that looks like one;
 * '1EE2026002338' for 'IEE2026002338' and '14471P2026' for 'I4471P2026'; and 'N2469' for 'Nº2469'.
 */
const LOOK_ALIKE = /\d[OIlSZB]\d|[-/.][OIlSZB]\d{2}|^[10][A-Z]{2,4}\d{4}|^1\d{3,}[A-Z]\d{4}|^N\d{3,6}$/;
/** 'N2469' for 'Nº2469'. */
const WORN_SIGN = /^N\d{3,6}$/;

/** '30L', '500ml', '5KG': how much of it, in the name of an item. */
const MEASURE = /^\d{1,4}(?:[LGWV]|M[LGM]|CL|C?M|K[GW]|KWH|[GT]B)$/i;

/** A number that the recogniser itself doubts so much has a wrong figure as often as not, and no check digits to tell. */
const ILLEGIBLE = 0.55;

/** 'CMS/060/21 22' was 'CMS/060/21-22', its dash lost in the picture: figures behind a number of several parts. */
const PARTED = /[/-]\d+$/;
const FURTHER_PART = /^\d{1,4}$/;

/** '31T' of '31T 2552-14B': so short a beginning, and a code behind it, are one number in two words, or two. */
const BEGUN = 4;
const GOES_ON_AS = /^(?=.*\d.*\d)(?:[\p{Lu}\d]+[-/][\p{Lu}\d/-]+|\p{Lu}{2,4}\d{2,})$/u;

/** What is left of a number in a picture, or a count from the row under its label, is '1' more often than a number is. */
const ONE_FIGURE = /^\d{1,2}$/;
/** Two numbers that stand side by side are one most often; a figure alone behind one, '280114 1', is a stroke or a speck. */
const SERIES_AND_NUMBER = /^\d{1,2} \d+$|^\d{3,} \d$/;

/** '118431 / 1' under 'Número / Série': a number and its series, or a page's, which not everybody counts in. */
const AND_SERIES = /^\d{3,} \/ ?\d$/;

/** 'F/26/03/07 - ABC': initials behind a dash are the end of a number, or a remark on it. */
const isEndedByLetters = ([dash, letters, ...more]: readonly Word[]): boolean =>
  /^[-–]$/.test(dash?.text ?? '') && /^\p{Lu}{2,4}$/u.test(letters?.text ?? '') && more.length === 0;

/**
 * The score of a code, halved where something says that it is not whole or not well read, and still given where it would be; `behind` it are the
 * words of its cell.
 */
export function doubted(code: Code, score: number, behind: readonly Word[] = []): number {
  return Math.max(halved(code, score, behind), WORN_SIGN.test(code.value) ? 0 : Math.min(score, STILL_GIVEN));
}

/** Whoever looks at the page sees at once whether a figure of it is wrong, and types none where it is not; what is 'Nº' was never an 'N'. */
const STILL_GIVEN = 0.45;

function halved({ value, words }: Code, score: number, behind: readonly Word[]): number {
  const isOfPicture = isRecognised({ value, words });
  const next = behind[behind.indexOf(words.at(-1) as Word) + 1];
  if (isOfPicture && PARTED.test(value) && next && FURTHER_PART.test(next.text)) return score * 0.5;
  if (isOfPicture && (ONE_FIGURE.test(value) || SERIES_AND_NUMBER.test(value))) return score * 0.5;
  if (value.length <= BEGUN && next && GOES_ON_AS.test(next.text) && !isDay([next])) return score * 0.5;
  if (isEndedByLetters(behind.slice(behind.indexOf(words.at(-1) as Word) + 1))) return score * 0.5;
  if (words.some((word) => word.confidence < ILLEGIBLE)) return score * 0.6;
  return [GLUED, CUT, AND_SERIES, MEASURE].some((doubtful) => doubtful.test(value)) ||
    (isOfPicture && [value, words[0]?.text ?? ''].some((one) => LOOK_ALIKE.test(one)))
    ? score * 0.5
    : score;
}
