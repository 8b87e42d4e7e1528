// What a brand is called in law, wherever on the pages that stands.
import type { Word } from '../../../page-model.ts';
import { type Candidate, candidate } from '../../candidate.ts';
import type { Cell, DocumentText } from '../../text/document-text.ts';
import { squeeze } from '../../text/fold.ts';
import { lineUnder } from '../blocks/lines-under.ts';
import { written } from './name-cell.ts';
import { nameOfLine, namesRoads, withoutFullStop } from './name-of-line.ts';
import { hasLegalForm, looksLikeName, namesBusiness, withoutForm } from './party-names.ts';
import { PARTNER } from './strongest-name.ts';

/** Shorter marks begin many a name. */
const SHORTEST = 5;
/** In words, from the mark to its form of law, and before the mark. */
const MOST = { behind: 6, before: 2 } as const;

/**
 * 'Northwind' in a logo and 'Northwind Sports India Pvt Ltd' in the small print: the company's name in law is who issues (Directive
 * 2006/112/EC, article 226, 5). As it is, where the pages name none that has the mark in it, or more than one: a group's name begins those of
 * its daughters.
 */
export function inLaw(text: DocumentText, mark: Candidate): Candidate {
  if (hasLegalForm(mark.value) || squeeze(mark.value).length < SHORTEST || namesBusiness(mark.value)) return mark;
  const found = text.cells
    .filter((cell) => !namesRoads(cell.text))
    .flatMap((cell) => namesIn(text, cell, mark.value))
    .filter(({ value }) => hasLegalForm(value) && looksLikeName(value) && !PARTNER.test(value));
  const [first, ...others] = found;
  const isOne = first && others.every((other) => keyOf(other) === keyOf(first));
  // A word before the mark may be the sentence's: said once more it is the name's.
  const isSure = isOne && (begins(first.value, mark.value) || others.length > 0);
  return isSure ? { ...first, score: mark.score } : mark;
}

const keyOf = ({ value }: Candidate): string => squeeze(withoutForm(value));
const begins = (name: string, mark: string): boolean => squeeze(name).startsWith(squeeze(mark));

/** Names in a line that have the mark in them, go on in capitals and end with a form of law. */
function namesIn(text: DocumentText, cell: Cell, mark: string): Candidate[] {
  const own = cell.words.map(withoutQuotes);
  const sought = squeeze(mark);
  // Few lines have it: the words of the others are not asked one by one.
  if (!squeeze(written(own)).includes(sought)) return [];
  const length = mark.split(/\s+/).length;
  return own.flatMap((_, from) => {
    if (squeeze(written(own.slice(from, from + length))) !== sought) return [];
    // 'Make cheques payable to Northwind' over 'Trading Ltd and write …': a sentence that goes on.
    const under = from > 0 ? lineUnder(text, cell, ({ page }) => page === cell.page) : undefined;
    const words = [...own, ...(under?.words.map(withoutQuotes) ?? [])];
    const to = endOfName(words, from + length);
    if (to === undefined || (to > own.length && from + length < own.length)) return [];
    const name = withoutFullStop(nameOfLine(written(words.slice(beginOf(cell, from), to))));
    return [candidate(name, 1, cell.page, cell.words.slice(beginOf(cell, from), to))];
  });
}

/** Where the form of law ends that a name goes on to from its mark. */
function endOfName(words: readonly Word[], from: number): number | undefined {
  if (endsClause(words[from - 1])) return undefined;
  for (let to = from + 1; to <= Math.min(words.length, from + MOST.behind); to += 1) {
    const last = words[to - 1];
    const isForm = hasLegalForm(` ${written(words.slice(from, to))}`);
    // 'Pvt' and 'Ltd', 'Co.' and 'KG': the form of law goes on.
    if (isForm && !hasLegalForm(` ${words[to]?.text ?? ''}`)) return to;
    if (!isForm && (!NAME_WORD.test(last?.text ?? '') || endsClause(last))) return undefined;
  }
  return undefined;
}

/** Where a name begins whose mark is its second or third word: behind a label, a mark or a word in small letters. */
function beginOf({ words, labels }: Cell, mark: number): number {
  let from = mark;
  while (from > Math.max(0, mark - MOST.before)) {
    const before = words[from - 1]?.text ?? '';
    const isOfLabel = labels.some((label) => label.from < from && label.to >= from);
    const name = /^[^\p{L}\d]*(\p{Lu}[\p{L}'-]+)$/u.exec(before)?.[1];
    if (isOfLabel || !name || LEADS_TO.test(name)) break;
    from -= 1;
    if (name !== before) break;
  }
  return from;
}

/** 'For Northwind Ltd', 'The Northwind Company': words before a name. */
const LEADS_TO =
  /^(?:for|by|to|from|the|and|of|in|at|with|dear|an|bei|von|der|die|das|par|pour|de|la|le|por|para|el)$/iu;
/** A name's words begin with capitals; 'Northwind offers …' is a sentence. */
const NAME_WORD = /^(?:\p{Lu}|[&+]$|(?:and|of|und|et|y|e|de|do|da|di|del)$)/u;
/** A comma may stand before a form of law, a full stop may not. */
const endsClause = (word: Word | undefined): boolean => /\p{L}{4,}[.;:]$/u.test(word?.text ?? '');
const withoutQuotes = (word: Word): Word => ({ ...word, text: word.text.replace(/[“”„"«»]/gu, '') });
