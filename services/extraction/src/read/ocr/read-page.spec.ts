import { makeInvoice, renderArabicPdf, renderScan } from '@comptoir/testing';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { photographPage } from '../../testing/photograph-page.ts';
import { defaultLimits } from '../limits.ts';
import type { Word } from '../page-model.ts';
import { withPdf } from '../pdf/open-pdf.ts';
import { loadPdfium } from '../pdf/pdfium.ts';
import { renderPage } from '../pdf/render-page.ts';
import { decodeImage } from './prepare-image.ts';
import { readPage } from './read-page.ts';
import { createRecognizer } from './recognizer.ts';

const recognizer = createRecognizer();
afterAll(() => recognizer.close());
const invoice = makeInvoice(61, { language: 'de', lineCount: 4 });
const scan = await renderScan(invoice);
const textsOf = (words: readonly Word[]) => words.map(({ text }) => text);

it.each([0, 90, 180, 270])(
  'a page that lies turned by %i degrees is read upright',
  { timeout: 60_000 },
  async (turn) => {
    const bytes = await sharp(scan).rotate(turn).png().toBuffer();
    const [image] = await decodeImage(bytes, defaultLimits);
    if (!image) throw new Error('it is one image');
    const { words, isArabic } = await readPage(image, recognizer, defaultLimits.ocrPixels);
    expect(isArabic).toBe(false);
    expect(textsOf(words)).toContain(invoice.invoiceNumber);
    expect(words.find(({ text }) => text === invoice.invoiceNumber)?.confidence).toBeGreaterThan(0.8);
  },
);

it.each([
  ['up', 270],
  ['down', 90],
])('a sentence that runs %s the margin is read for itself', { timeout: 60_000 }, async (_way, turn) => {
  const [page] = await decodeImage(scan, defaultLimits);
  if (!page) throw new Error('it is one image');
  const sentences = (await recognizer.latin.read(page)).toSorted((a, b) => b.box.width - a.box.width);
  const [longest] = sentences;
  if (!longest) throw new Error('it has lines');
  const { x, y, width, height } = longest.box;
  const area = { left: Math.round(x - width / 2), top: Math.round(y - height / 2) };
  const cut = sharp(scan).extract({ ...area, width: Math.round(width), height: Math.round(height) });
  const input = await cut.rotate(turn).png().toBuffer();
  const margin = Math.round(3 * height);
  const wider = sharp(scan).extend({ left: margin, background: 'white' });
  const bytes = await wider
    .composite([{ input, left: Math.round(height), top: 200 }])
    .png()
    .toBuffer();
  const [image] = await decodeImage(bytes, defaultLimits);
  if (!image) throw new Error('it is one image');
  const { turned, prepared } = await readPage(image, recognizer, defaultLimits.ocrPixels);
  expect(turned.map(textsOf)).toEqual([textsOf(longest.words)]);
  for (const box of turned.flat()) {
    expect(box.x1).toBeLessThan((margin / image.width) * prepared.width);
    expect(box.y0 < box.y1).toBe(true);
  }
});

it('an Arabic page has its Arabic words, and figures and Latin words among them', { timeout: 60_000 }, async () => {
  const arabic = makeInvoice(43, { lineCount: 2 });
  const image = await withPdf(await loadPdfium(), renderArabicPdf(arabic), defaultLimits, async (pdf) =>
    renderPage(pdf, 1, 200, defaultLimits.ocrPixels),
  );
  const { words, isArabic } = await readPage(image, recognizer, defaultLimits.ocrPixels);
  expect(isArabic).toBe(true);
  expect(textsOf(words)).toContain('فاتورة');
  expect(textsOf(words)).toContain(arabic.invoiceNumber);
});

it.each([
  ['cut out of the picture', { middle: 10, corner: 0, kept: 10 }, true],
  ['the picture as it is, where so much less print is left', { middle: 10, corner: 0, kept: 4 }, false],
  ['the picture as it is, where most print stands outside of it', { middle: 4, corner: 6, kept: 20 }, false],
])('a photographed page is %s', { timeout: 60_000 }, async (_what, { middle, corner, kept }, isCut) => {
  const [page] = await decodeImage(scan, defaultLimits);
  if (!page) throw new Error('it is one image');
  const { image } = await photographPage(() => page, 'straight', 4);
  const lines = (count: number, x: number, y: number) =>
    Array.from({ length: count }, () => ({ x, y, width: 200, height: 20, angle: 0 }));
  // First the picture is looked at, then the page that was cut out of it.
  const found = [[...lines(middle, 600, 800), ...lines(corner, 4, 4)], lines(kept, 600, 800)];
  const latin = { ...recognizer.latin, find: async () => found.shift() ?? [] };
  const { prepared } = await readPage(image, { ...recognizer, latin }, defaultLimits.ocrPixels);
  const shownWidth = Math.abs(prepared.toFractions.a) * prepared.width;
  expect(shownWidth < 0.99).toBe(isCut);
});
