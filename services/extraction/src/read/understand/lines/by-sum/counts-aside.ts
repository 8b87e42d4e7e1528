import { Decimal } from 'decimal.js';
import { boundsOf } from '../../../page-model.ts';
import type { AmountEvidence } from '../../money/roles/amount-roles.ts';
import type { Cell, DocumentText } from '../../text/document-text.ts';
import { isProven, type LineOnPage } from '../line-on-page.ts';
import { isProduct } from '../product.ts';
import { countsOf } from '../row/count-of.ts';
import { rowsOfTotals } from './rows-of-totals.ts';

/** One count may stand in another row by chance. */
const FEWEST = 2;
/** A table that was photographed from one side is a row lower at its other end; what is written twice stands between. */
const ROWS_ASIDE = [1, 2];

/**
 * 'Flour | 16' a row under '8.350 | 133.600': the counts of a table that slopes in the picture, in the rows below or above their prices. Taken
 * where such a row has the count that makes a line's price its total, and its own has none that does, of two lines at the least, all of them in one
 * column.
 */
export function withCountsAside(
  lines: readonly LineOnPage[],
  text: DocumentText,
  evidence: readonly AmountEvidence[],
): readonly LineOnPage[] {
  if (text.source !== 'ocr' || lines.filter(isUnproven).length < FEWEST) return lines;
  const { rowOfLine } = rowsOfTotals(lines, evidence);
  for (const direction of [1, -1]) {
    const found = new Map(
      lines.flatMap((line) => {
        const row = rowOfLine(line);
        const counted = row === undefined ? undefined : countedAside(line, text, (aside) => row + direction * aside);
        return counted ? [[line, counted]] : [];
      }),
    );
    if (found.size >= FEWEST && areInColumn([...found.values()].map(({ cell }) => cell)))
      return lines.map((line) => found.get(line)?.line ?? line);
  }
  return lines;
}

const isUnproven = (line: LineOnPage): boolean =>
  line.unitPrice !== undefined && line.netTotal !== undefined && line.place !== undefined && !isProven(line);

function countedAside(
  line: LineOnPage,
  { rows }: DocumentText,
  rowAt: (aside: number) => number,
): { readonly line: LineOnPage; readonly cell: Cell } | undefined {
  const { place, unitPrice, netTotal } = line;
  if (!isUnproven(line) || !place || unitPrice === undefined || netTotal === undefined) return undefined;
  for (const aside of ROWS_ASIDE) {
    const { page, cells = [] } = rows[rowAt(aside)] ?? {};
    if (page !== place.page) return undefined;
    for (const cell of cells) {
      // One of anything costs what it makes: that proves no count.
      const count = countsOf(cell.text).find((one) => one.gt(1) && isProduct(one, unitPrice, new Decimal(netTotal)));
      if (!count) continue;
      const boxes = { ...place.boxes, quantity: boundsOf([cell]) };
      return { line: { ...line, quantity: count.toFixed(), place: { ...place, boxes } }, cell };
    }
  }
  return undefined;
}

/** Whether each stands at least in part under the first. */
const areInColumn = ([first, ...others]: readonly Cell[]): boolean =>
  first !== undefined && others.every(({ x0, x1 }) => Math.min(x1, first.x1) > Math.max(x0, first.x0));
