// Where names of companies stand on a page that has no heading over them.
import type { Word } from '../../../page-model.ts';
import { type Candidate, candidate } from '../../candidate.ts';
import { rowsOfLines } from '../../lines/head/line-headers.ts';
import { isCurrencyCode } from '../../money/currency/currency.ts';
import type { Cell, DocumentText } from '../../text/document-text.ts';
import { fold, squeeze } from '../../text/fold.ts';
import { windowLines } from '../blocks/address-blocks.ts';
import type { Section } from '../blocks/section.ts';
import { sectionOf } from '../blocks/sections.ts';
import { sharesDomain } from '../domains.ts';
import { BANK, isBanked, isOverAccount } from './account-holders.ts';
import { isFactOfList } from './facts-of-list.ts';
import { isHouseOf, townsOf } from './houses.ts';
import { heightShare, isNameCell, isTitle, written } from './name-cell.ts';
import { nameOfLine } from './name-of-line.ts';
import {
  endsName,
  goesOn,
  hasLegalForm,
  isAddressed,
  isOfPurchasing,
  looksLikeName,
  namesBusiness,
} from './party-names.ts';
import { senderLines } from './sender-lines.ts';
import { withWideNames } from './wide-names.ts';

/** A row on top that begins with a name and goes on with its address: a letterhead in one line, its marks lost. */
export function fromHeadRows(text: DocumentText): Candidate[] {
  return text.rows.slice(0, 3).flatMap(({ cells }) => {
    const [first, ...address] = cells;
    const isHead = first && address.length >= 2 && heightShare(text, first) < 0.12 && isNameCell(first);
    return isHead && !isTitle(first) && address.some((cell) => /\b(?:[A-Z]{1,2}-)?\d{4,6}\s+\p{L}/u.test(cell.text))
      ? [candidate(nameOfLine(first.text), 0.75, first.page, first.words)]
      : [];
  });
}

/** Above the addressee, as DIN 5008 has it, or with commas. */
export function fromSenderLines(text: DocumentText): Candidate[] {
  return senderLines(text)
    .filter((cell) => looksLikeName(nameOfLine(cell.text)))
    .map((cell) => {
      const above = nameAbove(text, cell);
      const house = above && (RUNS_IT.test(fold(cell.text)) || isLetterhead(above, cell)) ? above : undefined;
      const { text: line, page, words } = house ?? cell;
      return candidate(nameOfLine(line), 0.8, page, words);
    });
}

/** 'Inh. Maria Huber, Getreidegasse 20, 5020 Salzburg' under the name of the house: who runs it. */
const RUNS_IT =
  /^(?:inh(?:aber(?:in)?)?|prop(?:rietor)?|dr|drs|dres|pr|me|maitre|gerante?|geschaftsfuhrer(?:in)?)\b[. :]/;

/** 'Offset – Numérique – Façonnage', 'Négoce d'emballages – rue … – 2013 Ben Arous' under a name in law, or in larger letters: what it does. */
const isLetterhead = (above: Cell, { text, y0, y1 }: Cell): boolean =>
  !hasLegalForm(text) && (hasLegalForm(above.text) || above.y1 - above.y0 > LARGER * (y1 - y0));
const LARGER = 1.4;

