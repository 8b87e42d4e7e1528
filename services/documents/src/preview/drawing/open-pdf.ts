import sharp from 'sharp';
import { type Drawable, MOST_PIXELS, Undrawable } from './drawing.ts';
import { loadPdfium, type Pdfium } from './pdfium.ts';

/** fpdfview.h: FPDF_ERR_PASSWORD, FPDF_ERR_SECURITY. */
const LOCKED: readonly number[] = [4, 5];
/** FPDFBitmap_BGRx; FPDF_ANNOT (stamps are annotations) and FPDF_REVERSE_BYTE_ORDER (RGBx). */
const FORMAT = 3;
const FLAGS = 0x01 | 0x10;
const BYTES_PER_PIXEL = 4;
const WHITE = 0xffffffff;
/** Of text on white: at this quality the letters are clean and a page takes some 60 kB; effort 1 of 6 is twice as fast as the default. */
const WEBP = { quality: 80, effort: 1 } as const;

/** @throws Undrawable encrypted, damaged */
export async function openPdf(bytes: Uint8Array): Promise<Drawable> {
  const pdfium = await loadPdfium();
  // pdfium reads from this memory for as long as the document is open.
  const memory = allocate(pdfium, bytes.length);
  pdfium.HEAPU8.set(bytes, memory);
  const document = pdfium._FPDF_LoadMemDocument(memory, bytes.length, 0);
  const total = document === 0 ? 0 : pdfium._FPDF_GetPageCount(document);
  const close = (): void => {
    if (document !== 0) pdfium._FPDF_CloseDocument(document);
    pdfium._free(memory);
  };
  if (total === 0) {
    const locked = document === 0 && LOCKED.includes(pdfium._FPDF_GetLastError());
    close();
    throw new Undrawable(locked ? 'encrypted' : 'damaged');
  }

  const sizeOf = (number: number): { width: number; height: number } => {
    const size = allocate(pdfium, 8);
    try {
      if (!pdfium._FPDF_GetPageSizeByIndexF(document, number - 1, size)) throw new Undrawable('damaged');
      const [width = 0, height = 0] = pdfium.HEAPF32.subarray(size / 4, size / 4 + 2);
      return { width: Math.max(1, width), height: Math.max(1, height) };
    } finally {
      pdfium._free(size);
    }
  };
  return {
    total,
    close,
    sizeOf: async (number) => sizeOf(number),
    async draw(number, wanted) {
      const { width, height, pixels } = rasterise(pdfium, document, number, pixelsFor(sizeOf(number), wanted));
      return sharp(pixels, { raw: { width, height, channels: BYTES_PER_PIXEL } })
        .removeAlpha()
        .webp(WEBP)
        .toBuffer();
    },
  };
}

type Raster = { width: number; height: number };

function pixelsFor(page: Raster, wanted: number): Raster {
  const scale = Math.min(wanted / page.width, Math.sqrt(MOST_PIXELS / (page.width * page.height)));
  return { width: Math.max(1, Math.round(page.width * scale)), height: Math.max(1, Math.round(page.height * scale)) };
}

function rasterise(
  pdfium: Pdfium,
  document: number,
  number: number,
  { width, height }: Raster,
): Raster & { pixels: Buffer } {
  const page = openFilled(pdfium, document, number);
  const size = width * height * BYTES_PER_PIXEL;
  const buffer = allocate(pdfium, size);
  const bitmap = pdfium._FPDFBitmap_CreateEx(width, height, FORMAT, buffer, width * BYTES_PER_PIXEL);
  try {
    pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
    pdfium._FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, FLAGS);
    // The memory of the module may move with its next call.
    return { width, height, pixels: Buffer.from(pdfium.HEAPU8.subarray(buffer, buffer + size)) };
  } finally {
    pdfium._FPDFBitmap_Destroy(bitmap);
    pdfium._free(buffer);
    pdfium._FPDF_ClosePage(page);
  }
}

/** fpdf_flatten.h: FLAT_NORMALDISPLAY. */
const AS_SHOWN = 0;

/** Opens a page with what is typed into it made part of it, in this opened document alone: a page is drawn without the fields on it. */
function openFilled(pdfium: Pdfium, document: number, number: number): number {
  const page = openPage(pdfium, document, number);
  if (pdfium._FPDFPage_GetAnnotCount(page) <= 0) return page;
  pdfium._FPDFPage_Flatten(page, AS_SHOWN);
  pdfium._FPDF_ClosePage(page);
  return openPage(pdfium, document, number);
}

function openPage(pdfium: Pdfium, document: number, number: number): number {
  const page = pdfium._FPDF_LoadPage(document, number - 1);
  if (page === 0) throw new Undrawable('damaged');
  return page;
}

function allocate(pdfium: Pdfium, size: number): number {
  const pointer = pdfium._malloc(size);
  if (pointer === 0) throw new Undrawable('tooHeavy');
  return pointer;
}
