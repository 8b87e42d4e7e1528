import type { GreyImage } from '../ocr/grey-image.ts';
import { withFilledPage } from './filled-in.ts';
import type { OpenPdf } from './open-pdf.ts';

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
    // Grey rows are padded to four bytes.
    const stride = (width + 3) & ~3;
    const buffer = pdfium._malloc(stride * height);
    if (buffer === 0) throw new RangeError(`no memory to render ${width} × ${height}`);
    const bitmap = pdfium._FPDFBitmap_CreateEx(width, height, GREY, buffer, stride);
    try {
      pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
      pdfium._FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, FLAGS);
      const pixels = new Uint8Array(width * height);
      for (let y = 0; y < height; y++)
        pixels.set(pdfium.HEAPU8.subarray(buffer + y * stride, buffer + y * stride + width), y * width);
      return { pixels, width, height };
    } finally {
      pdfium._FPDFBitmap_Destroy(bitmap);
      pdfium._free(buffer);
    }
  });
}
