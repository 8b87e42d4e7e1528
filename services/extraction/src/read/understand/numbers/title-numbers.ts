// An invoice's number at its title.
import type { Word } from '../../page-model.ts';
import { type Candidate, candidate } from '../candidate.ts';
import { parseDate } from '../dates/dates.ts';
import { weightOf } from '../labels/label.ts';
import { isOfAnotherPaper } from '../labels/referring.ts';
import type { Cell, DocumentText } from '../text/document-text.ts';
import { fold } from '../text/fold.ts';
import { rowsUnder } from '../text/rows-under.ts';
import { doubted } from './code-doubts.ts';
import { isHouseNumber } from './house-numbers.ts';
import { FEWEST_DIGITS, isAll, isDay, readCode, SHORT, STOP_WORDS } from './read-code.ts';
import { ALONE } from './standing-alone.ts';

/** 'Handelsrechnung (380)', 'Fatura (FA):': which kind of invoice it is, in the codes of UNTDID 1001 or in letters, and no number. */
const TYPE_CODE = /^\((?:[2-9]\d{2}|\p{Lu}{1,3})\):?$/u;
/** So many words between a title and its marker: 'RECIBO DE QUITAÇÃO DE DÉBITOS Nº 01/2023' is another paper's. */
const OF_TITLE = 3;
/** Behind a title without a word for number, one of two figures, and a name with its year ('Rechnung KONGRESS 2026'), are not sure. */
const NO_MORE = /^(?:\d{1,2}|\p{Lu}+ (?:19|20)\d{2})$/u;

/** 'QXT26HS4401 - 2026-07-19' under 'Factura simplificada': the number and its day, and nothing else. */
const isDated = ([, joint, ...day]: readonly Word[]): boolean => /^[-–|/]$/.test(joint?.text ?? '') && isDay(day);

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
    const own = withoutColon(cell.words.slice((marker ?? title).to));
    const said = marker && own.length === 0 ? wordsAfter(text, cell) : own;
    const behind = TYPE_CODE.test(said[0]?.text ?? '') ? said.slice(1) : said;
    const isShort = isAll(behind) && SHORT.test(behind[0]?.text ?? '');
    const code = readCode(behind, marker || isShort ? 1 : FEWEST_DIGITS);
    if (code?.words[0] && (marker || cell.words.indexOf(code.words[0]) <= title.to + 1)) {
      const score = marker ? 0.84 : NO_MORE.test(code.value) ? 0.55 : 0.7;
      found.push(candidate(code.value, doubted(code, score, behind), cell.page, code.words));
      continue;
    }
    // 'FACTURE du 02/03/2026' over 'N° 10 123 456 789': behind the title stands its day.
    const next = isOfKind(behind) ? '' : (behind[0]?.text ?? '');
    if (next !== '' && !STOP_WORDS.has(fold(next)) && !parseDate(next, 'day-first')) continue;
    const bare = !marker && behind.length === 0 ? (numberBeside(text, cell) ?? numberUnder(text, cell)) : undefined;
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
      const isReference = isMarked && first.phrase.startsWith('ref') && first.to === near.words.length;
      // 'FATURA', a gap, 'Nº', a gap, '99012'.
      const isApart = isReference || (isMarked && near.row === cell.row && first.to === near.words.length);
      const words = isApart ? wordsAfter(text, near) : isMarked ? near.words.slice(first.to) : near.words;
      // 'Rechnung:', a gap, '1', or '2026 0412'.
      const isWhole = isAll(near.words) || OF_YEAR.test(near.text);
      const isSaid = title.announces && cell.text.endsWith(':') && near.row === cell.row && isWhole;
      const isAnnounced = isMarked || (isSaid && SHORT.test(near.words[0]?.text ?? ''));
      // '#BC-19', 'N°44170'
      const isSigned = SIGNED.test(near.text) && isAll(near.words);
      const isWithDay = isDated(near.words);
      const value = readCode(words, isAnnounced || isSigned ? 1 : 4);
      // 'Reference:', a gap, 'MG2026011', which may be the buyer's.
      const score = isReference ? ALONE : overlaps(near, cell) || near.row === cell.row ? 0.72 : ASIDE;
      if (value && !isHouseNumber(value, words) && (isAnnounced || isSigned || isWithDay || /^#/.test(near.text)))
        found.push(candidate(value.value, doubted(value, score), near.page, value.words));
    }
  }
  return found;
}

