import { detectType } from '../read/detect-type.ts';
import { layOutPage } from '../read/layout.ts';
import type { ReadLimits } from '../read/limits.ts';
import { believable, wordsOf } from '../read/ocr/believable.ts';
import type { GreyImage } from '../read/ocr/grey-image.ts';
import { arabicWorth, easternWorth } from '../read/ocr/merge-scripts.ts';
import { decodeImage } from '../read/ocr/prepare-image.ts';
import type { Recognizer } from '../read/ocr/recognizer.ts';
import { withArabic } from '../read/ocr/with-arabic.ts';
import { boundsOf, fractionBox, type PageText, standingAt, type Word } from '../read/page-model.ts';
import { withPdf } from '../read/pdf/open-pdf.ts';
import { readPageWords } from '../read/pdf/page-words.ts';
import type { Pdfium } from '../read/pdf/pdfium.ts';
import { renderPage } from '../read/pdf/render-page.ts';
import { isSearchableScan, readsWell } from '../read/pdf/text-quality.ts';
import { ReadRefusal } from '../read/refusal.ts';

/** [x0, y0, x1, y1] in fractions of the page as it is shown, from its top left corner. */
export type Fractions = readonly [number, number, number, number];
export type Region = { readonly page: number; readonly box: Fractions };

/** The words of a region, and the page they stand on: how it writes numbers and dates decides how they are read. */
export type RegionText = {
  readonly page: PageText;
  readonly words: readonly Word[];
  readonly source: 'text' | 'ocr';
  /** Around the words, in fractions of the page; the region itself where there are none. */
  readonly box: Fractions;
};

/** A page as it was opened for a first region: asked again, it costs nothing. */
export type OpenedPage =
  | {
      readonly kind: 'text';
      readonly page: PageText;
      /** The page as it is drawn, made once it is asked for; none where it draws nothing but its text. */
      readonly drawn?: () => Promise<GreyImage>;
    }
  | { readonly kind: 'image'; readonly image: GreyImage };

const DPI = 300;
const MOST_PIXELS = 9_500_000;
/** Letters in sure Arabic words that make a region Arabic: a name alone is no page. */
const FEW_LETTERS = 3;
const isArabic = (words: readonly Word[]): boolean => arabicWorth(words) + easternWorth(words) >= FEW_LETTERS;
/** White around a crop, in pixels: letters at the very edge are not recognised. */
const MARGIN = 12;

/**
 * Opens a page for re-reading: its text layer where that is legible, else its picture.
 * @throws ReadRefusal as reading does, and DAMAGED for a page that is not there
 */
export async function openPage(
  bytes: Uint8Array,
  number: number,
  pdfium: () => Promise<Pdfium>,
  limits: ReadLimits,
): Promise<OpenedPage> {
  const type = detectType(bytes);
  if (type === 'xml' || !type) throw new ReadRefusal('UNSUPPORTED_TYPE', 'it has no pages');
  if (type !== 'pdf') {
    const image = (await decodeImage(bytes, limits))[number - 1];
    if (!image) throw new ReadRefusal('DAMAGED', `there is no page ${number}`);
    return { kind: 'image', image };
  }
  return withPdf(await pdfium(), bytes, limits, async (pdf) => {
    if (number > pdf.pageCount) throw new ReadRefusal('DAMAGED', `there is no page ${number}`);
    const layer = readPageWords(pdf, number, limits);
    if (isSearchableScan(layer) || !readsWell(layer))
      return { kind: 'image', image: renderPage(pdf, number, DPI, MOST_PIXELS) };
    const { width, height, words, turned } = layer;
    const page = layOutPage({ number, width, height, words, turned, source: 'text' });
    return { kind: 'text', page, ...(layer.isPainted && { drawn: once(() => draw(bytes, number, pdfium, limits)) }) };
  });
}

const draw = async (
  bytes: Uint8Array,
  number: number,
  pdfium: () => Promise<Pdfium>,
  limits: ReadLimits,
): Promise<GreyImage> =>
  withPdf(await pdfium(), bytes, limits, async (pdf) => renderPage(pdf, number, DPI, MOST_PIXELS));

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}

/**
 * Reads what a region holds: words of the text layer whose middle it covers, or what is recognised in its picture, be that a letterhead on a
 * page of text.
 */
export async function readRegion(
  opened: OpenedPage,
  { page: number, box }: Region,
  recognizer: Recognizer,
): Promise<RegionText> {
  if (opened.kind === 'text') {
    const { page } = opened;
    const [x0, y0, x1, y1] = scaled(page.isMirrored ? [1 - box[2], box[1], 1 - box[0], box[3]] : box, page);
    const words = wordsOn(page).filter((word) => {
      const stands = standingAt(word, page);
      return within((stands.x0 + stands.x1) / 2, x0, x1) && within((stands.y0 + stands.y1) / 2, y0, y1);
    });
    if (words.some(({ text }) => /[\p{L}\d]/u.test(text)) || !opened.drawn)
      return { page, words, source: 'text', box: around(words, page, box) };
    return readPicture(await opened.drawn(), { page: number, box }, recognizer);
  }
  return readPicture(opened.image, { page: number, box }, recognizer);
}

async function readPicture(
  image: GreyImage,
  { page: number, box }: Region,
  recognizer: Recognizer,
): Promise<RegionText> {
  const { part, left, top } = crop(image, box);
  const lines = await recognizer.latin.read(part);
  const arabic = await withArabic(part, lines, recognizer, isArabic);
  const found = arabic ?? believable(wordsOf(lines));
  const page = layOutPage({
    number,
    width: image.width,
    height: image.height,
    words: found.map((word) => moved(word, left - MARGIN, top - MARGIN)),
    source: 'ocr',
  });
  const words = wordsOn(page);
  return { page, words, source: 'ocr', box: around(words, page, box) };
}

const wordsOn = (page: PageText): Word[] =>
  page.rows.flatMap((row) => row.segments.flatMap((segment) => segment.words));

const within = (at: number, from: number, to: number): boolean => at >= from && at <= to;

type Size = { readonly width: number; readonly height: number };
const scaled = ([x0, y0, x1, y1]: Fractions, { width, height }: Size): Fractions => [
  x0 * width,
  y0 * height,
  x1 * width,
  y1 * height,
];

const around = (words: readonly Word[], page: PageText, box: Fractions): Fractions =>
  words.length > 0 ? fractionBox(boundsOf(words), page) : box;

const moved = (word: Word, x: number, y: number): Word => ({
  ...word,
  x0: word.x0 + x,
  x1: word.x1 + x,
  y0: word.y0 + y,
  y1: word.y1 + y,
});

function crop(image: GreyImage, box: Fractions): { part: GreyImage; left: number; top: number } {
  const [x0, y0, x1, y1] = scaled(box, image);
  const left = Math.floor(x0);
  const top = Math.floor(y0);
  const across = Math.max(1, Math.min(image.width, Math.ceil(x1)) - left);
  const down = Math.max(1, Math.min(image.height, Math.ceil(y1)) - top);
  const width = across + 2 * MARGIN;
  const height = down + 2 * MARGIN;
  const pixels = new Uint8Array(width * height).fill(255);
  for (let y = 0; y < down; y++) {
    const from = (top + y) * image.width + left;
    pixels.set(image.pixels.subarray(from, from + across), (y + MARGIN) * width + MARGIN);
  }
  return { part: { pixels, width, height }, left, top };
}
