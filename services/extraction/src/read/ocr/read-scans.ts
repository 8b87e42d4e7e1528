import { layOutRows } from '../layout.ts';
import type { ReadLimits } from '../limits.ts';
import type { PageText, Word } from '../page-model.ts';
import type { OpenPdf } from '../pdf/open-pdf.ts';
import { renderPage } from '../pdf/render-page.ts';
import type { GreyImage } from './grey-image.ts';
import { languageOf, type OcrLanguage } from './languages.ts';
import { decodeImage, type PreparedImage, prepareImage, type QuarterTurn } from './prepare-image.ts';
import type { PageShape, Recognizer } from './recognizer.ts';
import { type SplitPage, splitPage } from './split-page.ts';

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
type HeadRead = { prepared: PreparedImage; page: SplitPage; words: Word[] };

/** Reads a page's head first: it tells the language and which way is up, so that most pages are read but once. */
async function readPage(image: GreyImage, known: OcrLanguage, recognizer: Recognizer): Promise<PageRead> {
  const first = await readHead(await prepareImage(image), known, recognizer);
  const isDoubtful = legibility(first.words) < LEGIBLE && first.prepared.lettersAcross > 0;
  const { prepared, page, words: head } = (isDoubtful && (await readTurned(image, first, known, recognizer))) || first;
  const read = (part: GreyImage, language: OcrLanguage) => recognizer.recognize(part, language, shapeOf(prepared));

  const language = languageOf(textOf(head)) ?? known;
  const words = language === known ? head : better(head, await read(page.head, language));
  if (!page.rest) return { prepared, words, language };
  const { rest } = page;
  words.push(...lowered(await read(rest, language), rest.top));
  const spoken = languageOf(textOf(words)) ?? language;
  if (spoken === language) return { prepared, words, language };
  return { prepared, words: better(words, await read(prepared, spoken)), language: spoken };
}

async function readHead(prepared: PreparedImage, language: OcrLanguage, recognizer: Recognizer): Promise<HeadRead> {
  const page = splitPage(prepared);
  return { prepared, page, words: await recognizer.recognize(page.head, language, shapeOf(prepared)) };
}

/** The other ways up: half a turn first where lines lay right, a quarter first where nothing was legible. */
async function readTurned(
  image: GreyImage,
  first: HeadRead,
  language: OcrLanguage,
  recognizer: Recognizer,
): Promise<HeadRead | undefined> {
  const wasSideways = Math.abs(first.prepared.toFractions.a) < Math.abs(first.prepared.toFractions.c);
  const turns: readonly QuarterTurn[] = wasSideways ? [270, 0, 180] : [180, 90, 270];
  for (const turn of turns) {
    const glance = await readHead(await prepareImage(image, turn, GLANCE_PIXELS), language, recognizer);
    if (legibility(glance.words) < LEGIBLE) continue;
    const turned = await readHead(await prepareImage(image, turn), language, recognizer);
    return worth(turned.words) > 1.3 * worth(first.words) ? turned : undefined;
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
const textOf = (words: readonly Word[]) => words.map((word) => word.text);
const lowered = (words: readonly Word[], by: number) =>
  words.map((word) => ({ ...word, y0: word.y0 + by, y1: word.y1 + by }));
const better = (a: Word[], b: Word[]) => (worth(b) >= 0.9 * worth(a) ? b : a);
