import { makeInvoice, renderPdf, renderScan } from '@comptoir/testing';
import { describe, expect, it } from 'vitest';
import { typewriterWords } from '../../testing/typed-page.ts';
import { coarser, defaultLimits, type ReadLimits } from '../limits.ts';
import type { Word } from '../page-model.ts';
import { withPdf } from '../pdf/open-pdf.ts';
import { loadPdfium } from '../pdf/pdfium.ts';
import type { OcrLanguage } from './languages.ts';
import { createScanReader } from './read-scans.ts';
import type { PageShape } from './recognizer.ts';

type Asked = { readonly pixels: number; readonly language: OcrLanguage; readonly shape: PageShape };

/** A recogniser that says the same words of whatever it is shown, and notes what that was. */
function sayingOf(...texts: string[]) {
  const asked: Asked[] = [];
  const words = texts.map(
    (text, at): Word => ({ text, confidence: 0.95, x0: 0, x1: 90, y0: 40 * at, y1: 40 * at + 20 }),
  );
  return {
    asked,
    async recognize(
      image: { width: number; height: number; pixels: Uint8Array },
      language: OcrLanguage,
      shape: PageShape,
    ) {
      asked.push({ pixels: image.width * image.height, language, shape });
      return words.map((word) => ({ ...word }));
    },
    async close() {},
  };
}
const FRENCH = ['Facture', 'Numéro', 'Montant', 'TVA', 'Date', 'échéance', 'prix', 'règlement'];
/** The languages of a page's strips, without those of what its words left out, which is read as a block. */
const languagesOf = (asked: readonly Asked[]) =>
  asked.filter(({ shape }) => shape === 'page').map(({ language }) => language);
/** The steepest step from one pixel to the next. */
const steepest = ({ pixels }: { pixels: Uint8Array }) =>
  pixels.reduce((most, level, at) => Math.max(most, Math.abs(level - (pixels[at + 1] ?? level))), 0);
const largest = (asked: readonly Asked[]) => Math.max(...asked.map(({ pixels }) => pixels));

describe('a scan', () => {
  it('is never larger than its limit when the recogniser sees it, drawn or photographed, and a quarter when coarse', async () => {
    const pdf = await renderPdf(makeInvoice(61));
    const photograph = await renderScan(makeInvoice(61), { dpi: 300 });
    const sizes = async (limits: ReadLimits) => {
      const recognizer = sayingOf('Invoice', 'total');
      const reader = createScanReader(recognizer);
      await withPdf(await loadPdfium(), pdf, limits, (open) => reader.readPdfPages(open, [1], limits));
      await reader.readImage(photograph, limits);
      return largest(recognizer.asked);
    };
    const limits = { ...defaultLimits, ocrPixels: 2_000_000 };
    expect(await sizes(limits)).toBeLessThan(2_010_000);
    expect(await sizes(coarser(limits))).toBeLessThan(510_000);
  });

  it('is begun in the language of the document before, and read but once where that was right', async () => {
    const recognizer = sayingOf(...FRENCH);
    const reader = createScanReader(recognizer);
    const photograph = await renderScan(makeInvoice(62, { language: 'fr' }));
    await reader.readImage(photograph, defaultLimits);
    expect(languagesOf(recognizer.asked)).toEqual(['eng', 'fra', 'fra']);
    recognizer.asked.length = 0;
    await reader.readImage(photograph, defaultLimits);
    expect(languagesOf(recognizer.asked)).toEqual(['fra', 'fra']);
  });

  it('that tells no language is read in the first, whatever came before', async () => {
    const photograph = await renderScan(makeInvoice(63));
    const [french, silent] = [sayingOf(...FRENCH), sayingOf('12,00', '13,00')];
    let speaker = french;
    const reader = createScanReader({
      recognize: (image, language, shape) => speaker.recognize(image, language, shape),
      close: async () => {},
    });
    await reader.readImage(photograph, defaultLimits);
    speaker = silent;
    await reader.readImage(photograph, defaultLimits);
    expect(silent.asked.at(-1)?.language).toBe('eng');
  });
});

