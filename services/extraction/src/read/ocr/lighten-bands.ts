import { levelBeside, levelOf, levelsIn, percentile, sum } from './band-levels.ts';
import { hasEdges, hasPlainLines, spansOf, surrounds } from './band-spans.ts';
import { insideOf, strokesIn } from './band-strokes.ts';
import { bandsOf, filled, tilesOf } from './dark-tiles.ts';
import type { GreyImage } from './grey-image.ts';

const PAPER = 255;
/** A pixel this much darker than the paper, as a share of it, may be a band's. */
const DARK = 0.7;
/** What is bright for longer than this, in tiles, is paper beside a dark edge, and no letter's stroke. */
const BROADEST_STROKE = 2.5;
/** Share of the bright pixels of a band that are strokes, and that are such away from its edges, which may be frayed. */
const STROKES = { all: 0.6, inside: 0.1 } as const;
/** Share of a band's pixels that are its print. */
const PRINT = { least: 0.004, most: 0.6 } as const;
/** Print is brighter than its band by this share of the way to the paper. */
const BRIGHTER = 0.45;

/**
 * Sets print that is brighter than the band it stands on black on white, as the rest of the page is: the heads of tables,
 * boxes of facts and letterheads in colour. A band with dark print, a shadow and a frame around the paper stay as they are.
 * @returns the image itself where it has no such band
 */
export function lightenBands(image: GreyImage): GreyImage {
  const paper = levelOf(image, 0.9);
  const tiling = tilesOf(image, paper * DARK);
  let out: GreyImage | undefined;
  for (const band of bandsOf(tiling)) {
    const runs = filled(band);
    const spans = runs.flatMap((run) => spansOf(image, tiling, run, paper * DARK));
    if (!hasPlainLines(spans) || surrounds(image, spans, tiling.side) || !hasEdges(image, spans, tiling.side)) continue;
    const levels = levelsIn(image, spans);
    const ground = percentile(levels, 0.5, (level) => level < paper * DARK);
    const print = ground + BRIGHTER * (paper - ground);
    const [all, bright, deep] = [sum(levels), sum(levels, (at) => at > print), sum(levels, (at) => at < 0.5 * ground)];
    if (bright < PRINT.least * all || bright > PRINT.most * all || bright < deep) continue;
    const strokes = strokesIn(image, spans, {
      print,
      broadest: BROADEST_STROKE * tiling.side,
      isInside: insideOf(runs, tiling),
    });
    if (strokes.all < STROKES.all * bright || strokes.inside < STROKES.inside * bright) continue;
    const white = Math.max(
      print + 1,
      percentile(levels, 0.8, (level) => level > print),
    );
    const beside = Math.max(white, levelBeside(image, spans, tiling.side));
    out ??= { ...image, pixels: image.pixels.slice() };
    for (const { y, from, to } of spans) {
      for (let at = y * image.width + from; at <= y * image.width + to; at++) {
        const share = ((image.pixels[at] ?? PAPER) - ground) / (white - ground);
        out.pixels[at] = beside * (1 - Math.min(1, Math.max(0, share)));
      }
    }
  }
  return out ?? image;
}
