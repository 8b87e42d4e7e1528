import type { Word } from '../../../page-model.ts';
import { type Candidate, candidate } from '../../candidate.ts';
import { weightOf } from '../../labels/label.ts';
import { hasLegalForm } from '../../parties/names/party-names.ts';
import type { Cell, DocumentText } from '../../text/document-text.ts';
import { fold } from '../../text/fold.ts';
import { neighboursOf } from '../../text/neighbours.ts';
import { remembered } from '../../text/remembered.ts';
import { numberHabit } from '../figures/number-habit.ts';
import { CODES } from './currency-codes.ts';
import { headsSeveralCurrencies } from './currency-columns.ts';
import {
  BARE_DOLLAR,
  BEFORE_CENTS,
  BEFORE_NUMBER,
  BEHIND_CENTS,
  BEHIND_NUMBER,
  POUND,
  SIGNS,
  type Sign,
} from './currency-signs.ts';
import { bareDollar, ownDollar } from './dollars.ts';
import { isWornPound } from './pounds.ts';
import { isGuessedRand, ownRand } from './rands.ts';
import { ownRupee, sharedSigns } from './shared-names.ts';

/**
 * The signs that count on these pages. Who writes cents behind a comma seldom counts in pounds or dollars: recognised
 * there, those are worn signs of the euro, but where the pages say whose dollar it is.
 */
function signsOn(text: DocumentText): readonly Sign[] {
  const isWorn = text.source === 'ocr' && numberHabit(text) === 'comma' && !ownDollar(text);
  return ownRand(isWorn ? SIGNS.filter((sign) => sign !== POUND && sign !== BARE_DOLLAR) : SIGNS, text);
}

/** 'EUR', '1.200,00EUR', '(EUR)', the last of 'Gesamt/CHF' and 'Total(KES)', and the first word of 'INR.FORTY', whose space was left out. */
function codeIn({ text }: Word): string | undefined {
  if (WITH_FIGURE.test(text)) return undefined;
  // Of a meter's 'TH07B512' the letters stand apart.
  const letters = /^[^\p{L}]*(\p{L}+)[^\p{L}]*$/u.exec(text)?.[1] ?? '';
  const first = /^([A-Z]{3})[.:]\p{L}/u.exec(text)?.[1];
  const last = /\p{Ll}(?:\/([A-Z]{3})|\(([A-Z]{3})\):?)$/u.exec(text)?.slice(1).find(Boolean);
  return [letters, first, last].find((code) => code !== undefined && CODES.has(code));
}

/** 'CAD1': who made it, or a misread 'CADI'; no sum has one figure. */
const WITH_FIGURE = /^[A-Z]{3}\d$/;

export function isCurrencyCode(text: string): boolean {
  return CODES.has(text);
}