describe('a page that leaves a value in doubt', () => {
  const readWith = async (doubts: (looks: number) => boolean, texts = ['Receipt', 'total', '12.00'], pages = [1]) => {
    const recognizer = sayingOf(...texts);
    const levels: number[] = [];
    const steps: number[] = [];
    const recognize: typeof recognizer.recognize = (image, language, shape) => {
      levels.push(new Set(image.pixels).size);
      steps.push(steepest(image));
      return recognizer.recognize(image, language, shape);
    };
    const looked: number[] = [];
    const reader = createScanReader({ ...recognizer, recognize }, ({ again = [] }) => {
      looked.push(1 + again.length);
      return doubts(1 + again.length);
    });
    const pdf = await renderPdf(makeInvoice(61, { lineCount: 40 }));
    const read = await withPdf(await loadPdfium(), pdf, defaultLimits, (open) =>
      reader.readPdfPages(open, pages, defaultLimits),
    );
    const languages = recognizer.asked.map(({ language }) => language);
    return { read, levels, steps, languages, looked, again: read[0]?.again ?? [] };
  };

  it('is looked at again in black and white, by the model of another language, with dots run together, until none is', async () => {
    const never = await readWith(() => false);
    expect(never.again).toEqual([]);
    const once = await readWith((looks) => looks === 1);
    expect(once.again.map(({ rows }) => rows.length)).toEqual([3]);
    expect(once.levels.at(-1)).toBe(2);
    expect(once.languages.length).toBe(never.languages.length + 1);
    const ever = await readWith(() => true);
    expect(ever.looked).toEqual([1, 2, 3]);
    expect(ever.again.length).toBe(3);
    expect(ever.languages.slice(-4)).toEqual(['eng', 'eng', 'deu', 'eng']);
    expect(ever.levels.slice(-2).every((levels) => levels > 2)).toBe(true);
    expect(ever.steps.at(-1)).toBeLessThan(0.6 * (ever.steps.at(-2) ?? 0));
    // Each look in the same place: what stands where is compared.
    expect(new Set([...ever.again, ...ever.read].map(({ width, height }) => `${width} ${height}`)).size).toBe(1);
  });

  it('is looked at by a model whose words were not kept: the same one again is no second witness', async () => {
    const english = sayingOf(...FRENCH);
    const asked: OcrLanguage[] = [];
    const recognize: typeof english.recognize = async (image, language, shape) => {
      asked.push(language);
      const words = await english.recognize(image, language, shape);
      // The French model reads the page worse.
      return language === 'fra' ? words.map((word) => ({ ...word, confidence: 0.3 })) : words;
    };
    const reader = createScanReader({ ...english, recognize }, () => true);
    const photograph = await renderScan(makeInvoice(62, { language: 'fr' }));
    const [page] = await reader.readImage(photograph, defaultLimits);
    expect(page?.again?.length).toBe(3);
    expect(asked.slice(-3)).toEqual(['fra', 'fra', 'fra']);
  });

  it('is looked at once where it is one of several, or Arabic', async () => {
    expect((await readWith(() => true, undefined, [1, 2])).again).toEqual([]);
    const arabic = ['فاتورة', 'ضريبية', 'المجموع', 'الإجمالي', 'التاريخ', 'المبلغ', 'العميل', 'الشركة'];
    expect((await readWith(() => true, arabic)).again).toEqual([]);
  });

  it('that was typed and lost its points is read again as one block, and kept where that has them', async () => {
    // The rest of the page says nothing.
    let isHead = true;
    const reader = createScanReader({
      recognize: async (_image, _language, shape) => {
        const sums = isHead || shape === 'receipt' ? ['790', '1,671', '118'] : [];
        isHead = false;
        const point = shape === 'receipt' ? '.' : ' ';
        return typewriterWords(sums.map((whole) => `INVOICE TOTAL AMOUNT ${whole}${point}50`).join('\n'));
      },
      close: async () => {},
    });
    const [page] = await reader.readImage(await renderScan(makeInvoice(64)), defaultLimits);
    const words = page?.rows.flatMap(({ segments }) => segments.flatMap((one) => one.words.map(({ text }) => text)));
    expect(words).toContain('1,671.50');
    expect(words).not.toContain('1,671');
  });
});
