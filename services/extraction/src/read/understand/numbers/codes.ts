import { best, type Candidate, candidate } from '../candidate.ts';
import { type Label, weightOf } from '../labels/label.ts';
import { isOfAnotherPaper } from '../labels/referring.ts';
import type { Meaning } from '../labels/vocabulary/phrase.ts';
import type { Cell, DocumentText } from '../text/document-text.ts';
import { fold, squeeze } from '../text/fold.ts';
import { neighboursOf } from '../text/neighbours.ts';
import { numbersByAtcud } from './atcud.ts';
import { doubted } from './code-doubts.ts';
import { isCreditNote, namesInvoice, withoutCredited } from './credited.ts';
import { numbersOfGlued } from './glued-numbers.ts';
import { isHouseNumber } from './house-numbers.ts';
import { withJoinedLetters } from './joined-letters.ts';
import { withoutLostSign } from './lost-signs.ts';
import { numberedInSeries } from './number-and-series.ts';
import { numberOfPeru, numbersBehindSeries } from './number-behind-series.ts';
import { fromFacts } from './number-facts.ts';
import { numberOfChile } from './number-of-chile.ts';
import { numberedByMonth } from './numbered-by-month.ts';
import { numberedAtPoint, withPointOfSale } from './point-of-sale.ts';
import { codeInSentence, FEWEST_DIGITS, isAll, readCode } from './read-code.ts';
import { withItsSeries } from './series.ts';
import { seriesBeside } from './series-beside.ts';
import { signedAlone, standingAlone } from './standing-alone.ts';
import { tillLineNumbers } from './till-line-numbers.ts';
import { fromTitles } from './title-numbers.ts';
import { underOneHeading, wholeCode } from './whole-code.ts';

/** Invoice, order and slip numbers: whatever stands at a label that announces one. */
export function findCodes(
  text: DocumentText,
  meaning: Extract<Meaning, 'invoiceNumber' | 'orderNumber' | 'deliverySlipNumber'>,
): Candidate[] {
  const found: Candidate[] = [];
  const receipts: Candidate[] = [];
  const ofTaxOffice: Candidate[] = [];
  const ofInvoices = new Set<Candidate>();
  const isCredit = meaning === 'invoiceNumber' && isCreditNote(text);
  for (const cell of text.cells) {
    for (const label of cell.labels) {
      const weight = weightOf(label, meaning);
      if (weight === 0 || isUnit(text, cell, label) || isOfStreet(cell, label)) continue;
      const isTold = isInSentence(cell, label);
      if (isTold && !isDated(cell, label)) continue;
      const own = isOfAnotherPaper(cell.words, label.from) ? ANOTHERS : isTold ? TOLD : 1;
      for (const neighbour of [...seriesBeside(text, cell, label), ...neighboursOf(text, cell, label)]) {
        const isProse = neighbour.relation === 'same' && !label.announces && !isAll(neighbour.words);
        const read =
          readCode(neighbour.words, isProse ? FEWEST_DIGITS : 1) ??
          (isProse ? codeInSentence(neighbour.words) : undefined);
        const isBelow = neighbour.relation === 'below';
        const isHeading = isBelow && label.from === 0 && label.to === cell.words.length;
        const inTwo = read && isHeading ? underOneHeading(text, cell, neighbour.cell, read) : undefined;
        const code = inTwo ?? (read && wholeCode(text, neighbour.cell, read));
        if (code && !isHouseNumber(code, neighbour.words)) {
          const score = own * weight * neighbour.nearness * (inTwo ? IN_TWO : 0.9);
          const list = isOfReceipt(cell, label) ? receipts : OF_TAX_OFFICE.test(label.phrase) ? ofTaxOffice : found;
          const one = candidate(code.value, doubted(code, score, neighbour.words), neighbour.cell.page, code.words);
          list.push(one);
          if (isCredit && namesInvoice(label)) ofInvoices.add(one);
          break;
        }
      }
    }
  }
  for (const others of [receipts, ofTaxOffice])
    found.push(...(found.length > 0 ? others.map((code) => ({ ...code, score: ORDERS * code.score })) : others));
  if (meaning !== 'invoiceNumber') return found;
  found.push(...fromTitles(text), ...fromFacts(text), ...numbersByAtcud(text), ...numberOfChile(text));
  if (found.length === 0) found.push(...numberedByMonth(text));
  if (found.length === 0) found.push(...numberedAtPoint(text));
  if (found.length === 0) found.push(...numberedInSeries(text));
  if (found.length === 0) found.push(...numbersBehindSeries(text), ...numberOfPeru(text));
  if (found.length === 0) found.push(...numbersOfGlued(text));
  if (found.length === 0) found.push(...tillLineNumbers(text));
  if (found.length === 0) found.push(...standingAlone(text));
  if (found.length === 0) found.push(...signedAlone(text));
  return withoutCredited(found, ofInvoices).map((code) =>
    withItsSeries(text, withPointOfSale(text, withJoinedLetters(text, withoutLostSign(text, code)))),
  );
}

/** 'riferita alla fattura elettronica n. 5070881145 del 09/09/2024': what a sentence tells with its day. */
function isDated({ words }: Cell, { to }: Label): boolean {
  const [code, joint, ...day] = words.slice(to, to + WITH_DAY);
  return code !== undefined && joint !== undefined && isAll([code, joint, ...day]);
}
const WITH_DAY = 3;
const TOLD = 0.55;

