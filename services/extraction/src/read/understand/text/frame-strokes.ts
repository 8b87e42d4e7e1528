import type { Segment } from '../../page-model.ts';

/** What a recogniser makes of a piece of a rule down the page. */
const STROKE = /^[1iIl|!¦]$/;
/** So many rows with nothing else say that it is one. */
const FEWEST = 3;

type Row = { readonly segments: readonly Segment[] };

/**
 * The rows of a recognised page without the rule at the side of a table, read as a figure in each of them: strokes one under the
 * other, in rows that hold nothing else and in those beside them.
 */
export function withoutFrameStrokes<R extends Row>(rows: readonly R[]): readonly R[] {
  const alone = rows.flatMap(({ segments: [first, ...more] }) =>
    first && more.length === 0 && STROKE.test(first.text) ? [first] : [],
  );
  if (alone.length < FEWEST) return rows;
  const isInColumn = (one: Segment) =>
    alone.filter((other) => Math.abs(other.x0 - one.x0) < (other.y1 - other.y0) / 2).length >= FEWEST;
  const isFrame = (segment: Segment) => STROKE.test(segment.text) && isInColumn(segment);
  return rows.flatMap((row) => {
    const segments = row.segments.filter((segment) => !isFrame(segment));
    if (segments.length === row.segments.length) return [row];
    return segments.length > 0 ? [{ ...row, segments }] : [];
  });
}
