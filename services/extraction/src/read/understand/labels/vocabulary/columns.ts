import type { Phrase } from './phrase.ts';

/** What the columns of an invoice's lines are headed. */
export const COLUMNS: readonly Phrase[] = [
  ['colPosition', 1, `pos|position|line|ligne|#|no|item|art|lfd nr|sl no|s no|sr no|nr|linea|riga|regel|sl`],
  [
    'colItemCode',
    1,
    `item code|item no|item number|article no|article number|sku|product code|code|part no|part number|code article|reference|ref|ref article|art nr|artikelnummer|artikelnr|artikel nr|art no|codigo|cod|codice|artikelcode|product no|stock code|fsn|art nr kunde|art nr lief|unsere art nr|ihre art nr|referencia|produktnummer`,
  ],
  [
    'colDesignation',
    1,
    `description|item description|designation|libelle|article|articles|product|produit|produits|service|services|details|detail|bezeichnung|beschreibung|artikel|artikelbezeichnung|artikelbeschreibung|produkt|leistung|leistungsbeschreibung|text|descripcion|concepto|articulo|producto|descrizione|prodotto|omschrijving|beschrijving|item name|item|items|nom designation|code article nom designation|title|particulars|prestation|prestations|designation des prestations|nature de la prestation|objet|produktbezeichnung|description of goods|goods|beschreibung memo|memo|denominacion|detalle|denominazione|subscription|description of services|work description|intitule|artikelen|articulos|commesse|producten|diensten|dienst|prodotti|servizi|servizio|servicio|servicios|conceptos|leistungen|dienstleistung`,
  ],
  [
    'colQuantity',
    1,
    `quantity|qty|qt|q|units|count|hours|hrs|quantite|qte|nombre|nb|menge|anzahl|stuck|stk|std|cantidad|cant|unidades|quantita|q ta|qta|aantal|hoeveelheid|qty shipped|menge einheit|qte livree|uds|u|quant|jours|heures|stunden|volume|delivered|shipped|anz|nbr|nbre|qnt|qnte|days|no of days|number of days|nombre de jours|nb jours|nombre d'heures|nb heures|tage|anzahl tage|anzahl stunden|dias|giorni|dagen|horas|uren|aantal stuks|no of units|pieces|pcs|stuks|pezzi|cant`,
  ],
  ['colUnit', 1, `unit|uom|unite|einheit|me|unidad|um|eenheid|meng einheit|u m|unit of measure|einh`],
  [
    'colUnitPrice',
    1,
    `unit price|price|rate|price per unit|ppu|price unit|rate unit|rate per unit|price kg|price per kg|price lb|price per lb|unit cost|u price|prix unitaire|prix unitaire ht|p u|pu|pu ht|p u ht|prix|prix unit|prix u|prix u ht|einzelpreis|preis|stuckpreis|e preis|ep|ep netto|e preis netto|nettopreis|preis einheit|preis pro einheit|vk preis|einzelpreis netto|preis stk|ep eur|einzelpreis eur|precio|precio unitario|precio ud|p unitario|precio unit|prezzo|prezzo unitario|prijs|prijs per stuk|eenheidsprijs|stukprijs|tarif|taux horaire|list price|cost|netto einzelpreis|einzel|stundensatz|unit price eur|unit price usd|each|pvp|price each|p u ht eur|stuckprijs|einheitspreis|grundpreis|cout unitaire|cout|tarif unitaire|montant unitaire|prix de vente|unit amount|unit rate|price unit|item price|price item|coste unitario|costo unitario|coste|importe unitario|precio uni|prezzo un|prezzo unit|prijs per eenheid|eenheids prijs|preis je einheit|preis pro stuck|kosten pro einheit|einzelbetrag|kosteneinheit|uurtarief|day rate|daily rate|hourly rate|rate per hour|rate per day|rate hour|rate day|tarif journalier|tarif horaire|tarif jour|tjm|tagessatz|tarifa|tarifa hora|precio hora|precio dia|dagtarief|tariffa|unitario`,
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
    `total|amount|net amount|total ht|montant|montant ht|line total|total price|net total|prix total|prix total ht|prix t|prix tot|p t|price w o tax|price without tax|price excl vat|preis netto|total net|total net ht|total ligne|total excl vat|extended price|amount excl vat|gesamtpreis|gesamt|betrag|summe|nettobetrag|gesamtbetrag|zeilenbetrag|entgelt|gesamt netto|gesamtpreis netto|netto|preis gesamt|total netto|summe netto|gesamtpreis eur|gesamt eur|betrag eur|betrag netto|importe|importe neto|importe total|neto|importo|totale|imponibile|bedrag|totaal|bedrag excl btw|prijs|total eur|amount eur|amount usd|amount rm|total rm|subtotal|sous total|montant net|sum|net|line amount|ext price|extension|net price|g preis|gp|value|price total|total h t|montant h t|total usd|net worth|amt|net value|total amount|amount gbp|total incl gst|montant total|nettowert|wert|positionsbetrag|gesamtnetto|positionssumme|nettosumme|nettogesamt|totale riga|total linea|total de linea|regeltotaal|totaalbedrag|item total|total cost|totaal bedrag|total de la ligne|zeilensumme|zeilentotal|ammontare|linetotal|importe linea`,
  ],
  [
    'colGross',
    1,
    `gross|gross amount|total ttc|montant ttc|ttc|total incl vat|total inc vat|total including vat|total including gst|total including tax|brutto|bruttobetrag|total con iva|gross worth|amount incl vat|prijs incl btw|prix ttc|total t t c|gesamtpreis brutto|total incl tax|total brut|bruttopreis`,
  ],
  [
    'colDiscount',
    1,
    `discount|disc|disc %|disc % taxes|remise|rem|% rem|rabatt|rabatt %|nachlass|descuento|dto|dto %|% dto|sconto|korting|remise %|charge|nachlasse|zuschlage|remise charge`,
  ],
  ['colDate', 1, `date|datum|fecha|data|date de livraison|lieferdatum|delivery date|service date|leistungsdatum`],
  [
    'colQuantity',
    1,
    `hours units|unid|unids|und|unds|ud|duree|duree h|temps passe|dauer|zeitaufwand|time spent|total hours|total heures|total d'heures|gesamtstunden|total horas|total de horas|ore totali|totale ore|totaal uren`,
  ],
  ['colDesignation', 1, `ouvrage|ouvrages|travaux|nature des travaux|diligence|diligences|missions`],
  ['colItemCode', 1, `ean|gtin|code barre|code barres|barcode`],
  // Of an invoice of many deliveries each line is what one came to.
  [
    'colDesignation',
    0.5,
    `albaran|albaranes|num albaran|bon de livraison|bons de livraison|lieferschein|lieferscheine|delivery note|delivery notes|ddt|documento di trasporto|pakbon|pakbonnen`,
  ],
  ['colTotal', 0.9, `base impon|base imp|ht`],
  ['colDesignation', 1, `designation article|designation produit|designation des articles`],
  ['colUnit', 0.9, `unid|unids|und|unds|ud`],
  [
    'colUnitPrice',
    1,
    `p unt|p unit|v unit|vr unit|vlr unit|vr unitario|vlr unitario|v unitario|p un|prec unit|px net|px net ht|px ht|prix net|prix net ht`,
  ],
  [
    'colTotal',
    1,
    `taxable value|taxable amount|p total|v total|vr total|vlr total|honoraires|honoraires ht|mt ht|mnt ht|mtt ht|mt net`,
  ],
  // A hotel's account of a stay: what is charged, and beside it what was paid, which is no item.
  ['colTotal', 0.9, `debit|debits|debit eur|soll|soll eur|cargos|cargo|belastung|belastungen|addebito|addebiti|debe`],
  [
    'colDiscount',
    0.9,
    `credit|credits|credit eur|haben|haben eur|abonos|entlastung|entlastungen|accredito|accrediti|haber`,
  ],
  // A doctor's account: each fee of the scale, how often, and how many times it is taken.
  ['colFactor', 1, `faktor|steigerungsfaktor|stg faktor|steigerungssatz|multiplikator`],
  ['colUnitPrice', 0.8, `einfach|einfachsatz|einfachbetrag|gebuhr einfach`],
  ['colItemCode', 0.8, `ziffer|goa nr|goa ziffer|goz nr|gop|gebuhrenziffer|gebuhrennummer|geb nr`],
  ['colDesignation', 0.9, `leistungstext|leistungstext und begrundung|leistungsbeschreibung auslagen`],
  // An agent's account: what was sold to whom, the share of it, and what that comes to.
  [
    'colTotal',
    0.9,
    `provision|provision eur|provision in eur|provisionsbetrag|commission amount|montant commission|importe comision`,
  ],
  // What carriers and utilities head their tables with.
  ['colTotal', 0.8, `euros|importe euros|importe en euros`],
  ['colUnitPrice', 0.8, `tarifa|tarifa eur|tarif|tarif unitaire`],
  ['colQuantity', 0.8, `bultos|bult|btos|colis|parcels|packages|colli`],
  ['colDesignation', 0.6, `destino|destinatario|trayecto|trajet|destination|consignee`],
  ['colTotal', 1, `taxable|taxable amt|taxable amt aed`],
  [
    'colVatAmount',
    1,
    `vat amt|vat amt aed|tax amt|gst amt|gst amount|cgst amt|sgst amt|igst amt|cgst amount|sgst amount|igst amount`,
  ],
  // India's taxes of the union and of a state, each with a rate and an amount under it.
  ['colVatAmount', 0.9, `cgst|sgst|igst|utgst|cess|sgst utgst`],
  ['colVatRate', 1, `cgst %|sgst %|igst %|cess %|cgst rate|sgst rate|igst rate`],
  // What a reduction is taken from, and what it leaves.
  [
    'colUnitPrice',
    1,
    `p u net|pu net|p u net ht|pu net ht|p u brut|pu brut|p u brut ht|pu brut ht|prix brut|prix brut ht|prix public|prix public ht|tarif brut|bruttopreis einzel|listenpreis|ansatz|ansatz chf|preis chf|einzelpreis chf|ep chf|gross price|trade price|precio bruto|precio neto|precio tarifa|prezzo netto|prezzo lordo|netto prijs|bruto prijs`,
  ],
  [
    'colTotal',
    1,
    `net ht|net h t|net hors taxes|montant net ht|total net hors taxe|betrag chf|total chf|gesamtpreis chf|gesamt chf|importe s iva|importe sin iva|importe euros sin iva|importo netto|bedrag ex btw|amount ex vat`,
  ],
  // What it weighs, in words of money.
  [
    'otherAmount',
    1,
    `net weight|gross weight|poids net|poids brut|nettogewicht|bruttogewicht|peso neto|peso bruto|peso netto|peso lordo|peso liquido`,
  ],
  ['colTotal', 1, `monto`],
  ['colDesignation', 1, `what we did|work done|work carried out|work performed`],
  // What caterers and hotels count.
  [
    'colQuantity',
    1,
    `servings|serving amount|portions|portionen|covers|couverts|guests|persons|personen|personnes|personas|pax|nights|nuits|nachte|ubernachtungen|noches|notti|nachten`,
  ],
  // What carriers and forwarders charge for.
  ['colDesignation', 1, `charge|charges|charge description|description of charges|charge type`],
  [
    'colItemCode',
    1,
    `claveprodserv|clave prod serv|clave producto|clave sat|no identificacion|noidentificacion|material|material no|material number|materialnummer|materiaal|materiaalnummer`,
  ],
  ['colUnitPrice', 1, `prijs eenheid|prijs per stuk|prijs per eenheid`],
  ['colTotal', 1, `waarde|extended|extension|ext amount|ext price|precio total|prezzo totale|totale prijs`],
  [
    'colUnitPrice',
    1,
    `preis brutto|einzelpreis brutto|stuckpreis brutto|e preis brutto|ep brutto|prix unitaire ttc|pu ttc|p u ttc|precio con iva`,
  ],
  ['colGross', 1, `gesamt brutto|summe brutto|betrag brutto|total brutto|importe con iva`],
  // What energy and water are counted in.
  ['colQuantity', 1, `conso|conso kwh|consommation kwh|consommation m3|verbrauch kwh|consumo kwh|consumi kwh`],
  // How a line is taxed, told by the column that its total stands in: El Salvador, Guatemala, Paraguay.
  [
    'colTotal',
    0.9,
    `ventas exentas|exentas|exento|ventas gravadas|gravadas|gravado|ventas afectas|afectas|ventas no sujetas|no sujetas|no afectos|ventas no afectas|no gravadas|no gravado`,
  ],
];
