import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { afterAll, expect, it } from 'vitest';
import { defaultLimits } from '../limits.ts';
import { withPdf } from '../pdf/open-pdf.ts';
import { loadPdfium } from '../pdf/pdfium.ts';
import { createScanReader } from './read-scans.ts';
import { createRecognizer } from './recognizer.ts';

const recognizer = createRecognizer();
afterAll(() => recognizer.close());

const ITEMS = ['Crown for ceramic veneer', 'Saw model', 'Articulator', 'Impression tray', 'Model', 'Delivery'];
const COUNTS = ['2', '1', '4', '7', '3', '1'];

/** A table of items whose counts are single figures, far from everything else. */
async function tableOfCounts() {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([595, 842]);
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const draw = (text: string, x: number, row: number) => page.drawText(text, { x, y: 700 - 24 * row, size: 9.5, font });
  for (const [at, text] of [
    'Invoice 2024-118 of the dental laboratory',
    'Payment within 30 days to the account below',
  ].entries())
    draw(text, 60, at - 4);
  for (const [row, item] of ITEMS.entries()) {
    draw(item, 60, row);
    draw(COUNTS[row] ?? '', 330, row);
    draw(`${100 + 37 * row}.50`, 500, row);
  }
  return pdf.save();
}

it('a column of single figures is read to the last', async () => {
  const bytes = await tableOfCounts();
  const [page] = await withPdf(await loadPdfium(), bytes, defaultLimits, (pdf) =>
    createScanReader(recognizer).readPdfPages(pdf, [1], defaultLimits),
  );
  const counts = (page?.rows ?? []).flatMap(({ segments }) =>
    segments.flatMap(({ words }) => words.filter(({ text }) => /^\d$/.test(text)).map(({ text }) => text)),
  );
  expect(counts).toEqual(COUNTS);
});
