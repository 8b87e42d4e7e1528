import type { Cell, DocumentText, TextRow } from './document-text.ts';

/**
 * The rows of a cell's page that begin within so many of its heights under it. Large letters are as high as two lines or three of the columns
 * beside them: what stands next under them may be the fourth row from theirs.
 */
export function rowsUnder({ rows }: DocumentText, { row, page, y0, y1 }: Cell, heights: number): readonly TextRow[] {
  const isUnder = (other: TextRow | undefined) => other?.page === page && other.y0 - y1 < heights * (y1 - y0);
  let end = row + 1;
  while (isUnder(rows[end])) end += 1;
  return rows.slice(row + 1, end);
}
