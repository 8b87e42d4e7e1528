import type { DocumentText } from '../../text/document-text.ts';
import { oncePerDocument } from '../../text/once-per-document.ts';

/** A British postcode, in which an O is a nought that was misread, as the last thing in its line. */
const POSTCODE = /\b[A-Z]{1,2}\d[A-Z\d]? [\dO][A-Z]{2}\.?$/;
/** What British invoices call their VAT number and their account by. */
const BRITISH = /\bvat (?:reg(?:istration)?\.? )?(?:no|number|reg)\b|\bsort code\b/i;
/** What is of Ireland, or of the euro in so many letters, says that '€' was meant. */
const OF_THE_EURO = /\bEUR\b|\beuros?\b|\bireland\b|\bIE\d|\+353/i;

/**
 * Whether a recognised '€' is a worn '£': on a page with a British postcode and the words that British invoices have, which nowhere speaks of
 * the euro.
 */
export const isWornPound = oncePerDocument(({ source, cells }: DocumentText): boolean => {
  const some = (pattern: RegExp) => cells.some(({ text }) => pattern.test(text));
  return source === 'ocr' && some(POSTCODE) && some(BRITISH) && !some(OF_THE_EURO);
});
