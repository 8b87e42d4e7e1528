import type { GreyImage } from './grey-image.ts';

/** Deviations below the paper's level within which a pixel is its grain. */
const GRAIN = 4.5;
/** The level that a quarter of the pixels lie below is paper still, so many deviations below its mode. */
const QUARTILE = 0.6745;
/**
 * So much of a blank part's grain lies farther than three deviations below the paper's level, at the most: normal grain has
 * 0.13 %. Where it is more, there is print as pale as the grain.
 */
const PALE = 0.005;
/** The outermost of a part, a share of each side, says nothing of its print: there a page ends askew, and its shadow lies. */
const EDGE = 0.1;
/**
 * By so much the levels of a blank part may spread more than pixels near one another differ. Where they spread more, it is a
 * shade, a copy's clipped white or print that spreads them, and the level below which ink lies is not known.
 */
const MORE_THAN_GRAIN = 3.5;
/** Pixels apart that grain, which a lens or a lossy picture smears, has nothing to do with each other. */
const APART = 8;
const SAMPLES = 100_000;
const WHITE = 255;

/**
 * A part of a page with hardly any print on it, its paper's grain set to white; any other as it is. The recogniser sets
 * ink apart from paper by one threshold for all that it is given (Otsu 1979). Where there is no ink that parts the
 * darker half of the grain from the brighter, and it takes minutes for some hundred thousand specks: 118 s for two
 * thirds of a page that was photographed, which gave 944 words.
 */
export function clearGrain<Image extends GreyImage>(image: Image): Image {
  const histogram = histogramOf(image);
  const paper = modeOf(histogram);
  const spread = (paper - quantile(histogram, image.pixels.length / 4)) / QUARTILE;
  const near = deviationOf(image);
  const grain = Math.max(spread, near);
  const floor = paper - GRAIN * grain;
  // Even paper is of one level: whatever parts it from something else, parts it from ink.
  if (floor > paper - 1 || floor < 1 || spread > MORE_THAN_GRAIN * near) return image;
  if (otsu(histogram) < floor) return image;
  const within = histogramOf(inner(image));
  if (between(within, floor, paper - 3 * grain) > PALE * between(within, 0, 256)) return image;
  const levels = Uint8Array.from({ length: 256 }, (_, level) => Math.min(WHITE, Math.round((level * WHITE) / floor)));
  return { ...image, pixels: image.pixels.map((level) => levels[level] ?? WHITE) };
}

function inner({ pixels, width, height }: GreyImage): Pick<GreyImage, 'pixels'> {
  const [left, top] = [Math.floor(EDGE * width), Math.floor(EDGE * height)];
  const across = width - 2 * left;
  const part = new Uint8Array(across * (height - 2 * top));
  for (let y = top; y < height - top; y++)
    part.set(pixels.subarray(y * width + left, y * width + left + across), (y - top) * across);
  return { pixels: part };
}

function histogramOf({ pixels }: Pick<GreyImage, 'pixels'>): Uint32Array {
  const histogram = new Uint32Array(256);
  for (const level of pixels) histogram[level] = (histogram[level] ?? 0) + 1;
  return histogram;
}

/** The commonest level. */
const modeOf = (histogram: Uint32Array): number => histogram.indexOf(Math.max(...histogram));

/** The level that so many pixels do not reach. */
function quantile(histogram: Uint32Array, count: number): number {
  let rest = count;
  return histogram.findIndex((many) => {
    rest -= many;
    return rest < 0;
  });
}

/** How many pixels are of a level from `low` up to `high`, which is no more of them. */
const between = (histogram: Uint32Array, low: number, high: number): number =>
  histogram.subarray(Math.ceil(low), Math.max(Math.ceil(low), Math.floor(high))).reduce((sum, many) => sum + many, 0);

/** The grain's standard deviation, by how far pixels that lie near one another differ in the median. */
export function deviationOf({ pixels }: GreyImage): number {
  const differences = new Uint32Array(256);
  const step = Math.max(1, Math.floor(pixels.length / SAMPLES));
  let count = 0;
  for (let at = APART; at < pixels.length; at += step) {
    const difference = Math.abs((pixels[at] ?? WHITE) - (pixels[at - APART] ?? WHITE));
    differences[difference] = (differences[difference] ?? 0) + 1;
    count += 1;
  }
  return count === 0 ? 0 : quantile(differences, count / 2) / (QUARTILE * Math.SQRT2);
}

/** The level that parts the darker from the brighter pixels so that the two differ most: Otsu's threshold. */
export function otsu(histogram: Uint32Array): number {
  let [all, sum] = [0, 0];
  for (const [level, many] of histogram.entries()) {
    all += many;
    sum += level * many;
  }
  let best = { level: 0, between: -1 };
  let [dark, darkSum] = [0, 0];
  for (const [level, many] of histogram.entries()) {
    dark += many;
    darkSum += level * many;
    if (dark === 0 || dark === all) continue;
    const apart = darkSum / dark - (sum - darkSum) / (all - dark);
    const between = dark * (all - dark) * apart * apart;
    if (between > best.between) best = { level, between };
  }
  return best.level;
}
