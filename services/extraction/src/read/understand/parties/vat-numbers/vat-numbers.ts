import { holdsVat } from '../../../../rules/european-vat.ts';
import { holdsLuhn, keyOfSiren } from '../../../../rules/french-vat.ts';
import type { Word } from '../../../page-model.ts';
import { candidate } from '../../candidate.ts';
import { type Label, weightOf } from '../../labels/label.ts';
import { isPlainlyRead } from '../../plainly-read.ts';
import type { Cell, DocumentText } from '../../text/document-text.ts';
import { fold } from '../../text/fold.ts';
import { neighboursOf } from '../../text/neighbours.ts';
import { oncePerDocument } from '../../text/once-per-document.ts';
import { namesMaker } from '../names/letter-words.ts';
import { BROKEN, behindBrokenLabel } from './broken-labels.ts';
import { canadianNumber } from './canadian-numbers.ts';
import { isBeforeBuyer, isBesideClients, isUnderClients } from './clients-numbers.ts';
import { doubtedNumber } from './doubtful-numbers.ts';
import { withCompanysOwn } from './indian-numbers.ts';
import { withLettersSaidElsewhere, withoutLetters } from './lettered-numbers.ts';
import { withLettersOfTax } from './letters-of-tax.ts';
import { certifiersCells, isCertifiers, isMexican } from './mexican-numbers.ts';
import { misreadNumber, withCountryLetters } from './misread-numbers.ts';
import { isWithoutKey, nationalVat } from './national-vat.ts';
import { norwegianNumber } from './norwegian-numbers.ts';
import { numberAbroad } from './numbers-abroad.ts';
import { withSendersRegister } from './senders-registers.ts';
import { spanishNumber } from './spanish-numbers.ts';
import { tunisianNumber } from './tunisian-numbers.ts';
import type { VatNumber } from './vat-number.ts';
import { behindLine } from './wrapped-numbers.ts';

/**
 * Shapes of VAT numbers by country (VIES), for what stands at a label but fails its check digits. Switzerland's is its UID without 'MWST', 'TVA' or
 * 'IVA' behind: the nine figures with their check digit (eCH-0097, modulo 11) say who it is.
 */
const SHAPE =
  /^(?:ATU\d{8}|BE[01]\d{9}|BG\d{9,10}|CHE\d{9}|CY\d{8}[A-Z]|CZ\d{8,10}|DE\d{9}|DK\d{8}|EE\d{9}|E[LU]\d{9}|ES[A-Z0-9]\d{7}[A-Z0-9]|FI\d{8}|FR[A-Z0-9]{2}\d{9}|GB(?:\d{9}|\d{12})|HR\d{11}|HU\d{8}|IE\d{7}[A-Z]{1,2}|IE\d[A-Z]\d{5}[A-Z]|IT\d{11}|LT(?:\d{9}|\d{12})|LU\d{8}|LV\d{11}|MT\d{8}|NL\d{9}B\d{2}|NO\d{9}|PL\d{10}|PT\d{9}|RO\d{2,10}|SE\d{12}|SI\d{8}|SK\d{10}|XI\d{9})/;
const PREFIX =
  /^(?:ATU|BE|BG|CHE|CY|CZ|DE|DK|EE|EL|EU|ES|FI|FR|GB|HR|HU|IE|IT|LT|LU|LV|MT|NL|NO|PL|PT|RO|SE|SI|SK|XI)[A-Z0-9]{0,14}$/;

