import type { TextRow } from '../../text/document-text.ts';
import { fold } from '../../text/fold.ts';

/** What is not paid yet, and of which paper, in the order that each language has them. */
const OPEN =
  /^(?:(?:outstanding|open|unpaid|overdue|past due|previous) (?:invoice|bill)|offene rechnung|facture (?:impayee|ouverte|echue)|factura (?:pendiente|impagada|vencida)|fattura (?:aperta|insoluta|scaduta)|openstaande factuur|factuur openstaand)(?: |$)/;

/**
 * 'Outstanding invoice 4105 | 01/10/2026 | 1,440.00 | 0.00 | 1,440.00': a row of what another invoice asked for, in the statement that ends
 * this one; its total and its balance are not this one's, though they stand under such headings.
 */
export const listsOpenItem = ({ cells: [first] }: TextRow): boolean =>
  first !== undefined && OPEN.test(fold(first.text));
