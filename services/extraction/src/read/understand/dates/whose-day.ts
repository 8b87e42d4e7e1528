// What a day is the day of, by the words around it: an event that the invoice tells of, an offer, the invoice itself.

import type { Word } from '../../page-model.ts';
import { type Label, weightOf } from '../labels/find-labels.ts';
import type { Meaning } from '../labels/vocabulary/phrase.ts';
import type { Cell, DocumentText } from '../text/document-text.ts';
import { fold } from '../text/fold.ts';
import { isDayOfMonth, type WrittenDate } from './dates.ts';

/** Words between which and their day stands no more than 'le', 'du', 'dated': what was done that day. */
const EVENT =
  /^(?:vers|recu|pay|regl|livr|execut|effectu|sign|conclu|realis|receiv|delivered|completed|signed|erhalten|geliefert|unterzeichnet|zapl?ac|wpl?ac|accept|valid|approuv|approved|angenommen|beauftragt|genehmigt|acept|aprobad|accett|goedgekeurd|besteld|geleverd|ontvangen|otrzyman|dostarczon|podpisan|zawart)[a-z]{0,4}$/;
/** Papers that an invoice names with their day: 'under our agreement dated …'. */
const PAPER =
  /^(?:agreement|contract|lease|deed|order|quotation|mandate?|accord|contrat|convention|bail|acte|devis|marche|avenant|vertrag|rahmenvertrag|mietvertrag|contrato|acuerdo|contratto|incarico|overeenkomst|statement|facturation)$/;
const DAY_WORDS = new Set(['le', 'du', 'dated', 'on', 'of', 'vom', 'am', 'del', 'dd', 'van', 'dnia', 'zdnia', 'wdniu']);

/** 'Acompte versé le …', 'our agreement dated …': the day of what stands right before the label. */
export function isOfEvent(cell: Cell, label: Label): boolean {
  if (!DAY_WORDS.has(label.phrase) || label.from === 0) return false;
  const before = fold(cell.words[label.from - 1]?.text ?? '').replace(/[^a-z]/g, '');
  return EVENT.test(before) || PAPER.test(before) || isOfMeans(cell, label.from);
}

/** '1. Abschlagsrechnung AR1 vom 31.03.2021   9.550,80 €': a paper with its day and what it came to is one of those before. */
export const isListed = ({ rows }: DocumentText, cell: Cell, from: number): boolean =>
  [
    cell.words.slice(from),
    ...(rows[cell.row]?.cells ?? []).filter(({ column }) => column > cell.column).map(({ words }) => words),
  ]
    .flat()
    .some(({ text }) => MONEY.test(text));
