import type { Phrase } from './phrase.ts';

/** The same in Polish, whose invoices mostly follow one form ('faktura VAT', by the act on VAT). */
const PRINTED: readonly Phrase[] = [
  [
    'invoiceNumber',
    1,
    `faktura nr|faktura numer|numer faktury|nr faktury|faktura vat nr|faktura vat numer|faktura korygująca nr|nr dokumentu|numer dokumentu|faktura pro forma nr|rachunek nr`,
  ],
  ['number', 0.6, `numer`],
  ['title', 1, `faktura|faktura vat|rachunek uproszczony|faktura pro forma|faktura zaliczkowa|faktura końcowa`],
  ['creditTitle', 1, `faktura korygująca|korekta faktury|faktura vat korygująca`],
  ['orderNumber', 1, `zamówienie nr|nr zamówienia|numer zamówienia|zamówienie|do zamówienia nr`],
  ['deliverySlipNumber', 1, `dokument wz|wz nr|nr wz`],
  [
    'otherNumber',
    1,
    `nr klienta|numer klienta|kod klienta|regon|krs|bdo|numer konta|nr konta|konto|nr rachunku|rachunek bankowy|do faktury nr|korekta do faktury nr|dotyczy faktury nr`,
  ],
  [
    'issueDate',
    1,
    `data wystawienia|data wystawienia faktury|miejsce i data wystawienia|miejsce data wystawienia|wystawiono|wystawiono dnia|wystawiona w dniu|data faktury|data dokumentu`,
  ],
  [
    'otherDate',
    1,
    `data sprzedaży|data dostawy|data wykonania usługi|data dokonania dostawy|data zakończenia dostawy|data dostawy wykonania usługi|data zamówienia|data dostawy usługi|data otrzymania zaliczki|data dokonania lub zakończenia dostawy towarów lub wykonania usługi|data dokonania lub zakończenia dostawy|data wykonania`,
  ],
  ['date', 0.7, `dnia|z dnia|w dniu`],
  [
    'dueDate',
    1,
    `termin płatności|termin zapłaty|data płatności|data zapłaty|płatne do|płatność do|zapłata do|zapłać do|termin`,
  ],
  ['paymentTerms', 1, `warunki płatności|forma płatności|sposób płatności|sposób zapłaty|forma zapłaty`],
  ['currency', 1, `waluta`],
  [
    'supplier',
    1,
    `sprzedawca|wystawca|dostawca|dane sprzedawcy|sprzedawca podatnik|sprzedawca wystawca|sprzedawca dostawca`,
  ],
  [
    'buyer',
    1,
    `nabywca|kupujący|dane nabywcy|zamawiający|nabywca płatnik|nabywca odbiorca|nabywca zamawiający|wystawiono na|wystawiona na|wystawiono dla`,
  ],
  ['deliverTo', 1, `odbiorca|adres dostawy|miejsce dostawy`],
  ['partyName', 1, `nazwa|nazwa firmy|pełna nazwa|imię i nazwisko`],
  ['vatNumber', 1, `nip|nr nip|numer nip`],
  ['buyerVatNumber', 1, `nip nabywcy|nip kupującego`],
  ['netTotal', 1, `razem netto|suma netto|wartość netto razem|netto razem|wartość netto`],
  ['vatTotal', 1, `kwota vat|podatek vat|razem vat|suma vat|podatek|suma ptu|razem ptu|kwota ptu`],
  [
    'grossTotal',
    1,
    `razem brutto|suma brutto|wartość brutto razem|ogółem|razem do zapłaty|kwota brutto|kwota należności ogółem`,
  ],
  ['lineSum', 1, `razem|suma`],
  ['amountDue', 1, `do zapłaty|pozostało do zapłaty|pozostaje do zapłaty|kwota do zapłaty|należność`],
  ['prepaid', 1, `zapłacono|wpłacono|zaliczka|przedpłata`],
  ['discount', 1, `rabat|upust`],
  ['colPosition', 1, `lp|l p|poz`],
  ['colItemCode', 1, `indeks|kod|kod towaru|kod produktu|pkwiu|symbol|pkwiu cn`],
  [
    'colDesignation',
    1,
    `nazwa|nazwa towaru|nazwa towaru usługi|nazwa towaru lub usługi|nazwa usługi|nazwa towarów i usług|opis|opis towaru|przedmiot|towar usługa`,
  ],
  ['colQuantity', 1, `ilość|liczba|ilość godzin`],
  ['colUnit', 1, `jm|j m|jedn|jednostka|jedn miary|miara`],
  ['colUnitPrice', 1, `cena|cena netto|cena jedn|cena jednostkowa|cena jedn netto|cena jednostkowa netto`],
  ['colVatRate', 1, `stawka|stawka vat|vat stawka|vat %|stawka podatku`],
  ['colVatAmount', 1, `kwota vat|kwota podatku|wartość vat|podatek vat`],
  [
    'colTotal',
    1,
    `wartość netto|wartość|wartość sprzedaży netto|kwota netto|razem netto|netto wartość|wartość bez podatku|netto`,
  ],
  ['colGross', 1, `wartość brutto|kwota brutto|razem brutto|brutto|wartość z podatkiem`],
  ['colDiscount', 1, `rabat|rabat %|upust`],
];

/** A recogniser of other languages reads 'ł' as 'l'; no other mark of Polish stays when words are folded. */
export const POLISH: readonly Phrase[] = PRINTED.map(([meaning, weight, phrases]) => [
  meaning,
  weight,
  `${phrases}|${phrases.replaceAll('ł', 'l')}`,
]);
