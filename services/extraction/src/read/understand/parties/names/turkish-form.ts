// Who issues by the form of Turkey's treasury (e-Fatura): his name in law on the upper left, over whom the paper greets.
import { type Candidate, candidate } from '../../candidate.ts';
import type { Cell, DocumentText } from '../../text/document-text.ts';
import { fold } from '../../text/fold.ts';
import { written } from './name-cell.ts';
import { nameOfLine } from './name-of-line.ts';
import { endsName, looksLikeName } from './party-names.ts';

const TITLE = /^e-? ?(?:fatura|ar[sș]i[vy] ?fatura|serbest meslek makbuzu)$/;
/** 'SAYIN': dear. */
const GREETING = /^sayin\b/;
/** The end of a company's name in law: limited and joint-stock companies, cut short or not. */
const ENDS_IN_LAW = /(?:ltd\.? ?[s$§]ti\.?|[s$§]irketi|\ba\.? ?[s$§]\.?)$/;
/** What a recogniser that does not know the letter makes of it. */
const MISREAD = /(?<=[.\s])[$§](?=[TtIİ])/u;
const BY_FORM = 0.6;

/** 'Örnek Mutfak Dekorasyon San.', 'Örnek Tekstil Sanayi ve': a name that goes on in the next line. */
const GOES_ON = /(?:[.,]|\bve)$/;
/** Above the company's name may stand a slogan, or an address. */
const LINES = 3;

/** The line over the greeting and flush with it that ends as a company's name does, with those before that go on in it. */
export function fromTurkishForm({ cells, pages: [first] }: DocumentText): Candidate[] {
  const own = cells.filter(({ page }) => page === first?.number);
  const greeting = own.find(({ text }) => GREETING.test(fold(text)));
  if (!greeting || !own.some(({ text }) => TITLE.test(fold(text)))) return [];
  const height = greeting.y1 - greeting.y0;
  const isFlush = ({ x0, y1 }: Cell) => Math.abs(x0 - greeting.x0) < height && y1 < greeting.y0;
  const lines = own.filter((cell) => isFlush(cell) && !TITLE.test(fold(cell.text))).slice(0, LINES);
  const end = lines.findIndex(({ text }) => ENDS_IN_LAW.test(fold(text)));
  let begin = end;
  while (begin > 0 && isBegunAbove(lines[begin - 1], lines[begin])) begin -= 1;
  const words = lines.slice(begin, end + 1).flatMap((line) => line.words);
  const name = nameOfLine(written(words).replace(MISREAD, 'Ş'));
  return end >= 0 && looksLikeName(name) ? [candidate(name, BY_FORM, greeting.page, words)] : [];
}

/** Whether a name goes on from one line in the next, or the next has no more than its form of law. */
const isBegunAbove = (line: Cell | undefined, next: Cell | undefined): boolean =>
  line !== undefined && next !== undefined && (GOES_ON.test(fold(line.text)) || endsName(next.text));
