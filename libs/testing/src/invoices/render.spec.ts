import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { makeInvoice } from './make-invoice.ts';
import { renderCii } from './render-cii.ts';
import { renderFacturX } from './render-factur-x.ts';
import { renderPdf } from './render-pdf.ts';
import { renderScan } from './render-scan.ts';
import { renderUbl } from './render-ubl.ts';
import { LAYOUTS, layOut } from './sheet.ts';
import { MADE_LANGUAGES } from './words.ts';
import { writtenAmount, writtenDay, writtenIban } from './written.ts';

describe.each(LAYOUTS)('the layout %s', (layout) => {
  test.each(MADE_LANGUAGES)('says number, dates, totals and IBAN in %s, inside the page', (language) => {
    const invoice = makeInvoice(11, { language });
    const marks = layOut(invoice, layout).flatMap((sheet) => sheet.marks);
    const text = marks.map((mark) => mark.text).join('\n');
    expect(text).toContain(invoice.invoiceNumber);
    expect(text).toContain(writtenDay(invoice.issueDate, language));
    expect(text).toContain(writtenAmount(invoice.grossTotal, invoice));
    expect(text).toContain(writtenIban(invoice.iban));
    for (const { x, y } of marks) expect([x >= 40, x <= 555, y >= 30, y <= 830]).toEqual([true, true, true, true]);
  });
});

test('sixty lines take three pages and the totals stand on the last', () => {
  const sheets = layOut(makeInvoice(3, { language: 'fr', lineCount: 60 }), 'classic');
  expect(sheets).toHaveLength(3);
  expect(sheets.map((sheet) => sheet.marks.some((mark) => mark.text === 'Total TTC'))).toEqual([false, false, true]);
});

test('the same invoice makes the same bytes', async () => {
  const [one, other] = await Promise.all([renderPdf(makeInvoice(5)), renderPdf(makeInvoice(5))]);
  expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true);
});

test('CII and UBL carry the totals, and text that would break XML is escaped', () => {
  const invoice = { ...makeInvoice(5), invoiceNumber: 'A&B<1>' };
  for (const xml of [renderCii(invoice), renderUbl(invoice)]) {
    expect(xml).toContain(`>${invoice.grossTotal}<`);
    expect(xml).not.toContain('A&B<1>');
  }
});

test('a Factur-X is a PDF that holds its XML', async () => {
  const pdf = Buffer.from(await renderFacturX(makeInvoice(5))).toString('latin1');
  expect(pdf.startsWith('%PDF')).toBe(true);
});

test('a scan is a JPEG of the resolution asked for, and its tilt shows', async () => {
  const invoice = makeInvoice(5);
  const straight = await sharp(await renderScan(invoice, { dpi: 150 })).metadata();
  const crooked = await sharp(await renderScan(invoice, { dpi: 150, tilt: 2, noise: 0.1 })).metadata();
  expect(straight).toMatchObject({ format: 'jpeg', density: 150 });
  expect(crooked.width ?? 0).toBeGreaterThan(straight.width ?? 0);
});
