// Tables beside those of what is sold: what was paid, and how a tax was made up.
import type { DocumentText, TextRow } from '../../text/document-text.ts';
import { fold } from '../../text/fold.ts';

/** What stands over payments, alone or with headings of its own. */
const OVER_PAYMENTS =
  /^(?:(?:payments?|transactions?)(?: made| received| history| details)?|(?:previous|received) payments|(?:payment|transaction)s? (?:history|details)|(?:erhaltene |geleistete )?zahlungen|zahlungseingange|zahlungsverlauf|(?:reglements?|paiements?)(?: recus?| effectues?)?|historique des paiements|(?:pagos?|cobros?)(?: recibidos?| realizados?| efectuados?)?|pagamenti(?: ricevuti| effettuati)?|(?:ontvangen )?betalingen)$/;
/** Headings that no table of items has. */
const OF_PAYMENTS =
  /^(?:transaction (?:date|type|number|no|id)|applied amount|payment (?:date|method|type)|tax jurisdiction|jurisdiction)$/;

/** 'PAYMENTS MADE | TOTAL', 'Transaction Date | Transaction Type | Applied Amount': what follows was paid, and is none of what is sold. */
export function headsPayments({ cells }: Pick<TextRow, 'cells'>): boolean {
  if (cells.some(({ text }) => /\d/.test(text))) return false;
  const names = cells.map(({ text }) => fold(text).replace(/[:\s]+$/, ''));
  return OVER_PAYMENTS.test(names[0] ?? '') || names.some((name) => OF_PAYMENTS.test(name));
}

/** Whether one of a head's rows, or the row it hangs under, says that payments are below. */
export function headsPaymentsAt({ rows }: DocumentText, row: number, lastRow: number): boolean {
  const [first, above] = [rows[row], rows[row - 1]];
  const isUnder = first && above && above.page === first.page && first.y0 - above.y1 < 0.6 * (first.y1 - first.y0);
  return rows.slice(isUnder ? row - 1 : row, lastRow + 1).some(headsPayments);
}
