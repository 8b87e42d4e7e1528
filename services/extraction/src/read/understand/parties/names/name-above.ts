import type { Word } from '../../../page-model.ts';
import type { Cell, DocumentText } from '../../text/document-text.ts';
import { isNameCell, isTitle } from './name-cell.ts';

/** The words of the line above, where it may be a name's beginning. */
export const wordsAbove = (text: DocumentText, cell: Cell): readonly Word[] => nameAbove(text, cell)?.words ?? [];

const ROWS_ABOVE = 2;
/** The line right above in the same column, where it may be a name. */
export function nameAbove(text: DocumentText, cell: Cell): Cell | undefined {
  // A row between may hold something else, beside the two.
  const above = [...text.rows.slice(Math.max(0, cell.row - ROWS_ABOVE), cell.row)]
    .reverse()
    .flatMap(({ cells }) => cells)
    .find((other) => Math.min(other.x1, cell.x1) > Math.max(other.x0, cell.x0));
  const isClose = above && above.page === cell.page && cell.y0 - above.y1 < 1.2 * (cell.y1 - cell.y0);
  return isClose && isNameCell(above) && !isTitle(above) ? above : undefined;
}
