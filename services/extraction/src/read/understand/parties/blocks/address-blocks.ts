import { weightOf } from '../../labels/label.ts';
import type { Cell, DocumentText } from '../../text/document-text.ts';
import { squeeze } from '../../text/fold.ts';

/** Lines of one column that end with a postal code and a town: somebody's address, the name on top. */
export type AddressBlock = { readonly lines: readonly Cell[] };

/** A line with a postal code beside a town, as Europe and the United States write it. */
const TOWN =
  /(?:^|\s)(?:[A-Z]{1,2}[- ])?\d{4,5}(?: [A-Z]{2})? \p{Lu}[\p{L}'. -]{2,}|\p{L}{3,},? [A-Z]{2} \d{5}(?:-\d{4})?$|\b[A-Z]{1,2}\d{1,2}[A-Z]? \d[A-Z]{2}\b/u;
const MOST_LINES = 7;

/** Address blocks of the first page, in reading order. */
export function findAddressBlocks(text: DocumentText): AddressBlock[] {
  const first = text.pages[0]?.number;
  const cells = text.cells.filter((cell) => cell.page === first);
  return cells
    .filter((cell) => TOWN.test(cell.text) && cell.words.length <= 8)
    .map((town) => ({ lines: climb(cells, town) }));
}

function climb(cells: readonly Cell[], town: Cell): Cell[] {
  const lines = [town];
  while (lines.length < MOST_LINES) {
    const top = lines[0] ?? town;
    const height = top.y1 - top.y0;
    const above = cells
      .filter(
        (cell) =>
          cell.row < top.row &&
          top.y0 - cell.y1 < 0.9 * height &&
          Math.min(Math.abs(cell.x0 - top.x0), Math.abs(cell.x1 - top.x1)) < 1.2 * height,
      )
      .at(-1);
    if (!above || TOWN.test(above.text) || isLabel(above)) break;
    lines.unshift(above);
  }
  return lines;
}

/** 'Votre n° TVA', 'Date : 09/10/2026': a fact right over the block is none of its lines; a Spanish buyer's 'CIF: …' is. */
function isLabel({ labels: [label], words }: Cell): boolean {
  if (label?.from !== 0) return false;
  const isAnnounced = words[label.to - 1]?.text.endsWith(':') || words[label.to]?.text === ':';
  return label.to === words.length || (isAnnounced && weightOf(label, 'vatNumber') === 0);
}

/** What a sender tells of himself and nobody writes on an envelope. */
const OWN_MARKS =
  /@|www\.|\b(?:t[ée]l|phone|fax|siret|siren|tva|vat|ust|steuer|nif|cif|iva|btw|iban|rcs|ape|naf|ice)\b/i;
/** So many lines lower than the sender's does the block in the envelope's window begin. */
const LOWER = 2;

/** The sender's own block heads its page: in one of its first rows. */
const TOP = 2;

/**
 * The lines of the block in an envelope's window, with nothing but a name and an address: as France has it on the right, begun
 * lower than the sender's own block on the left; or below the sender's, in its column, where that heads the page.
 */
export function windowLines(text: DocumentText): ReadonlySet<Cell> {
  const blocks = findAddressBlocks(text).filter(({ lines }) => lines.length >= 2);
  const [sender, ...others] = blocks.sort((a, b) => rowOf(a) - rowOf(b));
  if (!sender) return new Set();
  const right = Math.max(...sender.lines.map(({ x1 }) => x1));
  const [left = 0, height = 0] = [sender.lines[0]?.x0, (sender.lines[0]?.y1 ?? 0) - (sender.lines[0]?.y0 ?? 0)];
  const isRight = ({ x0 }: Cell) => x0 > right;
  const isBelow = ({ x0 }: Cell) => rowOf(sender) < TOP && Math.abs(x0 - left) < height;
  const window = others.find(
    ({ lines }) => (lines.every(isRight) || lines.every(isBelow)) && (lines[0]?.row ?? 0) >= rowOf(sender) + LOWER,
  );
  if (!window) return new Set();
  const first = window.lines[0]?.x0 ?? 0;
  const under = text.rows[(window.lines.at(-1)?.row ?? 0) + 1]?.cells.filter(({ x0 }) => x0 > first - height);
  if (window.lines.every(isRight) && linesOver(text, window).some((cell) => SITE.test(cell.text))) return new Set();
  const isBare = [...window.lines, ...(under ?? [])].every((cell) => !OWN_MARKS.test(cell.text));
  return new Set(isBare ? window.lines : []);
}

/** The right half of a page begins here. */
const RIGHT = 0.45;
/** The upper part, in which an addressee stands. */
const UPPER = 0.45;

/** Who heads a block on the right with nothing but a name and an address, folded as names are compared. */
export function addressedOnTheRight(text: DocumentText): ReadonlySet<string> {
  const [page] = text.pages;
  if (!page) return new Set();
  const blocks = findAddressBlocks(text).filter(
    ({ lines }) =>
      lines.length >= 3 &&
      lines.every(({ x0, y1 }) => x0 > RIGHT * page.width && y1 < UPPER * page.height) &&
      lines.every((cell) => !OWN_MARKS.test(cell.text)) &&
      !OWN_MARKS.test(under(text, lines.at(-1) as Cell)?.text ?? ''),
  );
  return new Set(blocks.map(({ lines }) => squeeze(lines[0]?.text ?? '')));
}

const SITE = /\S@\S|www\./i;
/** In heights of a line: a blank line is less. */
const APART = 2;

/** The lines over a block that begin or end where it does, a blank line off at most: a sender sets his site over his name. */
function linesOver(text: DocumentText, { lines }: AddressBlock): readonly Cell[] {
  const [top] = lines;
  if (!top) return [];
  const height = top.y1 - top.y0;
  return text.cells.filter(
    (cell) =>
      cell.page === top.page &&
      cell.y1 <= top.y0 &&
      top.y0 - cell.y1 < APART * height &&
      Math.min(Math.abs(cell.x0 - top.x0), Math.abs(cell.x1 - top.x1)) < height,
  );
}

/** The line right below in the same column. */
const under = (text: DocumentText, last: Cell): Cell | undefined =>
  text.rows[last.row + 1]?.cells.find(({ x0 }) => Math.abs(x0 - last.x0) < last.y1 - last.y0);

const rowOf = ({ lines }: AddressBlock): number => lines[0]?.row ?? 0;
