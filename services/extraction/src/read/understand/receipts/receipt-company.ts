import type { Word } from '../../page-model.ts';
import { best, type Candidate, candidate } from '../candidate.ts';
import { weightOf } from '../labels/find-labels.ts';
import {
  domainCores,
  endsName,
  hasLegalForm,
  looksLikeName,
  nameOfLine,
  namesBusiness,
  namesPlace,
} from '../parties/party-names.ts';
import type { DocumentText, TextRow } from '../text/document-text.ts';
import { withinEdits } from '../text/edits.ts';
import { fold } from '../text/fold.ts';
import { inFormsOfLaw, spelledAsDomain } from './worn-names.ts';

/** Lines of print at the top among which the seller's name stands. */
const HEAD_LINES = 10;
/**
 * A number in a register of companies, which stands under the name or behind it: '(867388-U)', '002043319-W',
 * 'Co. Reg. No', 'SIRET', 'USt-IdNr', 'CIF'.
 */
const REGISTERED =
  /^\W*(?:\d{4,9} ?-? ?[A-Z]\b|(?:co(?:mpany)?|business)\.? ?(?:reg|no)|reg(?:istration)?\.? ?no|roc\b|ssm\b|siret|siren|rcs|ust-?id|st\.?-?nr|steuernummer|cif\b|nif\b|n\.?i\.?f\b|p\.? ?iva|abn\b|uen\b|gst\b|tva\b|vat\b)/i;
/** What follows a name and never begins one: an address, how to call, a register. */
const AFTER_NAME = /^\W*(?:tel|fax|phone|telefon|telf|gst|vat|tva|no\b|lot\b|www|e-?mail)/i;

type Line = { readonly row: TextRow; readonly words: readonly Word[]; readonly text: string };

/** A name on one receipt, with whether more than its place tells that it is one: a legal form, its number in a register. */
type Named = Candidate & { readonly isVouchedFor: boolean };

/** A name that another look read too is surer for it, */
const SEEN_AGAIN = 0.08;
/** and surer still where that read it alike to the letter; not where it read more of it. */
const LETTER_BY_LETTER = 0.08;
/** Of so many letters one may differ, and it is the same name. */
const LETTERS_A_SLIP = 6;
/** A piece of a name in another look that has this share of its letters tells of it. */
const PIECE = 0.5;
/** As sure as a name is that only its place speaks for, or that the first two looks read otherwise. */
const DOUBTED = 0.6;

/**
 * Who sold, by every look at the page: what most of them read stands above what one did, and a name above its pieces.
 * Sure is only what the first two looks read alike to the letter, where more than its place speaks for it; the model of
 * another language, which has the third look, spells names otherwise.
 */
export function receiptCompany(looks: readonly DocumentText[]): Candidate | undefined {
  const found = looks.map(namesOn);
  const names = found.flatMap((some, look) =>
    some.map((name): Named => {
      const supports = found.filter((_, other) => other !== look).map((other) => supportOf(name, other));
      return {
        ...name,
        score: name.score + supports.reduce((sum, one) => sum + one, 0) / Math.max(1, supports.length),
      };
    }),
  );
  const chosen = best(names);
  const [first, second] = found.map((some) =>
    some.find(({ value }) => lettersOf(value) === lettersOf(chosen?.value ?? '')),
  );
  const isSure = first?.isVouchedFor && second?.isVouchedFor;
  return chosen && (isSure ? chosen : { ...chosen, score: Math.min(DOUBTED, chosen.score) });
}

/** How much another look's names say for one. */
function supportOf({ value }: Candidate, names: readonly Candidate[]): number {
  const letters = lettersOf(value);
  const others = names.map((name) => lettersOf(name.value));
  if (others.includes(letters)) return SEEN_AGAIN + LETTER_BY_LETTER;
  const isNear = others.some(
    (other) =>
      withinEdits(letters, other, Math.floor(letters.length / LETTERS_A_SLIP)) ||
      (letters.includes(other) && other.length >= PIECE * letters.length),
  );
  return isNear ? SEEN_AGAIN : 0;
}

const lettersOf = (name: string): string => fold(name).replace(/[^\p{L}\p{N}]/gu, '');

