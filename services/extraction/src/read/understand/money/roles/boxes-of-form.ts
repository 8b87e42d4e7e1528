// Forms, whose boxes have what they are called in one corner and what they hold in another.
import type { Cell, DocumentText } from '../../text/document-text.ts';
import type { Amount } from '../figures/amount.ts';

/** A row of headings has so many: of two the second is as often a value. */
const FEWEST_BOXES = 3;
/** In heights of a line: what is further below is another row of boxes. */
const NEAR = 1.5;
/** Recognised words are as high as their ink, which is less than their font, and ends higher above the next line. */
const NEAR_IN_INK = 2.7;

/**
 * 'VALOR DO IPI | VALOR TOTAL DA NOTA' set left over '0.00 | 506.00' set right, as Brazil's goods travel with: where each heading of a row
 * has one amount right below, between where it begins and where the next one does, each has its own, be another nearer.
 */
export function inOwnBox(text: DocumentText, byRow: ReadonlyMap<number, readonly Amount[]>, cell: Cell): Amount[] {
  const boxes = text.rows[cell.row]?.cells ?? [];
  const below = text.rows[cell.row + 1];
  const height = cell.y1 - cell.y0;
  if (!isRowOfBoxes(boxes) || !below || below.page !== cell.page) return [];
  const held = moneyIn(byRow, cell.row + 1);
  if (below.y0 - cell.y1 > nearTo(text, byRow, cell.row + 1) * height) return [];
  const isEachInItsOwn = boxes.every((box, at) => {
    const one = held[at]?.box;
    return one && one.x0 >= box.x0 - height && one.x1 < (boxes[at + 1]?.x0 ?? Number.POSITIVE_INFINITY);
  });
  const own = held[cell.column];
  return own && held.length === boxes.length && isEachInItsOwn ? [own] : [];
}

/** How near to its heading a row is in its box. In ink, rows of a table stand as far apart as a form's boxes. */
const nearTo = (text: DocumentText, byRow: ReadonlyMap<number, readonly Amount[]>, row: number): number =>
  text.source === 'ocr' && moneyIn(byRow, row + 1).length < moneyIn(byRow, row).length ? NEAR_IN_INK : NEAR;

const moneyIn = (byRow: ReadonlyMap<number, readonly Amount[]>, row: number): Amount[] =>
  (byRow.get(row) ?? []).filter(({ isMoney }) => isMoney);

const isRowOfBoxes = (boxes: readonly Cell[]): boolean =>
  boxes.length >= FEWEST_BOXES && boxes.every((box) => !/\d/.test(box.text.replace(RATE, '')));
/** 'BASE IMPONIBLE | 21,00 %IVA | TOTAL': a rate in a heading is no value. */
const RATE = /\d+(?:[.,]\d+)? ?%/;

/**
 * 'Totale imponibile | Totale imposta' set left over '1.395,10 | 306,92' set right, as the sheet by which Italy shows its electronic
 * invoices (AssoSoftware) has them: the only money between a heading and where the next one begins, in the rows right below.
 */
export function inBoxBelow(text: DocumentText, byRow: ReadonlyMap<number, readonly Amount[]>, cell: Cell): Amount[] {
  const boxes = text.rows[cell.row]?.cells ?? [];
  if (!isRowOfBoxes(boxes)) return [];
  const height = cell.y1 - cell.y0;
  const end = boxes[cell.column + 1]?.x0 ?? Number.POSITIVE_INFINITY;
  let below = cell.y1;
  for (const row of text.rows.slice(cell.row + 1)) {
    const [first] = row.cells;
    if (!first || row.page !== cell.page || row.y0 - below > nearTo(text, byRow, first.row) * height) return [];
    const held = (byRow.get(first.row) ?? []).filter(
      ({ isMoney, box }) => isMoney && box.x0 >= cell.x0 - height && box.x0 < end,
    );
    if (held.length > 0) return held.length === 1 ? held : [];
    if (row.cells.some(({ labels }) => labels.length > 0)) return [];
    below = row.y1;
  }
  return [];
}
