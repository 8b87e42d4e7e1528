import type { Phrase } from './phrase.ts';

/** What web shops, accounting suites and subscriptions call things, in the languages of the rest. */
export const SHOPS: readonly Phrase[] = [
  ['invoiceNumber', 1, `id fattura|id de factura|id de facture|id de la facture|factuur id|facture id|factura id`],
  [
    'orderNumber',
    1,
    `id ordine|id de pedido|id de commande|bestell id|auftrags id|referencia de pedido|referencia del pedido|riferimento ordine|riferimento dell'ordine|ref pedido|rif ordine|reference de la commande|web order|web order id`,
  ],
  [
    'otherNumber',
    1,
    `kundencode|klantcode|ref cliente|rif cliente|customer ref no|contact number|transaction id|comunicacion de pago|codigo postal|code postal`,
  ],
  [
    'issueDate',
    1,
    `issued at|ausgestellt am|date facturation|data di fatturazione|fecha facturacion|fecha de facturacion`,
  ],
  ['dueDate', 1, `date d'echeance de paiement|payment due by date|data di scadenza fattura|fecha de pago limite`],
  [
    'otherDate',
    1,
    `invoice month|billing month|data al|data lettura|data di lettura|fecha de lectura|fecha lectura|ablesedatum|reading date|meter reading date|renewal date|date de renouvellement|verlangerungsdatum|next payment date|start date|end date`,
  ],
  [
    'currency',
    1,
    `castky jsou uvedeny v|ceny jsou uvedeny v|sumy su uvedene v|ceny su uvedene v|amounts are in|all amounts are in|prices are in|all prices are in|amounts are shown in|amounts stated in|montants exprimes en|montants en|tous les montants en|amounts expressed in|all amounts in|all prices in|alle preise in|importes visualizados en|importes en|importes expresados en|importi espressi in|importi in|bedragen in`,
  ],
  ['paymentTerms', 1, `delai de paiement|plazo de pago|plazos de pago|modalita di pagamento`],
  // Of the Swiss payment slip.
  ['buyer', 1, `zahlbar durch|payable par|pagabile da`],
  ['supplier', 1, `konto zahlbar an|compte payable a|conto pagabile a|account payable to`],
  [
    'buyer',
    1,
    `nom du client|nombre del cliente|nome del cliente|nome cliente|kundenname|klantnaam|vendu a|verkauft an|vendido a|venduto a|verkocht aan|adresse a|payment address|adresse de paiement|indirizzo di fatturazione|fatturare a|invoiced party`,
  ],
  ['deliverTo', 1, `spedire a|verzendadres|adresse d'expedition|indirizzo di spedizione|shipped to`],
  ['title', 1, `ausgangsrechnung|verkaufsrechnung|factura de venta|datos factura|verkoopfactuur|fattura di vendita`],
  ['supplier', 0.9, `store|shop|boutique|tienda|negozio|winkel`],
  [
    'vatNumber',
    1,
    `numero de iva|numero di partita iva|p iva e c f|p iva c f|p iva e cod fisc|partita iva e codice fiscale|c f e p iva|cod fisc e p iva|codice fiscale e partita iva|cif intracomunitario|nif intracomunitario`,
  ],
  [
    'netTotal',
    1,
    `untaxed amount|untaxed total|totale tasse escl|total sin impuestos|totale senza tasse|total impuestos excluidos|amount excl tax|subtotal excl tax|sous total ht|zwischensumme ohne steuer|total without tax|totale imponibile merce`,
  ],
  [
    'lineSum',
    1,
    `total products|total produits|total productos|totale prodotti|totaal producten|summe produkte|summe artikel|products total`,
  ],
  ['vatTotal', 1, `taxes total|totale tasse|tasse|total de impuestos|montant de la taxe|gesamtsteuern|tps|tvq|qst`],
  [
    'grossTotal',
    1,
    `montant total paye|total regle ttc|montant global|somme totale|subtotal incl tax|sous total ttc|zwischensumme mit steuer|total impuestos incluidos|totale tasse incl|grand total incl tax|gesamtsumme inkl mwst`,
  ],
  [
    'prepaid',
    1,
    `abzuglich geleisteter abschlage|abzgl geleisteter abschlage|geleistete abschlage|gezahlte abschlage|abschlage|abzuglich vorauszahlungen|vorauszahlungen|geleistete vorauszahlungen|provision recue|provisions recues|provision versee|provisions versees`,
  ],
  [
    'amountDue',
    1,
    `nachzahlung|nachforderung|conguaglio a debito|complement a payer|solde a regler|falliger gesamtbetrag|queda por pagar|rimanente da pagare|resta da pagare|resta por pagar`,
  ],
  [
    'discount',
    1,
    `discounts|descuentos|sconti|total discounts|total descuentos|total reductions|totale sconti|totale buoni sconto|kortingen|voucher|vouchers|coupon|gutschein|bon de reduction|cupon|cupon de descuento|buono sconto|kortingsbon`,
  ],
  [
    'charges',
    1,
    `livraison et traitement|lieferung bearbeitung|shipping costs|shipping fee|flat shipping rate|shipping and handling|delivery costs|frais d'envoi|frais de livraison forfaitaires|envio|gastos de envio y manipulacion|envio y manipulacion|spedizione|spese di trasporto|verzending`,
  ],
  ['colItemCode', 1, `prod no|product number|model|modele|modell|modelo|modello|riferimento|referentie`],
  [
    'colDesignation',
    1,
    `product name|nome prodotto|nombre del producto|nom du produit|produktname|productnaam|abonnement`,
  ],
  ['colDesignation', 0.6, `name|nom|nome|nombre|naam`],
  ['colQuantity', 1, `einheiten|quantity ordered|qty ordered`],
  [
    'colUnitPrice',
    1,
    `unit net price|net unit price|nettopreis je einheit|precio unitario sin iva|prezzo unitario tasse escl|prijs per eenheid excl btw|unit price excl tax|prix unitaire net`,
  ],
  ['colUnitPrice', 1, `prix ht`],
  ['colTotal', 0.9, `prix ht`],
  ['colVatRate', 1, `taux de taxe|taux de la taxe|tasa de impuesto|aliquota fiscale|belastingtarief`],
  ['colVatAmount', 1, `montant de la taxe|importo tasse|importe de impuestos|importe del impuesto|belastingbedrag`],
  [
    'colTotal',
    1,
    `taxable amount|taxable value|montant imposable|base imponible|subtotale|subtotaal|zwischensumme|amount excl tax|betrag ohne steuer|totale tasse escl|total sin iva|unit total|item subtotal|subtotaal item|zwischensumme artikel|sous total article|subtotal del articulo|totale parziale articolo`,
  ],
  [
    'colGross',
    1,
    `gross value|bruttowert|grand total|totale complessivo|total general|total incl taxes|amount incl tax|betrag mit steuer`,
  ],
];
