import type { GreyImage } from './grey-image.ts';

/** What lies beside the paper under a scanner's lid is about black. */
const BLACK = 96;
const PAPER = 255;
/** Shares of the width (for the sides) or height (top and bottom): how deep a margin may reach. */
const DEEPEST = 0.2;
/** Share of the depth behind a margin's end in which paper is looked for. */
const BEHIND = 0.05;
/** A side is a margin where at most this share of its lines meet dark again right behind. */
const MOST_INTERRUPTED = 0.3;
/** Share of the depth in which shadow turns into paper. */
const SEAM = 0.002;

type Walk = {
  /** Lines side by side, and how far each may be walked inwards. */
  readonly lines: number;
  readonly length: number;
  readonly first: number;
  readonly across: number;
  readonly inwards: number;
};

/**
 * Whitens the black that a scanner's lid or a dark table leaves around the paper: the recogniser takes it for letters,
 * and it counts as ink where lines are looked for. A band of colour with print in it, which reaches the edge too, is
 * kept: behind its letters it goes on.
 */
export function clearMargins(image: GreyImage): GreyImage {
  const { width, height } = image;
  const sides: Walk[] = [
    { lines: width, length: height, first: 0, across: 1, inwards: width },
    { lines: width, length: height, first: (height - 1) * width, across: 1, inwards: -width },
    { lines: height, length: width, first: 0, across: width, inwards: 1 },
    { lines: height, length: width, first: width - 1, across: width, inwards: -1 },
  ];
  let cleared = image;
  // One side after another: a corner belongs to the second of its sides, once the first is white.
  for (const side of sides) {
    const depths = depthsOf(cleared, side);
    if (!depths.some((depth) => depth > 0)) continue;
    if (cleared === image) cleared = { pixels: image.pixels.slice(), width, height };
    whiten(cleared, side, depths);
  }
  return cleared;
}

function whiten({ pixels }: GreyImage, side: Walk, depths: Uint32Array): void {
  const seam = Math.ceil(SEAM * side.length);
  for (const [line, depth] of depths.entries()) {
    const start = side.first + line * side.across;
    for (let step = 0; depth > 0 && step < Math.min(side.length, depth + seam); step++)
      pixels[start + step * side.inwards] = PAPER;
  }
}

/** How deep the black reaches from one side, line by line; all 0 where it is no margin. */
function depthsOf({ pixels }: GreyImage, { lines, length, first, across, inwards }: Walk): Uint32Array {
  const most = Math.floor(DEEPEST * length);
  const behind = Math.max(4, Math.floor(BEHIND * length));
  const depths = new Uint32Array(lines);
  let dark = 0;
  let interrupted = 0;
  for (let line = 0; line < lines; line++) {
    const start = first + line * across;
    let depth = 0;
    while (depth < length && (pixels[start + depth * inwards] ?? PAPER) < BLACK) depth += 1;
    if (depth === 0) continue;
    dark += 1;
    let again = 0;
    for (let step = depth + 2; step < Math.min(length, depth + behind); step++)
      if ((pixels[start + step * inwards] ?? PAPER) < BLACK) again += 1;
    if (depth > most || again > 0) interrupted += 1;
    else depths[line] = depth;
  }
  return interrupted > MOST_INTERRUPTED * dark ? new Uint32Array(lines) : depths;
}
