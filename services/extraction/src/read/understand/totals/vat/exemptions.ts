import type { DocumentText } from '../../text/document-text.ts';
import { fold } from '../../text/fold.ts';

/**
 * The statements the law asks for where an invoice shows no VAT (Directive 2006/112/EC, articles 226 and 282 to 292), and what India's calls
 * an invoice without tax (CGST Act 2017, section 31, 3 c).
 */
const EXEMPT =
  /§ ?19|§ ?13 ?b|§ ?4 nr|kleinunternehmer|steuerbefrei|(?:umsatz|mehrwert)steuer befreit|umsatzsteuerfrei|steuerfrei|ohne ausweis der umsatzsteuer|keine (?:mwst|mehrwertsteuer|umsatzsteuer)|tva non applicable|293 ?b|exonere\w* de (?:la )?tva|exoneration de (?:la )?tva|non assujettie?s? a la tva|261[ -]|exclues? du champ de l'impot|autoliquidation|reverse.charge|steuerschuldnerschaft|steuerschuld geht|vat exempt|exempt(?:ed)? from (?:vat|gst)|\bbill of supply\b|not subject to vat|not (?:vat registered|registered for vat)|outside the scope of vat|no vat is charged|inversion del sujeto pasivo|exent[oa] de iva|operazione senza applicazione|esente (?:da )?iva|regime forfett?ario|franchigia (?:da )?iva|franchise (?:en base )?(?:de |de la )?tva|franchise de taxe|non soggett[oa] (?:a|ad) iva|btw verlegd|vrijgesteld van btw|kleineondernemersregeling|intra-?community supply|export of goods|goods outside the eu|ausfuhrlieferung|livraison a l'exportation|\bfactura c\b|\bcod(?:igo|\.)?:? (?:c )?0?1[123]\b/;

/** 'Whether tax is payable on reverse charge: No', 'Reverse charge? N': India's forms ask, and where the answer is not yes, nobody is exempt. */
const ASKED =
  /whether[^.]*reverse.charge|reverse.charge(?: (?:applicable|basis|mechanism))? ?(?:\(?y ?\/ ?n\)?)? ?(?:\?|[:-] ?(?:no?|nil|false)\b)/;
const YES = /\b(?:yes|y)\b(?! ?\/ ?n)/;

/** 'Tax Invoice/Bill of Supply/Cash Memo': a form for all of them, which says of none that it is one. */
const OFFERED = /\binvoice ?[/|] ?bill of supply\b|\bbill of supply ?[/|] ?(?:tax )?invoice\b/;

export function saysExempt(text: DocumentText): boolean {
  const rows = text.rows.map((row) => fold(row.text));
  // Few invoices say anything of the kind: they are looked through once.
  if (!EXEMPT.test(rows.join(' '))) return false;
  return rows.some((row, index) => {
    // A sentence goes on in the next line.
    const said = `${row} ${rows[index + 1] ?? ''}`.replace(OFFERED, '');
    return EXEMPT.test(ASKED.test(said) && !YES.test(said) ? said.replaceAll(/reverse.charge/g, '') : said);
  });
}

/** Italy's public bodies pay the VAT to the state themselves: what is due to the supplier is the net total (DPR 633/1972, article 17-ter). */
const SPLIT = /split payment|scissione dei pagamenti|17-?ter\b/;

export const saysSplit = (text: DocumentText): boolean => text.rows.some((row) => SPLIT.test(fold(row.text)));
