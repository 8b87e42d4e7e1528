import type { Box } from '../page-model.ts';
import { type GreyImage, shrinkTo } from './grey-image.ts';

/** What a look at the ink tells before a letter is read. */
export type PageMeasure = {
  /** Degrees the lines rise (negative) or fall (positive) to the right. */
  readonly skew: number;
  /** Lines run down the page: it lies on its side. */
  readonly isSideways: boolean;
  /** Median height of a letter, pixels of the image; 0 where no letters were seen. */
  readonly letterHeight: number;
  /** Boxes of ink of a letter's size, pixels of the image. */
  readonly letters: readonly Box[];
};

const MOST_SKEW = 10;
const MOST_POINTS = 60_000;
/** Fewer blots of a letter's size than this tell nothing. */
const FEWEST_LETTERS = 20;

export function measurePage(image: GreyImage): PageMeasure {
  const look = shrinkTo(image, 2600);
  const shrunk = image.width / look.width;
  const small = shrinkTo(look, 1000);
  const dark = darkPoints(small, otsu(small));
  if (dark.length < 400) return { skew: 0, isSideways: false, letterHeight: 0, letters: [] };
  const letters = letterBlots(look, otsu(look));
  const isSideways = lieAcross(letters);
  const skew = isSideways
    ? -bestAngle(swapAxes(dark), small.height, small.width)
    : bestAngle(dark, small.width, small.height);
  const heights = letters.map((box) => (isSideways ? widthOf(box) : heightOf(box))).sort((a, b) => a - b);
  return {
    skew,
    isSideways,
    letterHeight: Math.round(shrunk * (heights[Math.floor(heights.length / 2)] ?? 0)),
    letters: letters.map(({ x0, y0, x1, y1 }) => ({
      x0: shrunk * x0,
      y0: shrunk * y0,
      x1: shrunk * (x1 + 1),
      y1: shrunk * (y1 + 1),
    })),
  };
}

/** Otsu's threshold: the level that parts ink from paper best. */
function otsu({ pixels }: GreyImage): number {
  const histogram = new Float64Array(256);
  const step = Math.max(1, Math.floor(pixels.length / 400_000));
  let count = 0;
  for (let at = 0; at < pixels.length; at += step) {
    const level = pixels[at] ?? 0;
    histogram[level] = (histogram[level] ?? 0) + 1;
    count += 1;
  }
  const sum = histogram.reduce((total, amount, level) => total + amount * level, 0);
  let below = 0;
  let sumBelow = 0;
  let best = 0;
  let threshold = 128;
  for (let level = 0; level < 255; level++) {
    below += histogram[level] ?? 0;
    sumBelow += (histogram[level] ?? 0) * level;
    if (below === 0 || below === count) continue;
    const between = below * (count - below) * (sumBelow / below - (sum - sumBelow) / (count - below)) ** 2;
    if (between > best) {
      best = between;
      threshold = level;
    }
  }
  return threshold;
}

type Points = Int16Array;

/** Dark points as x, y pairs, without rules and dark margins: long straight runs either way are no letters. */
function darkPoints({ pixels, width, height }: GreyImage, threshold: number): Points {
  const ink = new Uint8Array(width * height);
  for (let at = 0; at < ink.length; at++) ink[at] = (pixels[at] ?? 255) <= threshold ? 1 : 0;
  const letters = ink.slice();
  dropLongRuns(ink, letters, { lines: height, length: width, along: 1, across: width });
  dropLongRuns(ink, letters, { lines: width, length: height, along: width, across: 1 });
  const count = letters.reduce((sum, one) => sum + one, 0);
  const keep = Math.min(1, MOST_POINTS / Math.max(1, count));
  const found: number[] = [];
  let credit = 0;
  for (let at = 0; at < letters.length; at++) {
    if (letters[at] === 0) continue;
    credit += keep;
    if (credit < 1) continue;
    credit -= 1;
    found.push(at % width, Math.floor(at / width));
  }
  return Int16Array.from(found);
}

function dropLongRuns(
  ink: Uint8Array,
  letters: Uint8Array,
  walk: { lines: number; length: number; along: number; across: number },
): void {
  const longest = Math.max(12, walk.length / 25);
  for (let line = 0; line < walk.lines; line++) {
    let run = 0;
    for (let step = 0; step <= walk.length; step++) {
      const at = line * walk.across + step * walk.along;
      if (step < walk.length && ink[at] === 1) {
        run += 1;
        continue;
      }
      if (run > longest) for (let back = 1; back <= run; back++) letters[at - back * walk.along] = 0;
      run = 0;
    }
  }
}

function swapAxes(points: Points): Points {
  return points.map((_, index) => points[index ^ 1] ?? 0);
}

