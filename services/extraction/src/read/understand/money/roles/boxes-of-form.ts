// Forms, whose boxes have what they are called in one corner and what they hold in another.
import type { Cell, DocumentText } from '../../text/document-text.ts';
import type { Amount } from '../figures/amount.ts';

/** A row of headings has so many: of two the second is as often a value. */
const FEWEST_BOXES = 3;
/** In heights of a line: what is further below is another row of boxes. */
const NEAR = 1.2;

/**
 * 'Totale imponibile | Totale imposta' set left over '1.395,10 | 306,92' set right, as the sheet by which Italy shows its electronic
 * invoices (AssoSoftware) has them: the only money between a heading and where the next one begins, in the rows right below.
 */
export function inBoxBelow(text: DocumentText, byRow: ReadonlyMap<number, readonly Amount[]>, cell: Cell): Amount[] {
  const boxes = text.rows[cell.row]?.cells ?? [];
  if (boxes.length < FEWEST_BOXES || boxes.some((box) => /\d/.test(box.text))) return [];
  const height = cell.y1 - cell.y0;
  const end = boxes[cell.column + 1]?.x0 ?? Number.POSITIVE_INFINITY;
  let below = cell.y1;
  for (const row of text.rows.slice(cell.row + 1)) {
    const [first] = row.cells;
    if (!first || row.page !== cell.page || row.y0 - below > NEAR * height) return [];
    const held = (byRow.get(first.row) ?? []).filter(
      ({ isMoney, box }) => isMoney && box.x0 >= cell.x0 - height && box.x0 < end,
    );
    if (held.length > 0) return held.length === 1 ? held : [];
    if (row.cells.some(({ labels }) => labels.length > 0)) return [];
    below = row.y1;
  }
  return [];
}
