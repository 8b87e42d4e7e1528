import type { ReadFields } from '@comptoir/contracts';
import type { Considered } from '../considered.ts';
import { squeeze } from '../text/fold.ts';

type Read = Pick<ReadFields, 'invoiceNumber'>;

/** Announced, if not as surely as not. */
const ANNOUNCED = 0.3;
const FEWEST_DIGITS = 4;

/** Whether a label announces another number for the invoice's: a document's beside a voucher's. One within the other is the same, read in part. */
export function hasRivalNumber({ codes }: Pick<Considered, 'codes'>, { invoiceNumber }: Read): boolean {
  const own = squeeze(invoiceNumber?.value ?? '');
  return (
    own !== '' &&
    codes.invoiceNumber.some(({ value, score }) => {
      const other = squeeze(value);
      const digits = other.match(/\d/g)?.length ?? 0;
      return score >= ANNOUNCED && digits >= FEWEST_DIGITS && !other.includes(own) && !own.includes(other);
    })
  );
}

/**
 * Whether the number may be less than the whole, or more: a sign at its end, its label run on to it, or another place of the pages where
 * its series stands before it.
 */
export function isPartOfNumber({ text }: Pick<Considered, 'text'>, { invoiceNumber }: Read): boolean {
  const number = invoiceNumber?.value;
  if (!number) return false;
  if (OPEN_END.test(number) || WITH_LABEL.test(number)) return true;
  return text.cells.some(({ words, labels }) =>
    words.some(({ text: word }, at) => {
      const said = word.replace(/[,;.]$/, '');
      if (said !== number) return isTailOf(number, said);
      const before = words[at - 1]?.text ?? '';
      const isLabelled = labels.some(({ from, to }) => from < at && at <= to);
      return PARTED.test(number) && SERIES.test(before) && !isLabelled;
    }),
  );
}

const OPEN_END = /^[^\p{L}\p{N}]|[^\p{L}\p{N}]$/u;
/** 'No012026' for 'Nº012026', where no sign is left of the label. */
const WITH_LABEL = /^N[or]\.?\d/i;
/** 'FS 2026/04/000471': the letters of a series stand before a number of parts. */
const SERIES = /^\p{Lu}{1,3}$/u;
const PARTED = /[-/]/;

/** '29/804417' and 'QXV7TRKF-804417' where '804417' was read; a day ends with figures as well. */
const isTailOf = (number: string, word: string): boolean =>
  word.length > number.length && word.endsWith(number) && BEGUN.test(word.slice(0, -number.length)) && !DAY.test(word);
const BEGUN = /[\p{L}\d][-/]$/u;
const DAY = /^\d{1,4}([-/.])\d{1,2}\1\d{1,4}$/;

/**
 * Whether a recogniser may have parted the number in two: 'PM0014 N1590625' for 'PM0014N1590625', wherever it stands. A label, a day and a
 * word go on with something else.
 */
export function isParted({ text }: Pick<Considered, 'text'>, { invoiceNumber }: Read): boolean {
  const number = invoiceNumber?.value;
  const goesOn = text.cells.flatMap(({ words }) =>
    words.flatMap(({ text: word }, at) => {
      const behind = words[at + 1]?.text ?? '';
      return word === number ? [REST.test(behind) && !DAY.test(behind)] : [];
    }),
  );
  return goesOn.length > 0 && !goesOn.includes(false);
}

/** Four figures or more, with letters or without. */
const REST = /^[\p{L}\d/-]*\d{4}[\p{L}\d/-]*$/u;
