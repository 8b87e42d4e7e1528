// The lines of pixels of a band of colour, and whether it is one.
import type { Run, Tiling } from './dark-tiles.ts';
import type { GreyImage } from './grey-image.ts';

const PAPER = 255;
/** Heavy print is no band: over and under its letters a band is dark all across. Shares of a line's pixels, and of lines. */
const PLAIN = { dark: 0.95, lines: 0.08 } as const;
/** Share of a line of pixels inside a band that is dark: above and below it there is paper. */
const IN_BAND = 0.35;

/** A line of a band's pixels, and how much of it is dark. */
export type Span = { readonly y: number; readonly from: number; readonly to: number; readonly dark: number };

/** Whether enough of a band's lines are dark all across. */
export function hasPlainLines(spans: readonly Span[]): boolean {
  const widest = Math.max(0, ...spans.map(({ from, to }) => to - from));
  const plain = spans.filter(({ from, to, dark }) => dark >= PLAIN.dark && to - from > widest / 2);
  return plain.length >= PLAIN.lines * spans.length;
}

/** Whether it reaches all four sides of the picture: the table around a sheet, with the shadow that falls on both. */
export function surrounds({ width, height }: GreyImage, spans: readonly Span[], side: number): boolean {
  const reaches = (isThere: (span: Span) => boolean) => spans.some(isThere);
  return (
    reaches(({ from }) => from < side) &&
    reaches(({ to }) => to >= width - side) &&
    reaches(({ y }) => y < side) &&
    reaches(({ y }) => y >= height - 2 * side)
  );
}

/** A band is printed: a tile beyond its end the page is brighter than a tile inside by this factor, on this share of its lines. */
const EDGE = { brighter: 1.15, lines: 0.35 } as const;

/** Whether a band ends sharply. Where it does not, it is a shadow that lies on the paper and around it, and turning it were to lose its print. */
export function hasEdges({ pixels, width }: GreyImage, spans: readonly Span[], side: number): boolean {
  const level = (y: number, x: number) => pixels[y * width + x] ?? PAPER;
  const ends = spans.flatMap(({ y, from, to }) => [
    ...(from >= side ? [level(y, from - side) >= EDGE.brighter * level(y, from + side)] : []),
    ...(to + side < width ? [level(y, to + side) >= EDGE.brighter * level(y, to - side)] : []),
  ]);
  return ends.filter((isSharp) => isSharp).length >= EDGE.lines * ends.length;
}

/** The lines of pixels of a run of tiles, each from its first dark pixel to its last, a tile more at both ends. */
export function spansOf(
  { pixels, width }: GreyImage,
  { side }: Tiling,
  { row, from, to }: Run,
  threshold: number,
): Span[] {
  const spans: Span[] = [];
  for (let y = row * side; y < (row + 1) * side; y++) {
    let left = Math.max(0, (from - 1) * side);
    let right = Math.min(width, (to + 2) * side) - 1;
    while (left < right && (pixels[y * width + left] ?? PAPER) >= threshold) left += 1;
    while (right > left && (pixels[y * width + right] ?? PAPER) >= threshold) right -= 1;
    let dark = 0;
    for (let x = left; x <= right; x++) if ((pixels[y * width + x] ?? PAPER) < threshold) dark += 1;
    const share = dark / (right - left + 1);
    if (share >= IN_BAND) spans.push({ y, from: left, to: right, dark: share });
  }
  return spans;
}
