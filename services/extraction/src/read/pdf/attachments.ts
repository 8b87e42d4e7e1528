import type { ReadLimits } from '../limits.ts';
import { ReadRefusal } from '../refusal.ts';
import { type OpenPdf, withPage } from './open-pdf.ts';
import { type Pdfium, withMemory } from './pdfium.ts';

export type Attachment = { readonly name: string; readonly bytes: Uint8Array };

/**
 * Files embedded in a PDF: those of the name tree, and those that hang on a page as an annotation.
 * @throws ReadRefusal TOO_LARGE where one unpacks to more than the limit
 */
export function readAttachments(pdf: OpenPdf, limits: ReadLimits): Attachment[] {
  const { pdfium, document } = pdf;
  const found: Attachment[] = [];
  const count = Math.min(pdfium._FPDFDoc_GetAttachmentCount(document), limits.attachments);
  for (let index = 0; index < count; index++)
    addAttachment(pdfium, pdfium._FPDFDoc_GetAttachment(document, index), limits, found);
  if (found.length > 0) return found;
  for (let number = 1; number <= Math.min(pdf.pageCount, limits.textPages); number++) {
    withPage(pdf, number, (page) => {
      const annotations = Math.min(pdfium._FPDFPage_GetAnnotCount(page), limits.attachments);
      for (let index = 0; index < annotations; index++) {
        const annotation = pdfium._FPDFPage_GetAnnot(page, index);
        if (annotation === 0) continue;
        addAttachment(pdfium, pdfium._FPDFAnnot_GetFileAttachment(annotation), limits, found);
        pdfium._FPDFPage_CloseAnnot(annotation);
      }
    });
  }
  return found;
}

function addAttachment(pdfium: Pdfium, attachment: number, limits: ReadLimits, found: Attachment[]): void {
  if (attachment === 0) return;
  const size = withMemory(pdfium, 4, (out) => {
    pdfium._FPDFAttachment_GetFile(attachment, 0, 0, out);
    return pdfium.HEAPU32[out >> 2] ?? 0;
  });
  if (size === 0) return;
  if (size > limits.attachmentBytes) throw new ReadRefusal('TOO_LARGE', `an embedded file unpacks to ${size} bytes`);
  // The length comes back through a pointer of its own, ahead of the bytes so that it stays aligned.
  const bytes = withMemory(pdfium, size + 8, (memory) => {
    pdfium._FPDFAttachment_GetFile(attachment, memory + 8, size, memory);
    return pdfium.HEAPU8.slice(memory + 8, memory + 8 + size);
  });
  found.push({ name: nameOf(pdfium, attachment), bytes });
}

function nameOf(pdfium: Pdfium, attachment: number): string {
  const size = pdfium._FPDFAttachment_GetName(attachment, 0, 0);
  if (size <= 2 || size > 4096) return '';
  return withMemory(pdfium, size, (buffer) => {
    pdfium._FPDFAttachment_GetName(attachment, buffer, size);
    return new TextDecoder('utf-16le').decode(pdfium.HEAPU8.slice(buffer, buffer + size - 2));
  });
}
