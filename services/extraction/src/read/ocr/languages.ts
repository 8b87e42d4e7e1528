import { fold } from '../understand/text/fold.ts';

/** Languages that are told apart, by their codes of three letters (ISO 639-2). */
export type OcrLanguage = LatinLanguage | 'ara';
export type LatinLanguage = 'eng' | 'fra' | 'deu' | 'spa';

/** So many words of a script tell that it is the page's. */
const ARABIC_WORDS = 5;

/**
 * Words of papers that only one of the four has: 'de' and 'la' are as frequent in Spanish as in French, 'del' and 'con' in Italian,
 * which English data read better than Spanish ones.
 */
const TELLING: Readonly<Record<LatinLanguage, readonly string[]>> = {
  eng: [
    'invoice',
    'the',
    'and',
    'amount',
    'due',
    'tax',
    'of',
    'to',
    'bill',
    'payment',
    'number',
    'qty',
    'price',
    'receipt',
    'thank',
    'you',
    'for',
    'with',
    'from',
    'by',
    'your',
    'is',
    'this',
    'are',
    'at',
    'please',
    'account',
    'address',
    'our',
    'will',
    'order',
  ],
  fra: [
    'facture',
    'le',
    'du',
    'des',
    'les',
    'et',
    'au',
    'aux',
    'pour',
    'par',
    'sur',
    'tva',
    'montant',
    'ht',
    'ttc',
    'client',
    'paiement',
    'echeance',
    'siret',
    'siren',
    'prix',
    'commande',
    'reglement',
    'vous',
    'nous',
    'est',
    'designation',
    'quantite',
    'unitaire',
    'votre',
    'notre',
    'avec',
    'sous',
    'remise',
    'livraison',
    'rue',
    'rcs',
    'capital',
    'mois',
    'jours',
  ],
  deu: [
    'rechnung',
    'der',
    'die',
    'das',
    'und',
    'von',
    'mit',
    'mwst',
    'ust',
    'betrag',
    'summe',
    'gmbh',
    'nr',
    'rechnungsnummer',
    'kunde',
    'menge',
    'zahlbar',
    'brutto',
    'steuer',
    'bitte',
    'strasse',
    'tel',
    'einzelpreis',
    'gesamtbetrag',
    'datum',
    'fur',
    'auf',
    'im',
    'bei',
    'zu',
    'den',
    'ist',
    'preis',
    'artikel',
    'bezeichnung',
    'zahlung',
    'lieferung',
    'leistung',
  ],
  spa: [
    'factura',
    'el',
    'los',
    'las',
    'por',
    'para',
    'que',
    'fecha',
    'importe',
    'precio',
    'cantidad',
    'pago',
    'vencimiento',
    'nif',
    'cif',
    'descripcion',
    'direccion',
    'cuota',
    'cuenta',
    'desde',
    'hasta',
    'este',
    'esta',
  ],
};

/** Words that several languages have, and English does not. */
const SHARED =
  'de la del della con di da do per client cliente numero iva importo totale fattura fatura factuur van het voor een og och netto moms'.split(
    ' ',
  );
/** So many telling words are needed, and so many times as many as there are of another language. */
const FEWEST_TOLD = 3;
const CLEARLY = 1.3;

/** The language most of the telling words belong to, or Arabic where most are in its letters; undefined where none does clearly. */
export function languageOf(words: readonly string[]): OcrLanguage | undefined {
  const written = words.filter((word) => /\p{L}{2}/u.test(word));
  const arabic = written.filter((word) => /\p{Script=Arabic}/u.test(word)).length;
  if (arabic >= ARABIC_WORDS && 2 * arabic > written.length) return 'ara';
  const counts = countsIn(words).sort((a, b) => b.hits - a.hits);
  const [first, second] = counts;
  return first && first.hits >= FEWEST_TOLD && first.hits > CLEARLY * (second?.hits ?? 0) ? first.language : undefined;
}

/** How many words are told by each language. */
function countsIn(words: readonly string[]): { readonly language: LatinLanguage; readonly hits: number }[] {
  const folded = words.map(plain);
  return (Object.keys(TELLING) as LatinLanguage[]).map((language) => ({
    language,
    hits: folded.filter((word) => TELLING[language].includes(word)).length,
  }));
}

/** Whether words are clearly in another language than English, be it one of the four or not: Italian has words of Spanish and French. */
export function isForeign(words: readonly string[]): boolean {
  if (languageOf(words) === 'ara') return true;
  const counts = countsIn(words);
  const english = counts.find(({ language }) => language === 'eng')?.hits ?? 0;
  const own = counts.reduce((sum, { hits }) => sum + hits, 0) - english;
  const shared = words.filter((word) => SHARED.includes(plain(word))).length;
  return own + shared >= FEWEST_TOLD && own + shared > CLEARLY * english;
}

const plain = (word: string): string => fold(word).replace(/[^a-z]/g, '');
