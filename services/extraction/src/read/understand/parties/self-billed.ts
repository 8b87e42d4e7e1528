import type { Candidate } from '../candidate.ts';
import { findTypeCode } from '../kinds/document-type.ts';
import type { DocumentText } from '../text/document-text.ts';
import { standsWith } from './name-vouchers.ts';

/** Whether who pays wrote the invoice: then the letterhead and its numbers are the buyer's. */
export const isSelfBilled = (text: DocumentText): boolean => findTypeCode(text)?.value === '389';

/** A number on the payer's own paper that does not stand with the supplier's name may be the payer's. */
export function doubtedUnlessBeside<Number extends Candidate>(
  text: DocumentText,
  number: Number | undefined,
  supplier: Candidate | undefined,
): Number | undefined {
  if (!number || (supplier && standsWith(text, supplier, number))) return number;
  return { ...number, score: number.score / 2 };
}
