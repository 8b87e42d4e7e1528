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

/** An invoice to Modelo Wijnimport over 121.00 as text, on paper whose letterhead is a picture. */
export async function underLetterhead(letterhead: readonly string[]): Promise<Uint8Array> {
  const drawn = await (await pageOf(letterhead, 800)).save();
  const { pixels, width, height } = await withPdf(await loadPdfium(), drawn, defaultLimits, async (open) =>
    renderPage(open, 1, 200, defaultLimits.ocrPixels),
  );
  const png = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
  return (await pageOf(BODY, 640, png)).save();
}
