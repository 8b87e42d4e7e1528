/** The faintest print is so many levels off its paper. */
const FAINTEST = 24;

export type Span = { readonly from: number; readonly to: number };

/**
 * The columns of a picture between which something stands that is not of its paper's level, the most frequent one; none where
 * nothing does. Margins are a fifth of most pages.
 */
export function printAcross(pixels: Uint8Array, width: number): Span | undefined {
  const paper = levelOfMost(pixels);
  let [from, to] = [width, 0];
  for (let start = 0; start < pixels.length; start += width) {
    for (let x = 0; x < from; x++) if (Math.abs((pixels[start + x] ?? paper) - paper) >= FAINTEST) from = x;
    for (let x = width - 1; x >= to; x--) if (Math.abs((pixels[start + x] ?? paper) - paper) >= FAINTEST) to = x + 1;
  }
  return from < to ? { from, to } : undefined;
}

function levelOfMost(pixels: Uint8Array): number {
  const counts = new Uint32Array(256);
  for (const level of pixels) counts[level] = (counts[level] ?? 0) + 1;
  return counts.indexOf(Math.max(...counts));
}
