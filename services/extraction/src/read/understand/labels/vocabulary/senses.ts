import { squeeze } from '../../text/fold.ts';
import { AMERICAN } from './american.ts';
import { AMOUNTS } from './amounts.ts';
import { ARABIC } from './arabic.ts';
import { BALTIC } from './baltic.ts';
import { BULGARIAN } from './bulgarian.ts';
import { CATALAN } from './catalan.ts';
import { COLUMNS } from './columns.ts';
import { CYRILLIC } from './cyrillic.ts';
import { DATES_AND_TERMS } from './dates-and-terms.ts';
import { ENGLISH_SUMS } from './english-sums.ts';
import { FURTHER_FACTS } from './further-facts.ts';
import { FURTHER_LANGUAGES } from './further-languages.ts';
import { GREEK } from './greek.ts';
import { HEADINGS } from './headings.ts';
import { MALAY } from './malay.ts';
import { NUMBERS } from './numbers.ts';
import { NUMBERS_ABROAD } from './numbers-abroad.ts';
import { PARTIES } from './parties.ts';
import type { Meaning, Phrase } from './phrase.ts';
import { POLISH } from './polish.ts';
import { PORTUGUESE } from './portuguese.ts';
import { SHOPS } from './shops.ts';
import { SUMS_ABROAD } from './sums-abroad.ts';
import { SUMS_OF_COUNTRIES } from './sums-of-countries.ts';
import { SYSTEMS } from './systems.ts';
import { WITHHELD } from './withheld.ts';

const LISTS = [
  ...NUMBERS,
  ...DATES_AND_TERMS,
  ...PARTIES,
  ...AMOUNTS,
  ...COLUMNS,
  ...SHOPS,
  ...SYSTEMS,
  ...WITHHELD,
  ...PORTUGUESE,
  ...POLISH,
  ...ARABIC,
  ...FURTHER_LANGUAGES,
  ...SUMS_ABROAD,
  ...SUMS_OF_COUNTRIES,
  ...FURTHER_FACTS,
  ...AMERICAN,
  ...NUMBERS_ABROAD,
  ...CATALAN,
  ...BALTIC,
  ...BULGARIAN,
  ...GREEK,
  ...CYRILLIC,
  ...MALAY,
  ...HEADINGS,
  ...ENGLISH_SUMS,
];

export type PhraseSense = { readonly meaning: Meaning; readonly weight: number };

/** 'Tax Invoice #': the number of every paper is written so too. That of a tax is not: 'GST #' stands before its sum as well. */
const OF_PAPERS: ReadonlySet<Meaning> = new Set(['invoiceNumber', 'orderNumber', 'deliverySlipNumber', 'otherNumber']);

/** Squeezed phrase to what it can mean. */
export const SENSES: ReadonlyMap<string, readonly PhraseSense[]> = buildSenses();

/** The longest phrase, in tokens: how far a label is looked for. */
export const LONGEST_PHRASE = 9;

function signed([meaning, weight, phrases]: Phrase): Phrase {
  const withSign = phrases.split('|').filter((phrase) => / no\s*$/.test(phrase));
  return [meaning, weight, withSign.map((phrase) => phrase.replace(/no\s*$/, '#')).join('|')];
}

/** Of two lists that say the same of a phrase the first counts. */
function buildSenses(): Map<string, PhraseSense[]> {
  const senses = new Map<string, PhraseSense[]>();
  const papers = LISTS.filter(([meaning]) => OF_PAPERS.has(meaning));
  for (const [meaning, weight, phrases] of [...LISTS, ...papers.map(signed)]) {
    for (const phrase of phrases.split('|')) {
      const key = squeeze(phrase);
      const known = senses.get(key) ?? [];
      if (key && !known.some((sense) => sense.meaning === meaning)) senses.set(key, [...known, { meaning, weight }]);
    }
  }
  return senses;
}
