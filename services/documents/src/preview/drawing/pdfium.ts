import { PDFiumModule } from '@hyzyla/pdfium';

/**
 * The part of pdfium's C interface (fpdfview.h, fpdf_annot.h, fpdf_flatten.h) that drawing needs; the package's own classes keep every page open.
 * Pointers are numbers into the module's memory, 0 meaning none.
 */
export interface Pdfium {
  readonly HEAPU8: Uint8Array;
  readonly HEAPF32: Float32Array;
  _malloc(size: number): number;
  _free(pointer: number): void;
  _FPDF_InitLibrary(): void;
  _FPDF_LoadMemDocument(data: number, size: number, password: number): number;
  _FPDF_CloseDocument(document: number): void;
  _FPDF_GetLastError(): number;
  _FPDF_GetPageCount(document: number): number;
  _FPDF_GetPageSizeByIndexF(document: number, index: number, size: number): number;
  _FPDF_LoadPage(document: number, index: number): number;
  _FPDF_ClosePage(page: number): void;
  _FPDFPage_GetAnnotCount(page: number): number;
  _FPDFPage_Flatten(page: number, usage: number): number;
  _FPDFBitmap_CreateEx(width: number, height: number, format: number, buffer: number, stride: number): number;
  _FPDFBitmap_FillRect(bitmap: number, x: number, y: number, width: number, height: number, colour: number): number;
  _FPDFBitmap_Destroy(bitmap: number): void;
  _FPDF_RenderPageBitmap(
    bitmap: number,
    page: number,
    x: number,
    y: number,
    width: number,
    height: number,
    rotate: number,
    flags: number,
  ): void;
}

let loading: Promise<Pdfium> | undefined;

/** pdfium, loaded once a process. */
export function loadPdfium(): Promise<Pdfium> {
  loading ??= PDFiumModule({}).then((loaded) => {
    const pdfium = loaded as unknown as Pdfium;
    pdfium._FPDF_InitLibrary();
    return pdfium;
  });
  return loading;
}
