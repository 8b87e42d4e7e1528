// What a page draws and may be a code, as pictures: searched for codes once the page is closed.
import type { CodePlace } from '../barcodes/code-places.ts';
import { looksLikeCode, type Tones } from '../barcodes/looks-like-code.ts';
import type { GreyImage } from '../ocr/grey-image.ts';
import type { Box } from '../page-model.ts';
import type { OpenPage } from './covered-text.ts';
import type { Pdfium } from './pdfium.ts';
import { renderPart } from './render-page.ts';

/** A picture of what stands in a box of the page, in points as it is shown. */
export type CodePicture = { readonly box: Box; readonly image: GreyImage };

/** Pixels along the longer side of a code that is drawn by paths: three a module of the densest that invoices print. */
const LONGEST = 640;
/** The same of bars, whose key of 44 figures is some 290 modules long, and how many times longer than high they are. */
const LONGEST_OF_BARS = 1400;
const BARS = 2;
/** The paper around a code belongs to it: four modules of a QR code at the least, of 21 or more. */
const QUIET = 0.12;
/** Ten modules of bars (ISO/IEC 15417), of which a key has some 200 or more: much of it would be most of such a picture. */
const QUIET_OF_BARS = 0.05;
/** The level of blank paper. */
const PAPER = 255;

/** Pictures of those places that look like a code. */
export function codePictures(open: OpenPage, places: readonly CodePlace[]): CodePicture[] {
  return places.flatMap(({ box, image }): CodePicture[] => {
    if (box.x1 <= 0 || box.y1 <= 0 || box.x0 >= open.width || box.y0 >= open.height) return [];
    // A picture by itself is quickly looked at; as it is drawn it has its proportions, its mask and its colours.
    const alone = image === undefined ? undefined : looksLikeCodeAlone(open.pdfium, image);
    if (alone === false) return [];
    const drawn = drawnAt(open, box);
    return alone || looksLikeCode(tonesOf(drawn)) ? [{ box, image: drawn }] : [];
  });
}

const tonesOf = ({ pixels, width, height }: GreyImage): Tones => ({
  width,
  height,
  levelAt: (x, y) => pixels[y * width + x] ?? PAPER,
});

function drawnAt({ pdfium, page, width, height }: OpenPage, { x0, y0, x1, y1 }: Box): GreyImage {
  const [across, down] = [x1 - x0, y1 - y0];
  const isLong = Math.max(across, down) > BARS * Math.min(across, down);
  const quiet = (isLong ? QUIET_OF_BARS : QUIET) * Math.max(across, down);
  const box = {
    x0: Math.max(0, x0 - quiet),
    y0: Math.max(0, y0 - quiet),
    x1: Math.min(width, x1 + quiet),
    y1: Math.min(height, y1 + quiet),
  };
  return renderPart(pdfium, page, box, isLong ? LONGEST_OF_BARS : LONGEST);
}

/** Bytes a pixel of the kinds of bitmaps that pdfium gives (fpdfview.h: gray, BGR, BGRx, BGRA). */
const BYTES: Readonly<Record<number, number>> = { 1: 1, 2: 3, 3: 4, 4: 4 };

/** Whether a picture as it is in the file may be a code; undefined where pdfium cannot decode it. */
function looksLikeCodeAlone(pdfium: Pdfium, object: number): boolean | undefined {
  const bitmap = pdfium._FPDFImageObj_GetBitmap(object);
  if (bitmap === 0) return undefined;
  try {
    const bytes = BYTES[pdfium._FPDFBitmap_GetFormat(bitmap)];
    if (!bytes) return undefined;
    const [from, stride] = [pdfium._FPDFBitmap_GetBuffer(bitmap), pdfium._FPDFBitmap_GetStride(bitmap)];
    // Green is most of what is bright; codes are of one ink.
    const green = bytes === 1 ? 0 : 1;
    const memory = pdfium.HEAPU8;
    return looksLikeCode({
      width: pdfium._FPDFBitmap_GetWidth(bitmap),
      height: pdfium._FPDFBitmap_GetHeight(bitmap),
      levelAt: (x, y) => memory[from + y * stride + x * bytes + green] ?? PAPER,
    });
  } finally {
    pdfium._FPDFBitmap_Destroy(bitmap);
  }
}
