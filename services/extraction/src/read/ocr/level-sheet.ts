import { type Bend, bendAt, TERMS, termsAt } from '../bend.ts';

/** Holds terms back that nothing on the page asks for. */
const RESTRAINT = 2e-3;

/** Places that stand in one line, wherever the line is: letters' feet, or a page's edge. */
export type Piece = readonly { readonly x: number; readonly y: number }[];

/** The sheet that leaves the pieces most level, each about a height of its own, letters weighed by how they fit `before`. */
export function sheetThrough(
  pieces: readonly Piece[],
  edges: readonly Piece[],
  before: Bend,
  tall: number,
  round: number,
): Bend | undefined {
  const { width, height } = before;
  const count = TERMS.length;
  const sums = Array.from({ length: count }, () => new Float64Array(count + 1));
  const add = (piece: Piece, mayLean: boolean) => {
    const xs = mayLean ? piece.map(({ x }) => x) : undefined;
    const levels = piece.map(({ x, y }) => levelOf(before, x, y));
    const offs = offsOf(levels, xs);
    // Feet of letters that reach under the line say nothing of where it goes.
    const weights = offs.map((off) => (round === 0 ? 1 : 1 / (1 + (off / (0.1 * tall)) ** 2)));
    const terms = piece.map(({ x }, at) => termsAt((2 * x) / width - 1, (2 * (levels[at] ?? 0)) / height - 1));
    const columns = TERMS.map((_, term) =>
      leftOf(
        terms.map((row) => row[term] ?? 0),
        weights,
        xs,
      ),
    );
    columns.push(
      leftOf(
        piece.map(({ y }) => y / height),
        weights,
        xs,
      ),
    );
    for (const [i, sum] of sums.entries()) {
      const weighed = weights.map((weight, at) => weight * (columns[i]?.[at] ?? 0));
      // The other half is the same.
      for (let j = i; j <= count; j++) sum[j] = (sum[j] ?? 0) + productOf(weighed, columns[j] ?? []);
    }
  };
  for (const piece of pieces) add(piece, false);
  for (const edge of edges) add(edge, true);
  for (const [i, sum] of sums.entries()) for (let j = 0; j < i; j++) sum[j] = sums[j]?.[i] ?? 0;
  const letters = pieces.reduce((sum, piece) => sum + piece.length, 0);
  for (const [at, sum] of sums.entries()) sum[at] = (sum[at] ?? 0) + RESTRAINT * letters * 0.01;
  const weights = solved(sums);
  return weights && { weights, width, height };
}

function productOf(ones: readonly number[], others: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < ones.length; at++) sum += (ones[at] ?? 0) * (others[at] ?? 0);
  return sum;
}

/** What is left of values without their weighted mean and, where it is told `along` what they stand, what leans along it. */
function leftOf(values: readonly number[], weights: readonly number[], along?: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const mean = values.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0) / total;
  const own = values.map((value) => value - mean);
  if (!along) return own;
  const ways = leftOf(along, weights);
  const weighed = ways.map((way, at) => way * (weights[at] ?? 0));
  const lean = productOf(weighed, own) / Math.max(1e-12, productOf(weighed, ways));
  return own.map((value, at) => value - lean * (ways[at] ?? 0));
}

/** Gauss's elimination, the largest first; undefined where the rows do not tell. */
function solved(rows: Float64Array[]): number[] | undefined {
  const count = rows.length;
  for (let at = 0; at < count; at++) {
    let largest = at;
    for (let row = at + 1; row < count; row++)
      if (Math.abs(rows[row]?.[at] ?? 0) > Math.abs(rows[largest]?.[at] ?? 0)) largest = row;
    const [pivot, other] = [rows[largest], rows[at]];
    if (!pivot || !other || Math.abs(pivot[at] ?? 0) < 1e-12) return undefined;
    rows[largest] = other;
    rows[at] = pivot;
    for (let row = 0; row < count; row++) {
      const line = rows[row];
      if (!line || row === at) continue;
      const share = (line[at] ?? 0) / (pivot[at] ?? 1);
      for (let column = at; column <= count; column++)
        line[column] = (line[column] ?? 0) - share * (pivot[column] ?? 0);
    }
  }
  return rows.map((row, at) => (row[count] ?? 0) / (row[at] ?? 1));
}

/** Where a foot at x, y stands once the page is flat: the bend there is known of the flat page, so it is come near to. */
export const levelOf = (bend: Bend, x: number, y: number): number => y - bendAt(bend, x, y - bendAt(bend, x, y));

/** How far each place stands from the level of them all, or from the line through them where it may lean `along` them. */
export function offsOf(levels: readonly number[], along?: readonly number[]): number[] {
  if (along)
    return leftOf(
      levels,
      levels.map(() => 1),
      along,
    );
  const level = medianOf(levels);
  return levels.map((one) => one - level);
}

export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}
