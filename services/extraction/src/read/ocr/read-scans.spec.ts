import { makeInvoice, renderPdf, renderScan } from '@comptoir/testing';
import { codeOf, pictureOfCode } from '@comptoir/testing/barcodes';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { coarser, defaultLimits, type ReadLimits } from '../limits.ts';
import type { Word } from '../page-model.ts';
import { withPdf } from '../pdf/open-pdf.ts';
import { loadPdfium } from '../pdf/pdfium.ts';
import type { GreyImage } from './grey-image.ts';
import { createScanReader } from './read-scans.ts';
import type { Recognizer } from './recognizer.ts';

/** A recogniser that says the same words of whatever it is shown, in either script, and notes what that was. */
function sayingOf(latin: readonly string[], { arabic = [], witness = [], upended = [], confidence = 0.95 }: Said = {}) {
  const shown: GreyImage[] = [];
  const words = (texts: readonly string[], sure: number) =>
    texts.map((text, at): Word => ({ text, confidence: sure, x0: 0, x1: 90, y0: 40 * at, y1: 40 * at + 20 }));
  const recognizer: Recognizer = {
    latin: {
      find: async () => [],
      async read(image) {
        shown.push(image);
        return words(latin, confidence).map((word) => ({ box: boxOf(word), words: [word] }));
      },
      readUpended: async () => (upended.length > 0 ? [upended] : []),
      uprightTurn: async () => 0,
    },
    arabic: { read: async () => words(arabic, 0.95) },
    eastern: { read: async () => [] },
    witness: { read: async () => words(witness, 0.95) },
    close: async () => {},
  };
  return { recognizer, shown };
}
const boxOf = ({ x0, x1, y0, y1 }: Word) => ({
  ...{ x: (x0 + x1) / 2, y: (y0 + y1) / 2, width: x1 - x0, height: y1 - y0 },
  angle: 0,
});
type Said = {
  readonly arabic?: readonly string[];
  readonly witness?: readonly string[];
  readonly upended?: Word[];
  readonly confidence?: number;
};
const ARABIC = ['فاتورة', 'ضريبية', 'المجموع', 'الإجمالي', 'التاريخ', 'المبلغ', 'العميل', 'الشركة'];
it('a scan is never larger than its limit when the recogniser sees it, drawn or photographed, and a quarter when coarse', async () => {
  const pdf = await renderPdf(makeInvoice(61));
  const photograph = await renderScan(makeInvoice(61), { dpi: 300 });
  const largest = async (limits: ReadLimits) => {
    const { recognizer, shown } = sayingOf(['Invoice', 'total']);
    const reader = createScanReader(recognizer);
    await withPdf(await loadPdfium(), pdf, limits, (open) => reader.readPdfPages(open, [1], limits));
    await reader.readImage(photograph, limits);
    return Math.max(...shown.map(({ width, height }) => width * height));
  };
  const limits = { ...defaultLimits, ocrPixels: 2_000_000 };
  expect(await largest(limits)).toBeLessThan(2_010_000);
  expect(await largest(coarser(limits))).toBeLessThan(510_000);
});

it('a scan has the codes that are drawn on it, with their place on the page as it was sent', async () => {
  const code = await pictureOfCode(
    await codeOf('BCD\n002\n1\nSCT\n\nMade House Ltd\nDE89370400440532013000\nEUR12.00'),
  );
  const blank = sharp({ create: { width: 1000, height: 1400, channels: 3, background: '#fff' } });
  const scan = await blank
    .composite([{ input: code, left: 500, top: 700 }])
    .png()
    .toBuffer();
  const { recognizer } = sayingOf(['Invoice', 'total']);
  const [page] = await createScanReader(recognizer).readImage(scan, defaultLimits);
  expect(page?.codes).toMatchObject([
    { symbology: 'QRCode', payload: expect.stringContaining('DE89370400440532013000') },
  ]);
  const [x0 = 0, y0 = 0] = page?.codes?.[0]?.box ?? [];
  expect(x0).toBeCloseTo(0.516, 1);
  expect(y0).toBeCloseTo(0.511, 1);
});

it('a line that runs up the page is a row of its own under it, and leads back to where it stands', async () => {
  const up = (text: string, y0: number, y1: number): Word => ({ text, confidence: 0.95, x0: 4, x1: 14, y0, y1 });
  const { recognizer } = sayingOf(['Invoice', 'total'], { upended: [up('CIF', 160, 200), up('B12345674', 40, 150)] });
  const [page] = await createScanReader(recognizer).readImage(await renderScan(makeInvoice(61)), defaultLimits);
  expect(page?.rows.map(({ text }) => text)).toEqual(['Invoice', 'total', 'CIF B12345674']);
  expect(page?.turned?.map(({ stands }) => [stands.y0, stands.y1])).toEqual([
    [160, 200],
    [40, 150],
  ]);
});

describe('a page that leaves a value in doubt', () => {
  const readWith = async (doubts: (looks: number) => boolean, said: Said = {}, pages = [1]) => {
    const { recognizer, shown } = sayingOf(['Receipt', 'total', '12.00'], said);
    const looked: number[] = [];
    const reader = createScanReader(recognizer, ({ again = [] }) => {
      looked.push(1 + again.length);
      return doubts(1 + again.length);
    });
    const pdf = await renderPdf(makeInvoice(61, { lineCount: 40 }));
    const read = await withPdf(await loadPdfium(), pdf, defaultLimits, (open) =>
      reader.readPdfPages(open, pages, defaultLimits),
    );
    return { read, shown, looked, again: read[0]?.again ?? [] };
  };

  it('is read again by a recogniser of another make, then in black and white, until none is', async () => {
    const said = { witness: ['Receipt', 'total', '12.00', 'thanks'] };
    const never = await readWith(() => false, said);
    expect(never.again).toEqual([]);
    const once = await readWith((looks) => looks === 1, said);
    expect(once.again.map(({ rows }) => rows.length)).toEqual([4]);
    expect(once.shown.length).toBe(never.shown.length);
    const ever = await readWith(() => true, said);
    expect(ever.looked).toEqual([1, 2]);
    expect(ever.again.map(({ rows }) => rows.length)).toEqual([4, 3]);
    expect(new Set(ever.shown.at(-1)?.pixels).size).toBe(2);
    // Each look in the same place: what stands where is compared.
    expect(new Set([...ever.again, ...ever.read].map(({ width, height }) => `${width} ${height}`)).size).toBe(1);
  });

  it('is looked at once where it is one of several, or Arabic', async () => {
    expect((await readWith(() => true, {}, [1, 2])).again).toEqual([]);
    const arabic = await readWith(() => true, { arabic: ARABIC, confidence: 0.5 });
    expect(arabic.read[0]?.isMirrored).toBe(true);
    expect(arabic.again).toEqual([]);
  });
});
