import { isValidBIC, isValidIBAN } from 'ibantools';
import type { Word } from '../../../page-model.ts';
import { best, type Candidate, candidate } from '../../candidate.ts';
import { weightOf } from '../../labels/label.ts';
import type { Cell, DocumentText } from '../../text/document-text.ts';
import { IBAN_LENGTHS } from './iban-lengths.ts';
import { polishAccounts } from './polish-accounts.ts';
import { spacedIbans } from './spaced-ibans.ts';

/** Letters that OCR takes for digits. */
const AS_DIGIT: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  D: '0',
  I: '1',
  L: '1',
  Z: '2',
  S: '5',
  B: '8',
  G: '6',
};

/**
 * The payee's IBAN. ISO 13616 check digits decide; one that fails them is given only where a label says IBAN,
 * with a low score. A misread letter is put right only where that makes the check digits agree.
 */
export function findIban(text: DocumentText): Candidate | undefined {
  return best(findIbans(text));
}

/** Least of what holds as it was read. */
const PLAIN = 0.93;
const PERHAPS = 0.4;

/**
 * The account to pay to: the likeliest. It is not sure where one before it, of which a letter was put right, may be meant: a foot names
 * several banks, and the first is the house's.
 */
export function payeeAccount(ibans: readonly Candidate[]): Candidate | undefined {
  const likeliest = best(ibans);
  const first = ibans.find(({ value }) => ibanHolds(value));
  const isWorn = first !== undefined && first.score < PLAIN && first.value !== likeliest?.value;
  return likeliest && isWorn ? { ...likeliest, score: Math.min(PERHAPS, likeliest.score) } : likeliest;
}

/** Every IBAN on the pages, and what a label calls one. */
export function findIbans(text: DocumentText): Candidate[] {
  return [...text.cells.flatMap((cell) => ibansOfCell(cell, text)), ...spacedIbans(text), ...polishAccounts(text)];
}

/**
 * One that fails its check, where a label says IBAN, as printed; one that is too short may be cut, and is never certain.
 * What goes on in the next line, and fails too, is not given.
 */
const FAILING = { whole: 0.55, short: 0.5 } as const;

function ibansOfCell(cell: Cell, text: DocumentText): Candidate[] {
  const found: Candidate[] = [];
  const words = withCountries(text.source === 'ocr' ? cell.words.map(withLetterO) : cell.words);
  words.forEach((word, from) => {
    const start = /(?:^|[^A-Z0-9])([A-Z]{2}[0-9OIlSBZ]{2})/.exec(word.text.replace(/^IBAN/i, ' '));
    const length = IBAN_LENGTHS[start?.[1]?.slice(0, 2) ?? ''];
    if (!length || !start) return;
    const labelled = cell.labels.some((label) => weightOf(label, 'iban') > 0) || isUnderIbanLabel(text, cell);
    const own = [{ ...word, text: word.text.replace(GLUED, '') }, ...words.slice(from + 1)];
    const under = lineUnder(text, cell);
    // An IBAN may run over into the next cell where its groups are set wide, or into the next line.
    const spelled = [
      spell([...own, ...(text.rows[cell.row]?.cells[cell.column + 1]?.words ?? [])], length),
      spell([...spell(own, length).used, ...under], length),
    ];
    for (const { written, used } of spelled) {
      const right = written.length === length ? agreeing(written, text.source === 'ocr') : undefined;
      if (!right) continue;
      const score = labelled ? 0.97 : 0.93;
      const one = candidate(right, score, cell.page, used);
      // What holds as it was read is right, however worn: of several accounts the first is given, and not the plainest.
      found.push(right === written ? { ...one, score } : one);
      return;
    }
    const [{ written, used } = { written: '', used: [] }] = spelled;
    const isCut = written.length < length && /^\d/.test(under[0]?.text ?? '');
    if (labelled && !isCut && /^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(written) && written.length >= 14 && !HIDDEN.test(written))
      found.push(candidate(written, written.length === length ? FAILING.whole : FAILING.short, cell.page, used));
  });
  return found;
}

/** 'Cta.ES9121000418450200051332': what it is called, and no space behind. */
const GLUED = /^\p{L}{2,}\.(?=[A-Z]{2}\d{2})/u;

