import { Decimal } from 'decimal.js';
import type { Amount } from '../money/amounts.ts';
import type { DocumentText } from '../text/document-text.ts';
import { withinEdits } from '../text/edits.ts';
import { fold } from '../text/fold.ts';

export type TillKind = 'total' | 'net' | 'tax' | 'cash' | 'card' | 'change' | 'rounding' | 'items' | 'summary';

/** A line of a till's receipt with what it is about. */
export type TillRow = {
  readonly kind: TillKind;
  /** The money that stands last on it. */
  readonly amount: Amount | undefined;
  /** Every money on it, left to right. */
  readonly money: readonly Amount[];
  /** Rates of tax on it, in percent. */
  readonly rates: readonly Decimal[];
  /** What is printed behind its words, as it was recognised: a figure that may be misread. */
  readonly print: string;
  /** With tax, after rounding: what is paid. */
  readonly inclusive: boolean;
};

const TOTAL =
  /\b(?:t[o0]ta[l1i]e?s?|total(?=rm|eur|usd|amt|amount|due|payable)\w*|^\W*nett(?= ?\W*\w{0,3}\W*\d)|^\W*(?:amount|amt)(?=\W*(?:rm|eur|usd)?\W*\d)|totaal|amount due|to pay|(?:bill|nett?|final|rounded|sales|invoice|nota) (?:amount|amt)|balance(?: due)?|payable|a payer|zu zahlen|summe|gesamt\w*|endbetrag|betrag|importe|a pagar|da pagare|te betalen|jumlah(?: besar)?)\b/;
const INCLUSIVE =
  /\b(?:incl\w*|ttc|inkl\w*|grand|nett?|round(?:ed|ing) ?total|after|payable|due|a payer|zu zahlen|a pagar|da pagare|te betalen|besar|balance)\b/;
/** What is totalled, but is not what is paid. */
const OTHER_TOTAL =
  /\b(?:sub ?-?total|zwischensumme|sous ?-?total|excl\w*|exc|before|qty|quantity|items?|discount|savings?|disc|points?|rounding|tax|gst|sst|vat|tva|mwst|iva|netto|ht|units?|pcs|artikel|articles?|articulos?|descuento|remise|rabatt)\b/;
const CASH =
  /\b(?:cash|tender\w*|paid|bargeld|especes|bar|gegeben|efectivo|entregado|contanti|contant|received|recu|payment|tunai)\b/;
/** Nobody gives change on a card. */
const CARD =
  /\b(?:visa|master ?card|mastercard|maestro|amex|credit card|debit(?: card)?|carte(?: bancaire)?|girocard|kreditkarte|ec-? ?karte|kartenzahlung|tarjeta|bancontact|pinnen)\b/;
const CHANGE = /\b(?:change(?: due)?|rendu|monnaie|a rendre|ruckgeld|zuruck|cambio|vuelto|wisselgeld|resto|baki)\b/;
/** What is summed before tax, and the tax on it. */
const NET =
  /\b(?:excl?\w*|before|sub ?-?total|sous ?-?total|zwischensumme|ht|netto|base imponible|imponibile|subtotaal)\b/;
const TAX = /\b(?:gst|sst|vat|tva|mwst|ust|iva|btw|tax|service charge|serv\w* chg)\b/;
const ROUNDING = /\b(?:round\w*|rundung|arrondi|redondeo|pembundaran)\b/;
const SUMMARY = /\b(?:gst|tax|vat|tva|mwst|sst) ?(?:summary|analysis|code|breakdown)|\bsummary\b/;

/** In percent: above every rate there is on what a till sells. */
const HIGHEST_RATE = new Decimal(30);

/** A receipt has fewer of either; a page of thousands is made to cost time. */
const MOST_ROWS = 400;
const MOST_FIGURES = 8;

/** Words that a worn print is put right to; each stands for itself, however it was recognised. */
const TILL_WORDS: readonly string[] = [
  ...['total', 'subtotal', 'rounding', 'inclusive', 'excluding', 'exclusive', 'change', 'discount', 'summary'],
  ...['payable', 'tendered', 'zwischensumme', 'ruckgeld', 'gegeben', 'especes', 'efectivo', 'importe'],
];
/** Words that are a letter off one of those and mean another thing. */
const OWN_WORDS = new Set(['charge', 'charges', 'chance', 'totals']);

