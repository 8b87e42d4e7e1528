import type { Phrase } from './phrase.ts';

/** Who is who on an invoice, and the numbers by which they are registered and paid. */
export const PARTIES: readonly Phrase[] = [
  [
    'supplier',
    1,
    `seller|supplier|vendor|our information|our details|from|sold by|issued by|bill from|billed from|invoice from|service provider|provider|biller|products provided by|product s provided by|product provided by|remit to|remit address|remit to address|remit payment to|send payment to|submit payment to|submit payments to|mail payment to|send remittance to|our address|our details|pay to|payable to|issuer|merchant
    |fournisseur|vendeur|emetteur|emetteur de la facture|prestataire|expediteur|emis par|notre adresse|facture emise par|societe emettrice|vendu par|vendu et expedie par|facture par|facturee par|facturado por|berechnet von|billed by|invoiced by|fatturato da|gefactureerd door
    |verkaufer|verkaeufer|rechnungsersteller|rechnungssteller|lieferant|rechnungsaussteller|aussteller|ausstellerin|rechnungsstellerin|leistungserbringer|auftragnehmer|absender|unsere anschrift|unsere adresse|verkauferin|leistungserbringer in|verkauft von|verkauft durch
    |proveedor|vendedor|emisor|pagadero a|pagar a|nuestra direccion|nuestros datos|datos del emisor|datos del proveedor|expedidor|vendido por|venduto da|verkocht door|fornitore|venditore|cedente|cedente prestatore|cedente prestatore fornitore|mittente|leverancier|verkoper|afzender|dienstverlener|glaubiger|kreditor|creditor|facturador`,
  ],
  [
    'buyer',
    1,
    `bill to|billing to|party name|party details|party s name|your details|your information|senor es|senores|sres|all'attenzione di|alla cortese attenzione di|alla c a di|billed to|invoice to|invoiced to|sold to|buyer|customer|client|invoice for|bill to address|billing address|to|customer name|client name|bill for|attention|attn|customer address|invoice address|purchaser|m s|messrs|prepared for|received from|guest name|payer|billing information|billing details|customer information|account information|customer details|client information|client details|buyer information|buyer details
    |client|patient|locataire|preneur|acheteur|destinataire|facture a|adresse du client|adresse de facturation|adresse facturation|factureea|facturee a|client facture|a l'attention de|adresse client|vos coordonnees|coordonnees client|adresse de l'acheteur|doit|doit a|informations client|informations du client|donneur d'ordre
    |kaufer|kaeufer|ihre daten|mieter|mieterin|patientin|rechnungsempfaenger|empfaenger|leistungsempfaenger|kaufer leistungsempfanger|rechnungsempfanger|kunde|empfanger|leistungsempfanger|rechnung an|rechnungsadresse|rechnungsanschrift|auftraggeber|besteller|rechnung fur|kundin|kundendaten|kundeninformationen|versicherungsnehmer|an
    |cliente|paciente|paziente|arrendatario|inquilino|conduttore|datos del cliente|datos del titular|titular del contrato|titular del suministro|datos de facturacion|comprador|destinatario|facturar a|facturado a|direccion de facturacion|receptor|acquirente|cessionario|cessionario committente|cessionario committente cliente|spett le|spettabile|intestatario|klant|naam klant|klantnaam|naam van de klant|koper|factuuradres|afnemer|factuur aan|aan|facturer a|facture destinee a|invoice issued to|issued to|rechnung ausgestellt fur|ausgestellt fur|cobrar a|fattura a|factura a|factura para|facturado para|verzonden aan|gefactureerd aan|factureren aan|facturatie aan|schuldner|billed`,
  ],
  // India's word for who buys.
  ['buyer', 0.9, `party`],
  [
    'deliverTo',
    1,
    `ship to|consignee|location address|site address|service address|shipping address|deliver to|delivery address|delivered to|ship to address|shipping information|shipping details|delivery information|delivery details
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
    `name|company|company name|business name|nom|raison sociale|societe|nom de societe|nom de la societe|nom de l'entreprise|denomination|firma|firmenname|unternehmen|nombre|razon social|nombre o razon social|nombre razon social|nombre y razon social|nombre denominacion o razon social|empresa|nome|nume|denumire|ragione sociale|denominazione|naam|bedrijfsnaam|seller name|supplier name|vendor name`,
  ],
  ['address', 1, `address|adresse|anschrift|direccion|domicilio|indirizzo|adres`],
  [
    'accountHolder',
    1,
    `account holder|account name|acc name|a c name|acct name|account title|name of account|bank account name|beneficiary|beneficiary name|account owner|titulaire du compte|kontoinhaber|kontoname|verkaufer kontoname|titular de la cuenta|intestatario conto|ten name van|tnv|rekeninghouder|op naam van|name of account holder`,
  ],
  ['accountHolder', 0.5, `recipient|titulaire|destinataire|empfanger|begunstigde|beneficiario|beneficiaire|ontvanger`],
  [
    'vatNumber',
    1,
    `vat number|vat no|vat id|vat reg no|vat registration number|vat #|vat reg|vat registration no|vat|tax id|tax number vat|vat id no|vat identification number|vat code|vat account no|vat registration|vat reg number|tax id no|tax id number|vat account number|vat account|vat trn|vat registered number|vat registered no
    |no tva|no impot|no d'impot|numero impot|numero d'impot|ifu|no ifu|numero ifu|numero tva|numero de tva|tva intracommunautaire|no tva intracommunautaire|tva intra|id tva|tva|no de tva|numero de tva intracommunautaire|no tva intra|n tva|tva no|no tva intracom|identifiant tva|numero tva intracommunautaire|num tva|num tva intra
    |ust id|ust idnr|ust id nr|ust ident nr|ustid|ustidnr|umsatzsteuer id|umsatzsteuer identifikationsnummer|umsatzsteueridentifikationsnummer|ust identnr|umsatzsteuer id nr|umsatzsteuer idnr|ust identifikationsnummer|uid|uid nr|mwst nr|ust id no|ust idnummer|ust nr|uid nummer
    |nif|cif|nlf|clf|clf nlf|nif iva|cif nif|nif cif|n i f|c i f|numero iva|partita iva|p i|identificativo fiscale ai fini iva|p iva|p iva cod fisc|cod fisc|c f p iva|cf p iva|p iva c f|p iva e c f|c f e p iva|c f partita iva|cf piva|piva|btw nummer|btw|btw nr|btw id|btwnummer|btw identificatienummer`,
  ],
  [
    'buyerVatNumber',
    1,
    `customer vat|customer vat number|customer vat no|your vat number|your vat no|your vat id|buyer vat|client vat|customer vat id|bill to vat|customer tax id
    |tva client|numero tva client|numero tva du client|no tva client|votre no tva|votre numero de tva|tva du client|no de tva client|no tva du client
    |ihre ust id|ihre ust idnr|ihre ust id nr|ihre ust identnr|ust idnr kunde|ust id kunde|ihre umsatzsteuer id|kunden ust id|ust id nr kunde|ust idnr des kunden|ihre uid|ihre ustidnr|ihre steuernummer|ihre steuernr|ihre umsatzsteuer identifikationsnummer|ust idnr des leistungsempfangers
    |nif cliente|cif cliente|nif del cliente|partita iva cliente|btw nummer klant|uw btw nummer`,
  ],
  [
    'taxNumber',
    1,
    `steuernummer|steuernr|steuer nr|st nr|tax no|tax number|tin|ein|abn|tax file|code fiscale|codice fiscale|fiscal code|withheld tax file`,
  ],
  ['iban', 1, `iban|iban nr|iban no|iban code|code iban|verkaufer iban|iban number|iban nummer|numero iban`],
  ['bic', 1, `bic|swift|bic swift|swift bic|code bic|bic code|bic nr|swift code|verkaufer bic|bic no|code swift`],
];