/** 'Client 004410' over a name: whose number it is. */
const CLIENTS_NUMBER =
  /^(?:code |n[o°º]? ?)?(?:client|kunden?|customer|cliente)(?: ?(?:n[o°º]|nr|code|id|#))?\.? ?:? ?[a-z]{0,3}\d{3,}$/;

/** Share of the printed height from which on there is the foot. */
const FOOT = 0.8;
/** In words. */
const LONGEST_NAME = 12;

/** Without a heading: names with a legal form, the first line of the first page, what is printed larger than the rest. */
export function fromPlaces(
  text: DocumentText,
  sections: readonly Section[],
  {
    paid,
    cores,
    isNumbered,
  }: {
    readonly paid: ReadonlySet<string>;
    readonly cores: readonly string[];
    /** Whether a VAT number that is not the buyer's stands under a line. */
    readonly isNumbered: (cell: Cell) => boolean;
  },
): Candidate[] {
  const first = text.pages[0]?.number ?? 1;
  const cells = withWideNames(
    text,
    text.cells.filter((cell) => cell.page === first),
  );
  const lowest = Math.max(0, ...cells.map((cell) => cell.y1));
  const usual = median(cells.map((cell) => cell.y1 - cell.y0));
  const isAddressee = (cell: Cell) => {
    const above = text.rows[cell.row - 1]?.cells.find((other) => Math.abs(other.x0 - cell.x0) < cell.y1 - cell.y0);
    const below = text.rows[cell.row + 1]?.cells.find((other) => Math.abs(other.x0 - cell.x0) < cell.y1 - cell.y0);
    return (
      isAddressed(cell.text) ||
      (above !== undefined && above.page === cell.page && isAddressed(above.text)) ||
      (below !== undefined && below.page === cell.page && isOfPurchasing(below.text)) ||
      (above !== undefined && above.page === cell.page && CLIENTS_NUMBER.test(fold(above.text)))
    );
  };
  const tables = rowsOfLines(text);
  // 'net & propre services' has the words of a heading, and others.
  const isHeading = ({ row, words, labels }: Cell) =>
    tables.some(({ header }) => row >= header.row && row <= header.lastRow) &&
    words.every(
      ({ text: word }, at) =>
        !/\p{L}/u.test(word) ||
        isCurrencyCode(word.replace(/[()]/g, '')) ||
        labels.some(({ from, to }) => at >= from && at < to),
    );
  const items = new Set(tables.flatMap(({ rows }) => rows));
  const isItem = (cell: Cell) =>
    (text.rows[cell.row]?.cells ?? []).some(
      ({ x0, text: right }) =>
        x0 > cell.x1 &&
        ((items.has(cell.row) && /^\W*\d[\d.,' ]*\W*$/.test(right)) || (PRICE.test(right) && !hasLegalForm(cell.text))),
    );
  const isPaid = (cell: Cell) => paid.has(squeeze(nameOfLine(cell.text)));
  const towns = townsOf(text);
  const names = cells.filter(
    (cell) =>
      (isNameCell(cell) || isPaid(cell)) &&
      !isTitle(cell) &&
      !isHouseOf(text, cell) &&
      ![cell.text, nameOfLine(cell.text)].some((line) => towns.has(fold(line).trim())) &&
      !isAddressee(cell) &&
      !isItem(cell) &&
      !isHeading(cell) &&
      !isRestOfHeading(text, cell) &&
      !isFactOfList(text, cell) &&
      nameOfLine(cell.text).split(' ').length <= LONGEST_NAME,
  );
  const banked = names.filter((cell) => isBanked(text, cell));
  const isBesideBanked = (cell: Cell) => banked.some((one) => one.row === cell.row && one !== cell);
  const inWindow = windowLines(text);
  const top = names.filter((cell) => heightShare(text, cell) < 0.35).slice(0, 6);
  return names.flatMap((cell) => {
    const section = sectionOf(cell, sections);
    if (section && section.kind !== 'supplier') return [];
    if (BANK.test(cell.text) && isOverAccount(text, cell)) return [];
    const place = heightShare(text, cell);
    // A short invoice's foot stands under its last line, wherever on the sheet that is.
    const isFoot = cell.y0 > FOOT * lowest;
    const rank = top.indexOf(cell);
    const legal = hasLegalForm(cell.text);
    const large = cell.y1 - cell.y0 > 1.25 * usual && rank >= 0;
    let score = legal ? 0.4 : namesBusiness(cell.text) && rank >= 0 ? 0.22 : 0;
    if (inWindow.has(cell) || isBesideBanked(cell)) score -= 0.3;
    if (rank >= 0 && banked.includes(cell)) score += 0.25;
    if (rank >= 0) score += rank === 0 ? 0.42 : Math.max(0.04, 0.2 - 0.05 * rank);
    if (large) score += 0.12;
    if (legal && (place > FOOT || isFoot)) score += 0.08;
    if (legal && place > 0.35 && place < FOOT && !isFoot && !isNumbered(cell)) score -= 0.25;
    if ((rank >= 0 || isFoot) && sharesDomain(nameOfLine(cell.text), cores)) score += 0.3;
    // Of a trade name and a name in law under it the latter is paid.
    if (rank >= 0 && isPaid(cell)) score += 0.4;
    // A stray word on top of a page is more often a logo's remains than a name.
    if (!legal && cell.words.length === 1 && cell.text.length < 6) score -= 0.2;
    if (!legal && PHRASE.test(cell.text)) score -= 0.2;
    const isRest =
      endsName(nameOfLine(cell.text)) ||
      (legal && (/^(?:and|et|und|y|&) /.test(cell.text) || OF_COUNTRY.test(fold(cell.text)))) ||
      (legal && (nameAbove(text, cell)?.text.endsWith(',') ?? false));
    const words = isRest ? [...wordsAbove(text, cell), ...cell.words] : cell.words;
    return score > 0.2 ? [candidate(nameOfLine(written(words)), Math.min(0.8, score), cell.page, words)] : [];
  });
}

/** 'DO BRASIL LTDA': a name's second line, which says of which country it is. */
const OF_COUNTRY = /^(?:do brasil|de (?:france|espana|mexico|chile|colombia)|of america) /;

/** 'Your average daily use', 'Last billing period': a capital, and all else in small letters, is a heading rather. */
const PHRASE = /^\p{Lu}\p{Ll}+,?(?: (?:\p{Ll}+|\d+)){2,}$/u;

/** 'facturación' under 'Resumen de': a heading in two lines. */
const isRestOfHeading = ({ rows }: DocumentText, { row, page, x0, x1, text }: Cell): boolean =>
  /^\p{Ll}/u.test(text) &&
  (rows[row - 1]?.cells.some(
    (over) => over.page === page && over.x0 < x1 && over.x1 > x0 && goesOn(over.text) && !hasLegalForm(over.text),
  ) ??
    false);

/** '$114.21', '48,78 €': what costs so much is written left of it. */
const PRICE = /^-?[€$£] ?\d[\d.,' ]*$|^-?\d[\d.,' ]*[.,]\d{2} ?(?:€|EUR)$/;

/** The words of the line above, where it may be a name's beginning. */
const wordsAbove = (text: DocumentText, cell: Cell): readonly Word[] => nameAbove(text, cell)?.words ?? [];

const ROWS_ABOVE = 2;
/** The line right above in the same column, where it may be a name. */
function nameAbove(text: DocumentText, cell: Cell): Cell | undefined {
  // A row between may hold something else, beside the two.
  const above = [...text.rows.slice(Math.max(0, cell.row - ROWS_ABOVE), cell.row)]
    .reverse()
    .flatMap(({ cells }) => cells)
    .find((other) => Math.min(other.x1, cell.x1) > Math.max(other.x0, cell.x0));
  const isClose = above && above.page === cell.page && cell.y0 - above.y1 < 1.2 * (cell.y1 - cell.y0);
  return isClose && isNameCell(above) && !isTitle(above) ? above : undefined;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