/** A year, and the number in it. */
const OF_YEAR = /^20\d{2} \d{3,6}$/;

/** A sign of a number, and the number right behind it. */
const SIGNED = /^(?:#|n[°º])\S*\d/iu;

/** 'Facture :': French sets a space before its colon, which is then a word of its own. */
const withoutColon = ([first, ...rest]: readonly Word[]): readonly Word[] =>
  first === undefined || first.text === ':' ? rest : [first, ...rest];

/**
 * '4471902' or 'R2600219' right under 'RECHNUNG', begun about where that begins: figures alone or behind a letter or two. Behind a series
 * ('FMU/RO/26/10417') it may end where that ends, too.
 */
function numberUnder(text: DocumentText, title: Cell): Cell | undefined {
  const height = title.y1 - title.y0;
  const isUnder = (cell: Cell) =>
    cell.page === title.page && Math.abs(cell.x0 - title.x0) < (overlaps(cell, title) ? BESIDE : 0.5) * height;
  const cells = rowsUnder(text, title, RIGHT_UNDER).flatMap((row) => row.cells);
  const under = cells.find(isUnder);
  if (under && (isFigures(under) || isOfSeries(under))) return under;
  return cells.find(
    (cell) =>
      cell.page === title.page &&
      Math.abs(cell.x1 - title.x1) < 0.5 * height &&
      (isOfSeries(cell) || LETTERED.test(cell.text)),
  );
}

/** In heights of the title: right under it, and near. */
const RIGHT_UNDER = 1.5;
const NEAR_UNDER = 4.2;

/** In a box under a heading a value is set in by so many heights of it. */
const BESIDE = 2;

/** Figures alone, behind a letter or two or around one ('250992A0004870'), and no day. */
const isFigures = ({ text }: Cell): boolean =>
  (/^(?:[A-Z]{0,2}\d{5,12}|\d{4,8}[A-Z]\d{5,10})$/.test(text) || LETTERED.test(text)) &&
  parseDate(text, 'day-first') === undefined;
/** 'QXR31000047' */
const LETTERED = /^[A-Z]{2,4}\d{6,12}$/;

/** 'FMU/RO/26/10417', 'FV-2026-0017', 'QRX - 0044711': a number behind its series and year, or behind its series alone. */
const isOfSeries = ({ text }: Cell): boolean =>
  /^\p{Lu}{1,5}[/-](?:(?:\p{Lu}{1,5}|\d{2,4})[/-]){1,5}\d{3,}$|^\p{Lu}{1,5} - \d{5,}$/u.test(text);

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

/** A number behind a title in two languages, each a cell of its own. */
const SAID_TWICE = 0.75;

/** 'FACTURE DE SOLDE', 'INVOICE FOR SERVICES': a few words that say what kind, and no figure. */
const isOfKind = (behind: readonly Word[]): boolean =>
  behind.length <= 3 && behind.every(({ text }) => /^[\p{L}'’.-]+$/u.test(text));

/** What stands next to the right of a cell in its row. */
function wordsAfter(text: DocumentText, cell: Cell): readonly Word[] {
  const right = (text.rows[cell.row]?.cells ?? []).filter((other) => other.page === cell.page && other.x0 >= cell.x1);
  return right.sort((a, b) => a.x0 - b.x0)[0]?.words ?? [];
}

/** 'N° : FA-23' at the left margin, under a title set in the middle. */
const ASIDE = 0.6;

const overlaps = (one: Cell, other: Cell): boolean => Math.min(one.x1, other.x1) > Math.max(one.x0, other.x0);

/** 'N° :' or 'Nr.', and no word of what for. */
const isBareNumber = ({ labels: [label], words }: Cell): boolean =>
  label?.from === 0 && label.announces && weightOf(label, 'number') > 0 && words.length > label.to;

/** The cell right of a title and those under it, within three rows or near; and a bare 'N° :' at the beginning of the next. */
function cellsNear(text: DocumentText, cell: Cell): Cell[] {
  const right = text.rows[cell.row]?.cells[cell.column + 1];
  const near = rowsUnder(text, cell, NEAR_UNDER);
  const next = text.rows.slice(cell.row + 1, cell.row + 4).filter((row) => row.page === cell.page);
  const under = (near.length > next.length ? near : next).flatMap((row, below) =>
    row.cells.filter((other) => overlaps(other, cell) || (below === 0 && other.column === 0 && isBareNumber(other))),
  );
  return [...(right ? [right] : []), ...under];
}
