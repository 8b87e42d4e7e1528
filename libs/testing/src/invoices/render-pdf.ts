import { PDFDocument, rgb, StandardFonts } from 'pdf-lib';
import type { MadeInvoice } from './make-invoice.ts';
import { type Layout, layOut, PAGE, type Sheet } from './sheet.ts';
import { addUnicodeFont, drawUnicode, needsUnicode, widthOfUnicode } from './unicode-text.ts';

const INK = rgb(0.1, 0.1, 0.12);

/** Sheets as a PDF with a text layer. Nothing in it depends on when it was made. */
export async function drawPdf(sheets: readonly Sheet[]): Promise<PDFDocument> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  const regular = await pdf.embedFont(StandardFonts.Helvetica);
  const strong = await pdf.embedFont(StandardFonts.HelveticaBold);
  const unicode = sheets.some(({ marks }) => marks.some(({ text }) => needsUnicode(text)))
    ? addUnicodeFont(pdf)
    : undefined;
  for (const { marks, rules } of sheets) {
    const page = pdf.addPage([PAGE.width, PAGE.height]);
    for (const { text, x, y, size, bold, right } of marks) {
      if (unicode && needsUnicode(text)) {
        drawUnicode(page, unicode, { text, x: right ? x - widthOfUnicode(text, size) : x, y: PAGE.height - y, size });
        continue;
      }
      const font = bold ? strong : regular;
      const from = right ? x - font.widthOfTextAtSize(text, size) : x;
      page.drawText(text, { x: from, y: PAGE.height - y, size, font, color: INK });
    }
    for (const { y, from, to } of rules) {
      page.drawLine({
        start: { x: from, y: PAGE.height - y },
        end: { x: to, y: PAGE.height - y },
        thickness: 0.6,
        color: INK,
      });
    }
  }
  return pdf;
}

/** The invoice as a PDF whose text can be selected. */
export async function renderPdf(invoice: MadeInvoice, layout: Layout = 'classic'): Promise<Uint8Array> {
  return (await drawPdf(layOut(invoice, layout))).save();
}
