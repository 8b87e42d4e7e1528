import type { Cell, DocumentText } from '../../text/document-text.ts';
import type { Amount } from '../figures/amount.ts';

/** Two rows of a picture share so much of a figure's height where they were one on the paper. */
const SHARED = 0.35;

/**
 * 'NET AMOUNT' and its '199,020.00' half a line lower: on a photographed page what stands far right of a label rises or sinks out of its
 * row. It is the only amount right of the label in the row above or below, which reaches into that of the label and has none itself.
 */
export function halfALineOff(
  text: DocumentText,
  byRow: ReadonlyMap<number, readonly Amount[]>,
  label: Cell,
): readonly Amount[] {
  if (text.source !== 'ocr') return [];
  for (const index of [label.row - 1, label.row + 1]) {
    const cells = text.rows[index]?.cells ?? [];
    if (cells.some(({ page, labels }) => page !== label.page || labels.length > 0)) continue;
    const [amount, ...more] = (byRow.get(index) ?? []).filter(
      ({ isPercent, cell }) => !isPercent && cell.x0 > label.x1,
    );
    if (!amount?.isMoney || more.length > 0) continue;
    // The cell may have a signature in it, which is higher.
    const { y0, y1 } = amount.box;
    if (Math.min(y1, label.y1) - Math.max(y0, label.y0) > SHARED * (y1 - y0)) return [amount];
  }
  return [];
}
