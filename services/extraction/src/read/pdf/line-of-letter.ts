import { type Pdfium, withMemory } from './pdfium.ts';

/** A letter's base line and the size it is set in, both on the page in its own space, points. */
export type LineOfLetter = { readonly base: number; readonly size: number };

/**
 * Where a letter stands and how large it is set, whatever its font says of its height: pdfium makes a box of that and of the font's
 * size, and leaves out the matrix that the size is multiplied by.
 * @returns undefined where the file does not tell, and of a letter in a line that runs up or down
 */
export function lineOfLetter(pdfium: Pdfium, text: number, index: number): LineOfLetter | undefined {
  return withMemory(pdfium, BYTES, (origin) => {
    const matrix = origin + DOUBLES;
    const isTold =
      pdfium._FPDFText_GetCharOrigin(text, index, origin, origin + DOUBLES / 2) &&
      pdfium._FPDFText_GetMatrix(text, index, matrix);
    const base = pdfium.HEAPF64[(origin + DOUBLES / 2) >> 3] ?? 0;
    const [c = 0, d = 0] = [pdfium.HEAPF32[(matrix >> 2) + 2], pdfium.HEAPF32[(matrix >> 2) + 3]];
    const size = pdfium._FPDFText_GetFontSize(text, index) * Math.hypot(c, d);
    return isTold && size > 0 && Math.abs(d) > Math.abs(c) ? { base, size } : undefined;
  });
}
/** Two doubles of the origin, then six floats of the matrix. */
const DOUBLES = 16;
const BYTES = DOUBLES + 24;