/** The lines about money of a receipt, from the top. Where a table of taxes begins, only that is told of what follows. */
export function tillRows(text: DocumentText, amounts: readonly Amount[]): TillRow[] {
  const byRow = new Map<number, Amount[]>();
  for (const amount of amounts) byRow.set(amount.cell.row, [...(byRow.get(amount.cell.row) ?? []), amount]);
  const strays = strayFigures(text, byRow);
  let inSummary = false;
  let isPaid = false;
  const found = text.rows.flatMap((row, index): TillRow[] => {
    if (strays.taken.has(index)) return [];
    const stray = strays.ofLabel.get(index);
    const folded = inTillWords(fold(row.text));
    const all = [...(byRow.get(index) ?? []), ...(stray === undefined ? [] : (byRow.get(stray) ?? []))];
    const money = all.filter((amount) => amount.isMoney && !amount.isPercent).slice(-MOST_FIGURES);
    // What is left of a bill is to be paid, what is left of what was given is given back.
    const isLeft = isPaid && /\bbalance\b/.test(folded);
    const kind = inSummary ? 'summary' : isLeft ? 'change' : kindOf(folded);
    inSummary ||= kind === 'summary';
    isPaid ||= kind === 'cash' && money.length > 0;
    if (!kind && money.length === 0) return [];
    const rates = all
      .filter(({ value, isMoney, isPercent }) => isRate(value) && (isPercent || (inSummary && !isMoney)))
      .map(({ value }) => value)
      .slice(0, MOST_FIGURES);
    const printed = stray === undefined ? row.text : (text.rows[stray]?.text ?? '');
    const print = /[^\s\p{L}]*\p{L}{0,2}[^\p{L}]*\d\P{L}*\p{L}?\P{L}*$/u.exec(printed)?.[0] ?? '';
    return [{ kind: kind ?? 'items', amount: money.at(-1), money, rates, print, inclusive: INCLUSIVE.test(folded) }];
  });
  return found.slice(-MOST_ROWS);
}

const isRate = (value: Decimal): boolean => value.gt(0) && value.lte(HIGHEST_RATE);

/**
 * Paper that curls lifts the figure at its edge off the line of its label: a figure alone on the row above or below, of
 * a label that has none, nearer than a line.
 */
function strayFigures(text: DocumentText, byRow: ReadonlyMap<number, readonly Amount[]>) {
  const ofLabel = new Map<number, number>();
  const taken = new Set<number>();
  const hasMoney = (index: number) => byRow.get(index)?.some((amount) => amount.isMoney && !amount.isPercent) ?? false;
  for (const [index, row] of text.rows.entries()) {
    const kind = kindOf(inTillWords(fold(row.text)));
    // A rate on the label's own line is no figure of it.
    const ownDigits = row.text.replace(/\d{1,2}(?:[.,]\d{1,2})? ?%/g, '');
    if (!kind || kind === 'summary' || hasMoney(index) || /\d/.test(ownDigits)) continue;
    const stray = [index + 1, index - 1].find((near) => {
      const other = text.rows[near];
      const isAlone =
        other && hasMoney(near) && !taken.has(near) && !/\p{L}{3}/u.test(other.text) && other.cells.length === 1;
      return isAlone && Math.abs(other.y0 + other.y1 - row.y0 - row.y1) / 2 < 1.1 * (row.y1 - row.y0);
    });
    if (stray === undefined) continue;
    ofLabel.set(index, stray);
    taken.add(stray);
  }
  return { ofLabel, taken };
}

function kindOf(folded: string): Exclude<TillKind, 'items'> | undefined {
  if (SUMMARY.test(folded)) return 'summary';
  if (CHANGE.test(folded)) return 'change';
  if (TOTAL.test(folded) && (!OTHER_TOTAL.test(folded) || (INCLUSIVE.test(folded) && !/\bexc/.test(folded))))
    return 'total';
  if (ROUNDING.test(folded)) return 'rounding';
  if (NET.test(folded)) return 'net';
  if (TAX.test(folded)) return 'tax';
  if (CARD.test(folded)) return 'card';
  return CASH.test(folded) ? 'cash' : undefined;
}

/** 'tolal', 'folal', 'cuange': a letter off in a word of five, two in one of eight. */
function inTillWords(folded: string): string {
  return folded.replace(/\p{L}{5,}/gu, (word) => {
    if (OWN_WORDS.has(word)) return word;
    return TILL_WORDS.find((known) => withinEdits(word, known, known.length >= 8 ? 2 : 1)) ?? word;
  });
}
