import type { ReadLimits } from '../limits.ts';
import { ReadRefusal } from '../refusal.ts';
import { type Pdfium, withMemory } from './pdfium.ts';

export type OpenPdf = { readonly pdfium: Pdfium; readonly document: number; readonly pageCount: number };

/** fpdfview.h: FPDF_ERR_PASSWORD and FPDF_ERR_SECURITY. */
const LOCKED = new Set([4, 5]);

/**
 * Opens a PDF, runs `work` on it and closes it.
 * @throws ReadRefusal ENCRYPTED (a password is needed), DAMAGED (truncated or no PDF inside), TOO_MANY_PAGES
 */
export async function withPdf<T>(
  pdfium: Pdfium,
  bytes: Uint8Array,
  limits: ReadLimits,
  work: (pdf: OpenPdf) => Promise<T>,
): Promise<T> {
  // pdfium reads from this memory until the document closes, so it is given back after that.
  const memory = pdfium._malloc(bytes.length);
  if (memory === 0) throw new ReadRefusal('TOO_LARGE', `no memory for a PDF of ${bytes.length} bytes`);
  pdfium.HEAPU8.set(bytes, memory);
  let document = 0;
  try {
    document = withMemory(pdfium, 1, (noPassword) => pdfium._FPDF_LoadMemDocument(memory, bytes.length, noPassword));
    if (document === 0) throw refusalOf(pdfium._FPDF_GetLastError());
    const pageCount = pdfium._FPDF_GetPageCount(document);
    if (pageCount > limits.pages)
      throw new ReadRefusal('TOO_MANY_PAGES', `${pageCount} pages, at most ${limits.pages} are read`);
    if (pageCount <= 0) throw new ReadRefusal('DAMAGED', 'the PDF has no page');
    return await work({ pdfium, document, pageCount });
  } finally {
    if (document !== 0) pdfium._FPDF_CloseDocument(document);
    pdfium._free(memory);
  }
}

/** Opens page `number` (from 1). A page that pdfium cannot open makes the document DAMAGED. */
export function withPage<T>({ pdfium, document }: OpenPdf, number: number, work: (page: number) => T): T {
  const page = pdfium._FPDF_LoadPage(document, number - 1);
  if (page === 0) throw new ReadRefusal('DAMAGED', `page ${number} cannot be opened`);
  try {
    return work(page);
  } finally {
    pdfium._FPDF_ClosePage(page);
  }
}

function refusalOf(error: number): ReadRefusal {
  return LOCKED.has(error)
    ? new ReadRefusal('ENCRYPTED', 'the PDF asks for a password')
    : new ReadRefusal('DAMAGED', `pdfium cannot open the PDF (error ${error})`);
}
