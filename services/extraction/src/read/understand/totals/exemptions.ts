import type { DocumentText } from '../text/document-text.ts';
import { fold } from '../text/fold.ts';

/** The statements the law asks for where an invoice shows no VAT (Directive 2006/112/EC, articles 226 and 282 to 292). */
const EXEMPT =
  /§ ?19|kleinunternehmer|steuerbefrei|umsatzsteuerfrei|steuerfrei|ohne ausweis der umsatzsteuer|tva non applicable|293 ?b|exonere de tva|exoneration de tva|autoliquidation|reverse.charge|steuerschuldnerschaft|vat exempt|exempt from vat|not subject to vat|inversion del sujeto pasivo|exento de iva|operazione senza applicazione|btw verlegd|vrijgesteld van btw/;

export function saysExempt(text: DocumentText): boolean {
  return text.rows.some((row) => EXEMPT.test(fold(row.text)));
}
