import { PDFDocument, rgb, StandardFonts, TextRenderingMode } from '@cantoo/pdf-lib';
import { type MadeInvoice, makeInvoice, renderScan } from '@comptoir/testing';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { withoutOcr } from '../testing/without-ocr.ts';
import { createScanReader } from './ocr/read-scans.ts';
import { createRecognizer } from './ocr/recognizer.ts';
import { loadPdfium } from './pdf/pdfium.ts';
import { readDocument } from './read-document.ts';

const recognizer = createRecognizer();
const engines = { pdfium: loadPdfium, ocr: createScanReader(recognizer) };
afterAll(() => recognizer.close());

const A4 = [595, 842] as const;
const WHOLE_PAGE = { x: 0, y: 0, width: 595, height: 842 };
type Text = { readonly text: string; readonly y: number; readonly isVisible?: true };

/** A PDF of one page: a picture at a place of it, and text over that, which is invisible but where it says so. */
async function pageWith(picture: Uint8Array, texts: readonly Text[], place = WHOLE_PAGE) {
  const pdf = await PDFDocument.create();
  await pdf.embedFont(StandardFonts.Helvetica);
  const page = pdf.addPage([...A4]);
  page.drawImage(await pdf.embedPng(picture), place);
  for (const { text, y, isVisible } of texts) {
    const renderMode = isVisible ? TextRenderingMode.Fill : TextRenderingMode.Invisible;
    page.drawText(text, { x: 40, y, size: 9, color: rgb(0, 0, 0), renderMode });
  }
  return pdf.save();
}

/** A PDF of one page: text in black, and a picture painted over all of it. */
async function pageUnder(picture: Uint8Array, texts: readonly Text[]) {
  const pdf = await PDFDocument.create();
  await pdf.embedFont(StandardFonts.Helvetica);
  const page = pdf.addPage([...A4]);
  for (const { text, y } of texts) page.drawText(text, { x: 40, y, size: 9, color: rgb(0, 0, 0) });
  page.drawImage(await pdf.embedPng(picture), WHOLE_PAGE);
  return pdf.save();
}

/** What a program might have recognised of an invoice, with another total and account. */
const forged = ({ invoiceNumber, issueDate }: MadeInvoice): Text[] =>
  [
    `Invoice number: ${invoiceNumber}`,
    `Invoice date: ${issueDate}`,
    'Net total EUR 8,000.00',
    'VAT 20 % EUR 1,600.00',
    'Total EUR 9,600.00',
    'IBAN: DE89 3704 0044 0532 0130 00',
  ].map((text, at) => ({ text, y: 780 - 14 * at }));

const png = (picture: Uint8Array) => sharp(picture).png().toBuffer();

describe('a scan with text laid over it that nobody sees', () => {
  const invoice = makeInvoice(412, { lineCount: 2 });
  const expectPicture = ({ fields, findings, route }: Awaited<ReturnType<typeof readDocument>>) => {
    expect(route).toBe('ocr');
    expect(fields.grossTotal).toMatchObject({ value: invoice.grossTotal, source: 'ocr' });
    expect(fields.iban).toMatchObject({ value: invoice.iban, source: 'ocr' });
    expect(findings.filter(({ code }) => code === 'TEXT_HIDDEN')).toEqual([]);
  };

  it('is read by its picture, whatever the text says', async () => {
    const bytes = await pageWith(await png(await renderScan(invoice)), forged(invoice));
    expectPicture(await readDocument(bytes, {}, engines));
  });

  it('is read so where the text lies under the picture', async () => {
    const bytes = await pageUnder(await png(await renderScan(invoice)), forged(invoice));
    expectPicture(await readDocument(bytes, {}, engines));
  });

  it('is read so under a stamp in letters of its own', async () => {
    const stamp = { text: 'Received on 14 April 2026 by the post room, 3 pages', y: 20, isVisible: true } as const;
    const bytes = await pageWith(await png(await renderScan(invoice)), [...forged(invoice), stamp]);
    expectPicture(await readDocument(bytes, {}, engines));
  });
});

describe('invisible text on a page in print', () => {
  const print: Text[] = [
    'Invoice number: R-17',
    'Date: 12.03.2026',
    'Net total 100.00 EUR',
    'VAT 19 % 19.00 EUR',
    'Total 119.00 EUR',
  ].map((text, at) => ({ text, y: 780 - 20 * at, isVisible: true }));
  const logo = { x: 40, y: 380, width: 200, height: 60 };
  const grey = () =>
    sharp({ create: { width: 20, height: 6, channels: 3, background: '#8899aa' } })
      .png()
      .toBuffer();

  it.each([
    ['over a picture on it', 400],
    ['elsewhere, where there is a picture', 200],
  ])('is not read and is pointed out: %s', async (_where, y) => {
    const text = 'Amount due 9,119.00 EUR';
    const bytes = await pageWith(await grey(), [...print, { text, y }], logo);
    const { fields, findings } = await readDocument(bytes, {}, { ...engines, ocr: withoutOcr });
    expect(fields.amountDue).toMatchObject({ value: '119.00', source: 'text' });
    expect(findings).toContainEqual({ code: 'TEXT_HIDDEN', severity: 'warning', values: { page: '1', text } });
  });
});
