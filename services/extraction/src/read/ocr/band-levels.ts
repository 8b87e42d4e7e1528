import type { Span } from './band-spans.ts';
import type { GreyImage } from './grey-image.ts';

/** Share of the pixels beside a band that are no brighter than its paper: print lies there too. */
const AS_BRIGHT = 0.7;

/** The level below which a share of the pixels lies, from one in sixteen of them. */
export function levelOf({ pixels }: GreyImage, share: number): number {
  const levels = new Uint32Array(256);
  for (let at = 0; at < pixels.length; at += 16) levels[pixels[at] ?? 0] = (levels[pixels[at] ?? 0] ?? 0) + 1;
  return percentile(levels, share, () => true);
}

/** How many pixels of a band have each level. */
export function levelsIn({ pixels, width }: GreyImage, spans: readonly Span[]): Uint32Array {
  const levels = new Uint32Array(256);
  for (const { y, from, to } of spans)
    for (let at = y * width + from; at <= y * width + to; at++)
      levels[pixels[at] ?? 0] = (levels[pixels[at] ?? 0] ?? 0) + 1;
  return levels;
}

/** How bright the paper is at the ends of a band's lines. White where paper is grey, the band would put all around it into a shade. */
export function levelBeside({ pixels, width }: GreyImage, spans: readonly Span[], gap: number): number {
  const levels = new Uint32Array(256);
  for (const { y, from, to } of spans)
    for (const x of [from - gap, to + gap]) {
      const level = x < 0 || x >= width ? undefined : pixels[y * width + x];
      if (level !== undefined) levels[level] = (levels[level] ?? 0) + 1;
    }
  return percentile(levels, AS_BRIGHT, () => true);
}

/** How many pixels have a level that is meant. */
export const sum = (levels: Uint32Array, isMeant: (level: number) => boolean = () => true): number =>
  levels.reduce((total, count, level) => (isMeant(level) ? total + count : total), 0);

/** The level up to which a share of the pixels with a level that is meant lies. */
export function percentile(levels: Uint32Array, share: number, isMeant: (level: number) => boolean): number {
  let rest = share * sum(levels, isMeant);
  for (const [level, count] of levels.entries()) {
    if (!isMeant(level)) continue;
    rest -= count;
    if (rest <= 0) return level;
  }
  return 0;
}
