import type { Phrase } from './phrase.ts';

/**
 * What sums are called in languages whose invoices are read by these alone, in the order Czech and Slovak, Swedish, Danish,
 * Norwegian and Finnish, Slovene and Croatian, Hungarian, Romanian, Turkish.
 */
export const SUMS_ABROAD: readonly Phrase[] = [
  [
    'netTotal',
    0.9,
    `celkem bez dph|spolu bez dph|celkom bez dph|cena celkem bez dph|cena spolu bez dph|zaklad dane|zaklad dph|zaklad dane celkem|soucet bez dph|suma bez dph
    |summa exkl moms|belopp fore moms|netto exkl moms|total exkl moms|totalt exkl moms|exkl moms|exklusive moms|belopp exkl moms|summa exklusive moms|summa ex moms|totalt ex moms|total ex moms|nettobelopp|momsunderlag
    |i alt ekskl moms|total ekskl moms|ekskl moms|belob ekskl moms|beløb ekskl moms|nettobeløb|momspligtigt beløb|momsgrundlag|i alt uden moms|subtotal ekskl moms
    |sum eks mva|sum ekskl mva|total eks mva|totalt eks mva|beløp eks mva|nettobeløp|mva grunnlag|avgiftsgrunnlag|veroton yhteensa|veroton summa|veroton hinta yhteensa
    |osnova za ddv|skupaj brez ddv|ukupno bez pdv|osnovica|porezna osnovica|osnovica za pdv|iznos bez pdv
    |netto osszesen|osszesen netto|adoalap|netto vegosszeg|afa alap|total fara tva|valoare fara tva|baza de impozitare|total valoare fara tva
    |mal hizmet toplam tutari|kdv matrahi|matrah|toplam matrah|kdv haric toplam|kdv haric tutar`,
  ],
  [
    'vatTotal',
    0.9,
    `igv|itbis|itbms|ppn|gct|jct
    |dph|dph celkem|dph spolu|celkem dph|celkom dph|vyse dph|vyska dph|suma dph|dan celkem
    |moms|moms totalt|moms i alt|moms 25%|momsbelopp|moms kr|momskr|varav moms|summa moms|total moms|totalt moms|momsbeløb|heraf moms|heraf udgør moms|25% moms
    |mva|mva i alt|sum mva|herav mva|mva beløp|total mva|totalt mva|alv|alv yhteensa|arvonlisavero|alv osuus
    |ddv|ddv skupaj|znesek ddv|pdv|iznos pdv|iznos pdv a|ukupno pdv|pdv ukupno
    |afa|afa osszesen|osszesen afa|afa osszeg|afa ertek|total tva|valoare tva|valoare totala tva
    |hesaplanan kdv|toplam kdv|kdv toplami|kdv toplam|kdv tutari|hesaplanan katma deger vergisi|hesaplanan gercek usulde katma deger vergisi`,
  ],
  [
    'grossTotal',
    0.9,
    `celkem s dph|spolu s dph|celkom s dph|celkem vcetne dph|celkem vc dph|cena celkem s dph|cena spolu s dph|celkova castka|celkova cena|celkova suma|celkova ciastka|konecna castka|konecna ciastka|fakturovana castka|fakturovana suma|fakturovana ciastka|doklad celkem|faktura celkem
    |total inkl moms|belopp inkl moms|belopp inklusive moms|beløb inkl moms|totalt inkl moms|summa inkl moms|totalsumma|totalbelopp|totala belopp|totalt belopp|fakturans totala belopp|fakturabelopp|fakturasumma|fakturatotal|i alt inkl moms|beløb i alt|fakturabeløb|total inklusive moms|summa inklusive moms
    |sum inkl mva|total inkl mva|totalt inkl mva|totalsum|fakturabeløp|verollinen yhteensa|loppusumma|laskun loppusumma|verollinen summa
    |skupaj z ddv|ukupno s pdv|sveukupno|ukupan iznos|ukupno s pdv om|brutto osszesen|osszesen brutto|vegosszeg|brutto vegosszeg|szamla vegosszege|total cu tva|valoare totala|factura curenta|total factura curenta|total factura|total factura cu tva|total factura curenta cu tva
    |vergiler dahil toplam tutar|vergiler dahil toplam|genel toplam|kdv dahil toplam|kdv dahil toplam tutar|toplam tutar|fatura tutari`,
  ],
  ['grossTotal', 0.6, `celkem|celkom|spolu|totalt|i alt|summa|sum|yhteensa|ukupno|za uplatu ukupno|osszesen|toplam`],
  [
    'amountDue',
    0.9,
    `celkem k uhrade|k uhrade|celkom k uhrade|k uhrade celkem|k uhrade celkom|k uhrade spolu|spolu k uhrade|celkem k zaplaceni|k zaplaceni|castka k uhrade|suma na uhradu|suma k uhrade|na uhradu|zbyva k uhrade|zbyva uhradit|zostava uhradit
    |att betala|summa att betala|belopp att betala|totalt att betala|att betala sek|kvar att betala|at betale|til betaling|i alt at betale|total at betale|restbeløb
    |å betale|beløp å betale|sum å betale|totalt å betale|maksettava|maksettava yhteensa|maksettavaa|maksettavaa yhteensa
    |za placilo|skupaj za placilo|za uplatu|ukupno za uplatu|ukupno za platiti|za platiti|iznos za uplatu
    |fizetendo|fizetendo osszeg|fizetendo vegosszeg|fizetendo brutto vegosszeg|osszesen fizetendo|fizetendo osszesen|total de plata|total plata|rest de plata|total de achitat|de achitat|suma de plata
    |odenecek tutar|odenecek toplam|odenecek toplam tutar|odenecek`,
  ],
  [
    'lineSum',
    0.9,
    `mezisoucet|medzisucet|soucet polozek|sucet poloziek|delsumma|delsum|valisumma|skupaj|osszesen|meduzbroj|ara toplam`,
  ],
  [
    'rounding',
    1,
    `zaokrouhleni|zaokruhlenie|halerove vyrovnani|halierove vyrovnanie|oresavrundning|oresutjamning|avrundning|oreavrunding|oreafrunding|øresafrunding|øreafrunding|øreavrunding|pyoristys|zaokrozitev|zaokruzenje|kerekites|rotunjire|yuvarlama`,
  ],
  // What the state pays for the customer, or the customer to the state, of what stands above it.
  [
    'prepaid',
    1,
    `rotavdrag|rutavdrag|rot avdrag|rut avdrag|rot rut avdrag|skattereduktion|preliminar skattereduktion|avgar rotavdrag|avgar rutavdrag|zaloha|zalohy|zaplaceno zalohou|uhrazeno zalohou|uhradene zalohou|zaplacene zalohy|uhrazena zaloha|uhrazene zalohy|uhradena zaloha|uhradene zalohy|odpocet zalohy|odecet zalohy|uhrazeno|uhradene|forskottsbetalt|forskud|avans|elolegek|eloleg
    |tevkifat|kdv tevkifat tutari|hesaplanan kdv tevkifat|kdv tevkifat|tevkifat tutari|hesaplanan kdv tevkifati`,
  ],
  ['discount', 1, `toplam iskonto|iskonto|toplam indirim|sleva celkem|zlava spolu|rabatt totalt|alennus yhteensa`],
  [
    'charges',
    1,
    `frakt|fraktavgift|fakturaavgift|faktureringsavgift|fakturagebyr|gebyr|expeditionsavgift|toimituskulut|doprava|postovne|dopravne`,
  ],
  // Vietnam's form of the ministry: what the goods come to, the tax on value added, and both.
  ['lineSum', 0.9, `cộng tiền hàng|tổng tiền hàng`],
  ['netTotal', 0.9, `tổng tiền chưa thuế|cộng tiền hàng hóa dịch vụ`],
  ['vatTotal', 0.9, `tiền thuế gtgt|thuế suất gtgt|tổng tiền thuế|cộng tiền thuế`],
  ['grossTotal', 1, `tổng cộng tiền thanh toán|tổng tiền thanh toán|tổng cộng`],
];
