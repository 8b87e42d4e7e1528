import type { Word } from '../page-model.ts';
import { best, type Candidate, candidate } from './candidate.ts';
import { parseDate } from './dates.ts';
import type { Cell, DocumentText } from './document-text.ts';
import { type Label, weightOf } from './find-labels.ts';
import { fold, squeeze } from './fold.ts';
import { neighboursOf } from './neighbours.ts';
import type { Meaning } from './vocabulary.ts';

type Code = { readonly value: string; readonly words: readonly Word[] };

const STOP_WORDS = new Set([
  'vom',
  'du',
  'from',
  'dated',
  'date',
  'datum',
  'of',
  'del',
  'van',
  'le',
  'page',
  'seite',
  'en',
  'and',
  'und',
  'et',
  'on',
  'au',
]);

/** A number among other words has so many digits; that of 'Facture n° 7' or 'Rechnung Nr. 7 vom 3.4.2026' may have less. */
const FEWEST_DIGITS = 3;
/** Behind a title without a word for number: 'INV-88', or no more than '12'. */
const SHORT = /^(?:\p{Lu}{1,6}[-/])?\d+$/u;

/** Whether a code is all that is said, but for its day. */
function isAll([, joint, ...rest]: readonly Word[]): boolean {
  if (!joint) return true;
  const day = rest.map(({ text }) => text).join(' ');
  return STOP_WORDS.has(fold(joint.text)) && parseDate(day, 'day-first') !== undefined;
}

/** Invoice, order and slip numbers: whatever stands at a label that announces one. */
export function findCodes(
  text: DocumentText,
  meaning: Extract<Meaning, 'invoiceNumber' | 'orderNumber' | 'deliverySlipNumber'>,
): Candidate[] {
  const found: Candidate[] = [];
  for (const cell of text.cells) {
    for (const label of cell.labels) {
      const weight = weightOf(label, meaning);
      if (weight === 0 || isInSentence(cell, label)) continue;
      for (const neighbour of neighboursOf(text, cell, label)) {
        const isProse = neighbour.relation === 'same' && !label.announces && !isAll(neighbour.words);
        const read = readCode(neighbour.words, isProse ? FEWEST_DIGITS : 1);
        const code = read && wholeCode(text, neighbour.cell, read);
        if (code) {
          const score = weight * neighbour.nearness * 0.9;
          found.push(candidate(code.value, doubted(code, score), neighbour.cell.page, code.words));
          break;
        }
      }
    }
  }
  if (meaning !== 'invoiceNumber') return found;
  found.push(...fromTitles(text), ...fromFacts(text));
  return found.length > 0 ? found : standingAlone(text);
}

/** 'Pagamento230/2025': the label's last word without a space before the number, where a column is too narrow. */
const GLUED = /\p{Ll}{4}\d/u;

/** A number that ends with its joint: the rest stands somewhere else, or was lost. */
const CUT = /[-/_]$/;

/** 'F202200Z6' for 'F20220026': a letter among figures that looks like one. */
const LOOK_ALIKE = /\d[OIlSZB]\d/;

function doubted({ value, words }: Code, score: number): number {
  const isRecognised = words.some((word) => word.confidence < 1);
  return GLUED.test(value) || CUT.test(value) || (isRecognised && LOOK_ALIKE.test(value)) ? score * 0.5 : score;
}

/** 'RE-2025-' over '08734', where a column is narrow. */
function wholeCode(text: DocumentText, cell: Cell, code: Code): Code {
  const last = code.words.at(-1);
  if (!last || !CUT.test(code.value)) return code;
  const height = cell.y1 - cell.y0;
  const row = text.rows[cell.row + 1];
  const under = row?.cells.find(
    (other) =>
      other.page === cell.page &&
      other.y0 - cell.y1 < height &&
      Math.min(other.x1, last.x1) > Math.max(other.x0, last.x0 - height),
  );
  const rest = under?.words[0];
  const isRest =
    rest && under.words.length === 1 && /^[A-Z\d][A-Z\d./-]{0,14}$/.test(rest.text) && /\d/.test(rest.text);
  return isRest ? { value: `${code.value}${rest.text}`, words: [...code.words, rest] } : code;
}

