import { squeeze } from '../text/fold.ts';
import { ARABIC } from './vocabulary-arabic.ts';
import { PORTUGUESE } from './vocabulary-portuguese.ts';
import { SHOPS } from './vocabulary-shops.ts';
import { WITHHELD } from './vocabulary-withheld.ts';

/** What a label on an invoice announces. Those under 'elsewhere' are known so as not to be taken for another. */
export type Meaning =
  | 'invoiceNumber'
  | 'title'
  | 'creditTitle'
  | 'number'
  | 'orderNumber'
  | 'deliverySlipNumber'
  | 'otherNumber'
  | 'issueDate'
  | 'date'
  | 'dueDate'
  | 'otherDate'
  | 'currency'
  | 'paymentTerms'
  | 'supplier'
  | 'buyer'
  | 'deliverTo'
  | 'otherParty'
  | 'partyName'
  | 'address'
  | 'accountHolder'
  | 'vatNumber'
  | 'buyerVatNumber'
  | 'taxNumber'
  | 'iban'
  | 'bic'
  | 'netTotal'
  | 'vatTotal'
  | 'grossTotal'
  | 'amountDue'
  | 'prepaid'
  | 'lineSum'
  | 'discount'
  | 'charges'
  | 'rounding'
  | 'taxBase'
  | 'otherAmount'
  | 'colPosition'
  | 'colItemCode'
  | 'colDesignation'
  | 'colQuantity'
  | 'colUnit'
  | 'colUnitPrice'
  | 'colVatRate'
  | 'colVatAmount'
  | 'colTotal'
  | 'colGross'
  | 'colDiscount'
  | 'colDate';

/** What phrases, separated by '|', mean, and how surely: 0 to 1. */
export type Phrase = readonly [meaning: Meaning, weight: number, phrases: string];

/**
 * Phrases by meaning, in French, English, German, Spanish, Italian and Dutch. Spaces, accents, case and
 * punctuation do not count. The number is how surely the phrase means it, 0 to 1.
 */
