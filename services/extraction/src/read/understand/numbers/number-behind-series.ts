// A number with its series before it, as the laws of Lithuania, Romania and Peru have it, and no title beside it.
import { type Candidate, candidate } from '../candidate.ts';
import type { DocumentText } from '../text/document-text.ts';
import { fold } from '../text/fold.ts';

/** 'Serija DAL Nr. 1077', 'Ser. DAL Nr./No. 1077', 'Seria CMB nr. 1399' */
const IN_SERIES = /(?:^|\s)ser(?:ij?a|\.):? (?=\S*\p{L})[\p{L}\d]{1,8},? n(?:r|o|[°º])[./\p{L}]*:? ?(\d{1,10})(?!\S)/u;
/** 'C.I. seria RX nr. 123456': the identity card of who takes the goods. */
const OF_CARD = /\b(?:c\.? ?i\.?|b\.? ?i\.?|buletin\w*|carte de identitate|act\w* de identitate|delegat\w*)(?:\s|$)/;
/** The upper part of the first page. */
const HEAD = 0.35;
/** The number alone may be all that its supplier calls it by, and may not. */
const BEHIND_SERIES = 0.45;

/** Peru's electronic invoices and receipts: 'F001 N° 00004471', the kind's letter and three signs, then up to eight figures (SUNAT, 97-2012). */
const OF_PERU = /^([FB][A-Z\d]{3}) ?N[°º]\.? ?(\d{1,8})$/;

/** The only one in the head of the pages, where nothing else is called a number; both make one, as that law writes it. */
export function numberOfPeru({ cells, pages: [first] }: DocumentText): Candidate[] {
  const found = cells.flatMap(({ page, y0, text, words }) => {
    const [, series, number] = OF_PERU.exec(text) ?? [];
    const isInHead = page === first?.number && y0 < HEAD * first.height;
    return series && number && isInHead ? [candidate(`${series}-${number}`, BY_LAW, page, words)] : [];
  });
  const [only, ...others] = found;
  return only && others.every(({ value }) => value === only.value) ? [only] : [];
}
/** As unsure as what stands alone: measured on too few. */
const BY_LAW = 0.5;

/** The only such number in the head of the pages, where nothing else is called one. */
export function numbersBehindSeries({ rows, pages: [first] }: DocumentText): Candidate[] {
  const found = rows.flatMap(({ page, y0, text, cells }) => {
    const line = fold(text).replace(/\s+/g, ' ');
    const number = OF_CARD.test(line) ? undefined : IN_SERIES.exec(line)?.[1];
    const word = cells.flatMap(({ words }) => words).findLast((one) => one.text === number);
    return word && page === first?.number && y0 < HEAD * first.height ? [{ word, page }] : [];
  });
  const [only] = found;
  const isOnly = only !== undefined && found.every(({ word }) => word.text === only.word.text);
  return isOnly ? [candidate(only.word.text, BEHIND_SERIES, only.page, [only.word])] : [];
}