/** A series and a number under one heading, which nothing joins. */
const IN_TWO = 0.5;

/** 'Selon facture 12': the number of another paper, where something else is this one's. */
const ANOTHERS = 0.5;

/**
 * 'Invoice number DX-90417' over 'Receipt number 2417-8830', or 'Advance receipt voucher no.': of the payment, where the invoice has one of
 * its own.
 */
const isOfReceipt = ({ words }: Cell, { phrase, from }: Label): boolean =>
  RECEIPTS.test(phrase) || RECEIPTS.test(fold(words[from - 1]?.text ?? ''));
const RECEIPTS = /^receipt/;

/** 'NCF B0100000131' over 'Factura no 131': what the tax office counts it by, where its sender counts it otherwise. */
const OF_TAX_OFFICE = /^(?:e|no)?ncf$|comprobantefiscal/;

/** '3   PIECE   1 500': how the goods are counted, and no 'Pièce : FAC0237'. */
function isUnit({ rows }: DocumentText, { row, column }: Cell, { phrase }: Label): boolean {
  const left = rows[row]?.cells[column - 1];
  return phrase === 'piece' && left !== undefined && /^\d+(?:[.,]\d+)?$/.test(left.text);
}

/** 'AV. LOS ROBLES COO. LAS', as Peru shortens a cooperative in its streets, and no 'COO: 000123' of a Brazilian till. */
const isOfStreet = ({ words }: Cell, { phrase, to }: Label): boolean =>
  phrase === 'coo' && words[to] !== undefined && !/\d/.test(words[to].text);

/** What is called the order's number as well is rather that, where something else may be the invoice's. */
const ORDERS = 0.5;

/** A shop's page has 'Invoice #100' for its title, and then 'Invoice: F-7' and 'Order: 100' among the facts. */
export function withoutOrders(codes: readonly Candidate[], orders: readonly Candidate[]): readonly Candidate[] {
  const ordered = new Set(orders.map(({ value }) => squeeze(value)));
  const isOrders = ({ value }: Candidate) => ordered.has(squeeze(value));
  if (codes.every(isOrders)) return codes;
  return codes.map((code) => (isOrders(code) ? { ...code, score: ORDERS * code.score } : code));
}

/** The likeliest of them. */
export const bestCode = (codes: readonly Candidate[]): Candidate | undefined =>
  best(codes, (a, b) => squeeze(a) === squeeze(b));

/** The likeliest of them, and not sure where another is as likely: 'Beleg 90417' and 'INVOICE 23-000781' on a page of a till. */
export function surestCode(codes: readonly Candidate[]): Candidate | undefined {
  const winner = bestCode(codes);
  if (!winner) return undefined;
  const key = squeeze(winner.value);
  const twice = saidTwice(codes);
  const hasRival = codes.some(({ value, score }) => {
    const other = squeeze(value);
    const isClose = score > winner.score - CLOSE || (score >= RIVALLED && twice.has(other));
    // One within the other is the same, read in part.
    return (
      isClose && (other.match(/\d/g)?.length ?? 0) >= FEWEST_DIGITS && !key.includes(other) && !other.includes(key)
    );
  });
  const whole = codes.find(({ value }) => isBehindLetters(winner.value, value));
  const own = whole ? { ...whole, score: Math.max(whole.score, winner.score) } : winner;
  return hasRival ? { ...own, score: Math.min(RIVALLED, own.score) } : own;
}

/** '2026/04/000471' in the foot of 'Faktura FS 2026/04/000471': the letters of its series were left out there. */
const isBehindLetters = (part: string, whole: string): boolean =>
  /\d[/-]\d/.test(part) &&
  whole.endsWith(part) &&
  /^(?!N[OR]? |REF|PAY|PO )\p{Lu}{1,3} $/u.test(whole.slice(0, whole.length - part.length));

/** Numbers, as they are compared, that labels at two places of the pages announce as surely as not. */
function saidTwice(codes: readonly Candidate[]): ReadonlySet<string> {
  const places = new Map<string, Set<string>>();
  for (const { value, score, page, box } of codes) {
    if (score < RIVALLED) continue;
    const key = squeeze(value);
    places.set(key, (places.get(key) ?? new Set()).add(`${page} ${box.y0} ${box.x0}`));
  }
  return new Set([...places].flatMap(([key, at]) => (at.size > 1 ? [key] : [])));
}
/** Scores that differ by less tell nothing: labels of one kind at places of one kind. */
const CLOSE = 0.05;
const RIVALLED = 0.5;

/** 'Facture 26-1' where another line has 'Facture 26-101102': a recogniser lost the rest. */
export function withoutCut(codes: readonly Candidate[]): readonly Candidate[] {
  const isCut = ({ value }: Candidate) =>
    codes.some(
      (other) =>
        other.value.length > value.length && squeeze(other.value).startsWith(squeeze(value)) && other.score > CUT,
    );
  return codes.map((code) => (isCut(code) ? { ...code, score: CUT } : code));
}

const CUT = 0.4;

/** A label in the middle of prose ('… with your invoice number 12 …') announces nothing. */
function isInSentence(cell: Cell, label: Label): boolean {
  const isMarked = /[:#]$/.test(cell.words[label.to - 1]?.text ?? '') || /^[:#]/.test(cell.words[label.to]?.text ?? '');
  return label.from > 2 && cell.words.length > 6 && !isMarked;
}
