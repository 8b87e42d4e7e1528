// An invoice's number where no label calls it so: at the title, among the facts of which one is the day, or by itself.
import type { Word } from '../../page-model.ts';
import { type Candidate, candidate } from '../candidate.ts';
import { parseDate } from '../dates/dates.ts';
import { weightOf } from '../labels/find-labels.ts';
import { isOfAnotherPaper } from '../labels/referring.ts';
import type { Meaning } from '../labels/vocabulary/phrase.ts';
import type { Cell, DocumentText } from '../text/document-text.ts';
import { fold } from '../text/fold.ts';
import { neighboursOf } from '../text/neighbours.ts';
import { doubted, FEWEST_DIGITS, isAll, readCode, SHORT, STOP_WORDS, underOneHeading, wholeCode } from './read-code.ts';

/** 'Handelsrechnung (380)': which kind of invoice it is, in the codes of UNTDID 1001, and no number. */
const TYPE_CODE = /^\([2-9]\d{2}\)$/;
/** So many words between a title and its marker: 'RECIBO DE QUITAÇÃO DE DÉBITOS Nº 01/2023' is another paper's. */
const OF_TITLE = 3;
/** Behind a title without a word for number, one of two figures, and a name with its year ('Rechnung KONGRESS 2026'), are not sure. */
const NO_MORE = /^(?:\d{1,2}|\p{Lu}+ (?:19|20)\d{2})$/u;

