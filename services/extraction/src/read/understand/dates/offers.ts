// Offers to pay less, whose last day is no day on which all is due.

import type { Word } from '../../page-model.ts';
import type { DocumentText } from '../text/document-text.ts';
import { fold } from '../text/fold.ts';
import type { WrittenDate } from './dates.ts';
import { UNTIL } from './periods.ts';

/** What is taken off who pays early; 'Vertragskonto' is an account. */
const EARLY = /\bskonto|zahlungsskonto|discount|escompte|sconto|descuento|korting|remise/;
/** That nothing is taken off. */
const IN_FULL = /^(?:net(?:to?)?|ohne|without|sans|senza|sin|zonder|rein)$/;

/** 'bis zum 15.01. gewähren wir 2 % Skonto, …': the last day of an offer, on which nothing is due yet. */
export function isOffer(text: DocumentText, { cell, from, to }: WrittenDate): boolean {
  if (isOfferedBefore(cell.words.slice(0, from))) return true;
  const next = text.rows[cell.row + 1]?.cells.find((other) => other.page === cell.page && other.x0 < cell.x1);
  // A line that begins small goes on with the clause; another begins one of its own.
  const beside = text.rows[cell.row]?.cells[cell.column + 1];
  // A sentence that is set wide stands in two cells.
  const goesOn = beside && beside.x0 - cell.x1 < WIDE_SPACE * (cell.y1 - cell.y0) ? beside.words : [];
  const below = next && /^\p{Ll}/u.test(next.text) ? next.words : [];
  const words = [...cell.words.slice(to - 1), ...goesOn, ...below];
  for (const [at, { text: word }] of words.entries()) {
    if (at > 0 && IN_FULL.test(fold(word))) return false;
    if (at > 0 && EARLY.test(fold(word))) return true;
    // A new day or the end of the clause.
    if (/[,;.]$/.test(word) || at > CLAUSE || (at > 0 && /\d[./-]\d+[./-]/.test(word))) return false;
  }
  return false;
}

/** 'Escompte 2 % si règlement avant le …': the offer is said before its day, in the same clause. */
function isOfferedBefore(words: readonly { readonly text: string }[]): boolean {
  const clause = words.slice(words.findLastIndex(({ text }) => /[,;.:]$/.test(text)) + 1).map(({ text }) => fold(text));
  return (
    clause.some((word) => EARLY.test(word)) &&
    clause.some((word) => word.includes('%')) &&
    !clause.some((word) => IN_FULL.test(word))
  );
}

/** In heights of a line. */
const WIDE_SPACE = 2;
/** So many words behind its day an offer says what it offers. */
const CLAUSE = 8;

/** '…, bis 08.04.2026 netto': behind an offer, in its line or the next, the day by which all is to be paid. */
export function dayInFull(
  text: DocumentText,
  offer: WrittenDate,
  dates: readonly WrittenDate[],
): WrittenDate | undefined {
  const next = text.rows[offer.cell.row + 1]?.cells.find(
    ({ page, x0 }) => page === offer.cell.page && x0 < offer.cell.x1,
  );
  return dates.find(
    (date) =>
      ((date.cell === offer.cell && date.from >= offer.to) || date.cell === next) &&
      isInFull(text, date) &&
      !isOffer(text, date),
  );
}

/** Whether the words on either side of a day, in its own clause, say that nothing is taken off: 'netto bis …', 'bis … ohne Abzug'. */
export function isInFull(text: DocumentText, date: WrittenDate): boolean {
  const { cell, to } = date;
  const before = wordsBefore(text, date, NEARBY);
  const own = before.slice(before.findLastIndex((word) => /[,;.:]$/.test(word.text)) + 1);
  const says = (some: readonly Word[]) => some.some((word) => IN_FULL.test(fold(word.text).replace(/\W+$/, '')));
  const isUntil = own.some((word) => UNTIL.test(fold(word.text)) || /^(?:by|spatestens)$/.test(fold(word.text)));
  return isUntil && (says(own) || says(cell.words.slice(to, to + NEARBY)));
}

/** So many words before a day; where it begins its line, those that end the line above in its column. */
export function wordsBefore({ rows }: DocumentText, { cell, from }: WrittenDate, most: number): readonly Word[] {
  if (from > 0) return cell.words.slice(Math.max(0, from - most), from);
  const above = rows[cell.row - 1]?.cells.find(
    ({ x0, page }) => page === cell.page && Math.abs(x0 - cell.x0) < cell.y1 - cell.y0,
  );
  return above?.words.slice(-most) ?? [];
}
const NEARBY = 3;
