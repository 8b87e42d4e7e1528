import { degrees, PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { codeOf, type Modules, pictureOfCode } from '@comptoir/testing/barcodes';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { WAYS } from '../../testing/drawn-code.ts';
import { defaultLimits } from '../limits.ts';
import { withPdf } from '../pdf/open-pdf.ts';
import { readPageWords } from '../pdf/page-words.ts';
import { loadPdfium } from '../pdf/pdfium.ts';
import { codesOfPdfPage, codesOfPicture } from './codes-of-page.ts';

const PAYLOAD = 'A:500000000*B:999999990*C:PT*D:FT*F:20260304*G:FT 2026A/35*N:23.00*O:123.00*Q:abcd*R:0001';
const KEY = '35260312345678000195550010000012341000012345';

type Draw = (typeof WAYS)[keyof typeof WAYS];

/** The codes of a page with some text, a table's lines, and a code. */
async function codesOn(draw: Draw, modules: Modules, { module = 2, turn = 0 } = {}) {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const page = pdf.addPage([595, 842]);
  page.drawText('Invoice FT 2026A/35 of 4 March 2026', { x: 50, y: 780, size: 10, font });
  for (let row = 0; row < 12; row++)
    page.drawLine({ start: { x: 50, y: 300 + 14 * row }, end: { x: 540, y: 300 + 14 * row } });
  await draw(page, modules, { x: 380, y: 620, module });
  page.setRotation(degrees(turn));
  return withPdf(await loadPdfium(), await pdf.save(), defaultLimits, async (open) =>
    codesOfPdfPage(readPageWords(open, 1, defaultLimits)),
  );
}

describe('codes that a page of a PDF draws', () => {
  it.each(Object.entries(WAYS))('are read where each is drawn %s', async (_way, draw) => {
    const [code, ...others] = await codesOn(draw, await codeOf(PAYLOAD));
    expect(code).toMatchObject({ payload: PAYLOAD, symbology: 'QRCode' });
    expect(others).toEqual([]);
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = code?.box ?? [];
    // Its lower left corner is at 380, 620 of 595 × 842 points.
    expect(x0 * 595).toBeGreaterThan(376);
    expect(x0 * 595).toBeLessThan(390);
    expect((1 - y1) * 842).toBeGreaterThan(616);
    expect((x1 - x0) * 595).toBeCloseTo((y1 - y0) * 842, -1);
  });

  it('are read on a page that is shown turned', async () => {
    const codes = await codesOn(WAYS['a box for each module'], await codeOf(PAYLOAD), { turn: 90 });
    expect(codes.map(({ payload }) => payload)).toEqual([PAYLOAD]);
  });

  // The lower, fifteen times as broad as high, are mostly paper with what belongs around them.
  it.each([24, 18])('may be bars that hold a key, %i modules high', async (height) => {
    const [bars = []] = await codeOf(KEY, 'Code128');
    const codes = await codesOn(
      WAYS['a box for each module'],
      Array.from({ length: height }, () => bars),
      { module: 0.7 },
    );
    expect(codes).toMatchObject([{ payload: KEY, symbology: 'Code128' }]);
  });

  it.each(['png', 'jpeg'] as const)(
    'are looked for in no large picture that is kept as photographs are: %s',
    async (kind) => {
      const draw: Draw = async (page, modules) => {
        const picture = sharp(await pictureOfCode(modules, 26));
        const bytes = await (kind === 'png' ? picture.png() : picture.jpeg()).toBuffer();
        const image = await (kind === 'png' ? page.doc.embedPng(bytes) : page.doc.embedJpg(bytes));
        expect(image.width * image.height).toBeGreaterThan(1_000_000);
        page.drawImage(image, { x: 380, y: 620, width: 110, height: 110 });
      };
      expect(await codesOn(draw, await codeOf(PAYLOAD))).toHaveLength(kind === 'png' ? 1 : 0);
    },
  );

  it('are none that are drawn beside the page', async () => {
    const modules = await codeOf(PAYLOAD);
    const beside: Draw = (page, code) => WAYS['as a picture'](page, code, { x: 5000, y: 620, module: 2 });
    expect(await codesOn(beside, modules)).toEqual([]);
  });

  it('are none where a page draws lines and a plain picture', async () => {
    const plain = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#164a5b' } })
      .png()
      .toBuffer();
    const draw: Draw = async (page) =>
      page.drawImage(await page.doc.embedPng(plain), { x: 380, y: 620, width: 90, height: 90 });
    expect(await codesOn(draw, [])).toEqual([]);
  });
});

describe('codes in a picture of a page', () => {
  it.each([0, 4, 180])('are read where it lies at %i degrees', async (angle) => {
    const code = await pictureOfCode(await codeOf(PAYLOAD), 4);
    const page = sharp({ create: { width: 1240, height: 1754, channels: 3, background: '#f4f2ee' } });
    const whole = await page
      .composite([{ input: code, left: 800, top: 200 }])
      .png()
      .toBuffer();
    const { data, info } = await sharp(whole)
      .rotate(angle, { background: '#ddd' })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const found = await codesOfPicture({ pixels: new Uint8Array(data), width: info.width, height: info.height });
    expect(found.map(({ payload }) => payload)).toEqual([PAYLOAD]);
  });
});
