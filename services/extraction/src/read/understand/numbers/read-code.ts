import type { Word } from '../../page-model.ts';
import { parseDate } from '../dates/dates.ts';
import { fold } from '../text/fold.ts';
import { namesSeries } from './names-series.ts';

/** What numbers a document, and the words that spell it. */
export type Code = { readonly value: string; readonly words: readonly Word[] };

/** What stands between a number and its day, or another word, and begins no number. */
export const STOP_WORDS = new Set([
  'vom',
  'du',
  'de',
  'from',
  'dated',
  'date',
  'datum',
  'of',
  'del',
  'van',
  'le',
  'page',
  'seite',
  'en',
  'and',
  'und',
  'et',
  'on',
  'au',
]);

/** A number among other words has so many digits; that of 'Facture n° 7' or 'Rechnung Nr. 7 vom 3.4.2026' may have less. */
export const FEWEST_DIGITS = 3;
/** Behind a title without a word for number: 'INV-88', 'KLT-RW-8', 'F1', or no more than '12'. */
export const SHORT = /^(?:\p{Lu}{1,6}[-/]){0,2}(?:\p{Lu}{1,6}[-/]?)?\d+$/u;

/** Whether a code is all that is said, but for its day or its series. */
export const isAll = ([, joint, ...rest]: readonly Word[]): boolean =>
  !joint || namesSeries(joint) || (STOP_WORDS.has(fold(joint.text)) && isDay(rest));

export const isDay = (words: readonly Word[]): boolean =>
  parseDate(words.map(({ text }) => text).join(' '), 'day-first') !== undefined;

/** '24.01.2024', '24 Jan 2024', and not '1581 de 24/01/2024', which is a day without its first word as well. */
const beginsDay = (words: readonly Word[]): boolean =>
  isDay(words.slice(0, 1)) || (isDay(words) && !isDay(words.slice(1)));

