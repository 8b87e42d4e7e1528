import type { GreyImage } from './grey-image.ts';

/** Pixels around, each way: about two letters of the height that pages are prepared to. */
const REACH = 20;
/** How far below the mean around it a pixel is ink, on paper without contrast; and the contrast of black on white. */
const DEPTH = 0.2;
const FULL_CONTRAST = 128;
const PAPER = 255;

/**
 * Ink in black and paper in white, each pixel by the mean and the deviation of those around it (Sauvola and Pietikäinen
 * 2000): faded print beside dark, and print in a shadow, come out alike. Time goes with the pixels, memory with a row.
 */
export function binarise({ pixels, width, height }: GreyImage): GreyImage {
  const out = new Uint8Array(width * height);
  // Sums of the column above and below each pixel of a row, kept up as the row goes down.
  const sums = new Float64Array(width);
  const squares = new Float64Array(width);
  const count = (y: number, sign: 1 | -1): void => {
    for (let x = 0; x < width; x++) {
      const level = pixels[y * width + x] ?? PAPER;
      sums[x] = (sums[x] ?? 0) + sign * level;
      squares[x] = (squares[x] ?? 0) + sign * level * level;
    }
  };
  for (let y = 0; y < Math.min(REACH, height); y++) count(y, 1);
  for (let y = 0; y < height; y++) {
    if (y + REACH < height) count(y + REACH, 1);
    if (y > REACH) count(y - REACH - 1, -1);
    const rows = Math.min(height, y + REACH + 1) - Math.max(0, y - REACH);
    let [sum, square] = [0, 0];
    for (let x = 0; x < Math.min(REACH, width); x++) {
      sum += sums[x] ?? 0;
      square += squares[x] ?? 0;
    }
    for (let x = 0; x < width; x++) {
      if (x + REACH < width) {
        sum += sums[x + REACH] ?? 0;
        square += squares[x + REACH] ?? 0;
      }
      if (x > REACH) {
        sum -= sums[x - REACH - 1] ?? 0;
        square -= squares[x - REACH - 1] ?? 0;
      }
      const around = rows * (Math.min(width, x + REACH + 1) - Math.max(0, x - REACH));
      const mean = sum / around;
      const deviation = Math.sqrt(Math.max(0, square / around - mean * mean));
      const least = mean * (1 + DEPTH * (deviation / FULL_CONTRAST - 1));
      out[y * width + x] = (pixels[y * width + x] ?? PAPER) > least ? PAPER : 0;
    }
  }
  return { pixels: out, width, height };
}
