import { PDFDocument, type PDFPage, rgb, StandardFonts, TextRenderingMode } from '@cantoo/pdf-lib';
import { expect, it } from 'vitest';
import { withoutOcr } from '../../testing/without-ocr.ts';
import { readDocument } from '../read-document.ts';
import { loadPdfium } from './pdfium.ts';

const engines = { pdfium: loadPdfium, ocr: withoutOcr };
const BLACK = rgb(0, 0, 0);
const WHITE = rgb(1, 1, 1);

/** An invoice over 119.00 that anybody can see, and whatever `more` puts on its page. */
async function readWith(more: (page: PDFPage) => void) {
  const pdf = await PDFDocument.create();
  await pdf.embedFont(StandardFonts.Helvetica);
  const page = pdf.addPage([595, 842]);
  const lines = [
    'Invoice number: R-17',
    'Date: 12.03.2026',
    'Net total 100.00 EUR',
    'VAT 19 % 19.00 EUR',
    'Total 119.00 EUR',
  ];
  for (const [row, line] of lines.entries()) page.drawText(line, { x: 60, y: 780 - 20 * row, size: 10, color: BLACK });
  more(page);
  return readDocument(await pdf.save(), {}, engines);
}

const SECRET = { size: 10, x: 60, y: 400 };
const ANOTHER = 'Amount due 9,119.00 EUR';

it.each<[string, (page: PDFPage) => void]>([
  ['white on paper', (page) => page.drawText(ANOTHER, { ...SECRET, color: WHITE })],
  [
    'white on a white box',
    (page) => {
      page.drawRectangle({ x: 0, y: 300, width: 595, height: 300, color: WHITE });
      page.drawText(ANOTHER, { ...SECRET, color: WHITE });
    },
  ],
  [
    'painted invisible',
    (page) => page.drawText(ANOTHER, { ...SECRET, color: BLACK, renderMode: TextRenderingMode.Invisible }),
  ],
  ['outside the page', (page) => page.drawText(ANOTHER, { ...SECRET, x: 700, color: BLACK })],
])('text %s is not read as the invoice’s, and is pointed out', async (_how, hide) => {
  const reading = await readWith(hide);
  expect(reading.fields.amountDue?.value).toBe('119.00');
  expect(reading.findings).toContainEqual({
    code: 'TEXT_HIDDEN',
    severity: 'warning',
    values: { page: '1', text: ANOTHER },
  });
});

it('white text on a dark band is a heading like another', async () => {
  const reading = await readWith((page) => {
    page.drawRectangle({ x: 40, y: 390, width: 500, height: 30, color: rgb(0.1, 0.2, 0.4) });
    page.drawText('IBAN: DE89 3704 0044 0532 0130 00', { ...SECRET, color: WHITE });
  });
  expect(reading.findings).toEqual([]);
  expect(reading.fields.iban?.value).toBe('DE89370400440532013000');
});

it('hidden words without a figure are told as a note', async () => {
  const reading = await readWith((page) => page.drawText('made by a template', { ...SECRET, color: WHITE }));
  expect(reading.findings).toMatchObject([{ code: 'TEXT_HIDDEN', severity: 'note' }]);
});
