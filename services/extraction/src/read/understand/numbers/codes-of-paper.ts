import type { Candidate } from '../candidate.ts';
import type { Considered } from '../considered.ts';
import type { DocumentText } from '../text/document-text.ts';
import { type AccessKey, numbersOfKey, withKey } from './access-key.ts';
import { findCodes, withoutCut, withoutOrders } from './codes.ts';
import { controlNumbers } from './control-numbers.ts';
import { withoutTaxNumbers } from './tax-numbers.ts';

/** The numbers of the invoice, its order and its slip: what a tax office's key or form says of the first goes before its labels. */
export function codesOf(
  text: DocumentText,
  key: AccessKey | undefined,
  vatNumbers: readonly Candidate[],
): Considered['codes'] {
  const orderNumber = findCodes(text, 'orderNumber');
  const official = key ? numbersOfKey(key, text) : controlNumbers(text);
  const labelled = () => withoutTaxNumbers(findCodes(text, 'invoiceNumber'), vatNumbers);
  const found = official.length > 0 ? official : key ? labelled().map((code) => withKey(code, key)) : labelled();
  return {
    invoiceNumber: withoutOrders(text.source === 'ocr' ? withoutCut(found) : found, orderNumber),
    orderNumber,
    deliverySlipNumber: findCodes(text, 'deliverySlipNumber'),
  };
}
