import type { Phrase } from './phrase.ts';

/** What the forms of large systems, carriers, builders, agents, publishers and fee notes call things. */
export const SYSTEMS: readonly Phrase[] = [
  // 'Billing document / Date' over '90012345 / 12.03.2026': both in one box.
  [
    'invoiceNumber',
    1,
    `billing document|billing doc|billing document no|billing document number|dok nr|dokument nr|n piece|no avis|avis no`,
  ],
  [
    'invoiceNumber',
    1,
    `numero #|number #|nummer #|serie no|serie numero|serie y numero|serie n|our ref doc|numero piece`,
  ],
  // 'Pièce : FAC0237' among the facts; a unit of goods is called so too.
  ['invoiceNumber', 0.7, `piece|no piece`],
  [
    'invoiceNumber',
    1,
    `billing document date|invoice number date|invoice no date|rechnungsnummer datum|nummer datum|rechnungsnr datum|rechnungs nr datum|rechnung nr datum`,
  ],
  [
    'issueDate',
    1,
    `billing document date|invoice number date|invoice no date|rechnungsnummer datum|nummer datum|rechnungsnr datum|rechnungs nr datum|rechnung nr datum`,
  ],
  ['invoiceNumber', 1, `numero date|numero et date de facture|facture no date|facture no et date`],
  ['issueDate', 1, `numero date|numero et date de facture|facture no date|facture no et date`],
  // The number that a tax office gives each invoice, as the Dominican Republic has it.
  ['invoiceNumber', 1, `ncf|e ncf|no ncf|numero de comprobante fiscal|comprobante fiscal no`],
  ['invoiceNumber', 1, `bolletta n|bolletta no|numero bolletta|numero della bolletta`],
  ['title', 1, `bolletta|minuta de honorarios|liquidacion de servicios publicos`],
  [
    'otherNumber',
    1,
    `point de livraison|compte de contrat|compte client|code apporteur|contract account|vertragskonto|auftrag|dossier|dossier no|our file|your ref|our ref|matricule|bail no|bail`,
  ],
  [
    'issueDate',
    1,
    `emise le|date d'edition|date edition|facture editee le|ausgestellt|date de piece|date piece|emitida|emitido|emitida el|emitido el|raised|raised on|f expedicion|f emision|fecha emision documento|fecha de registro|fecha registro`,
  ],
  [
    'dueDate',
    1,
    `verfalltag|verfallstag|net due|net due on|net due by|net due date|exigible le|payable jusqu'au|a payer jusqu'au|payable au plus tard le|zahlbar spatestens am|ohne abzug bis|netto bis|cargo en cuenta el|lcr directe au|lcr au|traite au|effet au|reglement au|virement au|cheque au|prelevement au|prelevement le|prelevee le|sera prelevee le|a regler pour le|a regler le|settle before|pagadera el|pagadero el|pagaderas el|date de valeur|a payer pour le|se cargara el|abbuchung am|einzug am|addebito il|pay this amount by|please pay this amount by|date d'exigibilite`,
  ],
  ['dueDate', 0.8, `virement avant le|cheque avant le|virement le`],
  ['otherDate', 1, `recu le|accomplished on|signed on|unterzeichnet am|order deadline|deadline of order|deadline`],
  ['otherDate', 1, `acompte verse le|acompte recu le|provision versee le|paye le|regle le|verse le`],
  [
    'buyer',
    1,
    `datos fiscales del cliente|datos fiscales|livre et facture a|facture et livre a|geliefert und berechnet an`,
  ],
  ['buyer', 1, `bill to party|sold to party|sold to|bill to customer|facturado a nombre de|destinataire de la facture`],
  [
    'buyer',
    1,
    `maitre d'ouvrage|maitre de l'ouvrage|bauherr|franquiciado|franchisee|franchise|locataire|mieter|tenant`,
  ],
  [
    'supplier',
    1,
    `destinataire du reglement|beneficiaire du reglement|franquiciador|franchisor|franchiseur|bailleur|vermieter|landlord|payee supplier|supplier payee`,
  ],
  ['deliverTo', 1, `ship to party|despatched to|despatch to|dispatched to|dispatch to|consigned to|entregado a`],
  [
    'buyerVatNumber',
    1,
    `tva du mandant|no tva du mandant|numero de tva du mandant|nif titular|nif del titular|cif titular|dni titular|nif cliente|cif cliente|nif del cliente|cif del cliente|n i f cliente|your vat registration number|your vat registration no|your vat reg no|customer vat registration no|btw nr klant|btw nummer klant|btw klant|uw btw nr|vat client|client vat number|ust idnr des leistungsempfangers|no de tva intracom client|tva intracom client|no tva intracom client|no de tva intracommunautaire client|numero de tva intracom client|votre no de tva|votre no tva`,
  ],
  [
    'netTotal',
    1,
    `total net value|total commissions|total commissions ht|total hors taxes debours compris|leistungsstand netto|montant ht de la situation|total ht de la situation|total soumis a tva|total honoraires ht|total onorari e spese|total de l'echeance ht|imponibile iva|total professional charges`,
  ],
  [
    'lineSum',
    1,
    `items total|report|a reporter|total a reporter|report page|report de la page|total reporte|suma y sigue`,
  ],
  [
    'lineSum',
    1,
    `summe in eur|summe eur|summe in euro|suma anterior|a riportare|riporto|transport|over te dragen|carried forward|brought forward`,
  ],
  [
    'lineSum',
    1,
    `total carried forward|total brought forward|balance carried down|zwischensumme ubertrag|ubertrag von seite`,
  ],
  ['vatTotal', 1, `output tax|ausgangssteuer|cuota i v a|montant de tva`],
  [
    'grossTotal',
    1,
    `final amount|total of this bill|total this bill|total earnings|abschlagssumme|abschlagssumme brutto|total de l'echeance|total de cette facture|total ttc de cette facture|gesamt eur`,
  ],
  [
    'grossTotal',
    1,
    `amount of this bill|amount of this invoice|total amount of this bill|montant de cette facture|montant de la presente facture|importe de esta factura|betrag dieser rechnung`,
  ],
  // At the foot of columns, of which the last may be the lines' net.
  ['grossTotal', 0.5, `totaux|totals|totales|totali|summen`],
  // The whole account, this invoice and older ones: what is asked for is called otherwise.
  [
    'otherAmount',
    1,
    `solde du compte|solde de votre compte|solde du compte apres cette facture|account balance|kontostand|saldo de la cuenta|saldo conto|total account`,
  ],
  // Costs may stand below the fees, and a total of both.
  ['grossTotal', 0.6, `total fees`],
  [
    'amountDue',
    1,
    `total a abonar|importe a abonar|pay this amount by|please pay this amount by|total payable to you|net a vous verser|net a verser|a vous verser|balance now due|balance outstanding|solde du a l'office|solde du a l'etude|auszahlungsbetrag|amount payable to you|montant de votre reglement`,
  ],
  ['prepaid', 1, `acompte verse le|acompte recu le|provision versee le|verse le|regle le|paye le`],
  ['prepaid', 1, `received on account|less received on account|money on account|payments on account`],
  [
    'prepaid',
    1,
    `mensualites deja prelevees|mensualites prelevees|abzuglich geleisteter vorschuss|geleisteter vorschuss`,
  ],
  [
    'prepaid',
    1,
    `booking deposit received|deposit received|compte prorata|prorata|prov recues|bereits gezahlte abschlage`,
  ],
  ['charges', 1, `surcharge gazole|taxe carburant|fuel surcharge|freight surcharge|contribution surete|dieselzuschlag`],
  ['colItemCode', 1, `material|materialnummer|material no|materiale`],
  [
    'colDesignation',
    1,
    `material description|souscripteur|titulaire|title edition|edition|tatigkeit|kurztext|rubrique|nature`,
  ],
  ['colDesignation', 1, `descriptif|designation des ouvrages|material bezeichnung|libelle de la prestation`],
  ['colUnitPrice', 1, `taux facture|px unit net|px unit|px u|prix unit net|ep in eur|e preis`],
  ['colQuantity', 1, `heures qte|menge aw|units sold|uds vendidas|qty shipped`],
  [
    'colTotal',
    1,
    `royalty due|royalties due|commission|commissions|wert eur|gp in eur|gp netto|gp eur|gesamtpr|ges preis|extended amount|montant h t`,
  ],
  ['vatNumber', 1, `trn|tax registration number|tax reg number|tax reg no|trn no|vat trn`],
  ['dueDate', 1, `payment deadline|deadline of payment|deadline for payment|ultimately|ultimately on|termin platnosci`],
  ['vatTotal', 1, `cuota r e|recargo de equivalencia|recargo equivalencia|total recargo`],
  [
    'charges',
    1,
    `taxe de sejour|taxes de sejour|city tax|tourist tax|tourism tax|occupancy tax|kurtaxe|kurabgabe|ortstaxe|citytax|bettensteuer|beherbergungsabgabe|tasa turistica|impuesto turistico|imposta di soggiorno|tassa di soggiorno|toeristenbelasting|taxa turistica`,
  ],
  ['rounding', 1, `r off|r o|rounded off|rounding off|less rounding off|add rounding off`],
  ['netTotal', 1, `total htva|montant htva|total hors tva`],
  ['lineSum', 1, `montant brut|montant brut ht|total brut ht|goods total|total goods|items total`],
  [
    'charges',
    1,
    `fodec|fodec 1%|f o d e c|f d c i|fdci|timbre fiscal|timbre loi 93 53|timbre|droit de timbre|timbre 1%|timbre 1 %|imposta di bollo|bollo`,
  ],
  ['lineSum', 1, `goods services|mercadoria servicos|mercadorias servicos|mercadoria`],
  ['discount', 1, `commercial discounts|commercial discount|descontos comerciais`],
  ['colDesignation', 1, `name of goods service|name of goods|name of goods services|goods`],
  ['colUnitPrice', 1, `net price|un price|usd unit|eur unit`],
  ['colTotal', 1, `net value|value usd|value eur|value gbp`],
];