/** Every VAT number on the pages, in reading order, each once. */
export function findVatNumbers(text: DocumentText): VatNumber[] {
  const found: VatNumber[] = [];
  const add = (words: readonly Word[], cell: Cell, saysBuyer: boolean, label?: Label, isWorn = false) => {
    const asPrinted = (some: readonly Word[]) =>
      readVatNumber(some) ?? (label && nationalVat(label.phrase, some)) ?? byOtherLabels(cell, label, some);
    const printed = withFigures(asPrinted(words));
    const isRecognised = label !== undefined && text.source === 'ocr';
    const mayBeWorn = isRecognised && !printed?.holds && printed?.surely === undefined;
    const isAnyones = printed === undefined || (INDIAN.test(printed.value) && !isPlainlyRead(printed.words));
    const spelt = mayBeWorn
      ? (withCountryLetters(words, asPrinted) ??
        (printed && withCompanysOwn(text, printed)) ??
        (isAnyones ? misreadNumber(words, asPrinted) : undefined))
      : undefined;
    const read: (Read & { readonly surely?: number }) | undefined = spelt
      ? { ...spelt, holds: false, surely: MENDED }
      : printed;
    const labelled = label !== undefined || isWorn;
    if (!read || (!labelled && (!read.holds || goesOnInFigures(cell, read.words))) || isPartOfIban(cell, read.words))
      return;
    const seen = withoutLetters(read.value, read.words, cell);
    const known = found.findIndex(
      (other) =>
        other.value === read.value &&
        other.printed === seen.printed &&
        other.page === cell.page &&
        other.box.y0 === Math.min(...read.words.map((word) => word.y0)),
    );
    // Print may be misprinted or made up, and what is read plainly is printed so; of what is not, a letter may be misread.
    const isMisread =
      text.source === 'ocr' &&
      !read.holds &&
      read.surely === undefined &&
      !isWithoutKey(read.value) &&
      !isPlainlyRead(read.words);
    const asRead = {
      ...candidate(read.value, read.holds ? (labelled ? 0.95 : 0.9) : (read.surely ?? 0.7), cell.page, read.words),
      ...seen,
      cell,
      holds: read.holds,
      saysBuyer,
    };
    const one = isMisread ? doubtedNumber(asRead) : asRead;
    if (known < 0) found.push(one);
    else if (found[known] && (found[known].score < one.score || saysBuyer)) found[known] = one;
  };
  const certifiers = certifiersCells(text);
  for (const cell of text.cells) {
    if (namesMaker(fold(cell.text))) continue;
    for (const label of cell.labels) {
      const own = weightOf(label, 'vatNumber');
      const buyer = weightOf(label, 'buyerVatNumber');
      if (own + buyer === 0 || isCertifiers(cell, label)) continue;
      const isClients = buyer > 0 || isBeforeBuyer(text, cell) || isUnderClients(text, cell);
      const isClientsBelow = isClients || isBesideClients(text, cell);
      for (const { words, cell: at, relation } of neighboursOf(text, cell, label))
        add(withOwnLetter(at, words), at, relation === 'below' ? isClientsBelow : isClients, label);
      const wrapped = behindLine(text, cell, label);
      if (wrapped) add(wrapped.words, wrapped, isClients, label);
    }
    const bare = spanishNumber(text, cell) ?? norwegianNumber(cell);
    if (bare) add(bare, cell, false);
    const broken = behindBrokenLabel(text, cell);
    if (broken) add(broken, cell, false, BROKEN);
    const canadian = canadianNumber(cell);
    if (canadian) add(canadian, cell, false, HST);
    const tunisian = tunisianNumber(cell);
    if (tunisian) add(tunisian, cell, isBesideClients(text, cell) || isUnderClients(text, cell), MF);
    cell.words.forEach((word, index) => {
      if (/\d{3}/.test(word.text)) {
        if (INDIAN.test(word.text)) add([word], cell, false, GSTIN);
        if (ARGENTINE.test(word.text))
          add([word], cell, isBeforeBuyer(text, cell) || isBesideClients(text, cell), CUIT);
        if (isMexican(word) && !certifiers.has(cell))
          add([word], cell, isBeforeBuyer(text, cell) || isBesideClients(text, cell), RFC);
        if (THAI.test(word.text) && isOfThailand(text)) add([word], cell, false, THAI_ID);
        if (POLISH.test(word.text) && numberAbroad('nip', [word])?.holds)
          add([word], cell, isBeforeBuyer(text, cell), NIP);
      }
      if (PREFIX.test(word.text.replace(/[^A-Za-z0-9]/g, '')))
        add(
          cell.words.slice(index),
          cell,
          false,
          undefined,
          (text.source === 'ocr' && beginsWithVat(text, cell)) || isCalledTaxNumber(cell, index),
        );
    });
  }
  return withSendersRegister(text, withLettersOfTax(withLettersSaidElsewhere(found)));
}

/** 'CC N° 4471238 Q': the letter that ends a number, and no 'Q' for a quantity, before which the words of a label would end. */
function withOwnLetter({ words }: Cell, own: readonly Word[]): readonly Word[] {
  const last = own.at(-1);
  const next = last && words[words.findIndex(({ x0 }) => x0 === last.x0) + 1];
  return next && /^\d{7}$/.test(last.text) && /^[A-Z]$/.test(next.text) ? [...own, next] : own;
}

/** 'P.IVA / VAT: 00743110157': the other labels before a number say what it is as well. */
function byOtherLabels(cell: Cell, label: Label | undefined, words: readonly Word[]) {
  const before = cell.labels.filter((other) => label && other.to <= label.from && weightOf(other, 'vatNumber') > 0);
  return before.map(({ phrase }) => nationalVat(phrase, words)).find((read) => read?.holds);
}

/**
 * 'GST : 27AAPFU0939F1ZV', which tax and no more: no other number looks like India's, and its check digit holds. That is one of 36,
 * so that a letter which looks like another is told by it, as a figure by one of ten is not.
 */
