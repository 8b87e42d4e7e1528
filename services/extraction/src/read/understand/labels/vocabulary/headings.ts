import type { Phrase } from './phrase.ts';

/**
 * More of what the columns of lines are headed by billing programs, in whichever language they print: shortened, with the unit or the
 * currency in the heading, or with the tax that what stands below is without.
 */
export const HEADINGS: readonly Phrase[] = [
  [
    'colQuantity',
    1,
    `qty invoiced|invoiced quantity|invoiced qty|quantity invoiced|billed qty|order qty|no of hours|qnty|qty hrs|qty units|quantity hrs|hours qty|hrs qty|days worked|hours worked|units used|boxes|cartons|seats|licenses|licences`,
  ],
  ['colQuantity', 0.9, `usage|consumption|consumat|consumat kwh|cantitatea facturata|cantitate facturata`],
  ['colQuantity', 1, `mge|liefermenge|gelieferte menge|verbrauch|anzahl std|stuckzahl|berechnete menge`],
  [
    'colQuantity',
    1,
    `qte facturee|qte cdee|qtes|quantite facturee|quantite livree|nbre d'heures|nb h|qte h|cantd|cantidad facturada|kilos|n ore|aant|aantal uren`,
  ],
  [
    'colQuantity',
    1,
    `kvantitet|antal st|lev ant|lev antal|levererat|antal enhet|mængde|maara yks|ilosc j m|pocet mj|số lượng|jumlah unit`,
  ],
  [
    'colUnitPrice',
    1,
    `price per|per unit|unit value|rate usd|price eur|price usd|price gbp|sell price|selling price|sales price|your price|customer price|each price|unit amt|charge rate|price ea`,
  ],
  [
    'colUnitPrice',
    1,
    `einz preis|einzelpr|preis me|preis einh|preis je|preis pro|preis p e|einzelpreis in €|einzelpreis in eur|preis in eur|preis in €|arbeitspreis`,
  ],
  [
    'colUnitPrice',
    1,
    `prix unit ht|px unitaire|px unitaire ht|tarif unitaire ht|prix unitaire hors taxe|prix unitaire hors taxes|prix unitaire ht en €|valeur unitaire|prix unitaire htva|prix htva|precio unidad|pvp ud|coste unidad|prezzo unit netto|pr un|imp unitario|prijs p st|prijs p e|prijs excl|prijs excl btw|stuksprijs|per stuk|per eenheid|vl unit`,
  ],
  [
    'colUnitPrice',
    1,
    `pris enhet|pris per st|pris exkl moms|pris enh|stykpris|pr stk|pris ekskl moms|pris eks mva|yks hinta|veroton hinta|j cena|jedn cena|cena mj|jednotk cena|b fiyat|pretul|pretul lei|pretul lei kwh|pretul fara tva|pret unitar fara tva|pret fara tva|đơn giá|cena par vienibu|jed cijena`,
  ],
  [
    'colTotal',
    1,
    `ext amt|net amt|net line total|total ex gst|amount ex gst|total excl|amount excl|charge amount|line value`,
  ],
  ['colTotal', 0.9, `goods value|sales value|total charge|ex vat`],
  [
    'colTotal',
    1,
    `gesamt in €|gesamtpreis in eur|gesamtpreis in €|betrag in eur|betrag in €|summe in eur|summe in €|netto eur|netto in eur|netto in €|positionswert|pos summe|nettopreis gesamt`,
  ],
  ['colTotal', 0.9, `beitrag|beitrag eur|gebuhr|gebuhr eur|honorar|honorar eur|valeur|cout total`],
  [
    'colTotal',
    1,
    `montant ht en €|total ligne ht|montant htva|total htva|htva|montant hors tva|montant hors taxes|total hors taxes|imp neto|valor neto|valor de venta|valor venta|imp netto|tot riga|bedrag excl|totaal excl|totaal excl btw|netto bedrag|totaalprijs|bedrag eur|vl total|total liq|valor liq|valor liquido`,
  ],
  [
    'colTotal',
    1,
    `summa exkl moms|belopp exkl moms|nettobelopp|radbelopp|beløb ekskl moms|beløb dkk|beløp eks mva|sum eks mva|netto beløp|nettobeløp|veroton yht|veroton summa|wart netto|wartosc bez vat|kwota netto|zaklad|zaklad dph|tutar|thành tiền|suma fara tva|suma fara tva lei|valoarea fara tva|vrijednost`,
  ],
  [
    'colDesignation',
    1,
    `item and description|product service|service description|details of charges|goods description|task|narrative|narration|positionen|ware|warenbezeichnung|positionstext|leistungsart|arbeiten|designation des travaux|libelle article|descripcion del producto|descripcion del servicio|trabajo|descrizione articolo|descrizione dei beni|werkzaamheden|descricao do produto|descricao dos servicos|discriminacao|discriminacao dos servicos`,
  ],
  [
    'colDesignation',
    1,
    `specifikation|varebeskrivelse|varenavn|ydelse|nazev zbozi|denumirea produselor|leiras|tên hàng hóa|tên hàng hóa dịch vụ|nama produk|naziv artikla`,
  ],
  ['colVatRate', 1, `gst rate|st %|aliq|aliq iva|cod iva|% dph|sazba|ppn`],
  ['colDiscount', 1, `rab|rab %|rem %|bonif|% bonif|sconto %|korting %|ale %|reducere`],
  ['colUnit', 1, `meh|un med|eenh|enh|jed mj|đvt|đơn vị tính`],
  [
    'colItemCode',
    1,
    `part #|product id|product #|item #|model no|hsn|hsn code|hsn sac|catalog no|cat no|isbn|upc|mat nr|materialnr|pzn|code produit|n article|cod art|codice articolo|codigo do produto|cod produs|mã hàng`,
  ],
];
