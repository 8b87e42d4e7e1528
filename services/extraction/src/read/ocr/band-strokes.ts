import type { Span } from './band-spans.ts';
import type { Run, Tiling } from './dark-tiles.ts';
import type { GreyImage } from './grey-image.ts';

const PAPER = 255;

type Strokes = {
  readonly print: number;
  readonly broadest: number;
  readonly isInside: (x: number, y: number) => boolean;
};

/** The pixels brighter than `print` in runs of at most `broadest`, and those of them inside the band. */
export function strokesIn(
  { pixels, width }: GreyImage,
  spans: readonly Span[],
  { print, broadest, isInside }: Strokes,
): { all: number; inside: number } {
  const found = { all: 0, inside: 0 };
  for (const { y, from, to } of spans) {
    let run = 0;
    for (let x = from; x <= to + 1; x++) {
      if (x <= to && (pixels[y * width + x] ?? PAPER) > print) {
        run += 1;
        continue;
      }
      if (run > 0 && run <= broadest) {
        found.all += run;
        if (isInside(x - 1, y)) found.inside += run;
      }
      run = 0;
    }
  }
  return found;
}

/** Whether a pixel stands in a tile all around which the band goes on. */
export function insideOf(runs: readonly Run[], { side }: Tiling): (x: number, y: number) => boolean {
  const rows = new Map<number, Run[]>();
  for (const run of runs) rows.set(run.row, [...(rows.get(run.row) ?? []), run]);
  const holds = (row: number, column: number): boolean =>
    rows.get(row)?.some(({ from, to }) => column > from && column < to) ?? false;
  return (x, y) => {
    const [column, row] = [Math.floor(x / side), Math.floor(y / side)];
    return holds(row - 1, column) && holds(row, column) && holds(row + 1, column);
  };
}
