import type { Phrase } from './phrase.ts';

const SUMS = [
  'total',
  'totals',
  'subtotal',
  'sub total',
  'total amount',
  'total price',
  'total value',
  'invoice total',
];
/** What heads a column of a table's lines too. */
const OF_LINES = ['total', 'total amount', 'total price', 'total value'];
const TAXES = ['vat', 'gst', 'hst', 'tax', 'taxes', 'sales tax'];
const WITHOUT = [
  'ex',
  'exc',
  'excl',
  'exclude',
  'excluding',
  'excludes',
  'exclusive of',
  'before',
  'without',
  'less',
  'net of',
];
const WITH = ['inc', 'incl', 'include', 'including', 'includes', 'inclusive of', 'with', 'plus'];

const joined = (sums: readonly string[], ties: readonly string[]): string =>
  sums.flatMap((sum) => ties.flatMap((tie) => TAXES.map((tax) => `${sum} ${tie} ${tax}`))).join('|');

/** A sum with and without its tax, in English: every word for the one with every word for the other ('Total ex GST'). */
export const ENGLISH_SUMS: readonly Phrase[] = [
  ['netTotal', 1, joined(SUMS, WITHOUT)],
  ['grossTotal', 1, joined(SUMS, WITH)],
  ['colTotal', 1, joined(OF_LINES, WITHOUT)],
  ['colGross', 1, joined(OF_LINES, WITH)],
];
