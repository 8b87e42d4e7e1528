import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fold } from '../understand/text/fold.ts';

/** tesseract's codes of the languages whose data are installed. */
export type OcrLanguage = LatinLanguage | 'ara';
export type LatinLanguage = 'eng' | 'fra' | 'deu' | 'spa';

const PACKAGES: Readonly<Record<OcrLanguage, string>> = {
  eng: '@tesseract.js-data/eng',
  fra: '@tesseract.js-data/fra',
  deu: '@tesseract.js-data/deu',
  spa: '@tesseract.js-data/spa',
  ara: '@tesseract.js-data/ara',
};
/** 4.0.0_best_int: the best models in integers, a third of the size of 4.0.0 and without its legacy engine. */
const VARIANT = '4.0.0_best_int';

/** The folder with the data of one language, inside its npm package; nothing is ever fetched. */
export function languageFolder(language: OcrLanguage): string {
  return join(dirname(createRequire(import.meta.url).resolve(`${PACKAGES[language]}/package.json`)), VARIANT);
}

/** So many words of a script tell that it is the page's. */
const ARABIC_WORDS = 5;

const TELLING: Readonly<Record<LatinLanguage, readonly string[]>> = {
  eng: [
    'invoice',
    'the',
    'and',
    'date',
    'amount',
    'due',
    'tax',
    'total',
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
  ],
  fra: [
    'facture',
    'de',
    'la',
    'le',
    'du',
    'tva',
    'montant',
    'ht',
    'ttc',
    'numero',
    'client',
    'paiement',
    'echeance',
    'siret',
    'siren',
    'prix',
    'et',
    'commande',
    'reglement',
  ],
  deu: [
    'rechnung',
    'der',
    'die',
    'und',
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
    'netto',
    'brutto',
    'steuer',
    'bitte',
    'strasse',
    'tel',
    'einzelpreis',
    'gesamtbetrag',
  ],
  spa: [
    'factura',
    'el',
    'iva',
    'fecha',
    'importe',
    'cliente',
    'precio',
    'cantidad',
    'los',
    'por',
    'pago',
    'vencimiento',
    'nif',
    'cif',
    'descripcion',
    'imponible',
  ],
};

/** The language most of the telling words belong to, or Arabic where most are in its letters; undefined where none does clearly. */
export function languageOf(words: readonly string[]): OcrLanguage | undefined {
  const written = words.filter((word) => /\p{L}{2}/u.test(word));
  const arabic = written.filter((word) => /\p{Script=Arabic}/u.test(word)).length;
  if (arabic >= ARABIC_WORDS && 2 * arabic > written.length) return 'ara';
  const folded = words.map((word) => fold(word).replace(/[^a-z]/g, ''));
  const counts = (Object.keys(TELLING) as LatinLanguage[])
    .map((language) => ({ language, hits: folded.filter((word) => TELLING[language].includes(word)).length }))
    .sort((a, b) => b.hits - a.hits);
  const [first, second] = counts;
  return first && first.hits >= 3 && first.hits > 1.3 * (second?.hits ?? 0) ? first.language : undefined;
}
