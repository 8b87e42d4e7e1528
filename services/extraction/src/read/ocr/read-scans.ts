import { layOutPage } from '../layout.ts';
import type { ReadLimits } from '../limits.ts';
import type { PageText, Word } from '../page-model.ts';
import type { OpenPdf } from '../pdf/open-pdf.ts';
import { renderPage } from '../pdf/render-page.ts';
import { cutStrips, type Strip, stripAt } from './cut-strips.ts';
import { fuseDots } from './fuse-dots.ts';
import type { GreyImage } from './grey-image.ts';
import { languageOf, type OcrLanguage } from './languages.ts';
import { type LeavesDoubt, lookAgain, type SpokenIn } from './look-again.ts';
import { arabicWorth } from './merge-scripts.ts';
import { shapeOf } from './page-shape.ts';
import { decodeImage, type PreparedImage, placeOf, prepareImage, type QuarterTurn } from './prepare-image.ts';
import { readLeft } from './read-left.ts';
import { better, legibility, readStrips, runsOf, type StripsRead, textOf, worth } from './read-strips.ts';
import { readTyped } from './read-typed.ts';
import type { Recognizer } from './recognizer.ts';
import { soften } from './soften.ts';
import { type StraightPage, straightenPage } from './straighten-page.ts';
import { losesPoints } from './typed-points.ts';

const RENDER_DPI = 300;
/** A look at a page turned otherwise needs no more: it is read again in full where it is legible. */
const GLANCE_PIXELS = 2_200_000;
const FIRST_LANGUAGE: OcrLanguage = 'eng';
/** Fewer words than these at the top of a page tell neither its language nor which way is up. */
const ENOUGH_WORDS = 8;
/** Share of words read with some certainty, below which a page may stand on its head … */
const DOUBTFUL = 0.5;
/** … and from which it may stand as it should. */
const LEGIBLE = 0.25;
/** The same share, below which its print may be dots; and how much more is read of it where it is. */
const PLAIN = 0.75;
const FUSED = 1.1;

export type ScanReader = {
  readImage(bytes: Uint8Array, limits: ReadLimits): Promise<PageText[]>;
  readPdfPages(pdf: OpenPdf, numbers: readonly number[], limits: ReadLimits): Promise<PageText[]>;
};

/**
 * Reads images and rendered pages with a recogniser. The language found on the first page serves the ones behind it. A
 * receipt that `leavesDoubt` is looked at again in other ways.
 */