/** 'R051 INGB …': the nought is a letter of Romania's, or of Norway's 'NO'. */
function withLetterO(word: Word): Word {
  const [, first = '', rest = ''] = /^([A-Z])0(\d{2}.*)$/.exec(word.text) ?? [];
  return IBAN_LENGTHS[`${first}O`] === undefined ? word : { ...word, text: `${first}O${rest}` };
}

/** 'IBAN: DE 02478601252009730500': the country's letters stand apart, and go with the figures behind them. */
function withCountries(words: readonly Word[]): readonly Word[] {
  return words.flatMap((word, at) => {
    const [before, next] = [words[at - 1], words[at + 1]];
    if (next && isCountryBefore(word, next)) return [];
    return before && isCountryBefore(before, word)
      ? [{ ...word, text: before.text + word.text, x0: before.x0 }]
      : [word];
  });
}
const isCountryBefore = ({ text }: Word, next: Word): boolean =>
  text.length === 2 && IBAN_LENGTHS[text] !== undefined && /^\d{2}(?:$|[\dA-Z]{2})/.test(next.text);

/** 'FR76XXXXXXXX': figures that were hidden, or a form's that nobody filled in. */
const HIDDEN = /X{5}/;

/** Letters and digits, or letters alone where they are a bank's ('ABNA'). */
const GROUP = /^(?:(?=.*\d)[A-Za-z0-9]{1,30}|[A-Z]{1,4})$/;

/** The words that make one IBAN of that length, and what they spell. */
function spell(words: readonly Word[], length: number): { written: string; used: readonly Word[] } {
  let written = '';
  let to = 0;
  while (to < words.length && written.length < length) {
    const piece = (words[to]?.text ?? '').replace(/[^A-Za-z0-9]/g, '').replace(/^IBAN/i, '');
    if (to > 0 && (!GROUP.test(piece) || written.length + piece.length > length)) break;
    written += piece.toUpperCase();
    to += 1;
  }
  return { written: written.slice(0, length), used: words.slice(0, to) };
}

/** The next line of the same column, begun or ended where the one above is. */
function lineUnder(text: DocumentText, cell: Cell): readonly Word[] {
  const height = cell.y1 - cell.y0;
  const under = text.rows[cell.row + 1]?.cells.find(
    ({ x0, x1 }) => Math.min(Math.abs(x0 - cell.x0), Math.abs(x1 - cell.x1)) < height,
  );
  return under && under.page === cell.page && under.y0 - cell.y1 < 1.2 * height ? under.words : [];
}

function isUnderIbanLabel(text: DocumentText, cell: Cell): boolean {
  const row = text.rows[cell.row];
  const left = row?.cells[cell.column - 1];
  const above = text.rows[cell.row - 1]?.cells.find(
    (other) => Math.min(other.x1, cell.x1) > Math.max(other.x0, cell.x0),
  );
  return [left, above].some((other) => other?.labels.some((label) => weightOf(label, 'iban') > 0));
}

function agreeing(written: string, noisy: boolean): string | undefined {
  if (isValidIBAN(written)) return written;
  if (!noisy) return undefined;
  const digits = written.slice(0, 2) + [...written.slice(2)].map((letter) => AS_DIGIT[letter] ?? letter).join('');
  return isValidIBAN(digits) ? digits : undefined;
}

/** Whether a read IBAN stands the check of ISO 13616. */
export function ibanHolds(value: string): boolean {
  return isValidIBAN(value);
}

/** Whether an IBAN is shorter than its country's are: half of it may stand somewhere else. */
export const isCutIban = (value: string): boolean => value.length < (IBAN_LENGTHS[value.slice(0, 2)] ?? 0);

/** BICs: 8 or 11 characters of ISO 9362, at a label or behind the IBAN. */
export function findBics(text: DocumentText): Candidate[] {
  const found: Candidate[] = [];
  for (const cell of text.cells) {
    const labels = cell.labels.filter((label) => weightOf(label, 'bic') > 0);
    const left = text.rows[cell.row]?.cells[cell.column - 1];
    const atLabel = labels.length > 0 || left?.labels.some((label) => weightOf(label, 'bic') > 0);
    if (!atLabel) continue;
    for (const word of cell.words.slice(labels[0]?.to ?? 0)) {
      const code = word.text.replace(/[^A-Za-z0-9]/g, '');
      if (/^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(code) && isValidBIC(code))
        found.push(candidate(code, 0.92, cell.page, [word]));
    }
  }
  return found;
}