/** What is called the order's number as well is rather that, where something else may be the invoice's. */
const ORDERS = 0.5;

/** A shop's page has 'Invoice #100' for its title, and then 'Invoice: F-7' and 'Order: 100' among the facts. */
export function withoutOrders(codes: readonly Candidate[], orders: readonly Candidate[]): readonly Candidate[] {
  const ordered = new Set(orders.map(({ value }) => squeeze(value)));
  const isOrders = ({ value }: Candidate) => ordered.has(squeeze(value));
  if (codes.every(isOrders)) return codes;
  return codes.map((code) => (isOrders(code) ? { ...code, score: ORDERS * code.score } : code));
}

/** The likeliest of them. */
export const bestCode = (codes: readonly Candidate[]): Candidate | undefined =>
  best(codes, (a, b) => squeeze(a) === squeeze(b));

/** 'Handelsrechnung (380) Nr. 471102 vom …', 'Invoice INV/2023/0008', 'FACTURE' above 'N° FA-2026-1'. */
function fromTitles(text: DocumentText): Candidate[] {
  const found: Candidate[] = [];
  for (const cell of text.cells) {
    const titles = cell.labels.filter((label) => weightOf(label, 'title') > 0 || weightOf(label, 'creditTitle') > 0);
    if (!titles[0] || titles[0].from > 1) continue;
    // 'INVOICE / FACTURA 2026-12': the same said twice.
    const [, second] = titles;
    const isTwice =
      second && cell.words.slice(titles[0].to, second.from).every(({ text: mark }) => /^[/|–-]$/.test(mark));
    const title = isTwice ? second : titles[0];
    const marker = cell.labels.find((label) => label.from >= title.to && weightOf(label, 'number') > 0);
    // 'Handelsrechnung Nr.', a gap, '471102 vom …': the next in the row is what the marker announces.
    const isEnd = marker?.to === cell.words.length;
    const behind = isEnd ? wordsAfter(text, cell) : cell.words.slice((marker ?? title).to);
    const isShort = isAll(behind) && SHORT.test(behind[0]?.text ?? '');
    const code = readCode(behind, marker || isShort ? 1 : FEWEST_DIGITS);
    if (code?.words[0] && (marker || cell.words.indexOf(code.words[0]) <= title.to + 1)) {
      const score = marker ? 0.84 : /^\d{1,2}$/.test(code.value) ? 0.55 : 0.7;
      found.push(candidate(code.value, doubted(code, score), cell.page, code.words));
      continue;
    }
    // 'FACTURE du 02/03/2026' over 'N° 10 123 456 789': behind the title stands its day.
    const next = isOfKind(behind) ? '' : (behind[0]?.text ?? '');
    if (next !== '' && !STOP_WORDS.has(fold(next)) && !parseDate(next, 'day-first')) continue;
    for (const near of cellsNear(text, cell)) {
      const first = near.labels[0];
      const isMarked = first && first.from === 0 && weightOf(first, 'number') > 0;
      const words = isMarked ? near.words.slice(first.to) : near.words;
      const value = readCode(words, isMarked ? 1 : 4);
      const score = overlaps(near, cell) || near.row === cell.row ? 0.72 : ASIDE;
      if (value && (isMarked || /^#/.test(near.text)))
        found.push(candidate(value.value, doubted(value, score), near.page, value.words));
    }
  }
  return found;
}

/** 'FACTURE DE SOLDE', 'INVOICE FOR SERVICES': a few words that say what kind, and no figure. */
const isOfKind = (behind: readonly Word[]): boolean =>
  behind.length <= 3 && behind.every(({ text }) => /^[\p{L}'’.-]+$/u.test(text));

/** What stands next to the right of a cell in its row. */
function wordsAfter(text: DocumentText, cell: Cell): readonly Word[] {
  const right = (text.rows[cell.row]?.cells ?? []).filter((other) => other.page === cell.page && other.x0 >= cell.x1);
  return right.sort((a, b) => a.x0 - b.x0)[0]?.words ?? [];
}

/** The upper part of the first page, in which an invoice's number may stand without a word. */
const HEAD = 0.35;
/** Rows between such a number and the day or the title over or under it. */
const ROWS_TO_DAY = 3;
/** A code of capitals and figures with a joint in it. */
const CODE_ALONE = /^(?=(?:.*\d){4})[A-Z\d]{1,8}(?:[-/.][A-Z\d]{1,10}){1,4}[-/]?$/;

/** 'RE-2025-00287' by itself over 'Rechnungsdatum: …' or under the title; what says no more is never sure. */
function standingAlone(text: DocumentText): Candidate[] {
  const [page] = text.pages;
  if (!page) return [];
  const says = (cell: Cell, ...meanings: readonly Meaning[]) =>
    cell.labels.some((label) => meanings.some((meaning) => weightOf(label, meaning) >= 0.9));
  return text.cells
    .filter((cell) => cell.page === page.number && cell.y0 < HEAD * page.height && cell.words.length === 1)
    .flatMap((cell) => {
      const [word] = cell.words;
      if (!word || !CODE_ALONE.test(word.text) || parseDate(word.text, 'day-first')) return [];
      const near = text.rows
        .slice(Math.max(0, cell.row - ROWS_TO_DAY), cell.row + ROWS_TO_DAY + 1)
        .flatMap(({ cells }) => cells)
        .filter((other) => other.page === cell.page && Math.min(other.x1, cell.x1) > Math.max(other.x0, cell.x0));
      const code = wholeCode(text, cell, { value: word.text, words: [word] });
      return near.some((other) => says(other, 'issueDate', 'title', 'creditTitle') || isBareDay(other))
        ? [candidate(code.value, ALONE, cell.page, code.words)]
        : [];
    });
}

const ALONE = 0.5;

const isBareDay = ({ text, words }: Cell): boolean => words.length <= 3 && parseDate(text, 'day-first') !== undefined;

/** How near the invoice's day a bare 'number' stands where the two are facts of one table. */
const ROWS_APART = 2;

/**
 * 'Numéro', or the title itself, as the heading of a fact: in a row or a column of facts of which another is the day
 * ('Numéro | Date | Échéance'; 'INVOICE 1088' over 'DATE 17/02/2026').
 */
function fromFacts(text: DocumentText): Candidate[] {
  return text.cells.flatMap((cell): Candidate[] => {
    const [label] = cell.labels;
    if (label?.from !== 0 || !label.announces) return [];
    const isNumber = weightOf(label, 'number') > 0;
    if (!isNumber && weightOf(label, 'title') === 0) return [];
    // 'Invoice | Order ID | Date', each over its value: there the title is a heading like the others.
    const facts = text.rows[cell.row]?.cells ?? [];
    const inRow = facts.some(isDay) && (isNumber || (label.to === cell.words.length && facts.some(isOrder)));
    if (!inRow && !isDayInColumn(text, cell)) return [];
    const where = label.to < cell.words.length ? 'same' : inRow ? 'below' : 'right';
    const places = neighboursOf(text, cell, label).filter(({ relation }) => relation === where);
    return places.slice(0, 1).flatMap(({ cell: home, words, nearness }) => {
      const code = readCode(words, 1);
      // A reference among the facts may be the buyer's.
      const score = label.phrase.startsWith('ref') ? 0.5 : 0.72;
      return code ? [candidate(code.value, score * nearness, home.page, code.words)] : [];
    });
  });
}

const isOrder = ({ labels: [label] }: Cell): boolean => label?.from === 0 && weightOf(label, 'orderNumber') > 0;

const isDay = ({ labels: [label] }: Cell): boolean =>
  label?.from === 0 && (weightOf(label, 'issueDate') > 0 || weightOf(label, 'date') > 0);

function isDayInColumn(text: DocumentText, cell: Cell): boolean {
  return text.rows
    .slice(Math.max(0, cell.row - ROWS_APART), cell.row + ROWS_APART + 1)
    .some(({ cells }) =>
      cells.some(
        (other) => other.page === cell.page && isDay(other) && Math.abs(other.x0 - cell.x0) < cell.y1 - cell.y0,
      ),
    );
}

/** 'N° : FA-23' at the left margin, under a title set in the middle. */
const ASIDE = 0.6;

const overlaps = (one: Cell, other: Cell): boolean => Math.min(one.x1, other.x1) > Math.max(one.x0, other.x0);

/** 'N° :' or 'Nr.', and no word of what for. */
const isBareNumber = ({ labels: [label], words }: Cell): boolean =>
  label?.from === 0 && label.announces && weightOf(label, 'number') > 0 && words.length > label.to;

/** The cell right of a title and those under it within three lines; and a bare 'N° :' at the beginning of the next. */
function cellsNear(text: DocumentText, cell: Cell): Cell[] {
  const right = text.rows[cell.row]?.cells[cell.column + 1];
  const under = text.rows
    .slice(cell.row + 1, cell.row + 4)
    .filter((row) => row.page === cell.page)
    .flatMap((row, below) =>
      row.cells.filter((other) => overlaps(other, cell) || (below === 0 && other.column === 0 && isBareNumber(other))),
    );
  return [...(right ? [right] : []), ...under];
}

/** A code has a digit, is no date and no amount; it may be written in pieces ('FA 2024 001') where nothing else follows. */
export function readCode(words: readonly Word[], fewestDigits: number): Code | undefined {
  const meaningful = words.filter((word) => !/^[()[\]#:.,;–—-]+$/.test(word.text));
  const start = meaningful.findIndex((word) => /\d/.test(word.text));
  if (start < 0 || start > 1) return undefined;
  if (
    start === 1 &&
    (STOP_WORDS.has(fold(meaningful[0]?.text ?? '')) || !/^[\p{Lu}.\-/]{1,6}$/u.test(meaningful[0]?.text ?? ''))
  )
    return undefined;
  const pieces: Word[] = meaningful.slice(0, start);
  for (const word of meaningful.slice(start)) {
    if (STOP_WORDS.has(fold(word.text)) || (pieces.length > 0 && !/^[\p{Lu}\d./-]+$/u.test(word.text))) break;
    if (pieces.length > start && !/^[\d/.-]*$/.test(word.text)) break;
    pieces.push(word);
  }
  const single = meaningful.slice(start, start + 1);
  for (const chosen of pieces.length === meaningful.length ? [pieces, single] : [single]) {
    const value = clean(chosen.map((word) => word.text).join(' '));
    if (isCode(value, fewestDigits)) return { value, words: [...chosen] };
  }
  return undefined;
}

function isCode(value: string, fewestDigits: number): boolean {
  const digits = value.replace(/\D/g, '').length;
  if (value.length > 40 || digits < fewestDigits || /@|:\/\/|www\./.test(value)) return false;
  if (/^[€$£]|[€$£%]$/.test(value) || /^\d{1,3}(?:[ .,]\d{3})*[.,]\d{2}$/.test(value)) return false;
  return parseDate(value, 'day-first') === undefined || /^\d{8,}$/.test(value) || /\p{L}.*\d{6}/u.test(value);
}

function clean(text: string): string {
  return text.replace(/^n[°º*]\s*|^(?:nr|no)\.\s*(?=\d)|^[#:([]+|[,;:)\]]+$|\.$/gi, '').trim();
}

/** A label in the middle of prose ('… with your invoice number 12 …') announces nothing. */
function isInSentence(cell: Cell, label: Label): boolean {
  const isMarked = /[:#]$/.test(cell.words[label.to - 1]?.text ?? '') || /^[:#]/.test(cell.words[label.to]?.text ?? '');
  return label.from > 2 && cell.words.length > 6 && !isMarked;
}
