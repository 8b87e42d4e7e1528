import type { Word } from '../../page-model.ts';
import { CODES } from '../money/currency/currency-codes.ts';
import { withinEdits } from '../text/edits.ts';
import { fold } from '../text/fold.ts';
import { type Label, weightOf } from './label.ts';
import { withoutTranslations } from './translations.ts';
import { LONGEST_PHRASE, type PhraseSense, SENSES } from './vocabulary/senses.ts';

type Token = {
  readonly text: string;
  readonly word: number;
  readonly endsClause: boolean;
  /** A colon behind its word: a label ends there. */
  readonly announces: boolean;
  /** No letters of a label that a recogniser took for others. */
  readonly isPlain: boolean;
  /** Letters that begin the number behind them. */
  readonly isSeries: boolean;
};

/** Finds the labels of a cell, the longest first, none over another. `noisy` also takes phrases a letter or two off (OCR). */
export function findLabels(words: readonly Word[], noisy: boolean): Label[] {
  const tokens = tokenize(words, noisy);
  const labels: Label[] = [];
  let at = 0;
  while (at < tokens.length) {
    const found = longestAt(tokens, at, noisy);
    if (!found) {
      at += 1;
      continue;
    }
    const from = tokens[at]?.word ?? 0;
    const to = (tokens[found.end - 1]?.word ?? from) + 1;
    if (isHalfWord(words, to)) {
      at = found.end;
      continue;
    }
    labels.push({
      phrase: found.phrase,
      senses: found.senses,
      from,
      to,
      announces:
        to === words.length ||
        /[:#.—–-]$/.test(words[to - 1]?.text ?? '') ||
        /^(?:[:—–-]|\.{3})/.test(words[to]?.text ?? ''),
    });
    at = found.end;
  }
  const own = withoutTranslations(words, labels);
  const told = own.map((label, index) => inTwoLanguages(words, label, own[index - 1], own[index + 1]));
  for (let at = told.length - 1; at >= 0; at--) {
    const label = told[at];
    if (label) told[at] = saidTwice(words, label, told[at + 1]);
  }
  return told;
}

/** 'Date التاريخ', 'Due on / Echéance': said again in another language, it announces what that announces. */
function saidTwice(words: readonly Word[], label: Label, next: Label | undefined): Label {
  if (label.announces) return label;
  const between = words.slice(label.to, next?.from);
  if (between.some(({ text }) => text !== '/')) return label;
  const isAgain = next?.announces && next.senses.some(({ meaning }) => weightOf(label, meaning) > 0);
  return isAgain || (!next && between.length > 0) ? { ...label, announces: true } : label;
}

/** 'An- und Rückfahrt', 'Kunden- oder Lieferantennummer': a compound word's first half, which announces nothing. */
const isHalfWord = (words: readonly Word[], to: number): boolean =>
  /\p{L}-$/u.test(words[to - 1]?.text ?? '') && /^(?:und|oder|u\.|bzw\.?|en|of)$/i.test(words[to]?.text ?? '');

/** So many words a label has in the language that is not known here. */
const LONGEST_OTHER = 3;

/** 'Köpare / Buyer:', 'Seller / Säljare:': a label said in another language too, which takes part in it. */
function inTwoLanguages(
  words: readonly Word[],
  label: Label,
  before: Label | undefined,
  after: Label | undefined,
): Label {
  const isSaid = (some: readonly Word[]) =>
    some.length > 0 && some.length <= LONGEST_OTHER && some.every(({ text }) => /^\p{L}[\p{L}.'’-]*:?$/u.test(text));
  const isJoint = (at: number) => words[at]?.text === '/';
  const from = !before && isJoint(label.from - 1) && isSaid(words.slice(0, label.from - 1)) ? 0 : label.from;
  if (!isJoint(label.to)) return from === label.from ? label : { ...label, from };
  const colon = words.findIndex(({ text }, at) => at > label.to && text.endsWith(':'));
  const end = colon < 0 ? words.length : colon + 1;
  const isOther = isSaid(words.slice(label.to + 1, end)) && !(after && after.from < end);
  return isOther ? { ...label, from, to: end, announces: true } : { ...label, from };
}

/** 'Provisions-Rechnung': what it is an invoice for, joined to it. */
const FOR = /^\p{Lu}\p{Ll}{3,}-(?=(?:Rechnung|Faktura|Gutschrift)$)/u;

/** 'IGST@18%', 'VAT@20.0%:': a tax with its rate behind it, which takes no part in its name. */
const AT_RATE = /(?<=\p{L})@\d{1,2}(?:[.,]\d{1,3})?%/u;

/** 'Total(KES)', 'Amount(€):': a currency stands behind it without a space; 'Total(TTC)' and 'Total(TVA)' are called so. */
const IN_BRACKETS = /(?<=\p{L}{2})\(([^()]{1,4})\)(?=:?$)/u;
const SIGN = /^(?:[A-Z]{0,2}\p{Sc}|R[MSsp]\.?)$/u;
const withoutCurrency = (word: string): string =>
  word.replace(IN_BRACKETS, (whole, said: string) => (CODES.has(said) || SIGN.test(said) ? '' : whole));

/** 'n.º', whose raised o a recogniser takes for a figure. */
const WORN_ORDINAL = /^n[.,]?[29]$/i;

/** The '1' of 'Total à payer 1 732,92', and the '(FA)' of 'Fatura (FA): 12'. */
const PLAIN = /^(?:\d+|\(\p{L}{1,3}\):?)$/u;

/** The 'FR' of 'Factura-recibo n.º FR 2026/417': it begins the number, and ends no worn label. */
const isSeries = (words: readonly Word[], at: number): boolean =>
  /^\p{Lu}{1,3}$/u.test(words[at]?.text ?? '') &&
  /\p{Ll}/u.test(words[at - 1]?.text ?? '') &&
  /^\d/.test(words[at + 1]?.text ?? '');

/** 'excl,': what is shortened ends with a point, be it read as a comma. */
const SHORTENED = /^(?:(?:ex|in)[ck]l?|zzgl|abzgl|tot|amt|qty),$/iu;

function tokenize(words: readonly Word[], noisy: boolean): Token[] {
  return words.flatMap((word, index) =>
    (
      fold(
        noisy && WORN_ORDINAL.test(word.text) ? 'nº' : withoutCurrency(word.text.replace(FOR, '').replace(AT_RATE, '')),
      ).match(/[\p{L}\d]+|[#%]/gu) ?? []
    ).map((text) => ({
      text: asInvoice(text),
      word: index,
      // In capitals a comma parts the words of a heading: 'TOTAL FEES, OUTLAY AND V.A.T.'
      endsClause: /\p{Ll}{2}[,;]$/u.test(word.text) && !(noisy && SHORTENED.test(word.text)),
      announces: word.text.endsWith(':'),
      isPlain: !noisy || PLAIN.test(word.text),
      isSeries: noisy && isSeries(words, index),
    })),
  );
}

/** 'Vergütungsrechnung', 'verkoopfactuur': an invoice for something, unless the word is known, or one of reckoning. */
function asInvoice(token: string): string {
  const [, of, paper] = /^(\p{L}{4,})(rechnung|factuur)$/u.exec(token) ?? [];
  return paper && of && !RECKONING.test(of) && !SENSES.has(token) ? paper : token;
}
const RECKONING = /(?:^|s)(?:ab|be|ver|an|hoch|um|auf|zu|voraus|gegen|buch|abge)$|abrechnung|prozent|zins|kosten$/;

/** 'Total de Energia' is no worn 'Total due': what a word leads on to is not left out. */
const PREPOSITION = /^(?:d[aeiou]|d[oa]s|des|del|della|dell|of|for|von|van|fur|pour|para|per|por)$/;

/** By so many of its first letters most of what begins no label is told, before it is put together and looked for. */
const BEGINNINGS: ReadonlyMap<number, ReadonlySet<string>> = new Map(
  [4, 8, 16].map((letters) => [letters, new Set([...SENSES.keys()].map((phrase) => phrase.slice(0, letters)))]),
);

function mayBegin(phrase: string): boolean {
  for (const [letters, known] of BEGINNINGS)
    if (phrase.length >= letters && !known.has(phrase.slice(0, letters))) return false;
  return true;
}

function longestAt(tokens: readonly Token[], start: number, noisy: boolean) {
  // A word is taken whole: neither 'Total-Energies' is the label 'total', nor 'Art-Nr-Lieferant' the label 'Lieferant'.
  if (start > 0 && tokens[start - 1]?.word === tokens[start]?.word) return undefined;
  let phrase = '';
  // 'S. Invoice No.': a letter before a word that is known is no part of it.
  let mayBeWorn = noisy && !(tokens[start]?.text.length === 1 && SENSES.has(tokens[start + 1]?.text ?? ''));
  let best: { end: number; phrase: string; senses: readonly PhraseSense[] } | undefined;
  for (let end = start; end < Math.min(tokens.length, start + LONGEST_PHRASE); end++) {
    // '2 % Skonto, bis zum 4. Mai ohne Abzug': two clauses, and no label over both.
    if (end > start && tokens[end]?.word !== tokens[end - 1]?.word && tokens[end - 1]?.endsClause) break;
    const token = tokens[end]?.text ?? '';
    phrase += token;
    if (!noisy && !mayBegin(phrase)) break;
    mayBeWorn &&= !tokens[end]?.isPlain && !(best && tokens[end]?.isSeries);
    // 'RAZON SOCIAL: LA …' is no worn 'razón social' and more.
    mayBeWorn &&= !(best && tokens[end - 1]?.announces);
    const worn = () => (mayBeWorn && !PREPOSITION.test(token) ? nearPhrase(phrase) : undefined);
    // 'Handelsrechnung Nr.' is no worn 'Handelsrechnung', the word for a number is another label; 'Involce No.' is 'Invoice no'.
    const goesOn = (known: string) => best !== undefined && isWordForNumber(token) && !known.endsWith(token);
    const senses = SENSES.get(phrase) ?? sensesOfWorn(worn(), goesOn);
    if (senses && tokens[end + 1]?.word !== tokens[end]?.word) best = { end: end + 1, phrase, senses };
  }
  return best;
}

const isWordForNumber = (token: string): boolean =>
  SENSES.get(token)?.some(({ meaning }) => meaning === 'number') ?? false;

const longPhrases: ReadonlyMap<number, readonly string[]> = (() => {
  const byLength = new Map<number, string[]>();
  for (const phrase of SENSES.keys()) {
    if (phrase.length >= 6) byLength.set(phrase.length, [...(byLength.get(phrase.length) ?? []), phrase]);
  }
  return byLength;
})();

/** 'Abrechnung vom', 'Berechnung', 'Éditions Muster': words of their own, and no worn 'Rechnung' and 'Description'. */
const IN_FULL = /^(?:(?:ab|be|an|ver)rechnung|editions$)/;

/** A worn label says less surely what it says. */
const WORN = 0.85;
const sensesOfWorn = (
  known: string | undefined,
  isOther: (known: string) => boolean,
): readonly PhraseSense[] | undefined =>
  known === undefined || isOther(known)
    ? undefined
    : SENSES.get(known)?.map((sense) => ({ ...sense, weight: sense.weight * WORN }));

const remembered = new Map<string, string | undefined>();

/** A phrase one edit away (two from 12 letters on); what was asked is remembered, the same words come on every page. */
function nearPhrase(phrase: string): string | undefined {
  // Figures are no worn label, and no two are alike: each would be compared to the whole vocabulary.
  // 'Numéro2' is another number than 'Numéro': a figure at the end that looks like no letter was meant.
  if (phrase.length < 6 || phrase.length > 40 || /\d.*\d.*\d|[2-46-79]$/.test(phrase)) return undefined;
  if (IN_FULL.test(phrase)) return undefined;
  if (remembered.has(phrase)) return remembered.get(phrase);
  const most = phrase.length >= 12 ? 2 : 1;
  let found: string | undefined;
  search: for (let length = phrase.length - most; length <= phrase.length + most; length++) {
    for (const known of longPhrases.get(length) ?? []) {
      if (withinEdits(phrase, known, most)) {
        found = known;
        break search;
      }
    }
  }
  if (remembered.size > 20_000) remembered.clear();
  remembered.set(phrase, found);
  return found;
}
