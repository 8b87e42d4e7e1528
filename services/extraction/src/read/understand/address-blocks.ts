import type { Cell, DocumentText } from './document-text.ts';

/** Lines of one column that end with a postal code and a town: somebody's address, the name on top. */
export type AddressBlock = { readonly lines: readonly Cell[] };

/** A line with a postal code beside a town, as Europe and the United States write it. */
const TOWN =
  /(?:^|\s)(?:[A-Z]{1,2}[- ])?\d{4,5}(?: [A-Z]{2})? \p{Lu}[\p{L}'. -]{2,}|\p{L}{3,},? [A-Z]{2} \d{5}(?:-\d{4})?$|\b[A-Z]{1,2}\d{1,2}[A-Z]? \d[A-Z]{2}\b/u;
const MOST_LINES = 5;

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
    if (!above || TOWN.test(above.text)) break;
    lines.unshift(above);
  }
  return lines;
}
