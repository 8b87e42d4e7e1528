import type { Candidate } from '../candidate.ts';
import type { Amount } from '../money/figures/amount.ts';
import { receiptCompany } from './company/receipt-company.ts';
import { receiptDate } from './days/receipt-date.ts';
import { isReceipt } from './is-receipt.ts';
import type { ReceiptLook } from './receipt-look.ts';
import { receiptTotal } from './till/receipt-total.ts';

export type ReceiptFields = {
  readonly supplierName: Candidate | undefined;
  readonly grossTotal: (Candidate & { readonly amount: Amount }) | undefined;
  readonly issueDate: Candidate | undefined;
};

/**
 * What a till's receipt says, which has no columns of an invoice: who sold stands at the top, the total above what was
 * given in cash, and its only date is the day. The looks are one page, recognised once or in several ways.
 * Undefined for anything else.
 */
export function readReceipt(looks: readonly [ReceiptLook, ...ReceiptLook[]]): ReceiptFields | undefined {
  if (!isReceipt(looks[0].text)) return undefined;
  return {
    supplierName: receiptCompany(looks.map(({ text }) => text)),
    grossTotal: receiptTotal(looks),
    issueDate: receiptDate(looks),
  };
}
