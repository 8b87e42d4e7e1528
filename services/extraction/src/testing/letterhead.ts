import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { defaultLimits } from '../read/limits.ts';
import { withPdf } from '../read/pdf/open-pdf.ts';
import { loadPdfium } from '../read/pdf/pdfium.ts';
import { renderPage } from '../read/pdf/render-page.ts';

const BODY = [
  'Modelo Wijnimport',
  'Kerkstraat 4, 1017 GA Amsterdam',
  'Factuurnummer: 2026-4471',
  'Factuurdatum: 12-03-2026',
  'Advies maart            1      100,00     100,00',
  'Subtotaal                                 100,00',
  'BTW 21%                                    21,00',
  'Totaal                                EUR 121,00',
];

/** Where its first line stands, in points from the foot. */
const LETTERHEAD = 800;
const A4 = { width: 595, height: 842 } as const;

/** A page with text on it, over a picture where one is given. */
async function pageOf(lines: readonly string[], top: number, picture?: Uint8Array): Promise<PDFDocument> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const page = pdf.addPage([A4.width, A4.height]);
  if (picture) page.drawImage(await pdf.embedPng(picture), { x: 0, y: 0, ...A4 });
  for (const [row, line] of lines.entries()) page.drawText(line, { x: 60, y: top - 18 * row, size: 11, font });
  return pdf;
}

/**
 * An invoice to Modelo Wijnimport over 121.00 as text, on paper whose letterhead is a picture.
 * @param laid text that is set over the letterhead without any paint
 */
export async function underLetterhead(
  letterhead: readonly string[],
  laid: readonly string[] = [],
): Promise<Uint8Array> {
  const drawn = await (await pageOf(letterhead, LETTERHEAD)).save();
  const { pixels, width, height } = await withPdf(await loadPdfium(), drawn, defaultLimits, async (open) =>
    renderPage(open, 1, 200, defaultLimits.ocrPixels),
  );
  const png = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
  const pdf = await pageOf(BODY, 640, png);
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (const [row, line] of laid.entries())
    pdf.getPage(0).drawText(line, { x: 60, y: LETTERHEAD - 18 * row, size: 11, font, opacity: 0 });
  return pdf.save();
}
