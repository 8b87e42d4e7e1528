// Whether a day is told of another paper, or of something else than the invoice, by what stands before its label.
import { type Label, weightOf } from '../labels/label.ts';
import { isOfAnotherPaper, leadsElsewhere } from '../labels/referring.ts';
import type { Meaning } from '../labels/vocabulary/phrase.ts';
import type { Cell, DocumentText } from '../text/document-text.ts';
import { isListed, isOfEvent } from './whose-day.ts';

/** Words that date what stands before them: 'BL26-0441 du 28/04/2026' is a slip's day, 'Facture 12 du …' the invoice's. */
const DATING = new Set(['du', 'vom', 'of', 'del', 'dtd', 'dated', 'zdnia', 'بتاريخ']);

/** 'BL26-0441 du 28/04/2026', 'zur Rechnung 12 vom …': whether this label dates something else than the invoice at hand. */
export function isOfAnother(text: DocumentText, cell: Cell, label: Label): boolean {
  if (isOfEvent(cell, label) || isOfBalance(cell, label) || isBehindSlip(cell, label)) return true;
  if (isOfOpenItem(text, cell, label) || isBesideReference(text, cell, label)) return true;
  if (isOfNamedPaper(cell, label)) return true;
  // 'rectifica a la factura A-0498/25 de fecha 15/12/2025'
  const isDating =
    DATING.has(label.phrase) || (label.phrase === 'fecha' && /^(?:de|con)$/i.test(wordBefore(cell, label)));
  if (!isDating) return false;
  if (label.from > 1 && isListed(text, cell, label.to + 1)) return true;
  const dated = label.from > 0 ? cell : lineOver(text, cell);
  if (!dated) return false;
  const end = dated === cell ? label.from : dated.words.length;
  const isInvoice = (other: Label) =>
    other.from < end &&
    INVOICE_MEANINGS.some((meaning) => weightOf(other, meaning) > 0) &&
    !dated.words.slice(other.to, end).some(leadsElsewhere) &&
    !isOfAnotherPaper(dated.words, other.from);
  const before = dated === cell ? cellBefore(text, cell) : undefined;
  if (endsAsInvoice(before)) return false;
  // 'Bon de régie', a gap, 'no 5523 du 02.10.2024': whose number it is says the cell before.
  const isTold = before !== undefined && /\p{L}{3}/u.test(before.text);
  if (dated.labels.some((other) => isInvoice(other) && !(isTold && isBareNumber(other)))) return false;
  // A place has a comma behind it: 'Wien, vom 3. Mai'. A line over it says something where it has a few words.
  return dated === cell ? !/,$/.test(wordBefore(cell, label)) : dated.words.length >= SENTENCE_WORDS;
}

/** 'gemäß Ihrer Rechnung vom 02.04.2026', 'suivant facture du …', 'as per your statement date …': the label names the paper and its day. */
function isOfNamedPaper({ words }: Cell, label: Label): boolean {
  if (weightOf(label, 'issueDate') === 0 || !isOfAnotherPaper(words, label.from)) return false;
  return weightOf(label, 'title') > 0 || SOMEBODYS.test(words[label.from - 1]?.text ?? '');
}
const SOMEBODYS =
  /^(?:ihre[rmns]?|unsere[rmns]?|your|our|votre|notre|vos|nos|sus?|vuestr[ao]|nuestr[ao]|vostr[ao]|uw|onze)$/i;

/** 'Gemäß Ihrer Abrechnung vom …', 'selon votre relevé du …': whether words that lead to another paper begin what this label dates. */
export const isOfPaperReferredTo = ({ words }: Cell, { from }: Label): boolean =>
  words.slice(Math.max(0, from - REFERRED), from).some(leadsElsewhere);
/** So many words before the label stands what leads to it: 'gemäß Ihrer letzten Abrechnung vom'. */
const REFERRED = 4;

/** 'Solde antérieur (facture du 09/04/2024)', 'Saldo anterior: 15.847,31 (vto. 30/03/23)': a day of what was due before. */
const isOfBalance = ({ labels }: Cell, label: Label): boolean =>
  labels.some((other) => other.to <= label.from && weightOf(other, 'otherAmount') >= 1 && BALANCE.test(other.phrase));
