import type { Point } from '../../projective.ts';
import { around, type OrientedBox, smallestAround } from './oriented-box.ts';

/** A map of how probably each pixel belongs to a line of print, rows from the top. */
export type LineMap = { readonly values: Float32Array; readonly width: number; readonly height: number };

/** A pixel of a line, and a line on the whole, are as probable as this. */
const PIXEL = 0.3;
const LINE = 0.5;
/** The net was taught lines drawn in by their size; they grow again by this share of area to circumference (Liao et al. 2020). */
const GROWN = 1.6;
/** A part so many times as long as it is high leans as its pixels do, to a tenth of a degree; the smallest box around it snaps to level. */
const LONG = 3;
/** What is lower is a speck. */
const LEAST_HEIGHT = 3;

/** The lines of print on a map: its connected parts, grown to the whole of their letters. */
export function linesOfMap(map: LineMap): OrientedBox[] {
  const isTaken = new Uint8Array(map.values.length);
  const lines: OrientedBox[] = [];
  for (let start = 0; start < map.values.length; start++) {
    if (isTaken[start] || (map.values[start] ?? 0) <= PIXEL) continue;
    const { outline, mean, lean } = partAt(map, start, isTaken);
    if (mean < LINE) continue;
    const smallest = smallestAround(outline);
    const box = smallest.width >= LONG * smallest.height ? around(outline, lean) : smallest;
    if (Math.min(box.width, box.height) < LEAST_HEIGHT) continue;
    const by = (GROWN * box.width * box.height) / (box.width + box.height);
    lines.push({ ...box, width: box.width + by, height: box.height + by });
  }
  return lines;
}

type Part = {
  readonly outline: readonly Point[];
  readonly mean: number;
  /** The angle of the line through its pixels that leaves the least squares above and below them. */
  readonly lean: number;
};

/** The pixels that hang together with one, by side or corner: where each of their rows begins and ends, and their mean. */
function partAt({ values, width, height }: LineMap, start: number, isTaken: Uint8Array): Part {
  const waiting = [start];
  const ends = new Map<number, { left: number; right: number }>();
  let [count, sum] = [0, 0];
  let [sumX, sumY, sumXX, sumXY] = [0, 0, 0, 0];
  isTaken[start] = 1;
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const x = at % width;
    const y = (at - x) / width;
    count += 1;
    sum += values[at] ?? 0;
    sumX += x;
    sumY += y;
    sumXX += x * x;
    sumXY += x * y;
    const end = ends.get(y);
    if (!end) ends.set(y, { left: x, right: x });
    else if (x < end.left) end.left = x;
    else if (x > end.right) end.right = x;
    for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
      for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
        const next = row * width + column;
        if (isTaken[next] || (values[next] ?? 0) <= PIXEL) continue;
        isTaken[next] = 1;
        waiting.push(next);
      }
    }
  }
  const outline = [...ends].flatMap(([y, { left, right }]): Point[] => [
    [left, y],
    [right + 1, y],
    [left, y + 1],
    [right + 1, y + 1],
  ]);
  const lean = Math.atan2(count * sumXY - sumX * sumY, count * sumXX - sumX * sumX);
  return { outline, mean: sum / count, lean };
}
