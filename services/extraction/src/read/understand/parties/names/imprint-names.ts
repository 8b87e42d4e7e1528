// A company's name among the words of its small print.
import type { Word } from '../../../page-model.ts';
import type { Cell } from '../../text/document-text.ts';
import { fold } from '../../text/fold.ts';
import { BANK } from './account-holders.ts';
import { isNameCell, written } from './name-cell.ts';
import { nameOfLine, withoutFullStop } from './name-of-line.ts';
import { hasLegalForm, looksLikeName, namesPlace, withoutForm } from './party-names.ts';

/** In words. */
const LONGEST_NAME = 8;
/** A form of law has so many words at the most: 'Sdn. Bhd.', 'Sp. z o.o.'. */
const LONGEST_FORM = 3;

/** A company's name and the words that say it, in the first of some lines that does. */
export function lawfulName(lines: readonly Cell[]): { name: string; words: readonly Word[] } | undefined {
  for (const [at, { words: line }] of lines.entries())
    for (const end of line.keys()) {
      if (!endsForm(line, end)) continue;
      const from = beginOf(line, end);
      // 'Muster Communications' over 'Limited trading as muster'.
      const over = from === 0 && isTooShort(written(line.slice(0, end + 1))) ? (lines[at - 1]?.words ?? []) : [];
      // 'Company Information' is a heading.
      if (from === end && over.length === 0) continue;
      const words = [...over, ...line.slice(from, isBeforeFigures(line, end) ? end + 1 : sentenceEnd(line, end))];
      const name = withoutFullStop(nameOfLine(written(words)));
      const isName = BEGINS.test(name) && !isTooShort(name) && looksLikeName(name);
      if (isName && hasLegalForm(name) && name.split(' ').length <= LONGEST_NAME) return { name, words };
    }
  return undefined;
}

/** A capital, or a site whose name the company has: 'muster.com b.v.'. */
const BEGINS = /^(?:\p{Lu}|[a-z\d-]+\.[a-z]{2,3} )/u;

/** Whether a form of law ends with a word: 'hoja SA-6582' is a number, and 'a company' in small letters none. */
function endsForm(words: readonly Word[], end: number): boolean {
  const last = words[end]?.text ?? '';
  return (
    !/\d/.test(last) &&
    !isCourt(words, end) &&
    /\p{Lu}|\.\p{L}/u.test(last) &&
    words
      .slice(Math.max(0, end + 1 - LONGEST_FORM), end + 1)
      .some((_, at, form) => hasLegalForm(written(form.slice(at))) && !hasLegalForm(written(form.slice(at, -1))))
  );
}

/** 'AG', 'X GmbH': a form of law and hardly a letter more. */
const isTooShort = (name: string): boolean => (withoutForm(name).match(/\p{L}/gu)?.length ?? 0) < 3;

/** 'Inhaber Max Muster, AG Köln HRA 4711': a court, and no company. */
const isCourt = (words: readonly Word[], at: number): boolean =>
  words[at]?.text === 'AG' &&
  /^\p{Lu}\p{Ll}/u.test(words[at + 1]?.text ?? '') &&
  (/[,:;]$/.test(words[at - 1]?.text ?? '') || words.slice(at + 2, at + 4).some(({ text }) => /^HR[AB]/.test(text)));

/** Where the clause that a form of law ends begins: behind a mark, a figure, or who it is said by. */
function beginOf(words: readonly Word[], end: number): number {
  let from = end;
  while (from > 0 && !isBoundary(words[from - 1]?.text ?? '')) from -= 1;
  const isBehindFigure = /\d/.test(words[from - 1]?.text ?? '');
  // '28028 Madrid, Muster, S.A.': the rest of an address.
  const comma = words.slice(from, end - 1).findIndex(({ text }) => text.endsWith(','));
  return isBehindFigure && comma >= 0 ? from + comma + 1 : from;
}

const isBoundary = (word: string): boolean =>
  /^[^\p{L}\p{N}&+]+$|\d|[:;]$|\p{L}{4,}\.$/u.test(word) || SAID_BY.test(fold(word));
/** 'emitida por', 'operated by'. */
const SAID_BY = /^(?:by|por|par|durch)$/;

/** Where the sentence ends in which a name stands: 'Muster, S.A. Unipersonal. Inscrita en …'. */
function sentenceEnd(words: readonly Word[], end: number): number {
  const at = words.findIndex(({ text }, index) => index > end && /\p{L}{4,}\.$/u.test(text));
  return at < 0 ? words.length : at + 1;
}

/** 'Muster SLU B12345674 Inscrita en …', 'Muster AS Sadama 12, Tallinn': a number or a street stands behind a form of law, without a mark. */
function isBeforeFigures(words: readonly Word[], end: number): boolean {
  const behind = words.slice(end + 1, end + 1 + LONGEST_STREET);
  const at = behind.findIndex(({ text }) => /\d/.test(text));
  return at >= 0 && behind.slice(0, at).every(({ text }) => /^\p{Lu}\p{Ll}/u.test(text));
}
/** In words, with its house number. */
const LONGEST_STREET = 3;

/** 'Muster —Hauptstraße 19, 1040 Wien' or 'Muster' over its address: who trades under a name of his own has no form of law. */
export function nameOverAddress(lines: readonly Cell[]): { name: string; words: readonly Word[] } | undefined {
  const inOne = lines
    .filter((line) => isTold(line) && nameOfLine(line.text) !== line.text && TOWN.test(line.text))
    .at(-1);
  const [first, ...rest] = lines;
  const isOver =
    first && isTold(first) && nameOfLine(first.text) === first.text && rest.some(({ text }) => TOWN.test(text));
  const cell = inOne ?? (isOver ? first : undefined);
  return cell && { name: nameOfLine(cell.text), words: cell.words };
}

/** Whether a line begins with what may be somebody's own name. */
function isTold(line: Cell): boolean {
  const name = nameOfLine(line.text);
  return (
    isNameCell(line) &&
    line.labels[0]?.from !== 0 &&
    /^\p{Lu}.*\p{L}$/u.test(name) &&
    name.split(' ').length <= LONGEST_OWN &&
    !namesPlace(name) &&
    !BANK.test(name)
  );
}
/** In words. */
const LONGEST_OWN = 5;
/** '3220 Holsbeek', '113 48 Stockholm' */
const TOWN = /(?:^|[\s-])(?:\d{4,5}|\d{3} \d{2}) \p{Lu}\p{L}/u;