export function createScanReader(recognizer: Recognizer, leavesDoubt: LeavesDoubt = () => false): ScanReader {
  // What came last is what most likely comes next: a guess to begin with, which a page's own words overrule.
  let latest = FIRST_LANGUAGE;
  const readPages = async (pages: readonly PageToRead[], { ocrPixels }: ReadLimits): Promise<PageText[]> => {
    const read: PageText[] = [];
    let guess: Guess = { language: latest, isKnown: false };
    for (const page of pages) {
      const { prepared, words, language, kept } = await readPage(page.image(), guess, recognizer, ocrPixels);
      guess = { language, isKnown: true };
      const seen = layOutPage({ number: page.number, words, source: 'ocr', ...placeOf(prepared) });
      // A receipt is a document of one page.
      const isAlone = pages.length === 1;
      read.push(isAlone ? await lookAgain(seen, { prepared, language, kept }, recognizer, leavesDoubt) : seen);
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

type PageRead = SpokenIn & { readonly prepared: PreparedImage; readonly words: Word[] };
type HeadRead = { readonly prepared: PreparedImage; readonly head: StripsRead; readonly left: readonly Strip[] };

/**
 * Reads a page strip by strip until its words tell the language, the rest in it at once, and again only what was read in
 * another: most pages are read but once. The head also tells which way is up.
 */
async function readPage(image: GreyImage, guess: Guess, recognizer: Recognizer, mostPixels: number): Promise<PageRead> {
  const page = straightenPage(await soften(image), mostPixels);
  const upright = await readHead(await prepareImage(page, mostPixels), guess.language, recognizer);
  const first = isDoubtful(upright) ? await readArabic(upright, recognizer) : upright;
  const seen = await readFused(first, recognizer);
  const turned = isDoubtful(seen) ? await readTurned(page, seen, mostPixels, guess.language, recognizer) : undefined;
  const { prepared, head, left } = turned ?? seen;
  const readAs = (language: OcrLanguage, strips: readonly Strip[]) =>
    readStrips(prepared, strips, language, recognizer);
  // Where no word tells, it is the first language, whatever came before: a document reads alike in any order.
  const silent = guess.isKnown ? guess.language : FIRST_LANGUAGE;

  const read: StripsRead[] = [head];
  const waiting = [...left];
  let told = languageOf(textOf(head.words));
  while (!told && waiting.length > 0) {
    read.push(await readAs(silent, waiting.splice(0, 1)));
    told = languageOf(read.flatMap((part) => textOf(part.words)));
  }
  if (waiting.length > 0) read.push(await readAs(told ?? silent, waiting));
  const language = languageOf(read.flatMap((part) => textOf(part.words))) ?? told ?? silent;

  const spoken: StripsRead[] = [];
  for (const part of runsOf(read))
    spoken.push(part.language === language ? part : better(part, await readAs(language, part.strips)));
  const sparse = spoken.flatMap((part) => part.words);
  const lines = losesPoints(sparse) ? await readTyped(prepared, sparse, language, recognizer) : sparse;
  const words = await readLeft(prepared, lines, language, recognizer);
  return { prepared, words, language, kept: spoken[0]?.language ?? language };
}

/** The head of a page that no Latin language can read, in Arabic: as it was where that says no more. */
async function readArabic(read: HeadRead, recognizer: Recognizer): Promise<HeadRead> {
  if (read.head.language === 'ara') return read;
  const head = await readStrips(read.prepared, read.head.strips, 'ara', recognizer);
  return languageOf(textOf(head.words)) === 'ara' && arabicWorth(head.words) > worth(read.head.words)
    ? { ...read, head }
    : read;
}

/** The head of a page that is hard to read, with its dots run together: as it was where that says hardly more. */
async function readFused(read: HeadRead, recognizer: Recognizer): Promise<HeadRead> {
  const { head, left } = read;
  // At a receipt there are more looks.
  if (head.language === 'ara' || shapeOf(read.prepared) === 'receipt' || legibility(head.words) >= PLAIN) return read;
  const prepared = await fuseDots(read.prepared);
  const fused = (strips: readonly Strip[]) => strips.map((strip) => stripAt(prepared, strip));
  const again = await readStrips(prepared, fused(head.strips), head.language, recognizer);
  return worth(again.words) > FUSED * worth(head.words) ? { prepared, head: again, left: fused(left) } : read;
}

/** The top of a page, a second strip where the first is hard to read; a receipt, which is short, is read whole. */
async function readHead(prepared: PreparedImage, language: OcrLanguage, recognizer: Recognizer): Promise<HeadRead> {
  const strips = shapeOf(prepared) === 'receipt' ? [{ ...prepared, top: 0 }] : cutStrips(prepared);
  const read = (some: readonly Strip[]) => readStrips(prepared, some, language, recognizer);
  const head = await read(strips.slice(0, 1));
  if (strips.length === 1 || (head.words.length >= ENOUGH_WORDS && legibility(head.words) >= DOUBTFUL))
    return { prepared, head, left: strips.slice(1) };
  const [above, under] = [head, await read(strips.slice(1, 2))];
  const words = [...above.words, ...under.words];
  return { prepared, head: { strips: [...above.strips, ...under.strips], words, language }, left: strips.slice(2) };
}

/** The other ways up: half a turn first where lines lay right, a quarter first where nothing was legible. */
async function readTurned(
  page: StraightPage,
  first: HeadRead,
  mostPixels: number,
  language: OcrLanguage,
  recognizer: Recognizer,
): Promise<HeadRead | undefined> {
  const wasSideways = Math.abs(first.prepared.toFractions.a) < Math.abs(first.prepared.toFractions.c);
  const turns: readonly QuarterTurn[] = wasSideways ? [270, 0, 180] : [180, 90, 270];
  for (const turn of turns) {
    const glance = await readHead(
      await prepareImage(page, Math.min(GLANCE_PIXELS, mostPixels), turn),
      language,
      recognizer,
    );
    if (legibility(glance.head.words) < LEGIBLE) continue;
    const turned = await readHead(await prepareImage(page, mostPixels, turn), language, recognizer);
    return worth(turned.head.words) > 1.3 * worth(first.head.words) ? turned : undefined;
  }
  return undefined;
}

/** Whether a page may be in another script, or stand another way up. */
const isDoubtful = ({ prepared, head }: HeadRead): boolean =>
  head.language !== 'ara' && prepared.lettersAcross > 0 && legibility(head.words) < DOUBTFUL;
