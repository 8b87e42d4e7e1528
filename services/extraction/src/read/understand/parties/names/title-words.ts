// Titles of papers, in a line of their own.

const TITLE =
  '(?:invoice|facture|(?:muster|beispiel|probe|ab|schluss|sammel|teil|monats|hotel|eingangs|ausgangs)?rechnung(?:s(?:beispiel|muster|vorlage|kopie|original))?|(?:sample|example|demo) invoice|(?:exemple|modele) de facture|ejemplo de factura|factura|fattura|factuur|faktura|fatura|szamla|credit note|avoir|gutschrift|nota de (?:credito|debito)|nota di credito|creditnota|recibo|boleta|receipt|quittung|recu)';
/** What a title goes on with: which kind, of what, and the word before its number. */
const KIND =
  "(?:electronica|electronique|elettronica|eletronica|elektroniczna|numerique|de|del|di|d'|of|for|sur|venta|vente|vendita|venda|compra|exportacion|vat|iva|tva|btw|simplificada|simplifiee|completa|rectificativa|rectificative|definitive|definitiva|provisoire|pro ?forma|acompte|anticipo|cambiaria|comercial|commerciale|credito|debito|contado|original|copia|kopia|kopie|orygina[lł]|duplikat|copie|a|b|c|no|n|nr|num|numero|number|nummer|numer|serie)";
/** 'FACTURA ELECTRÓNICA DE VENTA No.', 'Faktura VAT oryginał', 'Tax invoice number'. */
const INVOICE = new RegExp(
  `^\\W*(?:(?:tax|vat|sales|commercial|pro ?forma|final|self) ?)?${TITLE}(?:\\W+${KIND})*\\W*$`,
  'u',
);

/** 'ACCOMPTE', 'Bon de livraison', 'Auftragsbestätigung Nr.': another paper's, an advance's among them, a letter twice as it is often written. */
const OTHER = new RegExp(
  `^\\W*(?:acc?ompte|devis|estimate|quotation|quote|presupuesto|orcamento|offerte|angebot|kostenvoranschlag|lieferschein|delivery note|packing (?:list|slip)|bon de (?:livraison|commande)|albaran|remito|bestelbon|pakbon|purchase order|order confirmation|auftragsbestatigung|pedido|orden de compra|ordine|preventivo|documento di trasporto|zlecenie|zamowienie|oferta|aviz|comanda|debit note|relance|mahnung|zahlungserinnerung|lastschrift)(?:\\W+${KIND})*\\W*$`,
  'u',
);

/** Whether a line, folded, is the title of a paper and nothing else. */
export const isPaperTitle = (folded: string): boolean => INVOICE.test(folded) || OTHER.test(folded);