/**
 * The names that may be the seller's: of the first lines of a receipt the ones above the number in the register or the
 * address, most likely those with a legal form, a word of business, or in large letters; never 'TAX INVOICE', an address
 * or a number. A name of two lines set alike is taken whole, and what only ends one is none.
 */
function namesOn(text: DocumentText): Named[] {
  const lines = headOf(text);
  const heights = text.cells.flatMap((cell) => cell.words.map(heightOf)).sort((a, b) => a - b);
  const usual = heights[heights.length >> 1] ?? 0;
  const cores = domainCores(text);
  const address = lines.findIndex((line) => isAddress(line.text));
  return lines.flatMap((line, index): Named[] => {
    if (!mayName(line)) return [];
    const block = blockFrom(lines, index);
    const words = block.flatMap((one) => one.words);
    const name = spelledAsDomain(block.map((one) => nameOfLine(one.text)).join(' '), cores);
    if (endsName(name)) return [];
    const under = lines[index + block.length]?.text ?? '';
    const score =
      0.62 +
      (hasLegalForm(name) ? 0.16 : 0) +
      (namesBusiness(name) ? 0.1 : 0) +
      (REGISTERED.test(under) || isAddress(under) ? 0.06 : 0) +
      (median(words.map(heightOf)) > 1.25 * usual ? 0.06 : 0) -
      (/^\p{Ll}/u.test(name) ? 0.1 : 0) -
      // What stands under the address is another branch of it, or who serves.
      (address >= 0 && index >= address && !hasLegalForm(name) ? 0.3 : 0) -
      0.03 * index;
    const isVouchedFor = hasLegalForm(name) || REGISTERED.test(under);
    return [{ ...candidate(name, score, line.row.page, words), isVouchedFor }];
  });
}

/** The lines above the first that is labelled, dated or priced; a title on top of the name is passed over. */
function headOf(text: DocumentText): Line[] {
  const printed = text.rows
    .filter((row) => /\p{L}{3}/u.test(row.text) || REGISTERED.test(row.text))
    .map((row): Line => {
      const words = row.cells.flatMap((cell) => cell.words);
      return { row, words, text: inFormsOfLaw(words.map((word) => word.text).join(' ')) };
    });
  const titles = printed.flatMap((line, index) => (isTitle(line.row) ? [index] : []));
  const end = titles.find((index) => printed.slice(0, index).some(mayName)) ?? HEAD_LINES;
  return printed.slice(0, Math.min(HEAD_LINES, end));
}

function isTitle(row: TextRow): boolean {
  return row.cells.some((cell) =>
    cell.labels.some((label) => label.from === 0 && weightOf(label, 'title') + weightOf(label, 'invoiceNumber') > 0),
  );
}

const mayName = ({ row, words, text }: Line): boolean =>
  !isTitle(row) &&
  !isScrawl(words) &&
  !AFTER_NAME.test(text) &&
  !REGISTERED.test(text) &&
  looksLikeName(nameOfLine(text));

/** A name and what ends it: the line below that is little but a legal form, or that is set alike and ends in one. */
function blockFrom(lines: readonly Line[], index: number): Line[] {
  const [first, second, third] = lines.slice(index, index + 3);
  if (!first || !second || hasLegalForm(first.text)) return first ? [first] : [];
  if (endsName(second.text)) return [first, second];
  const isAlike = Math.abs(heightOf(first.row) - heightOf(second.row)) < 0.25 * heightOf(first.row);
  const isClose = second.row.y0 - first.row.y1 < 1.5 * heightOf(first.row);
  const isNamed = mayName(second) && hasLegalForm(second.text) && !isAddress(first.text);
  const isWhole = third !== undefined && (REGISTERED.test(third.text) || isAddress(third.text));
  return isAlike && isClose && isNamed && isWhole ? [first, second] : [first];
}

const isAddress = (text: string): boolean => namesPlace(text) && /\d/.test(text) && !hasLegalForm(text);

/** Writing by hand and dirt, read as letters: hardly a word of it is sure. */
function isScrawl(words: readonly Word[]): boolean {
  return words.every((word) => word.confidence < 0.4);
}

const heightOf = (box: { readonly y0: number; readonly y1: number }) => box.y1 - box.y0;
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
