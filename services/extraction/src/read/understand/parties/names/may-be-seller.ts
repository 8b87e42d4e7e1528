// Which cells of a page without headings over its parties may name who sent it.
import { rowsOfLines } from '../../lines/head/line-headers.ts';
import { isCurrencyCode } from '../../money/currency/currency.ts';
import type { Cell, DocumentText } from '../../text/document-text.ts';
import { fold } from '../../text/fold.ts';
import { isFactOfList } from './facts-of-list.ts';
import { isHouseOf, townsOf } from './houses.ts';
import { isNameCell, isTitle } from './name-cell.ts';
import { nameOfLine } from './name-of-line.ts';
import { goesOn, hasLegalForm, isAddressed, isOfPurchasing } from './party-names.ts';

/** In words. */
const LONGEST_NAME = 12;

/** Tells of a cell whether it may be the seller's name: none of an addressee, a house, a town, an item, a heading or a fact of a list. */
export function mayBeSeller(text: DocumentText, isPaid: (cell: Cell) => boolean): (cell: Cell) => boolean {
  const towns = townsOf(text);
  const isOfTable = ofTables(text);
  return (cell) =>
    (isNameCell(cell) || isPaid(cell)) &&
    !isTitle(cell) &&
    !isHouseOf(text, cell) &&
    ![cell.text, nameOfLine(cell.text)].some((line) => towns.has(fold(line).trim())) &&
    !isAddressee(text, cell) &&
    !isOfTable(cell) &&
    !isRestOfHeading(text, cell) &&
    !isFactOfList(text, cell) &&
    nameOfLine(cell.text).split(' ').length <= LONGEST_NAME;
}

/** 'Attn. …', or a line right under or over what addresses somebody: whose it is is the buyer. */
function isAddressee({ rows }: DocumentText, cell: Cell): boolean {
  const beside = (row: number) =>
    rows[row]?.cells.find((other) => other.page === cell.page && Math.abs(other.x0 - cell.x0) < cell.y1 - cell.y0)
      ?.text;
  const [above, below] = [beside(cell.row - 1), beside(cell.row + 1)];
  return (
    isAddressed(cell.text) ||
    (above !== undefined && (isAddressed(above) || CLIENTS_NUMBER.test(fold(above)))) ||
    (below !== undefined && isOfPurchasing(below))
  );
}

/** 'Client 004410' over a name: whose number it is. */
const CLIENTS_NUMBER =
  /^(?:code |n[o°º]? ?)?(?:client|kunden?|customer|cliente)(?: ?(?:n[o°º]|nr|code|id|#))?\.? ?:? ?[a-z]{0,3}\d{3,}$/;

/** Tells of a cell whether it is a heading or an item of a table of items. */
function ofTables(text: DocumentText): (cell: Cell) => boolean {
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
  return (cell) => isItem(cell) || isHeading(cell);
}

/** '$114.21', '48,78 €': what costs so much is written left of it. */
const PRICE = /^-?[€$£] ?\d[\d.,' ]*$|^-?\d[\d.,' ]*[.,]\d{2} ?(?:€|EUR)$/;

/** 'facturación' under 'Resumen de': a heading in two lines. */
const isRestOfHeading = ({ rows }: DocumentText, { row, page, x0, x1, text }: Cell): boolean =>
  /^\p{Ll}/u.test(text) &&
  (rows[row - 1]?.cells.some(
    (over) => over.page === page && over.x0 < x1 && over.x1 > x0 && goesOn(over.text) && !hasLegalForm(over.text),
  ) ??
    false);