const INDIAN = /^\W*\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]\W*$/;
/** 'C.U.LT.: 30-71558323-1': a label that a recogniser spelt anew, and nobody else's number has these parts. */
const ARGENTINE = /^\W*(?:2[03467]|3[034])-\d{8}-\d\W*$/;
const CUIT: Label = { phrase: 'cuit', senses: [], from: 0, to: 0, announces: true };
const MF: Label = { phrase: 'mf', senses: [], from: 0, to: 0, announces: true };
/** '0105536112014' of a company, whose label is in letters that no reader here knows; its last figure checks it. */
const THAI = /^\W*0\d{12}\W*$/;
const THAI_ID: Label = { phrase: 'taxid', senses: [], from: 0, to: 0, announces: true };
const isOfThailand = oncePerDocument(({ cells }) =>
  cells.some(({ text }) => /\b(?:THB|BAHT|BANGKOK|THAILAND)\b|\p{Script=Thai}{3}/iu.test(text)),
);
/** 'P: 781-12-34-563' where 'NIP' was worn away: no telephone is parted so, and its check digits hold. */
const POLISH = /^\W*\d{3}-\d{2}-\d{2}-\d{3}\W*$/;
const NIP: Label = { phrase: 'nip', senses: [], from: 0, to: 0, announces: true };
const HST: Label = { phrase: 'hst', senses: [], from: 0, to: 0, announces: true };
const RFC: Label = { phrase: 'rfc', senses: [], from: 0, to: 0, announces: true };
const GSTIN: Label = { phrase: 'gstin', senses: [], from: 0, to: 0, announces: true };

/** 'Tax no.: DE123456789', where letters of a country begin it and a form of its own ends it: no tax office's number is written so. */
const isCalledTaxNumber = ({ words, labels }: Cell, at: number): boolean =>
  SHAPE.exec(words[at]?.text ?? '')?.[0] === words[at]?.text &&
  labels.some((label) => label.to === at && weightOf(label, 'taxNumber') > 0);

/** A worn label of a VAT number ('USt. -1d.-N£,'), of which the first letters are left. */
function beginsWithVat(text: DocumentText, cell: Cell): boolean {
  return /^\W*(?:u\W?st|mwst|tva|vat|iva|btw)/i.test(
    text.rows[cell.row]?.cells[Math.max(0, cell.column - 1)]?.text ?? '',
  );
}

/** 'EU-2025-00142': two letters, a year and a number are an invoice's. */
const OF_A_YEAR = /^[A-Z]{2}[-/](?:19|20)\d{2}[-/]/;

/** Joins the first words to the longest VAT number they spell. */
function readVatNumber(words: readonly Word[]): { value: string; words: Word[]; holds: boolean } | undefined {
  const start = words.slice(0, 3).findIndex((word, at) => PREFIX.test(normal(word.text)) && !isNumero(words, at));
  if (start < 0 || OF_A_YEAR.test(words[start]?.text ?? '')) return undefined;
  let shaped: { value: string; words: Word[]; holds: boolean } | undefined;
  let value = '';
  for (let end = start; end < Math.min(words.length, start + 7); end++) {
    const piece = normal(words[end]?.text ?? '');
    if (end > start && !/\d/.test(piece) && piece.length > 2) break;
    value += piece;
    if (value.length > 15) break;
    const holds = holdsVat(value);
    const whole = SHAPE.exec(value)?.[0] === value;
    if (holds || (whole && !shaped?.holds)) shaped = { value, words: words.slice(start, end + 1), holds };
  }
  return shaped;
}

/** 'Tax I.D. No. 06-5550147' says 'number': Norway's letters stand apart only where 'MVA' ends what they begin. */
const isNumero = (words: readonly Word[], at: number): boolean =>
  normal(words[at]?.text ?? '') === 'NO' && !words.slice(at + 1).some(({ text }) => /MVA\W*$/i.test(text));

/** Signs that a recogniser took for others, put right by the number's own check digits: those hold for one spelling alone. */
const MENDED = 0.75;
/** A French number: two figures computed from the SIREN behind them. Letters may stand there by law, and never did. */
const FRENCH = /^FR(?=\d?[A-Z])([A-Z0-9]{2})(\d{9})$/;
/** A key with a letter before a SIREN that does not hold: one of them is misread, and nothing tells which. */
const WORN = 0.44;

type Read = { readonly value: string; readonly words: readonly Word[]; readonly holds: boolean };

function withFigures(read: Read | undefined): (Read & { readonly surely?: number }) | undefined {
  const [, key, siren] = FRENCH.exec(read?.value ?? '') ?? [];
  if (!read || !key || !siren || read.words.every((word) => word.confidence >= 1)) return read;
  if (holdsLuhn(siren)) {
    const computed = String(keyOfSiren(siren)).padStart(2, '0');
    return { ...read, value: `FR${computed}${siren}`, holds: false, surely: MENDED };
  }
  // No key has these two letters: they are too much like figures.
  const figures = key.replaceAll('O', '0').replaceAll('I', '1');
  return { ...read, value: `FR${figures}${siren}`, holds: false, surely: WORN };
}

const normal = (text: string) => text.replace(/[^A-Za-z0-9]/g, '').toUpperCase();

/** 'PL 12 3456 3218 1111 0011 …': the first figures of an account's number, which hold as a VAT number's one time in ten. */
const goesOnInFigures = ({ words }: Cell, read: readonly Word[]): boolean =>
  /^\d{4}$/.test(words[words.indexOf(read.at(-1) as Word) + 1]?.text ?? '');

function isPartOfIban(cell: Cell, words: readonly Word[]): boolean {
  const at = cell.words.indexOf(words[0] as Word);
  return cell.labels.some((label) => weightOf(label, 'iban') > 0 && label.from < at && at - label.to < 2);
}
