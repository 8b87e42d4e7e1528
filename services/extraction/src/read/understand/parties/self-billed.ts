import type { Candidate } from '../candidate.ts';
import { findTypeCode } from '../kinds/document-type.ts';
import type { DocumentText } from '../text/document-text.ts';
import { doubted } from './names/name-doubts.ts';
import { standsWith } from './names/name-vouchers.ts';
import type { SupplierAndBuyer } from './supplier-and-buyer.ts';
import { doubtedNumber } from './vat-numbers/doubtful-numbers.ts';

/** Whether who pays wrote the invoice: then the letterhead and its numbers are the buyer's. */
export const isSelfBilled = (text: DocumentText): boolean => findTypeCode(text)?.value === '389';

/** A number on the payer's own paper that does not stand with the supplier's name may be the payer's. */
export function doubtedUnlessBeside<Number extends Candidate>(
  text: DocumentText,
  number: Number | undefined,
  supplier: Candidate | undefined,
): Number | undefined {
  if (!number || (supplier && standsWith(text, supplier, number))) return number;
  return doubtedNumber(number);
}

/**
 * The payer's own paper is addressed to who supplies: where no heading says who that is, letterhead and addressee change
 * places, with their numbers ('Ihre USt-IdNr.' is the supplier's). Neither is sure.
 */
export function exchanged({
  supplierName,
  buyerName,
  supplierVatNumber,
  buyerVatNumber,
}: SupplierAndBuyer): SupplierAndBuyer {
  const lowered = (one: Candidate | undefined) => one && doubted(one);
  const unsure = (one: Candidate | undefined) => one && doubtedNumber(one);
  return {
    supplierName: lowered(buyerName),
    buyerName: lowered(supplierName),
    supplierVatNumber: unsure(buyerVatNumber),
    buyerVatNumber: unsure(supplierVatNumber),
  };
}
