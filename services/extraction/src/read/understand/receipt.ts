import type { Amount } from './amounts.ts';
import type { Candidate } from './candidate.ts';
import type { WrittenDate } from './dates.ts';
import type { DocumentText } from './document-text.ts';
import { receiptCompany } from './receipt-company.ts';
import { receiptDate } from './receipt-date.ts';
import { receiptTotal } from './receipt-total.ts';

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
 * given in cash, and its only date is the day. `dates` and `issueDate` are what was found as on any document.
 * Undefined for anything wider, or longer than a page.
 */
export function readReceipt(
  text: DocumentText,
  amounts: readonly Amount[],
  dates: readonly WrittenDate[],
  issueDate: Candidate | undefined,
): ReceiptFields | undefined {
  if (!isReceipt(text)) return undefined;
  return {
    supplierName: receiptCompany(text),
    grossTotal: receiptTotal(text, amounts),
    issueDate: receiptDate(text, dates, issueDate),
  };
}

function isReceipt(text: DocumentText): boolean {
  const words = text.cells.flatMap((cell) => cell.words);
  if (text.source !== 'ocr' || text.pages.length !== 1 || words.length < FEWEST_WORDS) return false;
  // Dirt at the edges of a photograph is no print: a word in twenty may stand outside.
  const lefts = words.map((word) => word.x0).sort((a, b) => a - b);
  const rights = words.map((word) => word.x1).sort((a, b) => a - b);
  const heights = words.map((word) => word.y1 - word.y0).sort((a, b) => a - b);
  const at = (sorted: readonly number[], share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return at(rights, 0.97) - at(lefts, 0.03) < WIDEST * at(heights, 0.5);
}
