import type { Phrase } from './phrase.ts';

/**
 * What columns are called in languages whose invoices are read by these alone: Czech and Slovak, Swedish, Danish,
 * Norwegian and Finnish, Slovene and Croatian, Hungarian, Romanian, Turkish.
 */
export const FURTHER_LANGUAGES: readonly Phrase[] = [
  ['colPosition', 1, `p c|c|por c|rad|sor|nr crt|nr rad|zap st|rb|r br|sira no|sira|rivi`],
  ['colItemCode', 1, `kod|kod produktu|stok kodu|urun kodu|varenr|varenummer|tuotenumero|tuotekoodi|sifra|cikkszam`],
  [
    'colDesignation',
    1,
    `popis|oznaceni dodavky|oznacenie dodavky|nazev|nazov|polozka|nazov polozky|nazev polozky|beskrivning|benamning|vara|tjanst|beskrivelse|varetekst|tekst|vare|produktnavn|tuote|tuote palvelu|kuvaus|nimike|selite|naziv|naziv blaga|megnevezes|termek|aru neve|denumire|denumirea produselor sau a serviciilor|denumire produs|descriere|mal hizmet|mal hizmet cinsi|aciklama|urun|urun hizmet`,
  ],
  [
    'colQuantity',
    1,
    `mnozstvi|mnozstvo|mnozst|pocet|pocet ks|ks|antal|antall|ant|timmar|timer|maara|kpl|tunnit|kolicina|kol|mennyiseg|menny|cantitate|cantitatea|miktar|adet`,
  ],
  ['colUnit', 1, `mj|m j|jednotka|enhet|enhed|yksikko|yks|em|egyseg|birim`],
  [
    'colUnitPrice',
    1,
    `cena|cena jednotkova|jednotkova cena|cena za mj|cena za kus|cena ks|cena bez dph|a pris|apris|pris|styckpris|enhetspris|enhedspris|brutto enhetspris|netto enhetspris|brutto enhedspris|netto enhedspris|stk pris|pris pr stk|timpris|timepris|hinta|a hinta|yksikkohinta|cena na em|cena brez ddv|cijena|jedinicna cijena|egysegar|egys ar|netto egysegar|netto egys ar|no egys ar|n egys ar|pret|pret unitar|pretul unitar|birim fiyat|birim fiyati|fiyat`,
  ],
  [
    'colVatRate',
    1,
    `dph|dph %|sazba dph|sadzba dph|moms|moms %|momssats|mva|mva %|alv|alv %|vero %|ddv|ddv %|pdv|pdv %|afa|afa %|afa kulcs|cota tva|kdv|kdv %|kdv orani`,
  ],
  ['netTotal', 0.9, `momspliktigt belopp|momspligtigt beløb|avgiftspliktig beløp`],
  ['otherAmount', 1, `icke momspliktigt belopp|ej momspliktigt belopp|momsfritt belopp|ikke momspligtigt beløb`],
  [
    'colVatAmount',
    1,
    `vyska dph|dph kc|momsbelopp|momsbeløb|mva beløp|alv €|alv eur|afa osszeg|valoare tva|valoarea tva|kdv tutari`,
  ],
  [
    'colTotal',
    1,
    `celkem|celkom|bez dph|cena celkem|cena celkem bez dph|celkem bez dph|cena spolu|spolu|spolu bez dph|belopp|summa|totalt|radsumma|beløb|beløp|i alt|linjetotal|yhteensa|veroton|veroton €|veroton eur|rivisumma|znesek|vrednost|iznos|ukupno|netto ertek|no ertek|n ertek|netto osszeg|netto ar|ertek|valoare|valoarea|valoare fara tva|toplam|mal hizmet tutari`,
  ],
  [
    'colGross',
    1,
    `celkem s dph|spolu s dph|cena s dph|inkl moms|beløb inkl moms|verollinen|verollinen €|verollinen eur|brutto ertek|bo ertek|b ertek|brutto osszeg|brutto ar`,
  ],
  ['colDiscount', 1, `rabat|rabat %|sleva|sleva %|zlava|ale|alennus|popust|popust %|kedvezmeny|iskonto orani|indirim`],
];