/** Dollars and pesos whose sign on their own pages is a bare '$'. */
const DOLLARS = ['CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'ARS', 'MXN', 'COP', 'CLP', 'UYU', 'DOP'];

/** A bare '$' is the dollar, or the peso, that the pages name, where they name one and none of the United States'. */
function giveDollars(votes: Map<string, Vote>): void {
  const named = DOLLARS.filter((code) => (votes.get(code)?.strongest ?? 0) >= SAID);
  const bare = votes.get('USD');
  const [code] = named;
  if (!code || named.length > 1 || !bare || bare.strongest >= SAID) return;
  give(votes, 'USD', code);
}

/** What was said of one money is said of another. */
function give(votes: Map<string, Vote>, from: string, to: string): void {
  const [given, own] = [votes.get(from), votes.get(to)];
  if (!given) return;
  votes.set(to, {
    ...(own ?? { ...given, at: { ...given.at, value: to } }),
    weight: given.weight + (own?.weight ?? 0),
  });
  votes.delete(from);
}

/** 'Rs.' is the rupee of the country that the pages speak of; '₹' and 'INR' are India's. */
function giveRupees(votes: Map<string, Vote>, text: DocumentText): void {
  const indian = votes.get('INR');
  const own = indian && indian.strongest < SURELY_INDIAN ? ownRupee(text) : undefined;
  if (own && own !== 'INR') give(votes, 'INR', own);
}
/** As its code is, and its own sign. */
const SURELY_INDIAN = 1;

/** A code, or a sign of one currency alone. */
const SAID = 0.8;

type Vote = {
  readonly weight: number;
  readonly strongest: number;
  /** How often it stands on the pages, and whether with a sum. */
  readonly times: number;
  readonly isOfSum: boolean;
  readonly at: Candidate;
};

/** 'TRY INVOICE': 'TAX', misread. */
const isMisreadTitle = ({ source }: DocumentText, { labels, words }: Cell): boolean =>
  source === 'ocr' && words.length === 2 && labels.some((label) => label.to === 2 && weightOf(label, 'title') > 0);

/** 'Summe      CHF      696.50': a word in a cell of its own, before the cell of its figure. */
const isBeforeFigure = (text: DocumentText, { row, column, words }: Cell): boolean =>
  words.length === 1 && /^\d/.test(text.rows[row]?.cells[column + 1]?.text ?? '');

const FIGURES = /\d{2}/;

/**
 * Whether a sign that was recognised stands with money, or ends a heading ('Total €', 'Prix (€)'): the dirt and the rim of a
 * photograph are read as '£' and 'S$' too.
 */
function isOfMoney({ words, labels }: Cell, at: number): boolean {
  const own = words[at]?.text ?? '';
  if (!/[€£$₹]/u.test(own)) return true;
  // '@5.8%', and a figure of a number.
  if (own.endsWith('%') || /\d[€£$₹]\d{3}/u.test(own)) return false;
  const isWithFigures = [words[at - 1], words[at], words[at + 1]].some((word) => FIGURES.test(word?.text ?? ''));
  return isWithFigures || (labels.length > 0 && at > 0 && at === words.length - 1);
}

/**
 * 'RM Bin', 'zl': letters that are money's beside a figure, or in what a sum or a column is called, and words elsewhere; 'złotych' is
 * written out, 'RM20 1AA' is a postcode of Essex, and 'RM 15' a road of Murcia: ringgits have their sen behind them.
 */
function isOfLetters(cell: Cell, at: number, code: string): boolean {
  const { words, labels } = cell;
  if (code === 'TRY' && /^TL$/i.test(words[at]?.text ?? '')) return isLira(cell, at);
  if ((code !== 'MYR' && code !== 'PLN') || /^z[łl]ot/iu.test(words[at]?.text ?? '')) return true;
  if (/^RM\d/.test(words[at]?.text ?? '') && /^\d[A-Z]{2}\b/.test(words[at + 1]?.text ?? '')) return false;
  const figures = code === 'MYR' ? WITH_CENTS : /\d/;
  const isWithFigures = [words[at - 1], words[at], words[at + 1]].some((word) => figures.test(word?.text ?? ''));
  // 'RM Northwind Retail Company': a logo, before words that columns are called by.
  return isWithFigures || labels.some(({ from, to }) => at >= from && at <= to);
}

/** '500 TL', '1.650,00 TL', and no 'TL' in what an article is called, behind its number. */
const isLira = ({ words }: Cell, at: number): boolean =>
  at === words.length - 1 || [words[at - 1], words[at + 1]].some((word) => WITH_CENTS.test(word?.text ?? ''));

const WITH_CENTS = /\d[.,]\d{2}(?!\d)/;

/** 'ATATÜRK CAD NO: 12', 'İNÖNÜ CAD. ÇANKAYA': a street of Turkey, 'cadde'. */
const isStreet = ({ words }: Cell, at: number): boolean =>
  /^CAD(?:$|\.)/.test(words[at]?.text ?? '') &&
  at > 0 &&
  (/^NO\b/i.test(words[at + 1]?.text ?? '') ||
    (/\.$/.test(words[at]?.text ?? '') && /^\p{L}/u.test(words[at + 1]?.text ?? '')));

/** '805 KGS', '232.00 KGS': kilograms by a short word, and som where their sum stands behind. */
const isWeight = ({ words }: Cell, at: number): boolean =>
  words[at]?.text === 'KGS' && !CENTS.test(words[at + 1]?.text ?? '');

/** 'Euro Van Parts Limited': a word of a name, which begins with it. */
const isOfName = ({ words, text }: Cell, at: number): boolean =>
  at === 0 && /^euros?$/i.test(words[0]?.text ?? '') && words.length > 1 && hasLegalForm(text);

/** '&$D$&A+*': letters of a font without a table of its signs, among which '$' is as frequent as any. */
const isGarbled = (word: string): boolean => word.includes('$') && /[%&#!"<>;?^`{}~\\]/.test(word);

/** Letters that a recogniser thinks so little of are dirt on the paper, and three of them make many a code. */
const DIRT = 0.5;
const isDirt = ({ confidence, text }: Word): boolean => confidence < DIRT && !/\p{Sc}/u.test(text);

/** How surely a sign that was recognised once, at no sum, says the currency. */
const STRAY = 0.4;

/** Whether a label stands in the row, as at a sum or over a column. */
const isLabelled = (text: DocumentText, { row }: Cell): boolean =>
  (text.rows[row]?.cells ?? []).some(({ labels }) => labels.length > 0);

/** 'Tipo de cambio: U$S 1 = 3,00', 'Taux EURO : 10,84', 'Contre-valeur EUR 478,25', '(Total AED 3,672.50 @FX 0.2723)': what is changed there may be no money of the invoice. */
const OF_CHANGE =
  /\b(?:tipo de cambio|cotizacion|equivale|banco (?:de la )?nacion|exchange rate|fx|rate of exchange|taux de change|(?:taux|cours) (?:de l')?(?:euro|eur|usd|dollar)|(?:wechsel|umrechnungs)kurs|tasso di cambio|wisselkoers|doviz kuru|kurs walut\w*|vaxelkurs|arfolyam|curs(?:ul)? (?:bnr|valutar)|echivalent|equivalent|equivalente|contravaloarea|contravalor|contre-?valeur|gegenwert|controvalore|tegenwaarde|rownowartosc)\b|\b1(?:[.,]0+)? ?[^\d=]{0,4}= ?[^\d=]{0,4}\d/;
const CHANGED = 0.2;

const NUMBER = /^\d[\d.,'’]*\d{2}$/;
/** 'Rs. Four Thousand Only': India's sums in words. */
const OF_SUM = /^(?:hundred|thousand|lakhs?|crores?|only)\b/i;
const SPELLED =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\b/i;

/** 'You have selected EUR as your preferred payment currency.': the code that such a sentence says. */
const chosenIn = ({ text, words }: Cell): Word | undefined => {
  const code = CHOSEN.exec(text)?.[1];
  return code === undefined || !CODES.has(code) ? undefined : words.find((word) => word.text === code);
};
const CHOSEN = /\b(?:selected|chosen) ([A-Z]{3}) as (?:your|the) (?:\p{L}+ ){0,3}currency\b/u;

const standsWithSum = ({ cells }: DocumentText, code: string): boolean =>
  cells.some(({ words }) => words.some(({ text }, at) => text === code && NUMBER.test(words[at + 1]?.text ?? '')));

/** Whether a sum in words stands behind a word: 'Rupees One Thousand Only'. */
const isBeforeSpelled = ({ words }: Cell, at: number): boolean =>
  SPELLED.test(words[at + 1]?.text ?? '') && words.slice(at + 2).some(({ text }) => OF_SUM.test(text));

/** Whether letters stand right beside figures in their row, or before a sum in words: 'SEK 44.00', and not '3 DOP'. One sign is read out of dirt there, too. */
function standsWithFigures({ rows }: DocumentText, cell: Cell, word: Word): boolean {
  const words = (rows[cell.row]?.cells ?? [cell]).flatMap((one) => one.words);
  const at = words.indexOf(word);
  const isBeside = [words[at - 1], word, words[at + 1]].some((one) => FIGURES.test(one?.text ?? ''));
  return isBeforeSpelled(cell, cell.words.indexOf(word)) || (isBeside && !/[€£$₹]/u.test(word.text));
}

const CENTS = /[.,]\d{2}$/;

/** Whether a word may hold one of `SIGNS`: few do, and asking each word for each of fifty took half of what looking for currencies takes. */
const mayHaveSign = remembered((word) => ANY_SIGN.test(word));
const ANY_SIGN = new RegExp(SIGNS.map(([{ source }]) => source).join('|'), 'iu');
const NONE: readonly Sign[] = [];

/** What is a sign of money for the number that stands before it or behind it. */
function signsBeside(cell: Cell, at: number, beforeNumber: readonly Sign[]): readonly Sign[] {
  const [before = '', behind = ''] = [cell.words[at - 1]?.text, cell.words[at + 1]?.text];
  if (NUMBER.test(behind)) return CENTS.test(behind) ? [...beforeNumber, ...BEFORE_CENTS] : beforeNumber;
  if (isBeforeSpelled(cell, at)) return beforeNumber.filter(([, currency]) => currency === 'INR');
  if (!NUMBER.test(before)) return [];
  return CENTS.test(before) ? [...BEHIND_NUMBER, ...BEHIND_CENTS] : BEHIND_NUMBER;
}

/** The invoice's currency first: as labelled, else by the codes and signs beside its amounts, in proportion. */
export function findCurrencies(text: DocumentText): Candidate[] {
  for (const cell of text.cells) {
    for (const label of cell.labels) {
      if (weightOf(label, 'currency') === 0 || headsSeveralCurrencies(text, cell)) continue;
      const chosen = chosenIn(cell);
      if (chosen && standsWithSum(text, chosen.text)) return [candidate(chosen.text, 0.95, cell.page, [chosen])];
      for (const { cell: at, words } of neighboursOf(text, cell, label)) {
        const word = words.slice(0, 4).find((one) => CODES.has(one.text.replace(/[^A-Z]/g, '')));
        if (word) return [candidate(word.text.replace(/[^A-Z]/g, ''), 0.95, at.page, [word])];
      }
    }
  }
  const votes = new Map<string, Vote>();
  // 'SEK' is what a bad copy makes of 'Stk': a word counts by what the recogniser thinks of it.
  const vote = (code: string, weight: number, cell: Cell, word: Word) => {
    const legible = word.confidence ** 2;
    const known = votes.get(code);
    votes.set(code, {
      weight: (known?.weight ?? 0) + weight * legible,
      strongest: Math.max(known?.strongest ?? 0, weight),
      times: (known?.times ?? 0) + 1,
      isOfSum: known?.isOfSum || isLabelled(text, cell) || standsWithFigures(text, cell, word),
      at: known?.at ?? candidate(code, 1, cell.page, [word]),
    });
  };
  const signs = signsOn(text);
  const shared = sharedSigns(text);
  const beforeNumber = ownRand(BEFORE_NUMBER, text);
  for (const cell of text.cells) {
    const hasDigit =
      cell.words.some((word) => /\d/.test(word.text)) || cell.labels.length > 0 || isBeforeFigure(text, cell);
    const counts = OF_CHANGE.test(fold(cell.text)) ? CHANGED : 1;
    for (const [at, word] of cell.words.entries()) {
      if (isDirt(word) || isGarbled(word.text) || isOfName(cell, at)) continue;
      const code = isStreet(cell, at) || isWeight(cell, at) ? undefined : codeIn(word);
      if (code && !isMisreadTitle(text, cell)) vote(code, counts * (hasDigit ? 1 : 0.4), cell, word);
      const own = [...(mayHaveSign(word.text) ? signs : NONE), ...shared, ...signsBeside(cell, at, beforeNumber)];
      for (const [pattern, currency, weight] of own) {
        if (
          word.text.match(pattern) &&
          isOfLetters(cell, at, currency) &&
          (text.source === 'text' || isOfMoney(cell, at) || isBeforeFigure(text, cell))
        )
          vote(currency, counts * weight * (hasDigit ? 1 : 0.5), cell, word);
      }
    }
  }
  const isGuessedPound = votes.has('EUR') && !votes.has('GBP') && isWornPound(text);
  if (isGuessedPound) give(votes, 'EUR', 'GBP');
  giveDollars(votes);
  giveRupees(votes, text);
  // '8.97 €' for '8.97 E' among a till's items, 'DOP' for whoever made one of them.
  const isStray = ({ times, isOfSum }: Vote) => text.source === 'ocr' && times === 1 && !isOfSum;
  const ranked = [...votes].sort(([, a], [, b]) => Number(isStray(a)) - Number(isStray(b)) || b.weight - a.weight);
  const [first, second, ...more] = ranked;
  if (!first) return [];
  const total = ranked.reduce((sum, [, { weight }]) => sum + weight, 0);
  const share = first[1].weight / total;
  const isDollarAlone = first[0] === 'USD' && first[1].strongest < SAID;
  const own = isDollarAlone ? ownDollar(text) : undefined;
  return [
    {
      ...first[1].at,
      value: own?.code ?? first[0],
      score: Math.min(
        own?.score ??
          (isStray(first[1]) || isGuessedRand(first[0], text) || isGuessedPound
            ? STRAY
            : isDollarAlone
              ? bareDollar(text)
              : 0.92),
        0.45 + 0.5 * share - (second && share < 0.6 ? 0.2 : 0),
      ),
    },
    ...[...(second ? [second] : []), ...more].map(([value, { at }]) => ({ ...at, value, score: 0 })),
  ];
}