/** A code has a digit, is no date and no amount; it may be written in pieces ('FA 2024 001') where nothing else follows. */
export function readCode(words: readonly Word[], fewestDigits: number): Code | undefined {
  // '(NF):' is what the label is called for short.
  const marked = words.filter((word) => !/^(?:[()[\]#:.,;–—-]+|\(\p{Lu}{1,4}\):)$/u.test(word.text));
  // '447120 /': what would stand behind it was left out.
  const meaningful = marked.slice(0, marked.findLastIndex(({ text }) => !/^\/+$/.test(text)) + 1);
  // '17.07.2025 / 218203056' at 'Data i núm. factura'
  if (meaningful[1]?.text === '/' && isDay(meaningful.slice(0, 1))) return readCode(meaningful.slice(2), fewestDigits);
  const start = meaningful.findIndex((word) => /\d/.test(word.text));
  if (start < 0 || start > 1 || namesSeries(meaningful[0])) return undefined;
  if (
    start === 1 &&
    (STOP_WORDS.has(fold(meaningful[0]?.text ?? '')) || !/^[\p{Lu}.\-/]{1,6}$/u.test(meaningful[0]?.text ?? ''))
  )
    return undefined;
  const pieces: Word[] = meaningful.slice(0, start);
  for (const [at, word] of meaningful.entries()) {
    if (at < start) continue;
    if (word.text === '/' && beginsDay(meaningful.slice(at + 1))) break;
    if (at > start && isPageCount(meaningful.slice(at))) break;
    if (STOP_WORDS.has(fold(word.text)) || (pieces.length > 0 && !/^[\p{Lu}\d./-]+$/u.test(word.text))) break;
    // '0726 8841 90 B6', '002500777 // V'
    const isSeries = /^\/+$/.test(pieces.at(-1)?.text ?? '') && /^\p{Lu}{1,3}$/u.test(word.text);
    if (pieces.length > start && !isSeries && !/^(?:[\d/.-]*|(?=.*\d)[\p{Lu}\d]{1,4})$/u.test(word.text)) break;
    // 'A/124256   23/07/2026' in one band: the day is the next fact's.
    if (pieces.length > start && /\d[/.-]\d+[/.-]\d/.test(word.text) && parseDate(word.text, 'day-first')) break;
    pieces.push(word);
  }
  const single = meaningful.slice(start, start + 1);
  // '76 720,00' at 'Pièce': money, and no number 76.
  const said = meaningful.slice(start).map(({ text }) => text);
  if (AMOUNT_IN_GROUPS.test(said.join(' '))) return undefined;
  const [joint, ...day] = meaningful.slice(pieces.length);
  // 'VA 7004412918 / 24.01.2024' under 'Rechnungs-Nr. / Datum'
  const isCopy = joint !== undefined && isCopyMark(joint) && /\d[/-]\d/.test(pieces.at(-1)?.text ?? '');
  const isWhole = !joint || isCopy || ((STOP_WORDS.has(fold(joint.text)) || joint.text === '/') && isDay(day));
  for (const chosen of isWhole ? [pieces, single] : [single]) {
    const value = withFirstLetter(clean(spelt(words, chosen)), chosen);
    if (isCode(value, fewestDigits, chosen[0]?.text.startsWith('#'))) return { value, words: [...chosen] };
  }
  return undefined;
}

/** '904417 1 / 2' under 'Nº' and 'Pag.': which of its pages this is. */
const isPageCount = ([page, of, count, ...more]: readonly Word[]): boolean =>
  of?.text === '/' &&
  more.length === 0 &&
  [page, count].every((one) => /^\d{1,2}$/.test(one?.text ?? '')) &&
  Number(page?.text) <= Number(count?.text);

/** 'FS 2026/04/000471 oryginał': which of its copies the paper is. */
const isCopyMark = ({ text }: Word): boolean =>
  /^\W*(?:oryginal|orygina[lł]|original[e]?|kopia|kopie|copia|copie|copy|duplikat|duplicata?|duplicado)\W*$/.test(
    fold(text),
  );

/** Figures one by one, as some forms set them in boxes of their own: '3 1 7 0 0 4'. */
const areBoxed = (pieces: readonly Word[]): boolean =>
  pieces.length >= FEWEST_BOXED && pieces.every(({ text }) => /^[\p{L}\d]$/u.test(text));
const FEWEST_BOXED = 4;

/** Pieces with the dashes between them, '002 - 002 - 2456', or a space. */
function spelt(words: readonly Word[], pieces: readonly Word[]): string {
  return pieces.reduce((value, piece, at) => {
    const between = words.slice(words.indexOf(pieces[at - 1] as Word) + 1, words.indexOf(piece));
    const joint = between.some(({ text }) => /^[-–]$/.test(text)) ? '-' : areBoxed(pieces) ? '' : ' ';
    return at === 0 ? piece.text : `${value}${joint}${piece.text}`;
  }, '');
}

/** The verb between a number's label and the number, so many words behind the label at the most. */
const SAID = /^(?:lautet|ist|is|est|es|è)$/iu;
const LONGEST_SUBJECT = 6;

/** 'Die Rechnungsnummer für diesen Vorgang lautet M-1675.': the number that a sentence says, from the words behind its label. */
export function codeInSentence(words: readonly Word[]): Code | undefined {
  const verb = words.slice(0, LONGEST_SUBJECT).findIndex(({ text }) => SAID.test(text));
  const code = verb < 0 ? undefined : readCode(words.slice(verb + 1), FEWEST_DIGITS);
  return code && code.words[0] === words[verb + 1] ? code : undefined;
}

const DIGITS_OF_DAY = 9;
/** '2nd Floor', '3ème étage', '1º': a place in a row beside a number's label, and no number. */
const ORDINAL = /^\d{1,3}(?:st|nd|rd|th|er|e|ème|eme|º|ª)$/u;

/** 'FV 3/05/2021': the third of its series in May, as Polish programs number, and no day. */
const IN_SERIES_OF_MONTH = /^\p{Lu}{1,3}[ /]\d{1,5}\/\d{1,2}\/(?:19|20)\d{2}$/u;

/** 'INV-2026-03-21', 'SCE/INV/2026-12-22-A': letters joined to the day a paper was numbered on. */
export const DAY_BEHIND_LETTERS =
  /^\p{Lu}[\p{Lu}/.-]{0,15}(?:\d{4}([-/.])\d{1,2}\1\d{1,2}|\d{1,2}([-/.])\d{1,2}\2\d{4})(?:[-/.]?\p{Lu}|[-/.]\d{1,4})?$/u;

/** 'NUMERO ECR0004': which cash register. */
const CASH_REGISTER = /^ECR\d+$/;

/** '4471.HTM': a file's name, over the page that was printed of it. */
export const OF_FILE = /\.(?:html?|pdf|docx?|xlsx?|jpe?g|png|tiff?)$/i;

/** '29/08/2026 13:57:58', with a space or without: a day and its time, and no number however many figures it has. */
const DAY_AND_TIME = /^\d{1,4}[-/.]\d{1,2}[-/.]\d{2,4} ?\d{1,2}:\d{2}(?::\d{2})?$/;

const AMOUNT_IN_GROUPS = /^\d{1,3}(?: \d{3})+[.,]\d{2}(?!\d)/;

/** @param isMarked by a sign of numbers at its first figure: no day is written so */
function isCode(value: string, fewestDigits: number, isMarked = false): boolean {
  const digits = value.replace(/\D/g, '').length;
  // '0', '0000': a counter that stands at nothing.
  if (ORDINAL.test(value) || CASH_REGISTER.test(value) || !/[1-9\p{L}]/u.test(value)) return false;
  if (OF_FILE.test(value) || DAY_AND_TIME.test(value)) return false;
  if (value.length > 40 || digits < fewestDigits || /@|:\/\/|www\./.test(value)) return false;
  if (/^[€$£]|[€$£%]$/.test(value) || /^\d{1,3}(?:[ .,]\d{3})*[.,]\d{2}$/.test(value)) return false;
  return (
    isMarked ||
    parseDate(value, 'day-first') === undefined ||
    // '213-20241202' has more figures than a day.
    digits > DIGITS_OF_DAY ||
    /^\d{8,}(?:[-/]\d{1,6})?$/.test(value) ||
    IN_SERIES_OF_MONTH.test(value) ||
    DAY_BEHIND_LETTERS.test(value) ||
    /\p{L}.*\d{6}/u.test(value)
  );
}

/** '1EE2026002338' in a picture: hardly any number begins with a figure and letters, most with letters. */
const withFirstLetter = (value: string, words: readonly Word[]): string =>
  FIGURE_FIRST.test(value) && isRecognised({ value, words })
    ? value.replace(/^[10]/, (figure) => (figure === '1' ? 'I' : 'O'))
    : value;
const FIGURE_FIRST = /^[10][A-Z]{2,4}\d{4}/;

function clean(text: string): string {
  return (
    text
      .replace(/^n?[°º*]\s*|^(?:nr|no|č|čj)\.\s*(?=\p{L}{0,4}\d)|^[#:([]+|[,;:)\]]+$|\.$/giu, '')
      // 'Nº012026' as its letters were folded, and '4471902*', which a code of bars begins and ends with.
      .replace(/^No(?=\d)|\*$/g, '')
      .trim()
  );
}

/** A number that ends with its joint: the rest stands somewhere else, or was lost. */
export const CUT = /[-/_]$/;

export const isRecognised = ({ words }: Code): boolean => words.some((word) => word.confidence < 1);
