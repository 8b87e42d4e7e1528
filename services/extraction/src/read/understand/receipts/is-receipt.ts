// What a till's receipt is: how wide its paper is, and what it says that an invoice does not.
import type { Word } from '../../page-model.ts';
import { weightOf } from '../labels/label.ts';
import type { Meaning } from '../labels/vocabulary/phrase.ts';
import { findIbans } from '../parties/accounts/bank.ts';
import type { DocumentText } from '../text/document-text.ts';
import { fold } from '../text/fold.ts';
import { PAPER } from './company/receipt-names.ts';
import type { TillKind } from './till/till-kind.ts';
import { inTillWords, kindOf } from './till/till-words.ts';

/**
 * A till prints some forty letters across; a page of a letter has eighty. In heights of its words: wider than this is none,
 * and what is wider than most may be an invoice on a small sheet.
 */
const WIDEST = 46;
const USUAL = 36;
const FEWEST_WORDS = 12;
/** Dirt at the edges of a photograph is no print: so large a share of the words may stand outside, on either side. */
const OUTSIDE = 0.03;

/** What an invoice says: its number, whom it bills, until when and where to pay. A till has its number too, and a customer's. */
const OF_INVOICE: readonly Meaning[] = [
  ...(['invoiceNumber', 'orderNumber', 'deliverySlipNumber', 'buyer', 'deliverTo', 'buyerVatNumber'] as const),
  ...(['dueDate', 'paymentTerms', 'iban', 'bic', 'accountHolder'] as const),
];

/** What is paid at once, and only there. */
const OF_PAYING: readonly (TillKind | undefined)[] = ['cash', 'card', 'change', 'rounding'];
/** Who served, and at which till or table, as every till prints it; an invoice may be for tables and servers. */
const SERVING =
  /\b(?:cashier|caissiere?|kassierer(?:in)?|kasjer|waiter|waitress|cajer[oa]|cassiere|(?:served|serviert) (?:by|von)|servi par|es bediente|your server|(?:till|terminal|kass[ae]|caja|caisse|operat(?:or|eur)|server|table|tisch|mesa|tavolo|tafel)(?: ?(?:n[or]?|id)\b)?[ .]{0,2}[:#\d])/;
/** The time of day. */
const CLOCK = /(?<!\d[:.]?)(?:[01]?\d|2[0-3]):[0-5]\d(?!\d)/;
/** 'Pears 1.49 A', 'Kaffee 2,40 B': behind its price the letter of an item's rate of tax, on so many lines. */
const LETTERED = /\d[.,]\d{2} ?[a-h]\W*$/;
const MANY_LETTERED = 3;
const MONEY = /\d[.,]\s?\d{2}(?!\d)/;

/** Whether a document is a till's receipt: one page, recognised, as narrow as a till prints, on which as much speaks for a till as for an invoice. */
export function isReceipt(text: DocumentText): boolean {
  if (text.source !== 'ocr' || text.pages.length !== 1) return false;
  const words = text.cells.flatMap((cell) => cell.words);
  if (!isNarrow(words)) return false;
  const width = widthOf(words);
  const against = saidOfInvoice(text) + (width > USUAL ? 1 : 0);
  return against === 0 || saidOfTill(text) >= against;
}

/** Whether print is as narrow as a till's paper: what is not is no receipt, whatever it says. */
export const isNarrow = (words: readonly Word[]): boolean => words.length >= FEWEST_WORDS && widthOf(words) < WIDEST;

/** Whether a till's receipt calls itself one, or says two things that only tills say, or one beside a line that calls itself the total. */
export function namesReceipt(text: DocumentText): boolean {
  if (!isReceipt(text)) return false;
  const lines = text.rows.map((row) => inTillWords(fold(row.text)));
  if (lines.some((line) => PAPER.test(line))) return true;
  const isTotalled = lines.some((line) => kindOf(line) === 'total' && MONEY.test(line));
  return saidOfTill(text) + (isTotalled ? 1 : 0) >= 2;
}

/** How far print reaches from left to right, in heights of its words. */
function widthOf(words: readonly Word[]): number {
  const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b);
  const outside = Math.floor(OUTSIDE * words.length);
  const left = sorted(words.map(({ x0 }) => x0))[outside] ?? 0;
  const right = sorted(words.map(({ x1 }) => x1)).at(-1 - outside) ?? 0;
  const height = sorted(words.map(({ y0, y1 }) => y1 - y0))[words.length >> 1] ?? 0;
  return (right - left) / Math.max(1, height);
}

/** How many of an invoice's facts a page announces, its number among them ('Facture n° 12'), and an account to pay to. */
function saidOfInvoice(text: DocumentText): number {
  const isAnnounced = (meaning: Meaning) =>
    text.cells.some(({ labels, words }) =>
      labels.some(
        (label) =>
          label.from === 0 &&
          weightOf(label, meaning) > 0 &&
          (label.announces || (meaning === 'invoiceNumber' && /\d/.test(words[label.to]?.text ?? ''))),
      ),
    );
  const announced = OF_INVOICE.filter(isAnnounced);
  return announced.length + (!announced.includes('iban') && findIbans(text).length > 0 ? 1 : 0);
}

/** How many different things a page says that tills say. */
function saidOfTill(text: DocumentText): number {
  const lines = text.rows.map((row) => inTillWords(fold(row.text)));
  const paid = OF_PAYING.filter((kind) => lines.some((line) => kindOf(line) === kind && MONEY.test(line)));
  const others = [PAPER, SERVING, CLOCK].filter((pattern) => lines.some((line) => pattern.test(line)));
  const isLettered = lines.filter((line) => LETTERED.test(line)).length >= MANY_LETTERED;
  return paid.length + others.length + (isLettered ? 1 : 0);
}
