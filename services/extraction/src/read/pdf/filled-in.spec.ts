import { PDFDocument, PDFName, PDFString, StandardFonts } from '@cantoo/pdf-lib';
import { expect, it } from 'vitest';
import { defaultLimits } from '../limits.ts';
import { withPdf } from './open-pdf.ts';
import { readPageWords } from './page-words.ts';
import { loadPdfium } from './pdfium.ts';

const FIELD = { x: 200, width: 120, height: 18, borderWidth: 0 };

/** A form with its labels printed and its values typed in. */
async function formOf(values: Readonly<Record<string, string>>, more: (pdf: PDFDocument) => void = () => {}) {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([595, 842]);
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (const [at, [label, value]] of Object.entries(values).entries()) {
    page.drawText(label, { x: 60, y: 700 - 30 * at, size: 10, font });
    const field = pdf.getForm().createTextField(label);
    field.setText(value);
    field.addToPage(page, { ...FIELD, y: 696 - 30 * at, font });
  }
  more(pdf);
  return pdf.save();
}

async function wordsOf(bytes: Uint8Array): Promise<string[]> {
  const read = await withPdf(await loadPdfium(), bytes, defaultLimits, async (pdf) => [
    readPageWords(pdf, 1, defaultLimits),
    // Read once more, as for a page that is asked for again.
    readPageWords(pdf, 1, defaultLimits),
  ]);
  const [first, again] = read.map(({ words }) => words.map(({ text }) => text));
  expect(again).toEqual(first);
  return first ?? [];
}

it('what was typed into the fields of a form is read where it stands', async () => {
  const bytes = await formOf({ Number: 'F-2041', Total: '1,240.00' });
  const words = await wordsOf(bytes);
  expect(words).toEqual(expect.arrayContaining(['Number', 'F-2041', 'Total', '1,240.00']));
  const { words: placed } = await withPdf(await loadPdfium(), bytes, defaultLimits, async (pdf) =>
    readPageWords(pdf, 1, defaultLimits),
  );
  const total = placed.find(({ text }) => text === '1,240.00');
  expect(total?.x0).toBeGreaterThan(200);
  expect(total?.y0).toBeGreaterThan(842 - 690);
  expect(total?.y1).toBeLessThan(842 - 660);
});

it('a button and a signature are no part of it', async () => {
  const bytes = await formOf({ Number: 'F-2041' }, (pdf) => {
    const page = pdf.getPage(0);
    const button = pdf.getForm().createButton('send');
    button.addToPage('Send by mail', page, { ...FIELD, y: 100 });
    const signed = pdf.getForm().createTextField('signed');
    signed.setText('Signed by somebody 2026-01-05');
    signed.addToPage(page, { ...FIELD, y: 60 });
    signed.acroField.dict.set(PDFName.of('FT'), PDFName.of('Sig'));
    signed.acroField.dict.delete(PDFName.of('V'));
  });
  const words = await wordsOf(bytes);
  expect(words).toContain('F-2041');
  expect(words).not.toContain('Send');
  expect(words).not.toContain('Signed');
});

it('a page with links alone is left as it is', async () => {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([595, 842]);
  page.drawText('Invoice F-2041', { x: 60, y: 700, size: 10 });
  const link = pdf.context.obj({
    ...{ Type: 'Annot', Subtype: 'Link', Rect: [60, 690, 160, 715], Border: [0, 0, 0] },
    A: { S: 'URI', URI: PDFString.of('https://example.test') },
  });
  page.node.addAnnot(pdf.context.register(link));
  expect(await wordsOf(await pdf.save())).toEqual(['Invoice', 'F-2041']);
});
