import type { Phrase } from './phrase.ts';

/** Labels of a day and of the number behind it: 'Data i núm. factura: 17.07.2025 / 218203056'. */
export const DAY_AND_NUMBER = `data i num factura|data i numero de factura|fecha y no factura|fecha y no de factura|fecha y numero factura|fecha y numero de factura|date et no de facture|date et numero de facture|date et no facture|date and invoice no|date and invoice number|invoice date and number|inv no invoice date|invoice no invoice date|datum und rechnungsnummer|rechnungsdatum und nummer|data e numero fattura|data e numero documento|data e n fattura|datum en factuurnummer`;

/** What days are called, the currency and the terms of payment. */
export const DATES_AND_TERMS: readonly Phrase[] = [
  [
    'issueDate',
    1,
    `invoice date|purchase date|purchase date time|date of purchase|date of invoice|invoiced on|date issued|issue date|issuing date|date of issue|issued on|issued|billing date|bill date|tax date|invoice dt|inv date|inv dt|receipt date|credit note date|dated|document date|doc date|tax point|invoice date tax point|invoice date delivery date|invoice date date of supply|date tax point
    |date de facture|date facture|date de la facture|date de facturation|date de la facture date de la livraison|date de facture date de livraison|date de la facture date de livraison|facture du|facture date|date d'emission|emise le|date d'avoir|date de l'avoir|emis le|date de creation|date du document|etablie le|etabli le|fait le|dresse le|date facture date livraison|date d'etablissement|lieu et date|lieu et date d'emission
    |rechnungsdatum|rechnungs datum|datum der rechnung|ausstellungsdatum|belegdatum|rechnung vom|gutschriftsdatum|gutschriftdatum|datum der gutschrift|ausstellungsdatum der gutschrift|ausstellungsdatum der rechnung|korrekturdatum|datum der korrektur|stornodatum|rechnungsdat|datum rechnung|rechnungsdatum lieferdatum|rechnungs und lieferdatum|rechnungsdatum gleich lieferdatum|rechnungsdatum leistungsdatum|rechnungs und leistungsdatum|datum der rechnungsstellung|rechn datum|rg datum|re datum
    |fecha de factura|fecha fra|f fra|fecha fact|fecha fac|fec fact|fecha factura|fecha emision factura|fecha de emision de factura|fecha de emision de la factura|fecha emision de la factura|fecha de emision factura|fecha de emision|fecha emision|fecha de la factura|fecha de la factura fecha de la entrega|fecha de factura fecha de entrega|fecha de la factura fecha de entrega|fecha de documento|fecha del documento|fecha documento|fecha de factura de impuestos|plaza y fecha|lugar y fecha|lugar y fecha de emision|lugar y fecha de expedicion|fecha y lugar de emision|luogo e data|plaats en datum|fecha de expedicion|fecha expedicion|fecha y hora de expedicion|fecha y hora de emision|fecha y hora emision|fecha y hora expedicion|fecha hora emision|fecha hora de emision|fecha y hora de generacion|fecha de generacion|fecha generacion|fecha y hora factura|data fattura|data della fattura|data documento|data emissione|data di emissione|factuurdatum|datum factuur|credit date|date of credit note|date de credit|creditdatum|datum creditnota|data nota di credito|fecha de abono|fecha nota de credito
    |${DAY_AND_NUMBER}`,
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
    `due date|due dt|term of payment|date due|echeances|payment due|payment due date|due on|due by|pay by|due|invoice due date|payment date due|please pay by|payable by|settle by|pay on or before|payable on or before|on or before|total amount due on|total due by|amount due by|payment until|amount due on|balance due on|payable on|maturity date|direct debit date|date of direct debit|payment withdrawal date|automatic payment date|preauthorized payment date|pre authorized payment date|payment by|payment is due on|payment is due by|payable before|to be paid by|pay before|last date of payment|last date for payment|last date for|last date to pay
    |date d'echeance|echeance|date echeance|a payer avant le|montant a payer avant le|montant a regler avant le|payable avant le|payable avant|date limite de paiement|payable le|a regler avant le|date de reglement|echeance le|echeance de paiement|a payer le|facture avant le|paiement avant le|net a payer le|date limite de reglement|paiement au plus tard le|soit le|au plus tard le|payable au plus tard le|reglement avant le|reglement au plus tard le|d'ici le|d'ici au|sera preleve le|preleve le|date de prelevement|date du prelevement|date prevue de prelevement|prelevement le|prelevement prevu le|prelevement a partir du
    |falligkeitsdatum|fallig am|falligkeit|zahlbar bis|zahlungsziel|fallig|zahlbar bis zum|zahlbar zum|zahlbar am|zu zahlen bis|falligkeitstermin|zahlungsfrist|bis zum|fallig zum|zahlbar netto bis|zahlbar ohne abzug bis|faellig am|faellig bis|fallig bis|faellig zum|faellig|faelligkeitsdatum|zahlbar innerhalb|zahlbar ohne abschlag bis|spatestens bis|bis spatestens|spatestens am|spatestens zum|zu begleichen bis|uberweisung bis|zahlung bis|zahlung bis zum|bitte zahlen bis|zahlbar bis spätestens|betrag bis|betrag bis zum|rechnungsbetrag bis|rechnungsbetrag bis zum|gesamtbetrag bis|gesamtbetrag bis zum|betrag spatestens bis|rechnungsbetrag spatestens bis|abbuchungsdatum|abbuchung am|abbuchungstermin|einzug am|einzugsdatum|lastschrift am|lastschrifteinzug am
    |fecha de vencimiento|venc|fecha venc|fec venc|f venc|f vto|fecha vcto|fecha vcmto|venciment|data de venciment|fecha de vencimiento de pago|fecha de vencimiento del pago|fecha de vto para el pago|vencimiento de pago|vencimiento|vencimientos|vto|fecha vencimiento|vence el|vence|fecha limite de pago|fecha de cargo|fecha de pago e importe|fechas de pago e importes|fecha cargo|fecha de cargo factura|fecha prevista de cargo|fecha estimada de cargo|fecha de cargo fecha limite de pago|fecha limite de pago fecha de cargo|fecha prevista de cobro|fecha de cobro|fecha cobro|fecha de cobro a partir de|fecha cargo a partir de|fecha de cargo a partir de|fecha prevista de pago|fecha prevista de adeudo|fecha cargo pago|fecha de cargo pago|fecha cargo en cuenta|fecha de cargo en cuenta|fecha de cargo bancario|fecha de adeudo|fecha de domiciliacion|data addebito|data di addebito|data prevista addebito|addebito il|addebito previsto il|incassodatum|datum incasso|incasso op|automatische incasso op|scadenza|scadenze|scadenze rate|scadenza rata|data scadenza|data di scadenza|scadenza pagamento|vervaldatum|vervaldag|uiterlijk|uiterlijk op|te betalen voor|uiterste betaaldatum|betalen voor|da pagare entro|quando scade|da pagare entro il|entro il|scadenza il|pagare entro il|te voldoen voor|te voldoen uiterlijk|vervalt op|pagar antes del|pago antes del|el pago antes del|abonar antes del|antes del|fecha limite|payer avant le|merci de payer avant le|pagar antes de|favor pagar antes de|pagare entro|pay until|please pay before|bitte zahlen sie bis zum|due before`,
  ],
  [
    'otherDate',
    1,
    `order date|request date|date requested|requested on|delivery date|ship date|shipping date|shipped on|period|billing period|service period|payment date|date paid|paid on|activation date|next billing date|next invoice date|next payment date|renewal date|next renewal date|from date|to date|date of supply|supply date|service date|delivered on|print date|date printed|job dt|job date|delivery note date|dispatch date|despatch date|po date|p o date|purchase order date|lpo date|l p o date|do date|d o date|challan date|lr date|grn date|ack date|e way bill date|quote date|quotation date|period from|period to|as on|as at|as of|expiry date|expiration date|expiration date time
    |date de livraison|date de commande|livraison le|periode|periode de facturation|date de paiement|date de debut|date de fin|date debut|date fin|date de debut de prestation|date de fin de prestation|date de facture associee|date de prestation|periode de|periode du|date d'expedition|date de l'operation
    |lieferdatum|leistungsdatum|liefer und leistungsdatum|bestelldatum|auftragsdatum|zahlungsdatum|leistungszeitraum|abrechnungszeitraum|berechnungszeitraum|lieferzeitraum|lieferdatum entspricht|liefertermin|versanddatum|bezahlt am|druckdatum|gultig ab|skonto bis|zahlbar mit skonto bis|mit skonto bis|stand|version vom|bestellung vom|auftrag vom|lieferung vom|periode|geburtsdatum
    |fecha de entrega|fecha de pedido|fecha pedido|fecha entrega|fecha de pago|fecha operacion|data ordine|data consegna|data di consegna|orderdatum|leverdatum|besteldatum|betaaldatum|periodo|fecha vto cae|vto cae|fecha de vto cae|fecha vto de cae|fecha de vto de cae|vencimiento cae|vencimiento de cae|vencimiento del cae|fecha de vencimiento cae|fecha de vencimiento del cae|fecha vencimiento cae|cae vto|vencimiento ncf|vencimiento del ncf|fecha de vencimiento ncf|fecha vencimiento ncf|ncf valido hasta|vencimiento de secuencia|vencimiento secuencia|fecha vencimiento secuencia|cai vto|vto cai|vencimiento cai|fecha limite de emision`,
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
];
