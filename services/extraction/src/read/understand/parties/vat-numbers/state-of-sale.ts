import type { Candidate } from '../../candidate.ts';
import type { DocumentText } from '../../text/document-text.ts';
import { companyOf, GSTIN, stateOf } from './indian-numbers.ts';

/** 'SGST-9%    20,365.30': money of a state's own tax. */
const STATE_TAX = /\b(?:s|ut)gst\b.*[1-9][\d,]*\.\d{2}\b/i;

type Numbers = { readonly supplierVatNumber: Candidate | undefined; readonly buyerVatNumber: Candidate | undefined };

/**
 * Of a company's numbers in several states, on its letterhead and at the branch that sells, the one of the buyer's state where a state's
 * tax is charged: who sells and where it is supplied are in one state then (IGST Act 2017, section 8).
 */
export function inStateOfSale(text: DocumentText, numbers: readonly Candidate[], found: Numbers): Numbers {
  const [own, buyer] = [found.supplierVatNumber?.value ?? '', found.buyerVatNumber?.value ?? ''];
  if (!GSTIN.test(own) || !GSTIN.test(buyer) || stateOf(own) === stateOf(buyer)) return found;
  const local = numbers.find(
    ({ value }) => GSTIN.test(value) && companyOf(value) === companyOf(own) && stateOf(value) === stateOf(buyer),
  );
  return local && text.rows.some((row) => STATE_TAX.test(row.text)) ? { ...found, supplierVatNumber: local } : found;
}
