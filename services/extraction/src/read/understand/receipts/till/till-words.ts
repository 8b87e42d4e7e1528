// What the lines of a till's receipt call themselves, in the languages tills are set up in; folded, as a recogniser reads them.
import { withinEdits } from '../../text/edits.ts';
import type { TillKind } from './till-kind.ts';
import { kindAbroad } from './till-words-abroad.ts';

const TOTAL =
  /\b(?:t[o0]ta[l1i]e?s?|total(?=rm|eur|usd|amt|amount|due|payable)\w*|^\W*nett(?= ?\W*\w{0,3}\W*\d)|^\W*(?:amount|amt)(?=\W*(?:rm|eur|usd|gbp|aed|chf)?\W*\d)|totaal|am(?:oun)?t due|^\W*due(?= (?:vat|incl|total|amount))|to pay|(?:bill|nett?|final|rounded|sales|invoice|nota) (?:amount|amt)|fuel sale|parking fee|parkgeb\w*|parkeergeld|balance(?: due)?|payable|a payer|montant|prix ttc|zu zahlen|summ ?e|gesamt\w*|endbetrag|rechnungsbetrag|betrag|importe|importo(?= (?:totale|pagato|da))|a pagar|da pagare|te betalen|te voldoen|jumlah(?: besar)?)\b/;
/** What is left of a total after a deposit. */
const LEFT = /\b(?:reste|restant|restbetrag|rest)\b/;
/** With tax, after rounding: what is paid. */
export const INCLUSIVE =
  /\b(?:incl\w*|ttc|inkl\w*|grand|nett?|round(?:ed|ing) ?total|after|payable|due|a payer|zu zahlen|a pagar|da pagare|te betalen|te voldoen|complessivo|besar|balance|with (?:tax|vat|gst))\b/;
/** What is totalled, but is not what is paid. */
const OTHER_TOTAL =
  /\b(?:sub ?-?total|zwischensumme|sous ?-?total|subtotale?|subtotaal|excl\w*|exc|before|without|qty|quantity|items?|discount|savings?|saved|coupons?|disc|points?|punkte|puntos|punti|rounding|tax\w*|gst|sst|vat|tva|mwst|ust|iva|btw|steuer|netto|ht|brut|units?|pcs|artikel|articles?|articulos?|descuento|remise|rabatt|preisvorteil|sparen|ahorro|sconto|korting|fidelite|cagnotte|francs|frf)\b/;
const CASH =
  /\b(?:cash|tender\w*|paid|bargeld|especes|bar|gegeben|efectivo|entregado|contanti|contante?|received|recu|payment|tunai|paye|regle|bezahlt|betaald|pagado|pagato|numerario)\b/;
/** Nobody gives change on a card. */
const CARD =
  /\b(?:visa|master ?card|maestro|amex|american express|credit card|debit(?: card)?|cartes?(?: (?:bancaires?|bleue|de credit))?(?! (?:de )?(?:fid|client|membre))|cb|cheque|titres? (?:restaurant|resto)|tickets? resto|sans contact|contactless|kontaktlos|girocard|kreditkarte|ec|ec-? ?karte|ec-? ?cash|kartenzahlung|tarjeta|carta di credito|bancomat|elettronico|buon[oi] pasto|diners(?: club)?|jcb|unionpay|eftpos|efts?(?! \w*\d{4})|card payment|paywave|bancontact|pin|pinnen|mada|interac|twint|multibanco|amount charged)\b|^\W*(?:card|karte|carte|tarjeta|carta)(?= ?\W*\w{0,3}\W*\d+[.,]\d)/;
const CHANGE =
  /\b(?:change(?: due)?|rendu|monnaie|a rendre|ruckgeld|restgeld|wechselgeld|zuruck|cambio|vuelto|wisselgeld|resto|troco|baki)\b/;
/** What is summed before tax, and the tax on it. */
const NET =
  /\b(?:excl?\w*|before|without|sub ?-?total|sous ?-?total|zwischensumme|ht|netto|(?:vat|tax)-?able|brut|base imponible|imponibile|subtotale|subtotaal)\b/;