/** The angle under which the ink falls into the sharpest rows. */
function bestAngle(points: Points, width: number, height: number): number {
  let best = { angle: 0, sharpness: sharpnessAt(points, width, height, 0) };
  for (const step of [1, 0.25, 0.06]) {
    const from = step === 1 ? -MOST_SKEW : best.angle - 4 * step;
    const to = step === 1 ? MOST_SKEW : best.angle + 4 * step;
    for (let angle = from; angle <= to + 1e-9; angle += step) {
      const sharpness = sharpnessAt(points, width, height, angle);
      if (sharpness > best.sharpness * 1.0001) best = { angle, sharpness };
    }
  }
  return best.angle;
}

function sharpnessAt(points: Points, width: number, height: number, angle: number): number {
  const slope = Math.tan((angle * Math.PI) / 180);
  const offset = Math.ceil(Math.abs(slope) * width) + 1;
  const rows = new Float64Array(height + 2 * offset + 1);
  for (let at = 0; at < points.length; at += 2) {
    const row = Math.round((points[at + 1] ?? 0) - slope * (points[at] ?? 0)) + offset;
    rows[row] = (rows[row] ?? 0) + 1;
  }
  let sharpness = 0;
  for (let row = 1; row < rows.length; row++) sharpness += ((rows[row] ?? 0) - (rows[row - 1] ?? 0)) ** 2;
  return sharpness / points.length;
}

/** Connected ink of a letter's size and shape, whichever way it lies. */
function letterBlots(image: GreyImage, threshold: number): Blot[] {
  const letters = blots(image, threshold).filter((box) => {
    const short = Math.min(widthOf(box), heightOf(box));
    const long = Math.max(widthOf(box), heightOf(box));
    return long >= 5 && long <= 120 && short >= 2 && long <= 4 * short;
  });
  return letters.length < FEWEST_LETTERS ? [] : letters;
}

/** Most letters and all figures are taller than wide; on a page that lies on its side they are wider than tall. */
function lieAcross(letters: readonly Blot[]): boolean {
  const tall = letters.filter((box) => heightOf(box) > 1.15 * widthOf(box)).length;
  const wide = letters.filter((box) => widthOf(box) > 1.15 * heightOf(box)).length;
  return wide > 1.25 * tall;
}

const widthOf = (box: Blot) => box.x1 - box.x0 + 1;
const heightOf = (box: Blot) => box.y1 - box.y0 + 1;

type Blot = { x0: number; y0: number; x1: number; y1: number };

/** Bounding boxes of connected ink, by runs and union-find, in one pass over the rows. */
function blots({ pixels, width, height }: GreyImage, threshold: number): Blot[] {
  const parents: number[] = [];
  const boxes: Blot[] = [];
  const root = (at: number): number => {
    let top = at;
    while (parents[top] !== top) top = parents[top] = parents[parents[top] ?? top] ?? top;
    return top;
  };
  let above: { x0: number; x1: number; id: number }[] = [];
  for (let y = 0; y < height; y++) {
    const runs: { x0: number; x1: number; id: number }[] = [];
    let first = 0;
    for (let x = 0; x < width; x++) {
      if ((pixels[y * width + x] ?? 255) > threshold) continue;
      const x0 = x;
      while (x + 1 < width && (pixels[y * width + x + 1] ?? 255) <= threshold) x += 1;
      while (first < above.length && (above[first]?.x1 ?? 0) < x0 - 1) first += 1;
      let id = -1;
      for (let at = first; at < above.length && (above[at]?.x0 ?? 0) <= x + 1; at++) {
        const other = root(above[at]?.id ?? 0);
        if (id < 0) id = other;
        else if (other !== id) merge(boxes, parents, other, id);
      }
      if (id < 0) {
        id = parents.length;
        parents.push(id);
        boxes.push({ x0, y0: y, x1: x, y1: y });
      } else {
        grow(boxes[id], x0, x, y);
      }
      runs.push({ x0, x1: x, id });
    }
    above = runs;
    if (boxes.length > 200_000) break;
  }
  return boxes.filter((_, id) => parents[id] === id);
}

function merge(boxes: Blot[], parents: number[], from: number, into: number): void {
  const a = boxes[from];
  const b = boxes[into];
  if (!a || !b) return;
  parents[from] = into;
  b.x0 = Math.min(a.x0, b.x0);
  b.y0 = Math.min(a.y0, b.y0);
  b.x1 = Math.max(a.x1, b.x1);
  b.y1 = Math.max(a.y1, b.y1);
}

function grow(box: Blot | undefined, x0: number, x1: number, y: number): void {
  if (!box) return;
  box.x0 = Math.min(box.x0, x0);
  box.x1 = Math.max(box.x1, x1);
  box.y1 = y;
}
