import type { GreyImage } from './grey-image.ts';

/** A quarter of normal deviations is larger than so many of their standard. */
const QUARTILE = 0.6745;
/** Pixels apart that grain, which a lens or a lossy picture smears, has nothing to do with each other. */
const APART = 8;
const SAMPLES = 100_000;
const WHITE = 255;

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

/** The level that so many pixels do not reach. */
function quantile(histogram: Uint32Array, count: number): number {
  let rest = count;
  return histogram.findIndex((many) => {
    rest -= many;
    return rest < 0;
  });
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
