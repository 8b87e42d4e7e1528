import { layOutRows } from '../layout.ts';
import type { ReadLimits } from '../limits.ts';
import type { PageText, Word } from '../page-model.ts';
import type { OpenPdf } from '../pdf/open-pdf.ts';
import { renderPage } from '../pdf/render-page.ts';
import type { GreyImage } from './grey-image.ts';
import { languageOf, type OcrLanguage } from './languages.ts';
import { decodeImage, type PreparedImage, prepareImage, type QuarterTurn } from './prepare-image.ts';
import type { PageShape, Recognizer } from './recognizer.ts';

const RENDER_DPI = 300;
const MOST_RENDERED = 9_500_000;
/** A look at a page turned otherwise needs no more: it is read again in full where it is legible. */
const GLANCE_PIXELS = 2_200_000;
const FIRST_LANGUAGE: OcrLanguage = 'eng';
/** A page across which fewer letters (heights) fit is a receipt. */
const RECEIPT_WIDTH = 75;
/** Share of words read with some certainty, below which a page may stand on its head. */
const LEGIBLE = 0.25;

export type ScanReader = {
  readImage(bytes: Uint8Array, limits: ReadLimits): Promise<PageText[]>;
  readPdfPages(pdf: OpenPdf, numbers: readonly number[]): Promise<PageText[]>;
};

/** Reads images and rendered pages with a recogniser. The language found on the first page serves the ones behind it. */
export function createScanReader(recognizer: Recognizer): ScanReader {
  return {
    async readImage(bytes, limits) {
      const images = await decodeImage(bytes, limits);
      return readPages(
        images.map((image, index) => ({ number: index + 1, image: () => image })),
        recognizer,
      );
    },
    async readPdfPages(pdf, numbers) {
      return readPages(
        numbers.map((number) => ({ number, image: () => renderPage(pdf, number, RENDER_DPI, MOST_RENDERED) })),
        recognizer,
      );
    },
  };
}

async function readPages(
  pages: readonly { number: number; image: () => GreyImage }[],
  recognizer: Recognizer,
): Promise<PageText[]> {
  const read: PageText[] = [];
  let language = FIRST_LANGUAGE;
  for (const page of pages) {
    const result = await readPage(page.image(), language, recognizer);
    language = result.language;
    const { prepared, words } = result;
    read.push({
      number: page.number,
      width: prepared.width,
      height: prepared.height,
      rows: layOutRows(words, 'ocr'),
      source: 'ocr',
      toFractions: prepared.toFractions,
    });
  }
  return read;
}

type PageRead = { prepared: PreparedImage; words: Word[]; language: OcrLanguage };

async function readPage(image: GreyImage, language: OcrLanguage, recognizer: Recognizer): Promise<PageRead> {
  let prepared = await prepareImage(image);
  let words = await recognizer.recognize(prepared, language, shapeOf(prepared));
  if (legibility(words) < LEGIBLE && prepared.lettersAcross > 0) {
    const turned = await readTurned(image, prepared, language, recognizer);
    if (turned && worth(turned.words) > 1.3 * worth(words)) ({ prepared, words } = turned);
  }
  const spoken = languageOf(words.map((word) => word.text)) ?? language;
  if (spoken !== language) words = better(words, await recognizer.recognize(prepared, spoken, shapeOf(prepared)));
  return { prepared, words, language: spoken };
}

/** The other ways up: half a turn first where lines lay right, a quarter first where nothing was legible. */
async function readTurned(
  image: GreyImage,
  first: PreparedImage,
  language: OcrLanguage,
  recognizer: Recognizer,
): Promise<{ prepared: PreparedImage; words: Word[] } | undefined> {
  const wasSideways = Math.abs(first.toFractions.a) < Math.abs(first.toFractions.c);
  const turns: readonly QuarterTurn[] = wasSideways ? [270, 0, 180] : [180, 90, 270];
  for (const turn of turns) {
    const glance = await prepareImage(image, turn, GLANCE_PIXELS);
    if (legibility(await recognizer.recognize(glance, language, shapeOf(glance))) < LEGIBLE) continue;
    const prepared = await prepareImage(image, turn);
    return { prepared, words: await recognizer.recognize(prepared, language, shapeOf(prepared)) };
  }
  return undefined;
}

function shapeOf(prepared: PreparedImage): PageShape {
  return prepared.lettersAcross > 0 && prepared.lettersAcross < RECEIPT_WIDTH ? 'receipt' : 'page';
}

const legibility = (words: readonly Word[]) =>
  words.length === 0 ? 0 : words.filter((word) => word.confidence >= 0.7).length / words.length;
/** Letters in words read with some certainty. */
const worth = (words: readonly Word[]) =>
  words.reduce((sum, word) => sum + (word.confidence >= 0.7 ? word.text.length : 0), 0);
const better = (a: Word[], b: Word[]) => (worth(b) >= 0.9 * worth(a) ? b : a);
