import type { Phrase } from './phrase.ts';

/** What sums are called, those that are added and taken off, and amounts that are none of them. */
export const AMOUNTS: readonly Phrase[] = [
  [
    'netTotal',
    1,
    `net total|total net|net amount|vat excluded|excl vat|excluding vat|tax excluded|total exclusive tax|total exclusive of tax|total net amount|total excl vat|total excluding vat|total ex vat|total excl tax|total before tax|amount excl vat|net value|total without vat|total exclusive of vat|invoice total excluding vat|total exc vat|total taxable|taxable amount|taxable value|net|amount before tax|total excluding tax|total amount excl vat|total excl gst|amount excluding vat|total amount before vat|total amount without vat|net invoice amount|total excluding gst|total tax exclusive|net price|total excl of gst|total amount without tax|total w o vat
    |total ht|montant ht|hors taxes|hors taxe|hors tva|total hors taxes|montant total ht|montant hors taxes|total hors taxe|total net ht|base ht|montant net ht|total general ht|h t|total h t|montant hors tva|total hors tva|sous total ht|net ht|total net hors taxes|montant total hors taxes|total facture ht|total hors tva ht
    |nettosumme|nettobetrag|summe netto|gesamt netto|gesamtnetto|netto|gesamtbetrag netto|rechnungssumme netto|rechnungssumme ohne ust|nettobetrag gesamt|netto gesamt|gesamt netto|zwischensumme netto|nettogesamtbetrag|summe ohne mwst|warenwert netto|netto gesamt|rechnungsbetrag netto|netto betrag|netto summe|gesamtbetrag ohne ust|total netto|betrag netto|gesamtsumme netto|summe exkl mwst|rechnungssumme netto exkl ust|netto warenwert|gesamt ohne mwst|nettowert|netto rechnungsbetrag|summe nettobetrage|gesamtbetrag ohne mwst|summe der nettobetrage|entgelt netto
    |base imponible|total neto|importe neto|neto|subtotal sin iva|total sin iva|total bruto sin iva|totale imponibile|imponibile|totale netto|netto a pagare imponibile|totaal excl btw|exclusief btw|totaal exclusief btw|bedrag excl btw|excl btw|netto bedrag|totaal netto|subtotaal excl btw|montant taxable|base taxable|importo imponibile|cantidad base|belastbaar bedrag|steuerpflichtiger betrag|steuerbarer betrag|taxable total|total taxable amount|montant imposable`,
  ],
  [
    'lineSum',
    1,
    `subtotal|sub total|subtotals|sub totals|sum of lines|sum fees|total lines|lines total|items total|merchandise total|sale amount|sales amount|goods total|line total|total goods|sous total|total partiel|total parcial|total des lignes|total lignes|total articles|total brut ht|zwischensumme|positionssumme|summe der positionen|summe positionen|summe|warenwert|zwischen summe|warensumme|suma|subtotale|totale merce|subtotaal|tussentotaal|sub total sales|total sales|purchases|total sales excluding gst|summe positionsbetrage|ubertrag|zwischentotal|nettototal|parziale|totale parziale|totaal artikelen|somme|base bruta|importe bruto`,
  ],
  // What is taken off afterwards is in these, and not in the ones below.
  [
    'lineSum',
    1,
    `total without discount|total price without discount|price without discount|total before discount|total before discounts|subtotal before discount|amount before discount|total price before discount|total excl discount
    |total avant remise|total ht avant remise|montant avant remise|montant ht avant remise|total sans remise|total hors remise|total ht hors remise|total avant rabais|prix total avant remise
    |summe vor rabatt|gesamt vor rabatt|gesamtpreis vor rabatt|gesamtbetrag vor rabatt|zwischensumme vor rabatt|summe ohne rabatt|gesamtpreis ohne rabatt|gesamtbetrag ohne rabatt
    |total antes de descuento|total antes del descuento|total sin descuento|importe sin descuento|subtotal sin descuento|totale senza sconto|totale prima dello sconto|totaal voor korting|totaal zonder korting`,
  ],
  [
    'grossTotal',
    0.6,
    `total with discount|total price with discount|price with discount|total after discount|amount after discount|total price after discount|total apres remise|montant apres remise|total remise deduite|summe nach rabatt|gesamtpreis nach rabatt|gesamtbetrag nach rabatt|gesamtpreis mit rabatt|gesamtbetrag mit rabatt|total con descuento|total despues del descuento|total tras descuento|totale con sconto|totale scontato|totaal na korting|totaal met korting`,
  ],
  [
    'netTotal',
    1,
    `total ht apres remise|montant ht apres remise|net ht apres remise|total ht remise deduite|nettosumme nach rabatt|nettobetrag nach rabatt|base imponible tras descuento`,
  ],
  [
    'vatTotal',
    1,
    `vat|total vat|vat amount|vat total|tax|total tax|tax amount|sales tax|gst|total gst|gst amount|hst|pst|sst|service tax|tax total|vat payable|add vat|plus vat|total tax amount|standard rate|standard rated|gst payable|cst|igst|cgst|sgst|utgst|output cgst|output sgst|output igst|output utgst|cgst output|sgst output|igst output|central tax|integrated tax|add cgst|add sgst|add igst|cgst amount|sgst amount|igst amount|cgst amt|sgst amt|igst amt|total vat amount|amount of vat
    |tva|mt tva|mnt tva|mtt tva|montant tva|total tva|montant de la tva|dont tva|t v a|montant total tva|total taxes|taxes|taxe|montant total de tva|total t v a|montant taxe|total montant tva
    |mwst|mehrwertsteuer|umsatzsteuer|ust|zzgl mwst|zzgl ust|zzgl umsatzsteuer|summe umsatzsteuer|steuerbetrag|mwst betrag|ust betrag|gesamt mwst|summe mwst|zuzuglich mwst|zzgl mehrwertsteuer|zuzuglich umsatzsteuer|summe ust|enthaltene mwst|steuer|steuersumme|gesamt ust|umsatzsteuerbetrag|umsatzssteuer|gesamtsteuerbetrag|inkl mwst|darin enthalten mwst|mwst gesamt|ust gesamt|steuer gesamt|zuzuglich mehrwertsteuer|enthaltene ust|total mwst|gesamtbetrag ust|gesamtbetrag umsatzsteuer|gesamtbetrag mwst|steuern|gesamtbetrag steuer
    |iva|cuota iva|total iva|importe iva|cuota|i v a|totale iva|imposta|importo iva|totale imposta|btw|btw bedrag|totaal btw|bedrag btw|totale imposte|total impuestos|totaal belastingen|impuesto|impuestos|montant total des taxes|total des taxes|steuern gesamt`,
  ],
  // What a lawyer or an accountant is paid, before the tax.
  ['netTotal', 0.8, `montant des honoraires|total des honoraires|total honoraires`],
  ['vatTotal', 0.9, `% ust|% mwst|% tva|% vat|% iva|% btw|% umsatzsteuer|% mehrwertsteuer`],
  [
    'grossTotal',
    1,
    `grand total|invoice value|montant net de taxe|montant net de taxes|total net de taxe|net de taxe|total net de taxes|total fees and outlay|total fees outlay and vat|total fees outlay and v a t|total fees outlays and vat|total outlay and vat|total incl vat|total including vat|gross total|total gross|gross amount|total inc vat|total incl tax|invoice total|total amount|total for this invoice|total invoice|amount incl vat|total with vat|total inclusive of vat|total invoice amount|invoice amount|total sales inclusive of gst|total incl gst|total inclusive gst|total sales incl gst|nett total|net total inclusive|total amount incl vat|rounded total|total rounded|total rm|total sale|total inclusive of gst|total sales inclusive gst|total amount payable incl gst|total amt incl gst|total usd|total eur|total gbp|total incl|total at checkout|total inclusive|amount including vat|total tax inclusive|total amt|total amount including vat|total including gst|total sales incl of gst|total payment|total rounding adj|total incl gst rm|total sales inclusive of gst rm|total including tax|total charges|total price|total amount after tax|total after tax|amount after tax
    |total ttc|montant ttc|montant total ttc|total toutes taxes comprises|ttc|t t c|total t t c|total general|montant total|total facture|total general ttc|total net ttc|montant toutes taxes comprises|total tva comprise|montant de la facture|montant facture|total facture ttc|montant total tvac|total tvac
    |bruttosumme|gesamtsumme|endsumme|gesamtbetrag|rechnungsbetrag|endbetrag|bruttobetrag|gesamt brutto|summe brutto|rechnungssumme|rechnungssumme brutto|gesamtbetrag brutto|gesamt|brutto|rechnungsendbetrag|total inkl mwst|summe inkl mwst|gesamt inkl mwst|gesamtpreis brutto|gesamtbetrag inkl mwst|bruttogesamtbetrag|rechnungssumme brutto inkl ust|gesamtbetrag inkl ust|rechnungsbetrag brutto|gesamt betrag|betrag brutto|rechnungsgesamtbetrag|brutto rechnungsbetrag|gesamtsumme brutto|total brutto|rechnungssumme inkl ust|gesamtbetrag eur|rechnungstotal|gesamttotal|totalbetrag|total inkl mwst chf|total chf
    |total factura|valor factura|valor de la factura|valor total factura|importe total|total con iva|total a factura|total iva incluido|total iva incl|totale fattura|totale documento|totale|totale complessivo|totale ivato|importo totale|totaal|totaal incl btw|totaalbedrag|totaal inclusief btw|inclusief btw|incl btw|eindtotaal|factuurtotaal|factuurbedrag|te betalen totaal|importo totale|cantidad total|totaal bedrag|rechnung betrag|invoice amount due|facture total`,
  ],
  ['grossTotal', 0.6, `total|somme|importe|totals|charges|prix ttc|prix total ttc`],
  ['grossTotal', 0.7, `total sales|sub total sales`],
  [
    'amountDue',
    1,
    `amount to be debited|amount to be collected|amount due|balance due|total due|total due by|amount due by|amount to be paid|total to be paid|to be paid|due amount|total amount due|balance|amount payable|total payable|please pay|to pay|net payable|amount to pay|invoice amount to pay|outstanding balance|amount owing|total to pay|payable amount|total amount payable|balance to pay|net amount due|amount outstanding|net due|balance owing|residual|residual amount|remaining balance|nett|nett amount|total nett
    |montant a prelever|montant total a payer|montant total a regler|montant a regler avant le|montant a payer avant le|net a payer|montant du|reste a payer|a payer|solde a payer|montant a payer|solde du|total a payer|net a payer ttc|somme a payer|net a regler|total a regler|a regler|montant net a payer|reste du|total du|net a payer en eur|montant a regler|solde
    |abzubuchender betrag|zahlbetrag|zu uberweisen|zu uberweisender betrag|uberweisungsbetrag|offener betrag|zu zahlen|zu zahlender betrag|zahlungsbetrag|zu zahlender gesamtbetrag|falliger betrag|faelliger betrag|uberweisungsbetrag|ausstehender betrag|restbetrag|noch zu zahlen|fallige zahlung|zahllast|restforderung|bitte zahlen|zu uberweisender betrag
    |importe a cargar|importo da addebitare|af te schrijven bedrag|total a pagar|importe a pagar|liquido a pagar|saldo|pendiente de pago|netto a pagare|totale da pagare|da pagare|importo da pagare|totale dovuto|te betalen|te voldoen|openstaand bedrag|te betalen bedrag|balance remaining|amount remaining|unpaid balance|outstanding amount|outstanding|solde restant|montant restant|restant du|montant restant du|reste a regler|noch offen|offener saldo|offener rechnungsbetrag|offen|offene summe|pendiente|importe pendiente|saldo pendiente|importe adeudado|saldo dovuto|saldo da pagare|importo dovuto|residuo da pagare|openstaand|openstaand saldo|nog te betalen|verschuldigd bedrag|te voldoen bedrag|owing|schuldend|importo dovuto`,
  ],
  [
    'prepaid',
    1,
    `prepaid|amount received|total received|less received|less received from you|less received on account|received on account|less received from you on account|paid|deposit|less deposit|amount paid|payments|payment|payments received|already paid|paid amount|advance payment|down payment|less payments|payment received|cash|change|tendered|card|visa|mastercard|credit card|amount tendered|cash tendered|cash received|change due|credit
    |acompte|deja paye|deja regle|acompte verse|acomptes|montant deja paye|montant paye|avance|montant prepaye|paye|total paye|acompte recu|rendu|especes|carte bancaire
    |anzahlung|erhaltene anzahlungen|bereits bezahlt|vorausbezahlter betrag|abzgl anzahlung|gezahlt|bereits gezahlt|geleistete anzahlungen|vorauszahlung|erhaltene anzahlung|bezahlt|anzahlungen|gegeben|ruckgeld|abschlagszahlung
    |anticipo|pagado|entrega a cuenta|a cuenta|acconto|pagato|gia pagato|aanbetaling|reeds betaald|betaald|voorschot|paid to date|amount paid to date|payments to date|total paid|total payments|less paid|paye a ce jour|deja verse|montant regle|reglements|total regle|somme versee|bereits geleistet|bisher geleistet|bisher gezahlt|gezahlter betrag|erhaltene zahlungen|zahlungen|pagado hasta la fecha|total pagado|importe pagado|ya pagado|pagato a oggi|importo pagato|gia versato|versato|reeds voldaan|al betaald|betaald bedrag|reeds ontvangen|montant acquitte|bezahlter betrag|importo pagato|importe abonado`,
  ],
  [
    'discount',
    1,
    `discount|total discount|less discount|trade disc|less trade disc|less trade discount|cash disc|cash discount|less cash discount|less cash disc|less disc|allowance|total allowances|trade discount|rebate|credits|remise|total remises|rabais|escompte|remises|remise globale|remise commerciale|remise totale|reductions|rabatt|nachlass|gesamtbetrag der abschlage|abschlag|abzgl sondernachlass|abzuglich rabatt|abzgl rabatt|gesamtrabatt|summe abschlage|sondernachlass|skonto|preisnachlass|abzgl|descuento|dto|sconto|korting`,
  ],
  [
    'charges',
    1,
    `shipping|shipping and handling|freight|freight handling|freight and handling|handling|delivery charge|delivery charges|postage|surcharge|charge|service charge|delivery|shipping cost|carriage|total charges and fees|shipping handling|frais de port|port|frais de livraison|transport|frais|majoration|frais d'expedition|eco participation|versandkosten|versand|porto|zuschlag|gesamtbetrag der zuschlage|zzgl versandkosten|fracht|frachtkosten|verpackung|lieferkosten|summe zuschlage|zuschlage|portes|gastos de envio|spese di spedizione|spese|verzendkosten`,
  ],
  [
    'rounding',
    1,
    `rounding|round off|rounded off|roundoff|round of|less round off|add round off|less rounded off|add rounded off|round off amount|rounding adj|rounding adjustment|rounding amount|arrondi|rundung|rundungsbetrag|rundungsdifferenz|redondeo|arrotondamento|afronding|rounding adjusment`,
  ],
  [
    'taxBase',
    1,
    `vat base|tax base|vat item|vat items|vatable items|base amount|base tva|basisbetrag|steuerbasisbetrag|steuerbasis|bemessungsgrundlage|basis|grundbetrag|base|basismenge|base iva|maatstaf`,
  ],
  [
    'otherAmount',
    1,
    `unit price|umsatz netto|nettoumsatz|ventas netas|vendes netes|previous balance|balance forward|balance brought forward|balance from last bill|balance from your last bill|amount of last bill|amount of your last bill|previous amount due|last bill amount|previous bill amount|montant de la derniere facture|sold precedent|sold anterior|valoare sold precedent|previous outstanding|previous outstanding balance|previous outstanding as on|outstanding as on|outstanding as at|balance as on|balance as at|arrears|previous arrears|arrieres|impayes anterieurs|solde anterieur impaye|ruckstand|altforderung|saldo pendiente anterior|deuda anterior|opening balance|solde anterieur|ancien solde|solde precedent|solde reporte|saldo anterior|saldo precedente|saldovortrag|vorheriger saldo|alter saldo|vorig saldo|exchange rate|savings|you saved|weight|qty|quantity|total qty|total quantity|no of items|item count|total items|points|share capital|au capital de|capital social|stammkapital|total weight|gesamtgewicht|poids total|indemnite forfaitaire pour frais de recouvrement|warenwert|bruttopreis|net weight|gross weight|anzahl artikel`,
  ],
];
