import type { GreyImage } from '../ocr/grey-image.ts';
import type { Box } from '../page-model.ts';
import { withFilledPage } from './filled-in.ts';
import type { OpenPdf } from './open-pdf.ts';
import type { Pdfium } from './pdfium.ts';

const GREY = 1;
const WHITE = 0xffffffff;
/** FPDF_ANNOT | FPDF_GRAYSCALE: stamps are annotations. */
const FLAGS = 0x01 | 0x08;
const POINTS_PER_INCH = 72;

/** Renders a page in grey at `dpi`, less where it would pass `mostPixels` (a page may call itself ten metres wide). */
export function renderPage(pdf: OpenPdf, number: number, dpi: number, mostPixels: number): GreyImage {
  const { pdfium } = pdf;
  return withFilledPage(pdf, number, (page) => {
    const widthPoints = Math.max(1, pdfium._FPDF_GetPageWidthF(page));
    const heightPoints = Math.max(1, pdfium._FPDF_GetPageHeightF(page));
    const scale = Math.min(dpi / POINTS_PER_INCH, Math.sqrt(mostPixels / (widthPoints * heightPoints)));
    const width = Math.max(1, Math.round(widthPoints * scale));
    const height = Math.max(1, Math.round(heightPoints * scale));
    return draw(pdfium, page, { width, height, left: 0, top: 0, right: width, bottom: height });
  });
}

/** Renders a part of an open page, its box in points of the page as shown, in grey: `longest` pixels along its longer side. */
export function renderPart(pdfium: Pdfium, page: number, box: Box, longest: number): GreyImage {
  const scale = longest / Math.max(1, box.x1 - box.x0, box.y1 - box.y0);
  const [left, top] = [Math.round(-box.x0 * scale), Math.round(-box.y0 * scale)];
  return draw(pdfium, page, {
    width: Math.max(1, Math.round((box.x1 - box.x0) * scale)),
    height: Math.max(1, Math.round((box.y1 - box.y0) * scale)),
    ...{ left, top },
    right: left + Math.round(pdfium._FPDF_GetPageWidthF(page) * scale),
    bottom: top + Math.round(pdfium._FPDF_GetPageHeightF(page) * scale),
  });
}

/** A picture's size in pixels, and where the edges of the page fall in it. */
type Frame = Record<'width' | 'height' | 'left' | 'top' | 'right' | 'bottom', number>;

function draw(pdfium: Pdfium, page: number, { width, height, left, top, right, bottom }: Frame): GreyImage {
  // Grey rows are padded to four bytes.
  const stride = (width + 3) & ~3;
  const buffer = pdfium._malloc(stride * height);
  if (buffer === 0) throw new RangeError(`no memory to render ${width} × ${height}`);
  const bitmap = pdfium._FPDFBitmap_CreateEx(width, height, GREY, buffer, stride);
  try {
    pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
    pdfium._FPDF_RenderPageBitmap(bitmap, page, left, top, right - left, bottom - top, 0, FLAGS);
    const pixels = new Uint8Array(width * height);
    for (let y = 0; y < height; y++)
      pixels.set(pdfium.HEAPU8.subarray(buffer + y * stride, buffer + y * stride + width), y * width);
    return { pixels, width, height };
  } finally {
    pdfium._FPDFBitmap_Destroy(bitmap);
    pdfium._free(buffer);
  }
}
