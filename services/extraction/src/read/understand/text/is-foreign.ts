import { fold } from './fold.ts';

/** Words of papers that English has alone. */
const ENGLISH = (
  'invoice the and amount due tax of to bill payment number qty price receipt thank you for with from by ' +
  'your is this are at please account address our will order'
).split(' ');
/** The same of French, German and Spanish. */
const FOREIGN = (
  'facture le du des les et au aux pour par sur tva montant ht ttc client paiement echeance siret siren ' +
  'prix commande reglement vous nous est designation quantite unitaire votre notre avec sous remise ' +
  'livraison rue rcs capital mois jours rechnung der die das und von mit mwst ust betrag summe gmbh nr ' +
  'rechnungsnummer kunde menge zahlbar brutto steuer bitte strasse tel einzelpreis gesamtbetrag datum fur ' +
  'auf im bei zu den ist preis artikel bezeichnung zahlung lieferung leistung factura el los las por para ' +
  'que fecha importe precio cantidad pago vencimiento nif cif descripcion direccion cuota cuenta desde ' +
  'hasta este esta'
).split(' ');
/** Words that several languages have, and English does not. */
const SHARED =
  'de la del della con di da do per client cliente numero iva importo totale fattura fatura factuur van het voor een og och netto moms'.split(
    ' ',
  );
/** So many telling words are needed, and so many times as many as there are of English; and so many in other letters. */
const FEWEST_TOLD = 3;
const CLEARLY = 1.3;
const OTHER_WORDS = 5;

/** Whether words are clearly in another language than English, be it one of these or not: Italian has words of Spanish and French. */
export function isForeign(words: readonly string[]): boolean {
  if (isInOtherLetters(words)) return true;
  const folded = words.map(plain);
  const hitsOf = (list: readonly string[]) => folded.filter((word) => list.includes(word)).length;
  const foreign = hitsOf(FOREIGN) + hitsOf(SHARED);
  return foreign >= FEWEST_TOLD && foreign > CLEARLY * hitsOf(ENGLISH);
}

function isInOtherLetters(words: readonly string[]): boolean {
  const written = words.filter((word) => /\p{L}{2}/u.test(word));
  const other = written.filter((word) => OTHER_LETTERS.test(word)).length;
  return other >= OTHER_WORDS && 2 * other > written.length;
}
const OTHER_LETTERS = /\p{Script=Arabic}|\p{Script=Cyrillic}|\p{Script=Greek}|\p{Script=Hebrew}/u;

const plain = (word: string): string => fold(word).replace(/[^a-z]/g, '');
