import { PDFiumModule } from '@hyzyla/pdfium';

/**
 * The part of pdfium's C interface that reading needs. The package compiles every public function of
 * fpdfview.h, fpdf_text.h and fpdf_attachment.h and types only some of them.
 * Pointers are numbers into HEAPU8; a document, page, text page or attachment is such a pointer, 0 meaning 'none'.
 */
export type Pdfium = {
  readonly HEAPU8: Uint8Array;
  readonly HEAP32: Int32Array;
  readonly HEAPU32: Uint32Array;
  readonly HEAPF32: Float32Array;
  readonly HEAPF64: Float64Array;
  _malloc(size: number): number;
  _free(pointer: number): void;
  _FPDF_InitLibrary(): void;
  _FPDF_LoadMemDocument(data: number, size: number, password: number): number;
  _FPDF_CloseDocument(document: number): void;
  _FPDF_GetLastError(): number;
  _FPDF_GetPageCount(document: number): number;
  _FPDF_LoadPage(document: number, index: number): number;
  _FPDF_ClosePage(page: number): void;
  _FPDF_GetPageWidthF(page: number): number;
  _FPDF_GetPageHeightF(page: number): number;
  _FPDF_PageToDevice(
    page: number,
    left: number,
    top: number,
    width: number,
    height: number,
    rotate: number,
    x: number,
    y: number,
    outX: number,
    outY: number,
  ): number;
  _FPDFText_LoadPage(page: number): number;
  _FPDFText_ClosePage(text: number): void;
  _FPDFText_CountChars(text: number): number;
  _FPDFText_GetUnicode(text: number, index: number): number;
  _FPDFText_IsGenerated(text: number, index: number): number;
  _FPDFText_GetFontSize(text: number, index: number): number;
  _FPDFText_GetCharOrigin(text: number, index: number, outX: number, outY: number): number;
  _FPDFText_GetMatrix(text: number, index: number, matrix: number): number;
  _FPDFText_GetCharAngle(text: number, index: number): number;
  _FPDFText_GetCharBox(text: number, index: number, left: number, right: number, bottom: number, top: number): number;
  _FPDFText_GetLooseCharBox(text: number, index: number, rect: number): number;
  _FPDFText_GetTextObject(text: number, index: number): number;
  _FPDFTextObj_GetTextRenderMode(object: number): number;
  _FPDFPage_CountObjects(page: number): number;
  _FPDFPage_GetObject(page: number, index: number): number;
  _FPDFPageObj_GetType(object: number): number;
  _FPDFPageObj_GetMatrix(object: number, matrix: number): number;
  _FPDFPageObj_HasTransparency(object: number): number;
  _FPDFPageObj_SetIsActive(object: number, active: number): number;
  _FPDFPageObj_GetClipPath(object: number): number;
  _FPDFClipPath_CountPaths(clip: number): number;
  _FPDFClipPath_CountPathSegments(clip: number, path: number): number;
  _FPDFClipPath_GetPathSegment(clip: number, path: number, segment: number): number;
  _FPDFPathSegment_GetPoint(segment: number, outX: number, outY: number): number;
  _FPDFPageObj_GetStrokeWidth(object: number, out: number): number;
  _FPDFPath_CountSegments(path: number): number;
  /** A bitmap of the picture itself, without its mask; to be destroyed by the caller. 0 where it cannot be decoded. */
  _FPDFImageObj_GetBitmap(image: number): number;
  _FPDFBitmap_GetFormat(bitmap: number): number;
  _FPDFBitmap_GetBuffer(bitmap: number): number;
  _FPDFBitmap_GetWidth(bitmap: number): number;
  _FPDFBitmap_GetHeight(bitmap: number): number;
  _FPDFBitmap_GetStride(bitmap: number): number;
  _FPDFImageObj_GetImagePixelSize(image: number, width: number, height: number): number;
  _FPDFImageObj_GetImageFilterCount(image: number): number;
  _FPDFImageObj_GetImageFilter(image: number, index: number, buffer: number, length: number): number;
  _FPDFPath_GetDrawMode(path: number, outFillMode: number, outStroke: number): number;
  _FPDFFormObj_CountObjects(form: number): number;
  _FPDFFormObj_GetObject(form: number, index: number): number;
  _FPDFPageObj_GetFillColor(object: number, red: number, green: number, blue: number, alpha: number): number;
  _FPDFPageObj_GetStrokeColor(object: number, red: number, green: number, blue: number, alpha: number): number;
  _FPDFPageObj_GetBounds(object: number, left: number, bottom: number, right: number, top: number): number;
  _FPDFPage_GetAnnotCount(page: number): number;
  _FPDFPage_GetAnnot(page: number, index: number): number;
  _FPDFPage_CloseAnnot(annotation: number): void;
  _FPDFAnnot_GetRect(annotation: number, rect: number): number;
  _FPDFAnnot_GetSubtype(annotation: number): number;
  _FPDFAnnot_GetFormFieldType(form: number, annotation: number): number;
  _FPDFPage_RemoveAnnot(page: number, index: number): number;
  _FPDFPage_Flatten(page: number, usage: number): number;
  _FPDFDOC_InitFormFillEnvironment(document: number, info: number): number;
  _FPDFDOC_ExitFormFillEnvironment(form: number): void;
  _FPDFAnnot_GetFileAttachment(annotation: number): number;
  _FPDFDoc_GetAttachmentCount(document: number): number;
  _FPDFDoc_GetAttachment(document: number, index: number): number;
  _FPDFAttachment_GetName(attachment: number, buffer: number, length: number): number;
  _FPDFAttachment_GetFile(attachment: number, buffer: number, length: number, outLength: number): number;
  _FPDFBitmap_CreateEx(width: number, height: number, format: number, buffer: number, stride: number): number;
  _FPDFBitmap_FillRect(bitmap: number, left: number, top: number, width: number, height: number, color: number): number;
  _FPDFBitmap_Destroy(bitmap: number): void;
  _FPDF_RenderPageBitmap(
    bitmap: number,
    page: number,
    left: number,
    top: number,
    width: number,
    height: number,
    rotate: number,
    flags: number,
  ): void;
};

let loading: Promise<Pdfium> | undefined;

/** pdfium, loaded once a process (5 MB of WASM, about 60 ms). Not re-entrant: its calls are synchronous. */
export function loadPdfium(): Promise<Pdfium> {
  loading ??= PDFiumModule({}).then((loaded) => {
    const pdfium = loaded as unknown as Pdfium;
    pdfium._FPDF_InitLibrary();
    return pdfium;
  });
  return loading;
}

/** Runs `work` with `size` bytes of pdfium's memory, zeroed, and gives them back whatever happens. */
export function withMemory<T>(pdfium: Pdfium, size: number, work: (pointer: number) => T): T {
  const pointer = pdfium._malloc(size);
  if (pointer === 0) throw new RangeError(`pdfium has no ${size} bytes left`);
  try {
    pdfium.HEAPU8.fill(0, pointer, pointer + size);
    return work(pointer);
  } finally {
    pdfium._free(pointer);
  }
}