const MONEY = /^\p{Sc}?\d[\d.,'’]*[.,]\d{2}\p{Sc}?$/u;

/** Whether what stands from this word on is told of a cheque or a transfer. */
export const isOfMeans = ({ words }: Cell, at: number): boolean =>
  words.slice(Math.max(0, at - NAMED), at).some(({ text }) => MEANS.test(fold(text).replace(/[^a-z]/g, '')));
/** 'par chèque n° 8841207 BMCE le …': so many words behind what money was paid by stands its day. */
const NAMED = 5;
const MEANS = /^(?:cheques?|chq|cheq|checks?|scheck|virement|uberweisung|transferencia|talon|pagare|bonifico|assegno)$/;

/** '18/08/2022: The bill is paid.': the day of which a sentence tells a payment. */
export const isOfPayment = ({ cell, to }: WrittenDate): boolean =>
  cell.words.slice(to, to + CLAUSE).some(({ text }) => PAID.test(fold(text)));
const PAID = /^(?:paid|payee?|reglee?|acquittee?|bezahlt|beglichen|pagad[oa]|abonad[oa]|pagat[oa]|betaald)\W*$/;

/** 'Loi n° 2020-105 du 10 février 2020', 'Verordnung vom 3. Mai 2018': the day of a law. */
export const isOfLaw = ({ cell, from }: WrittenDate): boolean =>
  cell.words.slice(Math.max(0, from - CITED), from).some(({ text }) => LAW.test(fold(text).replace(/^[(«"]+/, '')));
const LAW =
  /^(?:l['’])?(?:lois?|decrets?|ordonnances?|arretes?|directives?|regulation|act|laws?|gesetz\p{L}*|verordnung|richtlinie|ley|decreto|directiva|reglamento|legge|wet|circular|notification)$/u;
/** So many words after the law's name stands its day: 'de la loi n° 2020-105 modifiée du'. */
const CITED = 6;

/** 'Firmado digitalmente por …' over 'Fecha: 2024.02.14 10:55:55 +01:00': the day on which a file was signed. */
export function isOfSignature({ rows }: DocumentText, { cell }: WrittenDate): boolean {
  const above = rows.slice(Math.max(0, cell.row - SIGNED_OVER), cell.row);
  const isInColumn = ({ page, x0, x1 }: Cell) => page === cell.page && Math.min(x1, cell.x1) > Math.max(x0, cell.x0);
  return [cell, ...above.flatMap(({ cells }) => cells.filter(isInColumn))].some(({ text }) => SIGNED.test(fold(text)));
}
const SIGNED_OVER = 3;
const SIGNED =
  /\b(?:firmado digitalmente|digitally signed|signe (?:numeriquement|electroniquement)|digital (?:unterschrieben|signiert)|firmato digitalmente|assinado digitalmente|digitaal ondertekend|signature valid)\b/;

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

/** What joins the two days of a period. */
const UNTIL = /^(?:bis|zum|au|jusqu'au|to|until|through|till|al|a|hasta|tot|t\/m|en|met|[-–—])$/;

/** What leads to the first day of a period. */
const FROM = /^(?:vom|von|ab|du|from|desde|del|dal|van)$/;

/** 'vom 06.10.2025 bis zum 03.10.2026 haben Sie …': one of the two days between which something was supplied. */
export function isOfPeriod(text: DocumentText, date: WrittenDate, dates: readonly WrittenDate[]): boolean {
  const { cell } = date;
  // 'vom 31.08.26' over 'bis zum 30.08.27', where a column is narrow.
  const over = text.rows[cell.row - 1]?.cells.find(
    (other) => other.page === cell.page && Math.abs(other.x0 - cell.x0) < cell.y1 - cell.y0,
  );
  const begins = over && FROM.test(fold(over.words[0]?.text ?? '')) && dates.some((one) => one.cell === over);
  if (begins && date.from <= 2) return true;
  const isJoined = (one: WrittenDate, other: WrittenDate) => {
    const between = cell.words.slice(one.to, other.from);
    // A recogniser loses a dash: '01.02.2024 29.02.2024'.
    const isNext = between.length > 0 || text.source === 'ocr';
    return other.from >= one.to && isNext && between.every((word) => UNTIL.test(fold(word.text)));
  };
  if (dates.some((other) => other.cell === cell && (isJoined(date, other) || isJoined(other, date)))) return true;
  // 'Jul 19 – Aug 19, 2024', '1. Mai bis 31. Mai 2024'
  const before = cell.words.slice(Math.max(0, date.from - 3), date.from).map((word) => fold(word.text));
  if (text.source === 'ocr' && before.length > 1 && isDayOfMonth(before.slice(-2).join(' '))) return true;
  const [month, day, joint] = before;
  return joint !== undefined && UNTIL.test(joint) && isDayOfMonth(`${month} ${day}`);
}

/** '01.02.2026 945,00 € 01.03.2026 945,00 € …': so many days with their money in one row are a plan of instalments. */
export const isOfPlan = ({ rows }: DocumentText, { cell }: WrittenDate, dates: readonly WrittenDate[]): boolean => {
  const cells = rows[cell.row]?.cells ?? [cell];
  const paid = dates.filter((date) => {
    const own = cells.find((one) => one === date.cell);
    const next = own?.words[date.to] ?? cells[(own?.column ?? -2) + 1]?.words[0];
    return own !== undefined && next !== undefined && MONEY.test(next.text);
  });
  return paid.length >= PLAN;
};
const PLAN = 3;

/** How surely a bare 'Date' is the invoice's among its facts. */
export const OF_FACT = 0.95;

/** 'Facture n° | Date | Échéance', each over its value: the date beside the invoice's number, or its due date, is the invoice's. */
export function isFactOfInvoice(text: DocumentText, cell: Cell, label: Label): boolean {
  if (weightOf(label, 'date') === 0 || !isHeading(cell)) return false;
  const row = text.rows[cell.row]?.cells ?? [];
  const means = (some: readonly Cell[], ...meanings: readonly Meaning[]) =>
    some.some(
      (one) =>
        isHeading(one) && one.labels.some((own) => meanings.some((meaning) => weightOf(own, meaning) >= OF_FACT)),
    );
  if (means(row, 'invoiceNumber', 'dueDate')) return true;
  // 'Kundennummer | Datum' is the letter's head; with an order among them the day may be the order's.
  if (means(row, 'otherNumber')) return !means(row, 'orderNumber', 'deliverySlipNumber', 'otherDate');
  return means(factsOfColumn(text, cell), 'invoiceNumber', 'dueDate');
}

/** Whether a cell is nothing but its label, be it in two languages: 'Date', 'Date / التاريخ'. */
const isHeading = ({ labels, words }: Cell): boolean =>
  labels.length > 0 &&
  words.every(({ text }, at) => text === '/' || labels.some(({ from, to }) => at >= from && at < to));

/** 'Buyer's Order No. | Dated': the day of the paper whose number stands beside it. */
export function isDayOfOrder(text: DocumentText, cell: Cell, label: Label): boolean {
  if (label.phrase !== 'dated' || !isHeading(cell)) return false;
  const beside = text.rows[cell.row]?.cells[cell.column - 1];
  return (
    beside?.labels.some((own) => weightOf(own, 'orderNumber') > 0 || weightOf(own, 'deliverySlipNumber') > 0) ?? false
  );
}

/** 'Heartworm injection due 02/11/2026': 'due' of something else than money. */
export function isDueOtherwise({ words }: Cell, label: Label): boolean {
  if (label.phrase !== 'due' || label.from === 0 || label.announces) return false;
  const before = fold(words[label.from - 1]?.text ?? '').replace(/[^a-z]/g, '');
  return before.length > 2 && !OWED.test(before);
}
const OWED =
  /^(?:amount|payment|total|balance|invoice|account|net|and|sum|now|fee|fees|date|terms|days|bill|charges?|instal?lment|gbp|usd|eur)$/;

/** So many rows apart are the headings of a column of facts, each over its value. */
const COLUMN_REACH = 6;

/** The cells that begin where a heading does, a few rows over and under it: none in the next row, where values stand. */
const factsOfColumn = (text: DocumentText, { row, page, x0, y0, y1 }: Cell): readonly Cell[] =>
  text.rows
    .slice(Math.max(0, row - COLUMN_REACH), row + COLUMN_REACH + 1)
    .flatMap(({ cells }) => cells)
    .filter((other) => other.page === page && Math.abs(other.row - row) > 1 && Math.abs(other.x0 - x0) < (y1 - y0) / 2);
