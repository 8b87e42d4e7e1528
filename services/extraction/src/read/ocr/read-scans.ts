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
/** A look at a page turned otherwise needs no more: it is read again in full where it is legible. */
const GLANCE_PIXELS = 2_200_000;
const FIRST_LANGUAGE: OcrLanguage = 'eng';
/** A page across which fewer letters (heights) fit is a receipt. */
const RECEIPT_WIDTH = 75;
/** Share of words read with some certainty, below which a page may stand on its head … */
const DOUBTFUL = 0.4;
/** … and from which it may stand as it should. */
const LEGIBLE = 0.25;

export type ScanReader = {
  readImage(bytes: Uint8Array, limits: ReadLimits): Promise<PageText[]>;
  readPdfPages(pdf: OpenPdf, numbers: readonly number[], limits: ReadLimits): Promise<PageText[]>;
};

/** Reads images and rendered pages with a recogniser. The language found on the first page serves the ones behind it. */
export function createScanReader(recognizer: Recognizer): ScanReader {
  // What came last is what most likely comes next: a guess to begin with, which a page's own words overrule.
  let latest = FIRST_LANGUAGE;
  const readPages = async (pages: readonly PageToRead[], { ocrPixels }: ReadLimits): Promise<PageText[]> => {
    const read: PageText[] = [];
    let guess: Guess = { language: latest, isKnown: false };
    for (const page of pages) {
      const { prepared, words, language } = await readPage(page.image(), guess, recognizer, ocrPixels);
      guess = { language, isKnown: true };
      read.push({
        number: page.number,
        width: prepared.width,
        height: prepared.height,
        rows: layOutRows(words, 'ocr'),
        source: 'ocr',
        toFractions: prepared.toFractions,
      });
    }
    latest = guess.language;
    return read;
  };
  return {
    async readImage(bytes, limits) {
      const images = await decodeImage(bytes, limits);
      return readPages(
        images.map((image, index) => ({ number: index + 1, image: () => image })),
        limits,
      );
    },
    readPdfPages: (pdf, numbers, limits) =>
      readPages(
        numbers.map((number) => ({ number, image: () => renderPage(pdf, number, RENDER_DPI, limits.ocrPixels) })),
        limits,
      ),
  };
}

type PageToRead = { readonly number: number; readonly image: () => GreyImage };
/** The language to begin with. One that the document's pages before told is kept where a page tells none. */
type Guess = { readonly language: OcrLanguage; readonly isKnown: boolean };

type PageRead = { prepared: PreparedImage; words: Word[]; language: OcrLanguage };
type HeadRead = { prepared: PreparedImage; page: SplitPage; words: Word[] };

/** Reads a page's head first: it tells the language and which way is up, so that most pages are read but once. */
async function readPage(image: GreyImage, guess: Guess, recognizer: Recognizer, mostPixels: number): Promise<PageRead> {
  const first = await readHead(await prepareImage(image, mostPixels), guess.language, recognizer);
  const isDoubtful = legibility(first.words) < DOUBTFUL && first.prepared.lettersAcross > 0;
  const turned = isDoubtful ? await readTurned(image, first, mostPixels, guess.language, recognizer) : undefined;
  const { prepared, page, words: head } = turned ?? first;
  const read = (part: GreyImage, language: OcrLanguage) => recognizer.recognize(part, language, shapeOf(prepared));

  // Where no word tells, it is the first language, whatever came before: a document reads alike in any order.
  const language = languageOf(textOf(head)) ?? (guess.isKnown ? guess.language : FIRST_LANGUAGE);
  const words = language === guess.language ? head : better(head, await read(page.head, language));
  if (!page.rest) return { prepared, words, language };
  const { rest } = page;
  words.push(...lowered(await read(rest, language), rest.top));
  const spoken = languageOf(textOf(words)) ?? language;
  if (spoken === language) return { prepared, words, language };
  return { prepared, words: better(words, await read(prepared, spoken)), language: spoken };
}

/** The head of a page; a receipt, which is short, is read whole. */
async function readHead(prepared: PreparedImage, language: OcrLanguage, recognizer: Recognizer): Promise<HeadRead> {
  const shape = shapeOf(prepared);
  const page = shape === 'receipt' ? { head: prepared } : splitPage(prepared);
  return { prepared, page, words: await recognizer.recognize(page.head, language, shape) };
}

/** The other ways up: half a turn first where lines lay right, a quarter first where nothing was legible. */
async function readTurned(
  image: GreyImage,
  first: HeadRead,
  mostPixels: number,
  language: OcrLanguage,
  recognizer: Recognizer,
): Promise<HeadRead | undefined> {
  const wasSideways = Math.abs(first.prepared.toFractions.a) < Math.abs(first.prepared.toFractions.c);
  const turns: readonly QuarterTurn[] = wasSideways ? [270, 0, 180] : [180, 90, 270];
  for (const turn of turns) {
    const glance = await readHead(
      await prepareImage(image, Math.min(GLANCE_PIXELS, mostPixels), turn),
      language,
      recognizer,
    );
    if (legibility(glance.words) < LEGIBLE) continue;
    const turned = await readHead(await prepareImage(image, mostPixels, turn), language, recognizer);
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
