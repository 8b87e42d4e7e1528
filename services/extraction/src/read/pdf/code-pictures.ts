// What a page draws and may be a code, as pictures: searched for codes once the page is closed.
import type { CodePlace } from '../barcodes/code-places.ts';
import { looksLikeCode } from '../barcodes/looks-like-code.ts';
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

/** Pictures of those places that look like a code. */
export function codePictures(open: OpenPage, places: readonly CodePlace[]): CodePicture[] {
  return places.flatMap(({ box, image }): CodePicture[] => {
    if (box.x1 <= 0 || box.y1 <= 0 || box.x0 >= open.width || box.y0 >= open.height) return [];
    // A picture by itself is quickly looked at; as it is drawn it has its proportions, its mask and its colours.
    const alone = image === undefined ? undefined : pictureOf(open.pdfium, image);
    if (alone && !looksLikeCode(alone)) return [];
    const drawn = drawnAt(open, box);
    return alone || looksLikeCode(drawn) ? [{ box, image: drawn }] : [];
  });
}

function drawnAt({ pdfium, page, width, height }: OpenPage, { x0, y0, x1, y1 }: Box): GreyImage {
  const [across, down] = [x1 - x0, y1 - y0];
  const quiet = QUIET * Math.max(across, down);
  const isLong = Math.max(across, down) > BARS * Math.min(across, down);
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

/** A picture in grey as it is in the file; nothing where pdfium cannot decode it. */
function pictureOf(pdfium: Pdfium, object: number): GreyImage | undefined {
  const bitmap = pdfium._FPDFImageObj_GetBitmap(object);
  if (bitmap === 0) return undefined;
  try {
    const bytes = BYTES[pdfium._FPDFBitmap_GetFormat(bitmap)];
    if (!bytes) return undefined;
    const [width, height] = [pdfium._FPDFBitmap_GetWidth(bitmap), pdfium._FPDFBitmap_GetHeight(bitmap)];
    const [from, stride] = [pdfium._FPDFBitmap_GetBuffer(bitmap), pdfium._FPDFBitmap_GetStride(bitmap)];
    const pixels = new Uint8Array(width * height);
    // Green is most of what is bright; codes are of one ink.
    const green = bytes === 1 ? 0 : 1;
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++)
        pixels[y * width + x] = pdfium.HEAPU8[from + y * stride + x * bytes + green] ?? 255;
    return { pixels, width, height };
  } finally {
    pdfium._FPDFBitmap_Destroy(bitmap);
  }
}
