import type { Phrase } from './phrase.ts';

/**
 * What numbers, days and parties are called in the languages of `further-languages.ts`: Czech and Slovak, Swedish, Danish,
 * Norwegian and Finnish, Slovene and Croatian, Hungarian, Romanian, Turkish.
 */
export const FURTHER_FACTS: readonly Phrase[] = [
  [
    'invoiceNumber',
    1,
    `cislo faktury|cislo dokladu|faktura cislo|faktura c|danovy doklad c|danovy doklad cislo|faktura danovy doklad c|faktura danovy doklad cislo|fakturanr|fakturanummer|ocr fakturanummer|ocr nummer fakturanummer|faktura nr|laskun numero|laskun nro|laskunumero|stevilka racuna|racun st|broj racuna|racun br|racun broj|szamla sorszama|sorszam|szamla sorszam|szamla szama|szamlaszam|numar factura|nr factura|factura nr|fakt nr|fakt nr kundnr|fakturanr kundnr|seria si numarul facturii|lasku nro|laskunro|bizonylatszám|bizonylat sorszáma|bizonylat száma|nr facturii|numărul facturii|belge no|belge numarasi|fatura no|fatura numarasi|stevilka dokumenta|st dokumenta|broj dokumenta|cislo dokumentu|nr document|nr documentului|numarul documentului|bilagsnummer|bilagsnr`,
  ],
  [
    'title',
    0.9,
    `faktura|kontantfaktura|faktura danovy doklad|danovy doklad|lasku|szamla|factura fiscala|e fatura|e arsiv fatura`,
  ],
  [
    'orderNumber',
    1,
    `cislo objednavky|objednavka c|objednavka cislo|ordrenummer|ordrenr|ordernr|ordernummer|bestillingsnummer|bestillingsnr|bestillings id|bestallningsnummer|bestallningsnr|tilausnumero|tilausnro|rendelesszam|megrendelesszam|rendeles szama|nr comenzii|numarul comenzii|numar comanda|nr comanda|cod comanda|id comanda|siparis no|siparis numarasi|broj narudzbe|broj narudzbenice|stevilka narocila`,
  ],
  ['creditTitle', 0.9, `opravny danovy doklad|dobropis|kreditfaktura|kreditnota|hyvityslasku|dobropis|factura storno`],
  [
    'otherNumber',
    1,
    `opr fakturanr|opr fakturanummer|oprindelig faktura|oprindeligt fakturanr|ursprunglig faktura|krediterad faktura|krediteret faktura|vedr faktura|ico|variabilni symbol|variabilny symbol|konstantni symbol|zakaznicke cislo|org nr|orgnr|organisationsnummer|organisasjonsnummer|kundnr|kundnummer|kundenr|kundenummer|er referens|var referens|deres ref|vores ref|var ref|viitenumero|asiakasnumero|bankgiro|plusgiro|bankgironr|maticna stevilka|maticni broj|cegjegyzekszam|nr reg com|reg com|nr ord reg com|mersis no|ticaret sicil no|referenca stranke|referenca kupca|vasa referenca|nasa referenca|prodajni nalog|stevilka stranke|sifra kupca`,
  ],
  [
    'issueDate',
    1,
    `datum vystaveni|datum vystaveni faktury|datum vystaveni dokladu|datum vystavenia|vystaveno|fakturadatum|fakturadato|laskun paivays|laskun pvm|paivays|laskun päivämäärä|datum izdaje|datum racuna|datum izdavanja|szamla kelte|kelt|kiallitas datuma|kiallitas kelte|data emiterii|data facturii|data factura|fatura tarihi|duzenleme tarihi|belge tarihi|vystaveno dne|datum fakture|data emitere|data emiterii facturii|data facturarii`,
  ],
  ['date', 0.7, `dato`],
  [
    'dueDate',
    1,
    `datum splatnosti|datum splatnosti faktury|splatnost|den splatnosti|forfallodatum|forfallodag|forfaller|forfaldsdato|forfaldsdag|i alt til betaling den|til betaling den|oss tillhanda senast|oss tillhanda|tillhanda senast|at betale senest|forfalder den|forfald|forfald den|dog senest|betalingsfrist|forfallsdato|forfall|betalningsdag|betales senest|erapaiva|rok placila|zapade|datum zapadlosti|datum dospijeca|rok placanja|fizetesi hatarido|data scadenta|data platii|data scadentei|scadenta|termen de plata|vade tarihi|son odeme tarihi|vade|esedékesség|dospijeće|dospijeće plaćanja|scadent|ultima zi de plata|pana la data de|data limita de plata`,
  ],
  [
    'otherDate',
    1,
    `datum zdanitelneho plneni|datum uskutecneni plneni|datum uskutecneni zdanitelneho plneni|datum uskutecneni zdan plneni|datum zdan plneni|duzp|datum dodania|leveransdatum|leveringsdato|toimituspaiva|datum opravljene storitve|datum isporuke|teljesites datuma|teljesites kelte|teljesites idopontja|data livrarii|sevk tarihi`,
  ],
  [
    'paymentTerms',
    1,
    `forma uhrady|zpusob platby|betalningsvillkor|betalingsbetingelser|betalingsvilkår|maksuehto|nacin placila|nacin placanja|fizetesi mod|modalitate de plata|odeme sekli`,
  ],
  [
    'supplier',
    1,
    `dodavatel|dodavatel predavajici|leverantor|leverandør|säljare|selger|sælger|kibocsátó|izdavatelj|izdajatelj|dobavljač|dobavitelj|prodavač|myyja|prodajalec|prodavatelj|szallito|elado|furnizor|vanzator|satici|informasjon om selger|information om säljaren|oplysninger om sælger|myyjän tiedot|informace o prodejci|informacje o sprzedawcy`,
  ],
  [
    'buyer',
    1,
    `odberatel|odberatel kupujici|köpare|kjøper|køber|müşteri|kund|mottagare|kunde|asiakas|ostaja|laskutusosoite|kupec|kupac|narocnik|vevo|cumparator|beneficiar|alici|sayin|faktureringsadress|fakturaadress`,
  ],
  ['deliverTo', 1, `leveransadress|leveringsadresse|toimitusosoite|dodaci adresa|szallitasi cim|adresa de livrare`],
  [
    'vatNumber',
    1,
    `dic|ic dph|dic ic dph|momsnr|moms nr|vat nr|org nr mva|mva id|mva nr|mva nummer|se nr|eu adoszam|kozossegi afaszam|momsreg nr|momsregnr|momsregistreringsnummer|cvr|cvr nr|cvr nummer|alv tunnus|alv nro|y tunnus|id za ddv|id st za ddv|oib|adoszam|kozossegi adoszam|cui|cod fiscal|c u i|vkn|tckn|vkn tckn|vergi no|vergi numarasi|vergi kimlik no|vergi kimlik numarasi`,
  ],
  [
    'accountHolder',
    1,
    `kontohavare|kontohaver|saajan nimi|kedvezményezett|számlatulajdonos|majitel účtu|primatelj|titular cont|hesap sahibi|posiadacz rachunku|nazwa odbiorcy|betalningsmottagare`,
  ],
  ['currency', 1, `mena|valuuta|penznem|moneda|para birimi`],
];
