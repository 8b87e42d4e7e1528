import type { Candidate } from '../candidate.ts';
import type { Amount } from '../money/amounts.ts';
import type { DocumentText } from '../text/document-text.ts';
import { fold } from '../text/fold.ts';
import { receiptCompany } from './receipt-company.ts';
import { receiptDate } from './receipt-date.ts';
import type { ReceiptLook } from './receipt-look.ts';
import { PAPER } from './receipt-names.ts';
import { receiptTotal } from './receipt-total.ts';
import { inTillWords, kindOf } from './till-words.ts';

/** A till prints some forty letters across; a page of a letter has eighty. Both in heights of its words. */
const WIDEST = 46;
const FEWEST_WORDS = 12;

export type ReceiptFields = {
  readonly supplierName: Candidate | undefined;
  readonly grossTotal: (Candidate & { readonly amount: Amount }) | undefined;
  readonly issueDate: Candidate | undefined;
};

/**
 * What a till's receipt says, which has no columns of an invoice: who sold stands at the top, the total above what was
 * given in cash, and its only date is the day. The looks are one page, recognised once or in several ways.
 * Undefined for anything wider, or longer than a page.
 */
export function readReceipt(looks: readonly [ReceiptLook, ...ReceiptLook[]]): ReceiptFields | undefined {
  if (!isReceipt(looks[0].text)) return undefined;
  return {
    supplierName: receiptCompany(looks.map(({ text }) => text)),
    grossTotal: receiptTotal(looks),
    issueDate: receiptDate(looks),
  };
}

/** Whether a document is one page as narrow as a till prints, and recognised. */
export function isReceipt(text: DocumentText): boolean {
  const words = text.cells.flatMap((cell) => cell.words);
  if (text.source !== 'ocr' || text.pages.length !== 1 || words.length < FEWEST_WORDS) return false;
  // Dirt at the edges of a photograph is no print: a word in twenty may stand outside.
  const lefts = words.map((word) => word.x0).sort((a, b) => a - b);
  const rights = words.map((word) => word.x1).sort((a, b) => a - b);
  const heights = words.map((word) => word.y1 - word.y0).sort((a, b) => a - b);
  const at = (sorted: readonly number[], share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return at(rights, 0.97) - at(lefts, 0.03) < WIDEST * at(heights, 0.5);
}

/** Whether a document is a till's receipt by what it is called, or by a line that calls itself the total and has a figure. */
export function namesReceipt(text: DocumentText): boolean {
  return (
    isReceipt(text) &&
    text.rows.some(({ text: line }) => {
      const folded = inTillWords(fold(line));
      return PAPER.test(folded) || (kindOf(folded) === 'total' && /\d[.,]\s?\d{2}(?!\d)/.test(line));
    })
  );
}
