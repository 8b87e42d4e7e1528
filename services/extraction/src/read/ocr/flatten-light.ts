import { type GreyImage, shrinkTo } from './grey-image.ts';

/** Differences of paper brightness below this are a clean scan's. */
const EVEN = 22;
const GRID = 24;

/**
 * Evens out the light of a photographed page: each pixel against the paper's brightness around it. A page lit
 * evenly is left as it is, since the recogniser's own threshold does as well there.
 */
export function flattenLight(image: GreyImage): GreyImage {
  const paper = paperGrid(image);
  const sorted = [...paper.values].sort((a, b) => a - b);
  const low = sorted[Math.floor(sorted.length * 0.05)] ?? 255;
  const high = sorted[Math.floor(sorted.length * 0.95)] ?? 255;
  if (high - low < EVEN && high > 170) return image;
  const { pixels, width, height } = image;
  const out = new Uint8Array(width * height);
  const xs = Float32Array.from({ length: width }, (_, x) =>
    Math.min(paper.columns - 1.001, Math.max(0, (x / width) * paper.columns - 0.5)),
  );
  const lefts = Uint16Array.from(xs);
  /** The light along a row, by columns of the grid. */
  const across = new Float32Array(paper.columns);
  for (let y = 0; y < height; y++) {
    const gy = Math.min(paper.rows - 1.001, Math.max(0, (y / height) * paper.rows - 0.5));
    const top = Math.floor(gy) * paper.columns;
    const bottom = top + paper.columns;
    const fy = gy - Math.floor(gy);
    for (let column = 0; column < paper.columns; column++)
      across[column] = (paper.values[top + column] ?? 0) * (1 - fy) + (paper.values[bottom + column] ?? 0) * fy;
    for (let x = 0; x < width; x++) {
      const left = lefts[x] ?? 0;
      const fx = (xs[x] ?? 0) - left;
      const light = (across[left] ?? 0) * (1 - fx) + (across[left + 1] ?? 0) * fx;
      out[y * width + x] = Math.min(255, ((pixels[y * width + x] ?? 0) * 245) / Math.max(40, light));
    }
  }
  return { pixels: out, width, height };
}

/** The brightness of the paper on a coarse grid: the 85th percentile of each tile, so that print does not count. */
function paperGrid(image: GreyImage): { values: Float32Array; columns: number; rows: number } {
  const small = shrinkTo(image, 1200);
  const columns = Math.max(2, Math.min(GRID, Math.floor(small.width / 24)));
  const rows = Math.max(2, Math.min(2 * GRID, Math.floor(small.height / 24)));
  const values = new Float32Array(columns * rows);
  const histogram = new Uint32Array(256);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      histogram.fill(0);
      const y1 = Math.floor(((row + 1) * small.height) / rows);
      const x1 = Math.floor(((column + 1) * small.width) / columns);
      let count = 0;
      for (let y = Math.floor((row * small.height) / rows); y < y1; y++) {
        for (let x = Math.floor((column * small.width) / columns); x < x1; x++) {
          const level = small.pixels[y * small.width + x] ?? 0;
          histogram[level] = (histogram[level] ?? 0) + 1;
          count += 1;
        }
      }
      let rest = count * 0.15;
      let level = 255;
      while (level > 0 && rest > (histogram[level] ?? 0)) rest -= histogram[level--] ?? 0;
      values[row * columns + column] = level;
    }
  }
  return { values, columns, rows };
}