const BALANCE = /solde|saldo|balance|outstanding|arrears|arrieres|impayes|ruckstand|altforderung|deuda/;

/** 'S00047102/A   12-Dec-23   due 11-Jan-24   GBP 2,206.18': an older invoice with its own day, in a list of what is open. */
function isOfOpenItem(text: DocumentText, cell: Cell, label: Label): boolean {
  if (weightOf(label, 'dueDate') === 0) return false;
  const left = (text.rows[cell.row]?.cells ?? []).filter(({ column }) => column < cell.column);
  return left.some(({ text: other }) => DAY.test(other)) && isListed(text, cell, label.to);
}
const DAY = /(?<!\d)\d{1,2}[-./ ](?:\d{1,2}|\p{L}{3,})[-./ ](?:\d{2}|\d{4})(?!\d)/u;

/** 'zu Rechnung | Re.-Datum', 'Rectifica a factura | De fecha', headings of facts: the day of the paper that the one before names. */
function isBesideReference(text: DocumentText, cell: Cell, label: Label): boolean {
  const before = cellBefore(text, cell);
  const [word, next] = before?.words ?? [];
  const isHeading =
    label.from === 0 && label.to === cell.words.length && before !== undefined && !/\d/.test(before.text);
  return isHeading && word !== undefined && next !== undefined && leadsElsewhere(word);
}

/** 'ALBARÁN: A22-0451 FECHA: 02/05/2026', among the lines: the day of the slip or the order that begins the line. */
function isBehindSlip({ labels, words }: Cell, label: Label): boolean {
  const [first] = labels;
  if (!first || first.from > 0 || label.from < first.to + 1 || weightOf(label, 'dueDate') > 0) return false;
  // 'ALBARAN R-447 FECHA …' announces its number without a colon.
  const isNumbered = words.slice(first.to, label.from).some(({ text }) => /\d/.test(text));
  if (!first.announces && (!isNumbered || labels.some((one) => weightOf(one, 'dueDate') > 0))) return false;
  const before = labels.filter(({ from }) => from < label.from);
  return (
    SLIPS.some((meaning) => weightOf(first, meaning) > 0) &&
    !before.some((one) => INVOICE_MEANINGS.some((meaning) => weightOf(one, meaning) > 0))
  );
}
const SLIPS = ['deliverySlipNumber', 'orderNumber'] as const satisfies readonly Meaning[];

const isBareNumber = (label: Label): boolean =>
  weightOf(label, 'number') > 0 &&
  (['title', 'creditTitle', 'invoiceNumber'] as const).every((one) => weightOf(label, one) === 0);

const wordBefore = (cell: Cell, label: Label): string => cell.words[label.from - 1]?.text ?? '';

const SENTENCE_WORDS = 3;

const INVOICE_MEANINGS = ['title', 'creditTitle', 'invoiceNumber', 'number'] as const satisfies readonly Meaning[];

/** 'Handelsrechnung Nr.', a gap, '471113 vom 13.06.2018': the number and its day are what the cell before announces. */
const endsAsInvoice = (cell: Cell | undefined): boolean =>
  cell?.labels.some(
    (label) =>
      label.to === cell.words.length &&
      INVOICE_MEANINGS.some((meaning) => weightOf(label, meaning) > 0) &&
      !isOfAnotherPaper(cell.words, label.from),
  ) ?? false;

/** The next to its left in the same row. */
function cellBefore(text: DocumentText, cell: Cell): Cell | undefined {
  const left = (text.rows[cell.row]?.cells ?? []).filter((other) => other.page === cell.page && other.x1 <= cell.x0);
  return left.sort((a, b) => b.x1 - a.x1)[0];
}

/** Heights of a line, which in a picture are its ink's, to the next one of the same block. */
const NEXT_LINE = 1.6;

/** The line right above in the same column. */
function lineOver(text: DocumentText, cell: Cell): Cell | undefined {
  const height = cell.y1 - cell.y0;
  // Lines of the block beside stand between the rows.
  const above = [text.rows[cell.row - 1], text.rows[cell.row - 2]].flatMap((row) => row?.cells ?? []);
  return above.find(
    (other) =>
      other.page === cell.page && Math.abs(other.x0 - cell.x0) < height && cell.y0 - other.y1 < NEXT_LINE * height,
  );
}