/** Summed before what follows; where nothing does, it is what is paid. */
export const SUBTOTAL = /\b(?:sub ?-?total|sous ?-?total|zwischensumme|subtotale|subtotaal)\b/;
const TAX = /\b(?:[cs]?gst|sst|hst|pst|qst|tps|tvq|vat|tva|mwst|ust|steuer|iva|btw|tax|service charge|serv\w* chg)\b/;
/** 'incl. gesamt MWSt', 'di cui IVA': of a sum, the tax within it. */
const WITHIN =
  /^\W*(?:incl\w*|inkl\w*|dont|davon|darin|enthalt\w*|di cui|waarvan|of which|incluye)\b.*\b(?:vat|tva|mwst|ust|steuer|iva|btw|gst)[^\p{L}]*(?:(?:eur|chf|gbp|usd|rm|kr)\b[^\p{L}]*)?$/u;
/** What is given on top; what is proposed is not. */
const TIP = /^(?!.*(?:sugg|propos|empfehl|_{3})).*\b(?:tip|gratuity|pourboire|trinkgeld|propina|mancia|fooi|gorjeta)\b/;
/** What might be given, each share beside its sum: 'Gratuity: 15% 18% 20%', 'Suggested tip', 'Tip guide'. */
const PROPOSED =
  /\b(?:tips?|gratuity|gratuities|pourboire|trinkgeld|propina|mancia)\b.*\d ?%.*\d ?%|\b(?:sugg\w*|recommended|propos\w*) .*\b(?:tips?|gratuity|gratuities|pourboire|propina)\b|\b(?:tip|gratuity) (?:guide|suggestions?|calculat\w+)\b|\b(?:tip|gratuity)\W+\d{1,2} ?%\W*$/;
const ROUNDING = /\b(?:round\w*|rundung|arrondi|redondeo|afronding|arrotondamento|pembundaran)\b/;
const SUMMARY = /\b(?:gst|tax|vat|tva|mwst|sst) ?(?:summary|analysis|code|breakdown)|\bsummary\b/;

/** Whether a line begins to propose what might be given on top. */
export const proposesTip = (folded: string): boolean => PROPOSED.test(folded);

/** What a line is about by its words, folded and put right; undefined where no word tells. */
export function kindOf(folded: string): TillKind | undefined {
  const abroad = kindAbroad(folded);
  if (abroad) return abroad;
  if (SUMMARY.test(folded)) return 'summary';
  if (CHANGE.test(folded)) return 'change';
  if (LEFT.test(folded)) return undefined;
  if (WITHIN.test(folded)) return 'tax';
  if (TOTAL.test(folded) && (!OTHER_TOTAL.test(folded) || (INCLUSIVE.test(folded) && !/\bexc/.test(folded))))
    return 'total';
  if (TIP.test(folded)) return 'tip';
  if (ROUNDING.test(folded)) return 'rounding';
  if (NET.test(folded)) return 'net';
  if (TAX.test(folded)) return 'tax';
  if (CARD.test(folded)) return 'card';
  return CASH.test(folded) ? 'cash' : undefined;
}

/** Words that a worn print is put right to; each stands for itself, however it was recognised. */
const TILL_WORDS: readonly string[] = [
  ...['total', 'subtotal', 'rounding', 'inclusive', 'excluding', 'exclusive', 'change', 'discount', 'summary'],
  ...['payable', 'tendered', 'zwischensumme', 'ruckgeld', 'gegeben', 'especes', 'efectivo', 'importe'],
  ...['toplam', 'celkem', 'ukupno', 'osszesen', 'yhteensa', 'gotowka', 'reszta'],
];
/** Words that are a letter off one of those and mean another thing. */
const OWN_WORDS = new Set(['charge', 'charges', 'chance', 'totals', 'echange', 'echanges']);

/** 'tolal', 'folal', 'cuange': a letter off in a word of five, two in one of eight. */
export function inTillWords(folded: string): string {
  return folded.replace(/\btota!/g, 'total').replace(/\p{L}{5,}/gu, (word) => {
    if (OWN_WORDS.has(word)) return word;
    return TILL_WORDS.find((known) => withinEdits(word, known, known.length >= 8 ? 2 : 1)) ?? word;
  });
}
