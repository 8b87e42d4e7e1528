import { best, type Candidate, candidate } from '../candidate.ts';
import { type Label, weightOf } from '../labels/find-labels.ts';
import { isOfAnotherPaper } from '../labels/referring.ts';
import type { Meaning } from '../labels/vocabulary/phrase.ts';
import type { Cell, DocumentText } from '../text/document-text.ts';
import { squeeze } from '../text/fold.ts';
import { neighboursOf } from '../text/neighbours.ts';
import { codeInSentence, doubted, FEWEST_DIGITS, isAll, readCode, wholeCode } from './read-code.ts';
import { doubtedBySeries } from './series.ts';
import { fromFacts, fromTitles, standingAlone } from './title-numbers.ts';

/** Invoice, order and slip numbers: whatever stands at a label that announces one. */
export function findCodes(
  text: DocumentText,
  meaning: Extract<Meaning, 'invoiceNumber' | 'orderNumber' | 'deliverySlipNumber'>,
): Candidate[] {
  const found: Candidate[] = [];
  const receipts: Candidate[] = [];
  for (const cell of text.cells) {
    for (const label of cell.labels) {
      const weight = weightOf(label, meaning);
      if (weight === 0 || isInSentence(cell, label)) continue;
      const own = isOfAnotherPaper(cell.words, label.from) ? ANOTHERS : 1;
      for (const neighbour of neighboursOf(text, cell, label)) {
        const isProse = neighbour.relation === 'same' && !label.announces && !isAll(neighbour.words);
        const read =
          readCode(neighbour.words, isProse ? FEWEST_DIGITS : 1) ??
          (isProse ? codeInSentence(neighbour.words) : undefined);
        const code = read && wholeCode(text, neighbour.cell, read);
        if (code) {
          const score = own * weight * neighbour.nearness * 0.9;
          const list = RECEIPTS.test(label.phrase) ? receipts : found;
          list.push(candidate(code.value, doubted(code, score), neighbour.cell.page, code.words));
          break;
        }
      }
    }
  }
  found.push(...(found.length > 0 ? receipts.map((code) => ({ ...code, score: ORDERS * code.score })) : receipts));
  if (meaning !== 'invoiceNumber') return found;
  found.push(...fromTitles(text), ...fromFacts(text));
  return (found.length > 0 ? found : standingAlone(text)).map((code) => doubtedBySeries(text, code));
}

/** 'Selon facture 12': the number of another paper, where something else is this one's. */
const ANOTHERS = 0.5;

/** 'Invoice number DX-90417' over 'Receipt number 2417-8830': of the payment, where the invoice has one of its own. */
const RECEIPTS = /^receipt/;

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