/** 'Handelsrechnung (380) Nr. 471102 vom …', 'Invoice INV/2023/0008', 'FACTURE' above 'N° FA-2026-1'. */
export function fromTitles(text: DocumentText): Candidate[] {
  const found: Candidate[] = [];
  for (const cell of text.cells) {
    const titles = cell.labels.filter((label) => weightOf(label, 'title') > 0 || weightOf(label, 'creditTitle') > 0);
    if (!titles[0] || titles[0].from > 1 || isOfAnotherPaper(cell.words, titles[0].from)) continue;
    // 'INVOICE / FACTURA 2026-12': the same said twice.
    const [, second] = titles;
    const isTwice =
      second && cell.words.slice(titles[0].to, second.from).every(({ text: mark }) => /^[/|–-]$/.test(mark));
    const title = isTwice ? second : titles[0];
    const marker = cell.labels.find(
      (label) => label.from >= title.to && label.from <= title.to + OF_TITLE && weightOf(label, 'number') > 0,
    );
    // 'Handelsrechnung Nr.', a gap, '471102 vom …': the next in the row is what the marker announces.
    const isEnd = marker?.to === cell.words.length;
    const said = isEnd ? wordsAfter(text, cell) : cell.words.slice((marker ?? title).to);
    const behind = TYPE_CODE.test(said[0]?.text ?? '') ? said.slice(1) : said;
    const isShort = isAll(behind) && SHORT.test(behind[0]?.text ?? '');
    const code = readCode(behind, marker || isShort ? 1 : FEWEST_DIGITS);
    if (code?.words[0] && (marker || cell.words.indexOf(code.words[0]) <= title.to + 1)) {
      const score = marker ? 0.84 : NO_MORE.test(code.value) ? 0.55 : 0.7;
      found.push(candidate(code.value, doubted(code, score), cell.page, code.words));
      continue;
    }
    // 'FACTURE du 02/03/2026' over 'N° 10 123 456 789': behind the title stands its day.
    const next = isOfKind(behind) ? '' : (behind[0]?.text ?? '');
    if (next !== '' && !STOP_WORDS.has(fold(next)) && !parseDate(next, 'day-first')) continue;
    const bare = title.to === cell.words.length ? (numberBeside(text, cell) ?? numberUnder(text, cell)) : undefined;
    if (bare)
      found.push(
        candidate(
          bare.text,
          bare.row === cell.row && bare.column > cell.column + 1 ? SAID_TWICE : ALONE,
          bare.page,
          bare.words,
        ),
      );
    for (const near of cellsNear(text, cell)) {
      const first = near.labels[0];
      const isMarked = first && first.from === 0 && weightOf(first, 'number') > 0;
      const words = isMarked ? near.words.slice(first.to) : near.words;
      // 'Rechnung:', a gap, '1'.
      const isSaid = title.announces && cell.text.endsWith(':') && near.row === cell.row && isAll(near.words);
      const isAnnounced = isMarked || (isSaid && SHORT.test(near.words[0]?.text ?? ''));
      // '#BC-19'
      const isSigned = /^#\S/.test(near.text) && isAll(near.words);
      const value = readCode(words, isAnnounced || isSigned ? 1 : 4);
      const score = overlaps(near, cell) || near.row === cell.row ? 0.72 : ASIDE;
      if (value && (isAnnounced || /^#/.test(near.text)))
        found.push(candidate(value.value, doubted(value, score), near.page, value.words));
    }
  }
  return found;
}

/** '4471902' or 'R2600219' right under 'RECHNUNG', begun where that begins: figures alone or behind a letter or two. */
const numberUnder = (text: DocumentText, title: Cell): Cell | undefined =>
  text.rows[title.row + 1]?.cells.find(
    (cell) =>
      cell.page === title.page &&
      Math.abs(cell.x0 - title.x0) < (title.y1 - title.y0) / 2 &&
      cell.y0 - title.y1 < 1.5 * (title.y1 - title.y0) &&
      isFigures(cell),
  );

/** Figures alone, or behind a letter or two, and no day. */
const isFigures = ({ text }: Cell): boolean =>
  /^[A-Z]{0,2}\d{5,12}$/.test(text) && parseDate(text, 'day-first') === undefined;

/** '23-000781': figures in two parts, and no day. */
const isInParts = ({ text }: Cell): boolean =>
  /^\d{2,6}[-/]\d{3,8}$/.test(text) && parseDate(text, 'day-first') === undefined;

/** 'RECHNUNG     7700451     Datum 27.02.2026': the same next to it in its row. */
function numberBeside(text: DocumentText, title: Cell): Cell | undefined {
  const next = text.rows[title.row]?.cells.find(({ column, labels: [label], words }) => {
    // 'RECHNUNG   INVOICE   23-000781'
    const isAgain = label?.from === 0 && label.to === words.length && weightOf(label, 'title') > 0;
    return column > title.column && !isAgain;
  });
  return next && next.page === title.page && (isFigures(next) || (title.column === 0 && isInParts(next)))
    ? next
    : undefined;
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

/** '412.00' has a joint as well. */
const MONEY = /^\d{1,3}(?:[.,]?\d{3})*[.,]\d{2}$/;

/** 'RE-2025-00287' by itself over 'Rechnungsdatum: …' or under the title; what says no more is never sure. */
export function standingAlone(text: DocumentText): Candidate[] {
  const [page] = text.pages;
  if (!page) return [];
  const says = (cell: Cell, ...meanings: readonly Meaning[]) =>
    cell.labels.some((label) => meanings.some((meaning) => weightOf(label, meaning) >= 0.9));
  return (
    text.cells
      .filter((cell) => cell.page === page.number && cell.y0 < HEAD * page.height)
      // 'RCCM CI-ABJ-2014-B-1221': a register's.
      .filter(({ labels }) => !labels.some((label) => label.from === 0 && weightOf(label, 'otherNumber') > 0))
      .flatMap((cell) => {
        const signless = withoutSign(cell.words);
        const [series, word, ...others] = withSeries(signless);
        if (others.length > 0) return [];
        if (!word || !CODE_ALONE.test(word.text) || MONEY.test(word.text) || parseDate(word.text, 'day-first'))
          return [];
        const near = text.rows
          .slice(Math.max(0, cell.row - ROWS_TO_DAY), cell.row + ROWS_TO_DAY + 1)
          .flatMap(({ cells }) => cells)
          .filter((other) => other.page === cell.page && Math.min(other.x1, cell.x1) > Math.max(other.x0, cell.x0));
        // Right behind the title, in a cell of its own.
        const before = text.rows[cell.row]?.cells[cell.column - 1];
        const isBehindTitle = before !== undefined && says(before, 'title', 'creditTitle');
        const words = series ? [series, word] : [word];
        const code = wholeCode(text, cell, { value: words.map(({ text: part }) => part).join(' '), words });
        // 'Date : 10/04/2026' over 'N° 0074/PF/26'.
        const isNumbered = signless.length < cell.words.length && near.some(isDay);
        return isBehindTitle ||
          isNumbered ||
          near.some((other) => says(other, 'issueDate', 'title', 'creditTitle') || isBareDay(other))
          ? [candidate(code.value, ALONE, cell.page, code.words)]
          : [];
      })
  );
}

/** 'n° 412' alone in the head, the only one there: whose number it is nothing says. */
export function signedAlone(text: DocumentText): Candidate[] {
  const [page] = text.pages;
  const signed = text.cells.filter(
    (cell) =>
      cell.page === page?.number && cell.y0 < HEAD * page.height && SIGNED.test(cell.text) && cell.labels.length <= 1,
  );
  const [only, another] = signed;
  const code = only && !another ? readCode(withoutSign(only.words), 1) : undefined;
  return only && code ? [candidate(code.value, PERHAPS, only.page, code.words)] : [];
}
const SIGNED = /^n[°º] ?\d{1,8}$/i;
const PERHAPS = 0.4;

const ALONE = 0.5;
/** The same behind a title in two languages, each a cell of its own. */
const SAID_TWICE = 0.75;

/** 'N° GN-2026-07-031', '#2026-014': what stands behind its sign. */
function withoutSign(words: readonly Word[]): readonly Word[] {
  const [first, ...rest] = words;
  if (first?.text.startsWith('#') && first.text.length > 1) return [{ ...first, text: first.text.slice(1) }, ...rest];
  return /^(?:n[°ºo]|nr\.?|#|no\.?)$/i.test(first?.text ?? '') ? rest : words;
}

/** 'NC 2026/45': the series of a number before its joint, as Portugal's law has it. */
const withSeries = (words: readonly Word[]): readonly (Word | undefined)[] =>
  /^[A-Z]{1,4}$/.test(words[0]?.text ?? '') && words.length === 2 ? words : [undefined, ...words];

const isBareDay = ({ text, words }: Cell): boolean => words.length <= 3 && parseDate(text, 'day-first') !== undefined;

/** How near the invoice's day a bare 'number' stands where the two are facts of one table. */
const ROWS_APART = 2;

/**
 * 'Numéro', or the title itself, as the heading of a fact: in a row or a column of facts of which another is the day
 * ('Numéro | Date | Échéance'; 'INVOICE 1088' over 'DATE 17/02/2026').
 */
export function fromFacts(text: DocumentText): Candidate[] {
  return text.cells.flatMap((cell): Candidate[] => {
    const [label] = cell.labels;
    const isNumber = label !== undefined && weightOf(label, 'number') > 0;
    // 'Nº 2026-118' beside 'Fecha 5/3/26': the sign needs no colon where nothing else stands behind it.
    const announces = label?.announces || (isNumber && isAll(cell.words.slice(label.to)));
    if (label?.from !== 0 || !announces) return [];
    if (!isNumber && weightOf(label, 'title') === 0) return [];
    // 'Invoice | Order ID | Date', each over its value: there the title is a heading like the others.
    const facts = text.rows[cell.row]?.cells ?? [];
    if (facts.some(headsItems)) return [];
    const isBand = facts.length >= 3 && facts.every(({ text: heading }) => !/\d/.test(heading));
    const inRow =
      facts.some(isDay) && (isNumber || (label.to === cell.words.length && (isBand || facts.some(isOrder))));
    if (!inRow && !isDayInColumn(text, cell)) return [];
    const where = label.to < cell.words.length ? 'same' : inRow && !isPairOfDay(text, cell) ? 'below' : 'right';
    const places = neighboursOf(text, cell, label).filter(({ relation }) => relation === where);
    return places.slice(0, 1).flatMap(({ cell: home, words, nearness }) => {
      const read = readCode(words, 1);
      const inTwo = read && underOneHeading(text, cell, home, read);
      const code = inTwo ?? (read && wholeCode(text, home, read));
      // A reference among the facts may be the buyer's.
      const score = label.phrase.startsWith('ref') ? 0.5 : 0.72;
      return code ? [candidate(code.value, (inTwo ? PERHAPS : score) * nearness, home.page, code.words)] : [];
    });
  });
}

/** 'Número | 25 | Fecha | 28/11/2025': whether the facts of a row stand beside their labels, as the day does. */
function isPairOfDay({ rows }: DocumentText, { row, column }: Cell): boolean {
  const cells = rows[row]?.cells ?? [];
  const day = cells.find((other) => other.column > column && isDay(other));
  const value = day && cells[day.column + 1];
  return value !== undefined && value.labels.length === 0 && parseDate(value.text, 'day-first') !== undefined;
}

/** 'Réf. | Date | Qté | P.U. H.T.': headings of items, of which a reference is each one's own. */
const headsItems = ({ labels }: Cell): boolean =>
  labels.some((label) => weightOf(label, 'colQuantity') > 0 || weightOf(label, 'colUnitPrice') > 0);

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
