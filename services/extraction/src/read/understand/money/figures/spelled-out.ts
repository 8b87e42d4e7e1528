// Sums in words, as law or habit has the last total of a paper: 'Arrêtée la présente facture à la somme de mille deux cents francs'.
import type { Decimal } from 'decimal.js';
import { toCardinal as inIndia } from 'n2words/en-IN';
import { toCardinal as inEnglish } from 'n2words/en-US';
import { toCardinal as inSpanish } from 'n2words/es-ES';
import { toCardinal as inBelgium } from 'n2words/fr-BE';
import { toCardinal as inFrench } from 'n2words/fr-FR';
import { toCardinal as inIndonesian } from 'n2words/id-ID';
import { toCardinal as inPolish } from 'n2words/pl-PL';
import { toCardinal as inPortuguese } from 'n2words/pt-PT';
import { toCardinal as inRomanian } from 'n2words/ro-RO';
import { type Box, boundsOf, type Word } from '../../../page-model.ts';
import type { Cell, DocumentText } from '../../text/document-text.ts';
import { fold } from '../../text/fold.ts';

/** A sum in words, and where it stands. */
export type SpelledSum = {
  readonly cell: Cell;
  readonly words: readonly Word[];
  readonly box: Box;
  readonly says: Says;
};
/** Whether these words are that number, its fraction left out of account. */
type Says = (value: Decimal) => boolean;

type Language = {
  readonly spell: (value: number) => string;
  /** Every word that numbers are made of. */
  readonly words: ReadonlySet<string>;
  readonly joints: RegExp;
};

/** Words that are written with an ending or without: 'deux cent mille', 'two lakhs', 'doscientas', 'duas mil'. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/^(cent|vingt|million|milliard|lakh|crore|thousand|hundred)s$/, '$1'],
  [/^(?:ciento|cien)$/, 'cien'],
  [/(?<=(?:cient|quinient|zent|cent|quinhent))as$/, 'os'],
  [/^(?:veintiun|veintiuno|veintiuna)$/, 'veintiun'],
  [/^(?:une?|uno|una|um|uma)$/, 'un'],
  [/^duas$/, 'dois'],
  // As they are misspelled, most of all in India.
  [/^fourty$/, 'forty'],
  [/^ninty$/, 'ninety'],
  [/^ninteen$/, 'nineteen'],
  [/^dou[aă]$/, 'doi'],
];
const plainly = (word: string): string =>
  ENDINGS.reduce((said, [written, usual]) => said.replace(written, usual), word);

const wordsOf = (text: string): string[] => (fold(text).match(/\p{L}+/gu) ?? []).map(plainly);

/** Numbers that have between them every word of a language's numbers up to thousands of millions. */
const SAMPLES = [
  ...Array.from({ length: 101 }, (_, number) => number),
  ...[200, 300, 400, 500, 600, 700, 800, 900, 1_000, 2_000, 5_000, 12_000, 21_000, 22_000, 25_000, 100_000, 300_000],
  ...[1_000_000, 2_000_000, 5_000_000, 10_000_000, 25_000_000],
];

function language(spell: (value: number) => string, joints: RegExp): Language {
  const words = new Set(SAMPLES.flatMap((number) => wordsOf(spell(number))).filter((word) => !joints.test(word)));
  return { spell, words, joints };
}

const LANGUAGES: readonly Language[] = [
  language(inFrench, /^et$/),
  language(inBelgium, /^et$/),
  language(inEnglish, /^and$/),
  language(inIndia, /^and$/),
  language(inSpanish, /^y$/),
  language(inPortuguese, /^e$/),
  language(inPolish, /^(?!)$/),
  language(inIndonesian, /^(?!)$/),
  language(inRomanian, /^(?:si|de)$/),
];

/** In letters: what is shorter is a word of the text as likely. */
const SHORTEST = 9;
/** No sum that is spelled out has more before its decimals. */
const MOST = 1e12;
/** 'Tax Amount (in words)': a sum, and not the last. */
const OF_TAX = /\b(?:tax|gst|vat|tva|iva|igv)\b/;

/** Words that no sum of as many letters is without: most cells have none, and are not looked at again. */
const LARGE = /mil|cent|ent[oa]s|hundred|thousand|lakh|crore|tysi|\bsto\b|[sś]cie|set\b|ratus|ribu|juta|sut[ae]|mii/i;

/** The sums in words on the pages; none on most. */
export function spelledSums(text: DocumentText): SpelledSum[] {
  return text.cells.flatMap((cell) => {
    if (!LARGE.test(cell.text)) return [];
    const own = said(cell);
    return LANGUAGES.flatMap((spoken) => spelledIn(text, { cell, own }, spoken));
  });
}

/** The longest row of a language's numbers in a cell, with the line under it where it goes on there. */
function spelledIn(
  text: DocumentText,
  { cell, own }: { readonly cell: Cell; readonly own: readonly Said[] },
  { spell, words, joints }: Language,
): SpelledSum[] {
  const isNumber = (word: string) => words.has(word);
  if (!own.some(({ word }) => isNumber(word))) return [];
  const all = [...own, ...(lineUnder(text, cell) ?? [])];
  let best: Said[] = [];
  let run: Said[] = [];
  for (const [at, one] of all.entries()) {
    const isInside = isNumber(one.word) || (run.length > 0 && joints.test(one.word));
    run = isInside ? [...run, one] : [];
    // What begins in the line under it is that line's own.
    if (at - run.length + 1 < own.length && lettersOf(run) > lettersOf(best)) best = run;
  }
  const spelled = best.flatMap(({ word }) => (joints.test(word) ? [] : [word])).join('');
  const before = fold(
    own
      .slice(0, all.indexOf(best[0] as Said))
      .map(({ word }) => word)
      .join(' '),
  );
  if (spelled.length < SHORTEST || OF_TAX.test(before)) return [];
  const asSpelled = (value: number) =>
    wordsOf(spell(value))
      .filter((word) => !joints.test(word))
      .join('');
  const says: Says = (value) => {
    const whole = value.abs().trunc();
    return whole.lt(MOST) && asSpelled(whole.toNumber()) === spelled;
  };
  const printed = [...new Set(best.map(({ from }) => from))];
  return [{ cell, words: printed, box: boundsOf(printed), says }];
}

type Said = { readonly word: string; readonly from: Word };

/** 'CENT*QUARANTE-NEUF' is one word of the page, and four of the language. */
const said = ({ words }: Cell): Said[] => words.flatMap((from) => wordsOf(from.text).map((word) => ({ word, from })));

const lettersOf = (run: readonly Said[]): number => run.reduce((sum, { word }) => sum + word.length, 0);

function lineUnder({ rows }: DocumentText, cell: Cell): Said[] | undefined {
  const under = rows[cell.row + 1]?.cells.find(
    (other) => other.page === cell.page && Math.abs(other.x0 - cell.x0) < 2 * (cell.y1 - cell.y0),
  );
  return under && said(under);
}
