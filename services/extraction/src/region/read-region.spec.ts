import { degrees, PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { makeInvoice, renderArabicPdf, renderArabicScan, renderPdf, renderScan } from '@comptoir/testing/invoices';
import { afterAll, describe, expect, test } from 'vitest';
import { defaultLimits } from '../read/limits.ts';
import { createRecognizer } from '../read/ocr/recognizer.ts';
import { loadPdfium } from '../read/pdf/pdfium.ts';
import { underLetterhead } from '../testing/letterhead.ts';
import { type Fractions, openPage, readRegion } from './read-region.ts';
import { valueIn } from './value-in.ts';

const recognizer = createRecognizer();
afterAll(() => recognizer.close());
const invoice = makeInvoice(41, { language: 'fr', lineCount: 3 });
const pdf = await renderPdf(invoice);
const PAGE = { width: 595, height: 842 };
/** Points of the page as it was drawn, as fractions of it. */
const at = (x0: number, y0: number, x1: number, y1: number): Fractions => [
  x0 / PAGE.width,
  y0 / PAGE.height,
  x1 / PAGE.width,
  y1 / PAGE.height,
];

async function drawn(bytes: Uint8Array, box: Fractions) {
  const opened = await openPage(bytes, 1, loadPdfium, defaultLimits);
  return readRegion(opened, { page: 1, box }, recognizer);
}
/** The facts stand from y = 150, 15 points apart (sheet.ts, classic). */
const NUMBER = at(45, 140, 340, 154);
const ISSUED = at(45, 155, 340, 169);

describe('a region of a page with a text layer', () => {
  test('holds the words whose middle it covers, in a box of their own', async () => {
    const { words, source, box } = await drawn(pdf, NUMBER);
    expect(source).toBe('text');
    expect(words.map(({ text }) => text).join(' ')).toContain(invoice.invoiceNumber);
    expect(box[0]).toBeGreaterThanOrEqual(NUMBER[0]);
    expect(box[2]).toBeLessThan(NUMBER[2]);
  });

  test('gives the value that its field holds, without the label that was drawn around too', async () => {
    const number = await drawn(pdf, NUMBER);
    expect(valueIn('code', number.words, number.page)).toBe(invoice.invoiceNumber);
    const issued = await drawn(pdf, ISSUED);
    expect(valueIn('date', issued.words, issued.page)).toBe(invoice.issueDate);
    expect(valueIn('amount', issued.words, { ...issued.page, rows: [] })).not.toBe(invoice.issueDate);
    const vat = await drawn(pdf, at(45, 95, 340, 110));
    expect(valueIn('compact', vat.words, vat.page)).toBe(invoice.supplier.vatNumber);
  });

  test('holds a line that runs up the margin, where it stands', async () => {
    const page = await PDFDocument.load(pdf);
    const font = await page.embedFont(StandardFonts.Helvetica);
    page.getPage(0).drawText('Onda S.A. CIF A28015865', { x: 20, y: 100, size: 7, font, rotate: degrees(90) });
    const margin = at(8, PAGE.height - 240, 24, PAGE.height - 95);
    const { words, box } = await drawn(await page.save(), margin);
    expect(words.map(({ text }) => text)).toEqual(['Onda', 'S.A.', 'CIF', 'A28015865']);
    expect(box[2]).toBeLessThan(0.05);
  });

  test('is recognised where it is drawn over a picture, as a letterhead is', async () => {
    const page = await underLetterhead(['Voorbeeld Advies B.V.', 'IBAN NL91 ABNA 0417 1643 00']);
    const iban = await drawn(page, at(50, 45, 400, 70));
    expect(iban.source).toBe('ocr');
    expect(valueIn('compact', iban.words, iban.page)).toBe('NL91ABNA0417164300');
    expect(iban.box[1]).toBeGreaterThan(0.05);
    expect(iban.box[3]).toBeLessThan(0.09);
    const empty = await drawn(page, at(50, 780, 400, 800));
    expect(empty.words).toEqual([]);
  }, 60_000);

  test('is found where it was drawn on a page that is read from right to left', async () => {
    const arabic = makeInvoice(43, { lineCount: 2 });
    // Facts stand from 320 points from the right edge on, 18 points apart (render-arabic.ts).
    const issued = await drawn(renderArabicPdf(arabic), at(60, 108, 280, 122));
    expect(valueIn('date', issued.words, issued.page)).toBe(arabic.issueDate);
    expect(issued.box[0]).toBeGreaterThan(60 / PAGE.width);
    expect(issued.box[2]).toBeLessThan(280 / PAGE.width);
  });

  test('reads amounts as the whole page writes them, and makes nothing up', async () => {
    const opened = await openPage(pdf, 1, loadPdfium, defaultLimits);
    if (opened.kind !== 'text') throw new Error('it has a text layer');
    const all = opened.page.rows.flatMap((row) => row.segments.flatMap((segment) => segment.words));
    const total = all.filter(({ text }) => text.includes('TTC')).at(-1);
    const row = total && all.filter(({ y0, y1 }) => Math.abs((y0 + y1 - total.y0 - total.y1) / 2) < 4);
    expect(valueIn('amount', row ?? [], opened.page)).toBe(invoice.grossTotal);
    const name = await drawn(pdf, at(45, 50, 340, 64));
    expect(valueIn('text', name.words, name.page)).toBe(invoice.supplier.name);
    expect(valueIn('amount', name.words, name.page)).toBeUndefined();
    expect(valueIn('date', [], name.page)).toBeUndefined();
  });

  test('of a page that is not there is refused', async () => {
    await expect(openPage(pdf, 2, loadPdfium, defaultLimits)).rejects.toMatchObject({ code: 'DAMAGED' });
    await expect(openPage(Buffer.from('<a/>'), 1, loadPdfium, defaultLimits)).rejects.toMatchObject({
      code: 'UNSUPPORTED_TYPE',
    });
  });
});

test('a region of a scan is recognised alone, with the box of its words, fast enough to wait for', async () => {
  const scan = await renderScan(invoice);
  const opened = await openPage(scan, 1, loadPdfium, defaultLimits);
  await readRegion(opened, { page: 1, box: NUMBER }, recognizer);
  const began = performance.now();
  const { words, page, source, box } = await readRegion(opened, { page: 1, box: ISSUED }, recognizer);
  const took = performance.now() - began;
  process.stdout.write(`a region of a scan, warm: ${Math.round(took)} ms\n`);
  // 300 ms on an idle machine; tests share theirs.
  expect(took).toBeLessThan(1500);
  expect(source).toBe('ocr');
  expect(valueIn('date', words, page)).toBe(invoice.issueDate);
  expect(box[1]).toBeGreaterThan(ISSUED[1] - 0.01);
  expect(box[3]).toBeLessThan(ISSUED[3] + 0.01);
});

test('a region of an Arabic scan is read in Arabic, be it a name alone', async () => {
  const opened = await openPage(renderArabicScan(makeInvoice(43, { lineCount: 2 })), 1, loadPdfium, defaultLimits);
  // The supplier stands at the top right, the number of the invoice left of it.
  const name = await readRegion(opened, { page: 1, box: [0.6, 0.03, 0.98, 0.08] }, recognizer);
  expect(name.words.map(({ text }) => text).join(' ')).toBe('شركة الأطلس للتوريدات');
});

test('a region of a scan that holds a day in eastern digits and nothing else is read', async () => {
  const arabic = makeInvoice(43, { lineCount: 2 });
  const opened = await openPage(renderArabicScan(arabic, { digits: 'eastern' }), 1, loadPdfium, defaultLimits);
  const box = [100 / PAGE.width, 108 / PAGE.height, 180 / PAGE.width, 122 / PAGE.height] as const;
  const issued = await readRegion(opened, { page: 1, box }, recognizer);
  expect(valueIn('date', issued.words, issued.page)).toBe(arabic.issueDate);
});
