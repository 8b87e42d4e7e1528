// What a day is the day of, by the words around it, where that is not the invoice: an event, a payment, a law, a signature.

import type { Label } from '../labels/label.ts';
import type { Cell, DocumentText } from '../text/document-text.ts';
import { fold } from '../text/fold.ts';
import type { WrittenDate } from './dates.ts';

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
/** Money with its cents, as one word. */
export const MONEY = /^\p{Sc}?\d[\d.,'’]*[.,]\d{2}\p{Sc}?$/u;

/** Whether what stands from this word on is told of a cheque or a transfer. */
export const isOfMeans = ({ words }: Cell, at: number): boolean =>
  words.slice(Math.max(0, at - NAMED), at).some(({ text }) => MEANS.test(fold(text).replace(/[^a-z]/g, '')));
/** 'par chèque n° 8841207 BMCE le …': so many words behind what money was paid by stands its day. */
const NAMED = 5;
const MEANS = /^(?:cheques?|chq|cheq|checks?|scheck|virement|uberweisung|transferencia|talon|pagare|bonifico|assegno)$/;

/** '18/08/2022: The bill is paid.': the day of which a sentence tells a payment. */
export const isOfPayment = ({ cell, to }: WrittenDate): boolean =>
  cell.words.slice(to, to + TOLD_WITHIN).some(({ text }) => PAID.test(fold(text)));
/** In words. */
const TOLD_WITHIN = 8;
const PAID = /^(?:paid|payee?|reglee?|acquittee?|bezahlt|beglichen|pagad[oa]|abonad[oa]|pagat[oa]|betaald)\W*$/;

/** 'Loi n° 2020-105 du 10 février 2020', 'Verordnung vom 3. Mai 2018': the day of a law. */
export const isOfLaw = ({ cell, from }: WrittenDate): boolean =>
  cell.words.slice(Math.max(0, from - CITED), from).some(({ text }) => LAW.test(fold(text).replace(/^[(«"]+/, '')));
const LAW =
  /^(?:l['’])?(?:lois?|decrets?|ordonnances?|arretes?|directives?|regulation|act|laws?|gesetz\p{L}*|verordnung|richtlinie|ley|decreto|directiva|reglamento|legge|wet|circular|notification)$/u;
/** So many words after the law's name stands its day: 'de la loi n° 2020-105 modifiée du'. */
const CITED = 6;

/** 'Kurs waluty PLN/EUR 4.4120, tabela kursów nr 205/A/NBP z dnia …': the day of an exchange rate, often the one before the invoice's. */
export const isOfRate = ({ cell: { words }, from }: WrittenDate): boolean =>
  words.slice(0, from).some(({ text }, at) => RATE.test(fold(`${text} ${words[at + 1]?.text ?? ''}`)));
const RATE =
  /^(?:kurs(?:y|u|ow|em)?|kurz(?:em|u)?|wechselkurs|umrechnungskurs|wisselkoers|(?:exchange|conversion) rate)(?!\p{L})/u;

/** 'Last service: 88721 (16-02-26)', 'Prochaine révision 03/2027': the day of what was done before, or will be. */
export const isOfAnotherTime = ({ cell: { words }, from }: WrittenDate): boolean =>
  ANOTHER_TIME.test(
    fold(
      words
        .slice(0, from)
        .map(({ text }) => text)
        .join(' '),
    ),
  );
const ANOTHER_TIME =
  /(?<!\p{L})(?:last|previous|next|dernier(?:e|s)?|precedente?|prochaine?|letzter?|vorherige?r?|nachster?|ultim[oa]|anterior|proxim[oa]) (?:service|visite?|revision|inspection|entretien|wartung|inspektion|untersuchung|revision|visita|controle?|vidange|appointment|rendez-vous|termin|reading|releve)(?!\p{L})/u;

/** 'Firmado digitalmente por …' over 'Fecha: 2024.02.14 10:55:55 +01:00': the day on which a file was signed. */
export function isOfSignature({ rows }: DocumentText, { cell }: WrittenDate): boolean {
  const above = rows.slice(Math.max(0, cell.row - SIGNED_OVER), cell.row);
  const isInColumn = ({ page, x0, x1 }: Cell) => page === cell.page && Math.min(x1, cell.x1) > Math.max(x0, cell.x0);
  return [cell, ...above.flatMap(({ cells }) => cells.filter(isInColumn))].some(({ text }) => SIGNED.test(fold(text)));
}
const SIGNED_OVER = 3;
const SIGNED =
  /\b(?:firmado digitalmente|digitally signed|signe (?:numeriquement|electroniquement)|digital (?:unterschrieben|signiert)|firmato digitalmente|assinado digitalmente|digitaal ondertekend|signature valid)\b/;

/** 'RECEIVED By A Name at 8:27:04 am, 4/02/2026': what a PDF program stamps on a page (Acrobat's dynamic stamps) has the hour before its day. */
export const isOfStamp = ({ cell: { words }, from }: WrittenDate): boolean =>
  STAMPED.test(
    fold(
      words
        .slice(0, from)
        .map(({ text }) => text)
        .join(' '),
    ),
  );
const STAMPED = /\bby \S.*\bat \d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\.?m\.?)?,?$/;

/**
 * 'Heartworm injection due 02/11/2026': 'due' of something else than money; 'Eingang der Kündigung spätestens am: 13.05.2026': the last day
 * on which one may leave; 'CESP: 31164003071574 Vencimiento: 21/04/2020': until when Argentina's and Honduras' treasuries let a paper be given out.
 */
export function isDueOtherwise({ words }: Cell, label: Label): boolean {
  if (words.slice(Math.max(0, label.from - AUTHORISED), label.from).some(({ text }) => AUTHORITY.test(text)))
    return true;
  if (words.slice(0, label.from).some(({ text }) => NOTICE.test(fold(text)))) return true;
  if (label.phrase !== 'due' || label.from === 0 || label.announces) return false;
  const before = fold(words[label.from - 1]?.text ?? '').replace(/[^a-z]/g, '');
  return before.length > 2 && !OWED.test(before);
}
/** So many words before the label stands what it is of: 'C.A.E. Nº 70190740741193 Fecha'. */
const AUTHORISED = 4;
const AUTHORITY = /^\W*(?:C\.?A\.?E\.?A?|C\.?E\.?S\.?P|C\.?A\.?I)\b/;
const NOTICE =
  /^(?:kundig\p{L}*|widerruf\p{L}*|cancell?(?:ed|ation|ing)?|resili\p{L}+|rescis\p{L}+|disdetta|opzeg\p{L}*|wypowiedz\p{L}*|uppsag\p{L}*)\W*$/u;
const OWED =
  /^(?:amount|payment|total|balance|invoice|account|net|and|sum|now|fee|fees|date|terms|days|bill|charges?|instal?lment|gbp|usd|eur)$/;
