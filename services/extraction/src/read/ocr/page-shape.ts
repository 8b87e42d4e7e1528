import type { PageShape } from './recognizer.ts';

/** A picture across which fewer letters (heights) fit is a receipt's. */
const RECEIPT_WIDTH = 75;
/**
 * A sheet of paper, A4 (1.41 times as high as wide) or letter (1.29), has fewer than that in large print too, and as one block
 * the tables on it are lost. Receipts that fill a picture of that shape have less than this.
 */
const SHEET_WIDTH = 60;
const SHEET = { from: 1.24, to: 1.48 } as const;

/** How the words of a prepared picture are laid out, by how wide it is in letters. */
export function shapeOf(picture: {
  readonly lettersAcross: number;
  readonly width: number;
  readonly height: number;
}): PageShape {
  const { lettersAcross, width, height } = picture;
  const ratio = Math.max(width, height) / Math.min(width, height);
  const isSheet = ratio >= SHEET.from && ratio <= SHEET.to;
  return lettersAcross > 0 && lettersAcross < (isSheet ? SHEET_WIDTH : RECEIPT_WIDTH) ? 'receipt' : 'page';
}
