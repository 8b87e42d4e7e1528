import { PDFDocument } from 'pdf-lib';

/** All pages of some PDFs in one, in order: what a scanner's stack or a mail programme's "save all" makes of invoices. */
export async function mergePdfs(files: readonly Uint8Array[]): Promise<Uint8Array> {
  const merged = await PDFDocument.create({ updateMetadata: false });
  for (const file of files) {
    const source = await PDFDocument.load(file, { updateMetadata: false });
    for (const page of await merged.copyPages(source, source.getPageIndices())) merged.addPage(page);
  }
  return merged.save();
}