const LATIN: readonly Phrase[] = [
  [
    'invoiceNumber',
    1,
    `invoice number|invoice no|invoice nr|invoice num|invoice #|invoice id|invoice ref|invoice reference|inv no|inv #|inv number|inv nr|invoice n|tax invoice no|tax invoice number|bill number|bill no|bill #|document number|document no|doc no|receipt number|receipt no|receipt #|credit note number|credit note no|credit memo no|voucher no|cash bill no
    |numero de facture|numero de la facture|no de facture|no de la facture|no facture|numero facture|facture no|facture numero|facture n|facture #|reference facture|ref facture|reference de la facture|facture ref|facture reference|num facture|numero d'avoir|avoir no|no d'avoir|numero de l'avoir|avoir numero|numero de piece|no de piece|piece no|numero de document|document no|affacturee no|affacture no
    |rechnungsnummer|rechnungsnr|rechnungs nr|rechnungs nummer|rechnung nr|rechnung nummer|rechnung #|rechnung no|re nr|rg nr|belegnummer|belegnr|beleg nr|rechnungs id|gutschriftsnummer|gutschrift nr|gutschriftnummer|gutschriftsnr|dokumentnummer|dokumentnr|rechnungs no|rechn nr
    |numero de factura|no de factura|factura no|factura numero|num factura|n factura|no factura|numero factura|factura #|factura n|numero de documento|factura num
    |numero fattura|fattura n|fattura no|fattura numero|n fattura|nr fattura|fattura nr|numero documento|numero della fattura
    |factuurnummer|factuur nummer|factuurnr|factuur nr|factuur no|creditnotanummer|credit number|credit no|credit id|numero de credit|credit note id|creditnummer|creditfactuurnummer|creditnota nr|numero nota di credito|nota di credito n|numero nota de credito|nota de credito no|numero de abono`,
  ],
  [
    'title',
    1,
    `invoice|tax invoice|sales invoice|commercial invoice|proforma invoice|cash bill|cash receipt|receipt|facture|facture de vente|rechnung|handelsrechnung|schlussrechnung|teilrechnung|abschlagsrechnung|beleg|factura|factura simplificada|fattura|factuur|rechnungskorrektur|vat invoice|bill|quittung|recu|ticket de caisse|simplified tax invoice|cash sales|official receipt|facture du|rechnung vom|factura del|fattura del|note d'honoraires|honorarnote|honorarrechnung|minuta de honorarios|parcella`,
  ],
  [
    'creditTitle',
    1,
    `credit note|credit memo|creditnote|avoir|facture d'avoir|gutschrift|stornorechnung|rechnungskorrektur|nota de credito|abono|factura rectificativa|nota di credito|creditnota|note de credit`,
  ],
  [
    'number',
    0.6,
    `no|nr|number|numero|nummer|num|#|n|number is|reference|ref|numero de serie|serial|serial number|numero di serie|no serial|no de serie|seriennummer`,
  ],
  [
    'orderNumber',
    1,
    `order number|order no|order #|order id|order nr|order ref|order reference|purchase order|purchase order no|purchase order number|purchase order #|po number|po no|po #|p o no|your order|your order no|customer po|buyer order|order|your reference|customer ref
    |numero de commande|no de commande|commande no|bon de commande|no bon de commande|numero de bon de commande|no de bon de commande|votre commande|ref commande|reference commande|commande|bc no|reference de commande|numero de la commande
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
    `customer number|customer no|customer id|customer #|customer code|account number|account no|account #|client no|client number|client id|contract number|contract no|project|project no|billing id|subscription id|quote number|quotation no|job no|sales order|terminal id|table|cashier|approval code|card no|tracking number|phone|tel|telephone|fax|mobile|email|e mail|website|web|serial number|item no|member no|company no|reg no|co reg no|co no|roc no|sst id|gst id|gst reg no|gst id no|gst no|registration no|sst reg no|routing number|swift code|trans no|transaction no|till no|pos no|counter|bank|associated invoice|related invoice|original invoice|preceding invoice|service tax #|vat tin|cin|id
    |numero client|no client|no de client|code client|ref client|votre reference|no contrat|no de contrat|contrat|siret|siren|rcs|naf|ape|code ape|telephone|portable|devis|no devis|no de facture associee|facture associee|facture d'origine|no bon de vente|no bon de reception|ref projet|ref comptable|cadre de facturation|service executant|ref appel d'offres|no de compte|gln|code banque|code guichet|cle rib|capital
    |kundennummer|kundennr|kunden nr|debitorennummer|vertragsnummer|vertragsnr|lieferantennummer|lieferantennr|angebot|angebotsnummer|projekt|projektnummer|telefon|telefax|mobil|konto|kontonummer|kontonr|kto nr|kto|blz|bankleitzahl|handelsregister|handelsregisternummer|hrb|hra|amtsgericht|registergericht|gln nummer|globale nummer|ihr zeichen|unser zeichen|versicherungsnummer|rechnung zur bestellung|urspruengliche rechnung|bezug rechnung|bezugsrechnung|referenz des kaufers|kaufer referenz|lief nr|ihre kundennummer|referenz|ansprechpartner|contact|kontakt|mandatsreferenz|glaubiger id
    |numero de cliente|no cliente|cod cliente|cliente no|telefono|codigo cliente|partita iva cliente|codice cliente|numero cliente|klantnummer|klantnr|kvk|kvk nummer|telefoon|rekeningnummer|telefono`,
  ],
  [
    'issueDate',
    1,
    `invoice date|date of invoice|invoiced on|date issued|issue date|date of issue|issued on|issued|billing date|bill date|tax date|invoice dt|inv date|receipt date|credit note date|dated|document date|tax point|invoice date tax point|invoice date delivery date|invoice date date of supply|date tax point
    |date de facture|date facture|date de la facture|date de facturation|facture du|facture date|date d'emission|emise le|date d'avoir|date de l'avoir|emis le|date de creation|date du document|etablie le|date facture date livraison|date d'etablissement
    |rechnungsdatum|rechnungs datum|datum der rechnung|ausstellungsdatum|belegdatum|rechnung vom|gutschriftsdatum|rechnungsdat|datum rechnung|rechnungsdatum lieferdatum|rechnungs und lieferdatum|rechnungsdatum gleich lieferdatum|rechnungsdatum leistungsdatum|rechnungs und leistungsdatum|datum der rechnungsstellung|rechn datum|rg datum|re datum
    |fecha de factura|fecha factura|fecha de emision|fecha emision|fecha de la factura|fecha de expedicion|data fattura|data della fattura|data documento|data emissione|data di emissione|factuurdatum|datum factuur|credit date|date of credit note|date de credit|creditdatum|datum creditnota|data nota di credito|fecha de abono|fecha nota de credito`,
  ],
  ['date', 0.7, `date|le|du|datum|vom|den|fecha|data|on|dtd`],
  // The date of something: what it is of was lost, or is nothing that is known here.
  [
    'otherDate',
    0.9,
    `date de|date du|date de la|date of|date of the|datum der|datum des|fecha de|fecha del|data di|data del`,
  ],
  [
    'dueDate',
    1,
    `due date|date due|echeances|payment due|payment due date|due on|due by|pay by|due|invoice due date|payment date due|please pay by|payable by|total amount due on|amount due on|balance due on|payable on|maturity date|payment by|payment is due on|payment is due by|payable before|to be paid by|pay before
    |date d'echeance|echeance|date echeance|a payer avant le|date limite de paiement|payable le|a regler avant le|date de reglement|echeance le|echeance de paiement|a payer le|paiement avant le|net a payer le|date limite de reglement|paiement au plus tard le|soit le|au plus tard le|reglement avant le|reglement au plus tard le|sera preleve le|preleve le|date de prelevement
    |falligkeitsdatum|fallig am|falligkeit|zahlbar bis|zahlungsziel|fallig|zahlbar bis zum|zahlbar zum|zahlbar am|zu zahlen bis|falligkeitstermin|zahlungsfrist|bis zum|fallig zum|zahlbar netto bis|zahlbar ohne abzug bis|faellig am|faelligkeitsdatum|zahlbar innerhalb|zahlbar ohne abschlag bis|spatestens bis|bis spatestens|spatestens am|spatestens zum|zu begleichen bis|uberweisung bis|zahlung bis|zahlung bis zum
    |fecha de vencimiento|vencimiento|vencimientos|vto|fecha vencimiento|vence el|fecha limite de pago|scadenza|data scadenza|data di scadenza|scadenza pagamento|vervaldatum|vervaldag|uiterlijk|uiterlijk op|te betalen voor|uiterste betaaldatum|betalen voor|da pagare entro|entro il|scadenza il|pagare entro il|te voldoen voor|te voldoen uiterlijk|vervalt op|pagar antes del|fecha limite|payer avant le|merci de payer avant le|pagar antes de|favor pagar antes de|pagare entro|pay until|please pay before|bitte zahlen sie bis zum|due before`,
  ],
  [
    'otherDate',
    1,
    `order date|delivery date|ship date|shipping date|shipped on|period|billing period|service period|payment date|date paid|paid on|activation date|next billing date|from date|to date|date of supply|supply date|service date|delivered on|print date|date printed|period from|period to|expiry date
    |date de livraison|date de commande|livraison le|periode|periode de facturation|date de paiement|date de debut|date de fin|date debut|date fin|date de debut de prestation|date de fin de prestation|date de facture associee|date de prestation|periode de|periode du|date d'expedition|date de l'operation
    |lieferdatum|leistungsdatum|liefer und leistungsdatum|bestelldatum|auftragsdatum|zahlungsdatum|leistungszeitraum|abrechnungszeitraum|berechnungszeitraum|lieferzeitraum|lieferdatum entspricht|liefertermin|versanddatum|bezahlt am|druckdatum|gultig ab|skonto bis|zahlbar mit skonto bis|mit skonto bis|stand|version vom|bestellung vom|auftrag vom|lieferung vom|periode|geburtsdatum
    |fecha de entrega|fecha de pedido|fecha pedido|fecha entrega|fecha de pago|fecha operacion|data ordine|data consegna|data di consegna|orderdatum|leverdatum|besteldatum|betaaldatum|periodo`,
  ],
  [
    'currency',
    1,
    `currency|invoice currency|document currency|payment currency|amounts in|devise|monnaie|devise de facturation|wahrung|rechnungswahrung|betrage in|belegwahrung|alle betrage in|moneda|divisa|valuta|munt`,
  ],
  [
    'paymentTerms',
    1,
    `payment terms|terms of payment|terms|payment conditions|payment term|conditions de paiement|conditions de reglement|modalites de paiement|condition de paiement|condition de reglement|conditions de reglement|zahlungsbedingungen|zahlungsbedingung|zahlungskonditionen|zahlungsvereinbarung|condiciones de pago|forma de pago|condizioni di pagamento|termini di pagamento|betalingsvoorwaarden|betaaltermijn|betalingstermijn`,
  ],
  [
    'supplier',
    1,
    `seller|supplier|vendor|from|sold by|issued by|bill from|billed from|invoice from|service provider|provider|biller|products provided by|product s provided by|product provided by|remit to|pay to|payable to|issuer|merchant
    |fournisseur|vendeur|emetteur|emetteur de la facture|prestataire|expediteur|emis par|facture emise par|societe emettrice|vendu par|vendu et expedie par
    |verkaufer|rechnungsersteller|rechnungssteller|lieferant|rechnungsaussteller|leistungserbringer|auftragnehmer|absender|verkauferin|leistungserbringer in|verkauft von|verkauft durch
    |proveedor|vendedor|emisor|datos del emisor|datos del proveedor|expedidor|vendido por|venduto da|verkocht door|fornitore|venditore|cedente|cedente prestatore|mittente|leverancier|verkoper|afzender|dienstverlener|glaubiger|kreditor|creditor|facturador`,
  ],
  [
    'buyer',
    1,
    `bill to|billed to|invoice to|invoiced to|sold to|buyer|customer|client|invoice for|bill to address|billing address|to|customer name|client name|bill for|attention|attn|customer address|invoice address|purchaser|m s|messrs|prepared for|received from|guest name|payer
    |client|acheteur|destinataire|facture a|adresse du client|adresse de facturation|adresse facturation|factureea|facturee a|client facture|a l'attention de|adresse client|vos coordonnees|coordonnees client|adresse de l'acheteur|doit|donneur d'ordre
    |kaufer|kaufer leistungsempfanger|rechnungsempfanger|kunde|empfanger|leistungsempfanger|rechnung an|rechnungsadresse|rechnungsanschrift|auftraggeber|besteller|rechnung fur|kundin|versicherungsnehmer|an
    |cliente|datos del cliente|comprador|destinatario|facturar a|facturado a|direccion de facturacion|receptor|acquirente|cessionario|cessionario committente|spett le|spettabile|intestatario|klant|koper|factuuradres|afnemer|factuur aan|aan|facturer a|facture destinee a|invoice issued to|issued to|rechnung ausgestellt fur|ausgestellt fur|cobrar a|fattura a|factura a|facturado para|verzonden aan|gefactureerd aan|schuldner|billed`,
  ],
  [
    'deliverTo',
    1,
    `ship to|shipping address|deliver to|delivery address|delivered to|ship to address
    |livraison|adresse de livraison|livre a|lieu de livraison|livraison adresse references|adresse livraison|adresse du chantier
    |lieferadresse|lieferanschrift|warenempfanger|abweichender warenempfanger|lieferung an|versandadresse|lieferempfanger
    |direccion de entrega|direccion de envio|enviar a|indirizzo di consegna|destinazione|luogo di consegna|afleveradres|leveradres|bezorgadres`,
  ],
  [
    'otherParty',
    1,
    `remittance address|payee|tax representative|shipped from|ship from
    |representant fiscal|beneficiaire|beneficiaire affactureur|affactureur
    |abweichender zahlungsempfanger|zahlungsempfanger|steuervertreter|abweichender rechnungsempfanger|rechnungsempfanger abweichend`,
  ],
  [
    'partyName',
    1,
    `name|company|company name|business name|nom|raison sociale|societe|nom de l'entreprise|denomination|firma|firmenname|unternehmen|nombre|razon social|empresa|nome|ragione sociale|denominazione|naam|bedrijfsnaam|seller name|supplier name|vendor name`,
  ],
  ['address', 1, `address|adresse|anschrift|direccion|domicilio|indirizzo|adres`],
  [
    'accountHolder',
    1,
    `account holder|account name|beneficiary|beneficiary name|account owner|titulaire du compte|kontoinhaber|kontoname|verkaufer kontoname|titular de la cuenta|intestatario conto|ten name van|tnv|name of account holder`,
  ],
  ['accountHolder', 0.5, `recipient|titulaire|destinataire|empfanger|begunstigde|beneficiario|beneficiaire|ontvanger`],
  [
    'vatNumber',
    1,
    `vat number|vat no|vat id|vat reg no|vat registration number|vat #|vat reg|vat registration no|vat|tax id|tax number vat|vat id no|vat identification number|vat code
    |no tva|numero tva|numero de tva|tva intracommunautaire|no tva intracommunautaire|tva intra|id tva|tva|no de tva|numero de tva intracommunautaire|no tva intra|n tva|tva no|no tva intracom|identifiant tva|numero tva intracommunautaire|num tva|num tva intra
    |ust id|ust idnr|ust id nr|ust ident nr|ustid|ustidnr|umsatzsteuer id|umsatzsteuer identifikationsnummer|umsatzsteueridentifikationsnummer|ust identnr|umsatzsteuer id nr|umsatzsteuer idnr|ust identifikationsnummer|uid|uid nr|mwst nr|ust id no|ust idnummer|ust nr|uid nummer
    |nif|cif|nif iva|cif nif|nif cif|n i f|c i f|numero iva|partita iva|p iva|p iva cod fisc|cod fisc|btw nummer|btw|btw nr|btw id|btwnummer|btw identificatienummer`,
  ],
  [
    'buyerVatNumber',
    1,
    `customer vat|customer vat number|customer vat no|your vat number|your vat no|your vat id|buyer vat|client vat|customer vat id|bill to vat|customer tax id
    |tva client|numero tva client|numero tva du client|no tva client|votre no tva|votre numero de tva|tva du client|no de tva client|no tva du client
    |ihre ust id|ihre ust idnr|ihre ust id nr|ihre ust identnr|ust idnr kunde|ust id kunde|ihre umsatzsteuer id|kunden ust id|ust id nr kunde|ust idnr des kunden|ihre uid|ihre ustidnr|ust idnr des leistungsempfangers
    |nif cliente|cif cliente|nif del cliente|partita iva cliente|btw nummer klant|uw btw nummer`,
  ],
  [
    'taxNumber',
    1,
    `steuernummer|steuernr|steuer nr|st nr|tax no|tax number|tin|ein|abn|tax file|code fiscale|codice fiscale|fiscal code|withheld tax file`,
  ],
  ['iban', 1, `iban|iban nr|iban no|iban code|code iban|verkaufer iban|iban number|iban nummer|numero iban`],
  ['bic', 1, `bic|swift|bic swift|swift bic|code bic|bic code|bic nr|swift code|verkaufer bic|bic no|code swift`],
  [
    'netTotal',
    1,
    `net total|total net|net amount|total net amount|total excl vat|total excluding vat|total ex vat|total excl tax|total before tax|amount excl vat|net value|total without vat|total exclusive of vat|invoice total excluding vat|total exc vat|total taxable|taxable amount|taxable value|net|amount before tax|total excluding tax|total amount excl vat|total excl gst|amount excluding vat|total amount before vat|total amount without vat|net invoice amount|total excluding gst|total tax exclusive|net price|total excl of gst|total amount without tax|total w o vat
    |total ht|montant ht|hors taxes|hors taxe|hors tva|total hors taxes|montant total ht|montant hors taxes|total hors taxe|total net ht|base ht|montant net ht|total general ht|h t|total h t|montant hors tva|total hors tva|sous total ht|net ht|total net hors taxes|montant total hors taxes|total facture ht|total hors tva ht
    |nettosumme|nettobetrag|summe netto|gesamt netto|gesamtnetto|netto|gesamtbetrag netto|rechnungssumme netto|rechnungssumme ohne ust|zwischensumme netto|nettogesamtbetrag|summe ohne mwst|warenwert netto|netto gesamt|rechnungsbetrag netto|netto betrag|netto summe|gesamtbetrag ohne ust|total netto|betrag netto|gesamtsumme netto|summe exkl mwst|rechnungssumme netto exkl ust|netto warenwert|gesamt ohne mwst|nettowert|netto rechnungsbetrag|summe nettobetrage|gesamtbetrag ohne mwst|summe der nettobetrage|entgelt netto
    |base imponible|total neto|importe neto|neto|subtotal sin iva|total sin iva|total bruto sin iva|totale imponibile|imponibile|totale netto|netto a pagare imponibile|totaal excl btw|exclusief btw|totaal exclusief btw|bedrag excl btw|excl btw|netto bedrag|totaal netto|subtotaal excl btw|montant taxable|base taxable|importo imponibile|cantidad base|belastbaar bedrag|steuerpflichtiger betrag|steuerbarer betrag|taxable total|total taxable amount|montant imposable`,
  ],
  [
    'lineSum',
    1,
    `subtotal|sub total|sum of lines|total lines|lines total|items total|merchandise total|sale amount|sales amount|goods total|line total|total goods|sous total|total des lignes|total lignes|total articles|total brut ht|zwischensumme|positionssumme|summe der positionen|summe positionen|summe|warenwert|zwischen summe|warensumme|suma|subtotale|totale merce|subtotaal|tussentotaal|sub total sales|total sales|purchases|total sales excluding gst|summe positionsbetrage|ubertrag|zwischentotal|nettototal|parziale|totale parziale|totaal artikelen|somme`,
  ],
  [
    'vatTotal',
    1,
    `vat|total vat|vat amount|vat total|tax|total tax|tax amount|sales tax|gst|total gst|gst amount|hst|pst|sst|service tax|tax total|vat payable|add vat|plus vat|total tax amount|gst payable|cst|igst|total vat amount|amount of vat
    |tva|montant tva|total tva|montant de la tva|dont tva|t v a|montant total tva|total taxes|taxes|taxe|montant total de tva|total t v a|montant taxe|total montant tva
    |mwst|mehrwertsteuer|umsatzsteuer|ust|zzgl mwst|zzgl ust|zzgl umsatzsteuer|summe umsatzsteuer|steuerbetrag|mwst betrag|ust betrag|gesamt mwst|summe mwst|zuzuglich mwst|zzgl mehrwertsteuer|zuzuglich umsatzsteuer|summe ust|enthaltene mwst|steuer|steuersumme|gesamt ust|umsatzsteuerbetrag|umsatzssteuer|gesamtsteuerbetrag|inkl mwst|darin enthalten mwst|mwst gesamt|ust gesamt|steuer gesamt|zuzuglich mehrwertsteuer|enthaltene ust|total mwst|gesamtbetrag ust|gesamtbetrag umsatzsteuer|gesamtbetrag mwst|steuern|gesamtbetrag steuer
    |iva|cuota iva|total iva|importe iva|cuota|i v a|totale iva|imposta|importo iva|totale imposta|btw|btw bedrag|totaal btw|bedrag btw|totale imposte|total impuestos|totaal belastingen|impuesto|impuestos|montant total des taxes|total des taxes|steuern gesamt`,
  ],
  ['vatTotal', 0.9, `% ust|% mwst|% tva|% vat|% iva|% btw|% umsatzsteuer|% mehrwertsteuer`],
  [
    'grossTotal',
    1,
    `grand total|total incl vat|total including vat|gross total|total gross|gross amount|total inc vat|total incl tax|invoice total|total amount|total for this invoice|total invoice|amount incl vat|total with vat|total inclusive of vat|total invoice amount|invoice amount|total sales inclusive of gst|total incl gst|total inclusive gst|total sales incl gst|nett total|net total inclusive|total amount incl vat|rounded total|total rounded|total rm|total sale|total inclusive of gst|total sales inclusive gst|total amount payable incl gst|total amt incl gst|total usd|total eur|total gbp|total incl|total at checkout|total inclusive|amount including vat|total tax inclusive|total amt|total amount including vat|total including gst|total sales incl of gst|total payment|total rounding adj|total incl gst rm|total sales inclusive of gst rm|total including tax|total charges|total price
    |total ttc|montant ttc|montant total ttc|total toutes taxes comprises|ttc|t t c|total t t c|total general|montant total|total facture|total general ttc|total net ttc|montant toutes taxes comprises|total tva comprise|montant de la facture|montant facture|total facture ttc|montant total tvac|total tvac
    |bruttosumme|gesamtsumme|endsumme|gesamtbetrag|rechnungsbetrag|endbetrag|bruttobetrag|gesamt brutto|summe brutto|rechnungssumme|rechnungssumme brutto|gesamtbetrag brutto|gesamt|brutto|rechnungsendbetrag|total inkl mwst|summe inkl mwst|gesamt inkl mwst|gesamtpreis brutto|gesamtbetrag inkl mwst|bruttogesamtbetrag|rechnungssumme brutto inkl ust|gesamtbetrag inkl ust|rechnungsbetrag brutto|gesamt betrag|betrag brutto|rechnungsgesamtbetrag|brutto rechnungsbetrag|gesamtsumme brutto|total brutto|rechnungssumme inkl ust|gesamtbetrag eur|rechnungstotal|gesamttotal|totalbetrag|total inkl mwst chf|total chf
    |total factura|importe total|total con iva|total a factura|total iva incluido|total iva incl|totale fattura|totale documento|totale|totale complessivo|totale ivato|importo totale|totaal|totaal incl btw|totaalbedrag|totaal inclusief btw|inclusief btw|incl btw|eindtotaal|factuurtotaal|factuurbedrag|te betalen totaal|importo totale|cantidad total|totaal bedrag|rechnung betrag|invoice amount due|facture total`,
  ],
  ['grossTotal', 0.6, `total|somme|importe|totals|charges`],
  ['grossTotal', 0.7, `total sales|sub total sales`],
  [
    'amountDue',
    1,
    `amount due|balance due|total due|due amount|total amount due|balance|amount payable|total payable|please pay|to pay|net payable|amount to pay|outstanding balance|amount owing|total to pay|payable amount|total amount payable|balance to pay|net amount due|amount outstanding|net due|balance owing|residual|residual amount|remaining balance|nett|nett amount|total nett
    |net a payer|montant du|reste a payer|a payer|solde a payer|montant a payer|solde du|total a payer|net a payer ttc|somme a payer|net a regler|a regler|montant net a payer|reste du|total du|net a payer en eur|montant a regler|solde
    |zahlbetrag|offener betrag|zu zahlen|zu zahlender betrag|zahlungsbetrag|zu zahlender gesamtbetrag|falliger betrag|uberweisungsbetrag|ausstehender betrag|restbetrag|noch zu zahlen|fallige zahlung|zahllast|restforderung|bitte zahlen|zu uberweisender betrag
    |total a pagar|importe a pagar|liquido a pagar|saldo|pendiente de pago|netto a pagare|totale da pagare|da pagare|importo da pagare|totale dovuto|te betalen|te voldoen|openstaand bedrag|te betalen bedrag|balance remaining|amount remaining|unpaid balance|outstanding amount|outstanding|solde restant|montant restant|restant du|montant restant du|reste a regler|noch offen|offener saldo|offener rechnungsbetrag|offen|offene summe|pendiente|importe pendiente|saldo pendiente|importe adeudado|saldo dovuto|saldo da pagare|importo dovuto|residuo da pagare|openstaand|openstaand saldo|nog te betalen|verschuldigd bedrag|te voldoen bedrag|owing|schuldend|importo dovuto`,
  ],
  [
    'prepaid',
    1,
    `prepaid|paid|deposit|less deposit|amount paid|payments|payment|payments received|already paid|paid amount|advance payment|down payment|less payments|payment received|cash|change|tendered|card|visa|mastercard|credit card|amount tendered|cash tendered|cash received|change due|credit
    |acompte|deja paye|deja regle|acompte verse|acomptes|montant deja paye|montant paye|avance|montant prepaye|paye|total paye|acompte recu|rendu|especes|carte bancaire
    |anzahlung|erhaltene anzahlungen|bereits bezahlt|vorausbezahlter betrag|abzgl anzahlung|gezahlt|bereits gezahlt|geleistete anzahlungen|vorauszahlung|erhaltene anzahlung|bezahlt|anzahlungen|gegeben|ruckgeld|abschlagszahlung
    |anticipo|pagado|entrega a cuenta|a cuenta|acconto|pagato|gia pagato|aanbetaling|reeds betaald|betaald|voorschot|paid to date|amount paid to date|payments to date|total paid|total payments|less paid|paye a ce jour|deja verse|montant regle|reglements|total regle|somme versee|bereits geleistet|bisher geleistet|bisher gezahlt|gezahlter betrag|erhaltene zahlungen|zahlungen|pagado hasta la fecha|total pagado|importe pagado|ya pagado|pagato a oggi|importo pagato|gia versato|versato|reeds voldaan|al betaald|betaald bedrag|reeds ontvangen|montant acquitte|bezahlter betrag|importo pagato|importe abonado`,
  ],
  [
    'discount',
    1,
    `discount|total discount|less discount|allowance|total allowances|trade discount|rebate|credits|remise|total remises|rabais|escompte|remises|remise globale|remise commerciale|remise totale|reductions|rabatt|nachlass|gesamtbetrag der abschlage|abschlag|abzgl sondernachlass|abzuglich rabatt|abzgl rabatt|gesamtrabatt|summe abschlage|sondernachlass|skonto|preisnachlass|abzgl|descuento|dto|sconto|korting`,
  ],
  [
    'charges',
    1,
    `shipping|shipping and handling|freight|handling|delivery charge|delivery charges|postage|surcharge|charge|service charge|delivery|shipping cost|carriage|total charges and fees|shipping handling|frais de port|port|frais de livraison|transport|frais|majoration|frais d'expedition|eco participation|versandkosten|versand|porto|zuschlag|gesamtbetrag der zuschlage|zzgl versandkosten|fracht|frachtkosten|verpackung|lieferkosten|summe zuschlage|zuschlage|portes|gastos de envio|spese di spedizione|spese|verzendkosten`,
  ],
  [
    'rounding',
    1,
    `rounding|round off|rounding adj|rounding adjustment|rounding amount|arrondi|rundung|rundungsbetrag|rundungsdifferenz|redondeo|arrotondamento|afronding|rounding adjusment`,
  ],
  [
    'taxBase',
    1,
    `vat base|tax base|base amount|base tva|basisbetrag|steuerbasisbetrag|steuerbasis|bemessungsgrundlage|basis|grundbetrag|base|basismenge|base iva|maatstaf`,
  ],
  [
    'otherAmount',
    1,
    `unit price|previous balance|opening balance|exchange rate|savings|you saved|weight|qty|quantity|total qty|total quantity|no of items|item count|total items|points|share capital|au capital de|capital social|stammkapital|total weight|gesamtgewicht|poids total|indemnite forfaitaire pour frais de recouvrement|warenwert|bruttopreis|net weight|gross weight|anzahl artikel`,
  ],
  ['colPosition', 1, `pos|position|line|ligne|#|no|item|art|lfd nr|sl no|s no|sr no|nr|linea|riga|regel|sl`],
  [
    'colItemCode',
    1,
    `item code|item no|item number|article no|article number|sku|product code|code|part no|part number|code article|reference|ref|ref article|art nr|artikelnummer|artikelnr|artikel nr|art no|codigo|cod|codice|artikelcode|product no|stock code|fsn|art nr kunde|art nr lief|unsere art nr|ihre art nr|referencia|produktnummer`,
  ],
  [
    'colDesignation',
    1,
    `description|item description|designation|libelle|article|articles|product|produit|produits|service|services|details|detail|bezeichnung|beschreibung|artikel|artikelbezeichnung|artikelbeschreibung|produkt|leistung|leistungsbeschreibung|text|descripcion|concepto|articulo|producto|descrizione|prodotto|omschrijving|item name|item|items|nom designation|code article nom designation|title|particulars|prestation|prestations|designation des prestations|nature de la prestation|objet|produktbezeichnung|description of goods|goods|beschreibung memo|memo|denominacion|detalle|denominazione|subscription|description of services|work description|intitule|artikelen|articulos|commesse|producten|diensten|dienst|prodotti|servizi|servizio|servicio|servicios|conceptos|leistungen|dienstleistung`,
  ],
  [
    'colQuantity',
    1,
    `quantity|qty|units|hours|hrs|quantite|qte|nombre|nb|menge|anzahl|stuck|stk|std|cantidad|cant|unidades|quantita|q ta|qta|aantal|hoeveelheid|qty shipped|menge einheit|qte livree|uds|u|quant|jours|heures|stunden|volume|delivered|shipped|anz|nbr|nbre|aantal stuks|no of units|pieces|pcs|stuks|pezzi|cant`,
  ],
  ['colUnit', 1, `unit|uom|unite|einheit|me|unidad|um|eenheid|meng einheit|u m|unit of measure|einh`],
  [
    'colUnitPrice',
    1,
    `unit price|price|rate|price per unit|unit cost|u price|prix unitaire|prix unitaire ht|p u|pu|pu ht|p u ht|prix|prix unit|prix u|prix u ht|einzelpreis|preis|stuckpreis|e preis|ep|nettopreis|preis einheit|preis pro einheit|vk preis|einzelpreis netto|preis stk|ep eur|einzelpreis eur|precio|precio unitario|precio ud|p unitario|precio unit|prezzo|prezzo unitario|prijs|prijs per stuk|eenheidsprijs|stukprijs|tarif|taux horaire|list price|cost|netto einzelpreis|einzel|stundensatz|unit price eur|unit price usd|each|pvp|price each|p u ht eur|stuckprijs|einheitspreis|grundpreis|cout unitaire|cout|tarif unitaire|montant unitaire|prix de vente|unit amount|unit rate|price unit|item price|price item|coste unitario|costo unitario|coste|importe unitario|precio uni|prezzo un|prezzo unit|prijs per eenheid|eenheids prijs|preis je einheit|preis pro stuck|kosten pro einheit|einzelbetrag|kosteneinheit|uurtarief|unitario`,
  ],
  [
    'colVatRate',
    1,
    `vat|vat %|vat rate|tax|tax rate|tax %|taxes|tva|taux tva|taux|tva %|% tva|taux de tva|taxe|mwst|ust|mwst %|ust %|mwst satz|steuersatz|steuer|ust satz|steuersatz %|steuer %|iva|% iva|iva %|tipo iva|tipo|aliquota|aliquota iva|btw|btw %|btw tarief|gst|gst %|tax code|code tva|vat code|% ust|mwst in %|ust in %|satz`,
  ],
  [
    'colVatAmount',
    1,
    `vat amount|tax amount|montant tva|mwst betrag|ust betrag|steuerbetrag|cuota iva|importe iva|importo iva|btw bedrag|total tva`,
  ],
  [
    'colTotal',
    1,
    `total|amount|net amount|total ht|montant|montant ht|line total|total price|net total|prix total|prix total ht|price w o tax|price without tax|price excl vat|preis netto|total net|total net ht|total ligne|total excl vat|extended price|amount excl vat|gesamtpreis|gesamt|betrag|summe|nettobetrag|gesamtbetrag|zeilenbetrag|entgelt|gesamt netto|gesamtpreis netto|netto|preis gesamt|total netto|summe netto|gesamtpreis eur|gesamt eur|betrag eur|betrag netto|importe|importe neto|importe total|neto|importo|totale|imponibile|bedrag|totaal|bedrag excl btw|prijs|total eur|amount eur|amount usd|amount rm|total rm|subtotal|sous total|montant net|sum|net|line amount|ext price|extension|net price|g preis|gp|value|price total|total h t|montant h t|total usd|net worth|amt|net value|total amount|amount gbp|total incl gst|montant total|nettowert|wert|positionsbetrag|gesamtnetto|positionssumme|nettosumme|nettogesamt|totale riga|total linea|total de linea|regeltotaal|totaalbedrag|item total|total cost|totaal bedrag|total de la ligne|zeilensumme|zeilentotal|ammontare|linetotal|importe linea`,
  ],
  [
    'colGross',
    1,
    `gross|gross amount|total ttc|montant ttc|ttc|total incl vat|brutto|bruttobetrag|total con iva|gross worth|amount incl vat|prijs incl btw|prix ttc|total t t c|gesamtpreis brutto|total incl tax|total brut|bruttopreis`,
  ],
  [
    'colDiscount',
    1,
    `discount|disc|disc %|disc % taxes|remise|rem|% rem|rabatt|rabatt %|nachlass|descuento|dto|dto %|% dto|sconto|korting|remise %|charge|nachlasse|zuschlage|remise charge`,
  ],
  ['colDate', 1, `date|datum|fecha|data|date de livraison|lieferdatum|delivery date|service date|leistungsdatum`],
];

export type PhraseSense = { readonly meaning: Meaning; readonly weight: number };

/** Squeezed phrase to what it can mean. */
export const SENSES: ReadonlyMap<string, readonly PhraseSense[]> = buildSenses();

/** The longest phrase, in tokens: how far a label is looked for. */
export const LONGEST_PHRASE = 9;

function buildSenses(): Map<string, PhraseSense[]> {
  const senses = new Map<string, PhraseSense[]>();
  for (const [meaning, weight, phrases] of [...LATIN, ...SHOPS, ...WITHHELD, ...PORTUGUESE, ...ARABIC]) {
    for (const phrase of phrases.split('|')) {
      const key = squeeze(phrase);
      const known = senses.get(key) ?? [];
      if (key && !known.some((sense) => sense.meaning === meaning)) senses.set(key, [...known, { meaning, weight }]);
    }
  }
  return senses;
}
