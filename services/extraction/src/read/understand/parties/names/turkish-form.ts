// Who issues by the form of Turkey's treasury (e-Fatura): his name in law on the upper left, over whom the paper greets.
import { type Candidate, candidate } from '../../candidate.ts';
import type { Cell, DocumentText } from '../../text/document-text.ts';
import { fold, squeeze } from '../../text/fold.ts';
import { written } from './name-cell.ts';
import { nameOfLine } from './name-of-line.ts';
import { looksLikeName } from './party-names.ts';

const TITLE = /^e-? ?(?:fatura|ar[sș]i[vy] ?fatura|serbest meslek makbuzu)$/;
/** 'SAYIN': dear. */
const GREETING = /^sayin\b/;
/** The end of a company's name in law: limited and joint-stock companies, cut short or not. */
const ENDS_IN_LAW = /(?:ltd\.? ?[s$§]ti\.?|[s$§]irketi|\ba\.? ?[s$§]\.?)$/;
/** What a recogniser that does not know the letter makes of it. */
const MISREAD = /(?<=[.\s])[$§](?=[TtIİ])/u;
const BY_FORM = 0.8;

/** The first line over the greeting and flush with it, and the next where the name ends there. */
export function fromTurkishForm({ cells, pages: [first] }: DocumentText): Candidate[] {
  const own = cells.filter(({ page }) => page === first?.number);
  const greeting = own.find(({ text }) => GREETING.test(fold(text)));
  if (!greeting || !own.some(({ text }) => TITLE.test(fold(text)))) return [];
  const height = greeting.y1 - greeting.y0;
  const isFlush = ({ x0, y1 }: Cell) => Math.abs(x0 - greeting.x0) < height && y1 < greeting.y0;
  const [line, next] = own.filter(isFlush);
  if (!line) return [];
  const goesOn = next && !ENDS_IN_LAW.test(fold(line.text)) && ENDS_IN_LAW.test(fold(next.text));
  const words = goesOn ? [...line.words, ...next.words] : line.words;
  const name = nameOfLine(written(words).replace(MISREAD, 'Ş'));
  return looksLikeName(name) && squeeze(name) !== '' ? [candidate(name, BY_FORM, line.page, words)] : [];
}
