import { DAY_AND_NUMBER } from './dates-and-terms.ts';
import type { Phrase } from './phrase.ts';

/** What an invoice's number, its title and the numbers of other papers are called. */
export const NUMBERS: readonly Phrase[] = [
  [
    'invoiceNumber',
    1,
    `invoice number|invoice no|invoice nr|invoice num|invoice #|#invoice|# invoice|self bill no|self bill number|self billing no|self billed invoice no|sales invoice no|sales invoice number|sales invoice nr|self billing invoice no|self bill invoice no|invoice id|invoice ref|invoice reference|inv no|inv #|inv number|inv nr|invoice n|tax invoice no|tax invoice number|proforma invoice no|proforma invoice nr|proforma invoice number|pro forma invoice no|pro forma invoice nr|pro forma invoice number|proforma no|proforma nr|proforma number|bill number|bill no|bill #|bill id|document number|document no|doc no|receipt number|receipt no|receipt #|credit note number|credit note no|credit memo no|voucher no|cash bill no
    |note no|note n|fra|fra no|fra num|no fra|num fra|n fra|beleg datum|belegnr datum|nummer datum|nota de honorarios|nota de honorarios num|nota de honorarios y gastos num|nota de honorarios y gastos|minuta num|minuta no|memoire d'honoraires no|memoire d'honoraires n|memoire no|note d'honoraires no|note d'honoraires n|note d'honoraires numero|numero de facture|numero de la facture|no de facture|no de la facture|no facture|numero facture|facture no|facture numero|facture n|facture #|reference facture|ref facture|reference de la facture|facture ref|facture reference|num facture|numero d'avoir|avoir no|no d'avoir|numero de l'avoir|avoir numero|numero de piece|no de piece|piece no|numero de document|document no|affacturee no|affacture no
    |rechnungsnummer|rechnungsnr|rechnungs nr|rechnungs nummer|rechnung nr|rechnung nummer|rechnung #|rechnung no|re nr|rg nr|belegnummer|belegnr|beleg nr|rechnungs id|gutschriftsnummer|gutschriftennummer|gutschriftennr|gutschrift nr|gutschriftnummer|gutschriftsnr|dokumentnummer|dokumentnr|rechnungs no|rechn nr|rech id|rech nr|rech no
    |numero de factura|numero de la factura|no de la factura|num de la factura|numero de factura de impuestos|no de factura|factura electronica de venta|factura electronica de venta no|factura electronica de venta n|factura de venta no|factura electronica no|factura no|factura numero|num factura|n factura|no factura|numero factura|factura #|factura n|factura num
    |numero fattura|numero fattura elettronica|numero fattura elettronica valida ai fini fiscali|fattura n|fattura no|fattura numero|n fattura|nr fattura|fattura nr|numero documento|numero della fattura|documento n|documento nr|nr documento
    |factuurnummer|factuur nummer|factuurnr|factuur nr|factuur no|creditnotanummer|credit number|credit no|credit id|numero de credit|credit note id|creditnummer|creditfactuurnummer|creditnota nr|numero nota di credito|nota di credito n|numero nota de credito|nota de credito no|numero de abono|fattura elettronica n|fattura elettronica no|fattura elettronica nr|numero serie|serie numero|numero y serie|serie y numero
    |${DAY_AND_NUMBER}`,
  ],
  // What Colombia's form calls the number of a party as well.
  ['invoiceNumber', 0.75, 'numero de documento'],
  // What a till calls it.
  [
    'invoiceNumber',
    0.8,
    `nro t|no t|or #|official receipt no|kvittonr|kvitto nr|kvitt nr|kuittinro|kuitti nro|kvittonummer|kvitteringsnr|kvitteringsnummer|kvittering nr|bonnr|bon nr|bonnummer|bon nummer|kassenbonnr|ticket no|ticket nr|ticket number|ticket #|no ticket|no de ticket|numero de ticket|ticket numero|num ticket|scontrino n|scontrino nr|numero scontrino|numer paragonu|nr paragonu|kvitt`,
  ],
  ['invoiceNumber', 0.6, `ticket|kvitto|kvittering|kvitt|kuitti`],
  // Mexico's word for it, and a hotel's or a register's for another.
  ['invoiceNumber', 0.6, `folio|folio no|folio factura|folio interno`],
  [
    'title',
    1,
    `invoice|tax invoice|sales invoice|commercial invoice|proforma invoice|cash bill|cash receipt|receipt|facture|facture acquittee|facture client|facture de vente|rechnung|handelsrechnung|schlussrechnung|teilrechnung|abschlagsrechnung|beleg|factura|factura simplificada|fattura|factuur|rechnungskorrektur|vat invoice|bill|quittung|recu|ticket de caisse|simplified tax invoice|cash sales|official receipt|facture du|rechnung vom|factura del|fattura del|note d'honoraires|honorarnote|honorarrechnung|minuta de honorarios|parcella|rechnung invoice|invoice rechnung|facture invoice|invoice facture|factura invoice|invoice factura|fattura invoice|invoice fattura|factuur invoice|rechnung facture|rechnung invoice facture factura`,
  ],
  [
    'creditTitle',
    1,
    `credit note|credit memo|creditnote|steuergutschrift|stornogutschrift|rechnungsgutschrift|credit invoice|avoir|ticket d'avoir|facture d'avoir|gutschrift|stornorechnung|rechnungskorrektur|nota de credito|abono|factura rectificativa|nota di credito|creditnota|note de credit`,
  ],
  [
    'number',
    0.6,
    `numar|numarul|nomor|no|nr|nro|number|numero|nummer|volgnummer|volgnr|num|#|n|number is|reference|ref|numero de serie|serial|serial number|numero di serie|no serial|no de serie|seriennummer`,
  ],
  [
    'orderNumber',
    1,
    `order number|order no|order #|order id|order nr|order ref|order reference|purchase order|purchase order no|purchase order number|purchase order #|po number|po no|po #|p o no|your order|your order no|customer po|buyer order|order|your reference|customer ref
    |numero de commande|no de commande|commande no|votre cde no|votre cde|no cde|cde no|n cde|bon de commande|no bon de commande|numero de bon de commande|no de bon de commande|votre commande|ref commande|reference commande|commande|bc no|reference de commande|numero de la commande
    |bestellnummer|bestellnr|bestell nr|bestellung|bestellung nr|auftragsnummer|auftragsnr|auftrag nr|ihre bestellung|ihre bestellnummer|bestellreferenz|ihre bestellung nr
    |numero de pedido|pedido no|no pedido|pedido|su pedido|n pedido|orden de compra
    |numero ordine|ordine n|ordine d'acquisto|vs ordine|ordine|bestelnummer|ordernummer|uw bestelling|inkoopnummer`,
  ],
  [
    'deliverySlipNumber',
    1,
    `delivery note|delivery note no|delivery note number|delivery slip|packing slip|despatch advice|delivery no|delivery order no|do no|shipment no
    |bon de livraison|no bon de livraison|numero de bon de livraison|bl no|no bl|no de bon de livraison
    |lieferscheinnummer|lieferscheinnr|lieferschein|lieferschein nr|lieferavis|lieferung nr|lieferschein nummer
    |albaran|numero de albaran|albaran no|no albaran|ddt|documento di trasporto|ddt n|pakbon|pakbonnummer`,
  ],
  [
    'otherNumber',
    1,
    `customer number|customer no|customer id|customer #|customer code|account number|account no|account #|client no|client number|client id|contract number|contract no|project|project no|billing id|subscription id|quote number|quotation no|job no|sales order|terminal id|table|cashier|approval code|card no|tracking number|e way bill|e way bill no|e way bill number|eway bill no|way bill no|waybill no|airway bill no|air waybill no|phone|tel|telephone|fax|mobile|email|e mail|website|web|serial number|serienr|item no|member no|company no|reg no|co reg no|co no|roc no|sst id|gst id|gst reg no|gst id no|gst no|registration no|sst reg no|routing number|swift code|trans no|transaction no|till no|pos no|counter|bank|associated invoice|related invoice|original invoice|original invoice no|original invoice number|original invoice id|ursprungliche rechnungsnummer|ursprungliche rechnung|ursprungliche rechnungsnr|original rechnungsnummer|numero de factura original|numero de factura rectificada|numero de la facture d'origine|numero de facture d'origine|numero fattura originale|oorspronkelijk factuurnummer|preceding invoice|credited invoice|service tax #|vat tin|cin|id
    |numero client|no client|no de client|code client|ref client|votre reference|su ntra ref|su nuestra ref|su ref|ntra ref|s ref|n ref|type d'operation|nature de l'operation|categorie de l'operation|categorie d'operation|pressupost|pressupost presupuesto|numero de pressupost|no contrat|no de contrat|contrat|siret|siren|rcs|rccm|naf|ape|code ape|telephone|portable|devis|no devis|no de facture associee|facture associee|facture d'origine|no facture d'origine|facture initiale|facture de reference|no bon de vente|no bon de reception|ref projet|ref comptable|cadre de facturation|service executant|ref appel d'offres|no de compte|gln|code banque|code guichet|cle rib|capital
    |lieferart|versandart|kundennummer|kundennr|kunden nr|kd nr|kdnr|kd nummer|debitorennummer|vertragsnummer|vertragsnr|lieferantennummer|lieferantennr|angebot|angebotsnummer|projekt|projektnummer|telefon|telefax|mobil|konto|kontonummer|kontonr|kto nr|kto|blz|bankleitzahl|handelsregister|handelsregisternummer|hrb|hra|amtsgericht|registergericht|gln nummer|globale nummer|ihr zeichen|unser zeichen|versicherungsnummer|rechnung zur bestellung|urspruengliche rechnung|bezug rechnung|bezugsrechnung|referenz des kaufers|kaufer referenz|lief nr|ihre kundennummer|referenz|ansprechpartner|contact|kontakt|mandatsreferenz|glaubiger id
    |numero de cliente|no cliente|cod cliente|cliente no|contacto|persona de contacto|telefono|codigo cliente|folio fiscal|folio fiscal uuid|partita iva cliente|codice cliente|numero cliente|klantnummer|klantnr|kvk|kvk nummer|telefoon|rekeningnummer|telefono`,
  ],
];
