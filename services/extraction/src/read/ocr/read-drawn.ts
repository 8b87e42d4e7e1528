// Print that a page with a text layer draws: a letterhead as a picture or as outlines of letters.
import type { ReadLimits } from '../limits.ts';
import type { Word } from '../page-model.ts';
import type { OpenPdf } from '../pdf/open-pdf.ts';
import type { PdfPageWords } from '../pdf/page-words.ts';
import { renderPage } from '../pdf/render-page.ts';
import { believable, isLegible, wordsOf } from './believable.ts';
import type { GreyImage } from './grey-image.ts';
import type { Recognizer } from './recognizer.ts';

/** Letterheads are larger than what a scan's smallest print needs 300 for. */
const DPI = 200;
const WHITE = 255;
/** Around a word, in pixels: its letters' rims are grey. */
const RIM = 2;

/** The words of a page that its text layer does not have, in its points: what it has is painted over before the rest is recognised. */
export async function readDrawn(
  pdf: OpenPdf,
  layer: PdfPageWords,
  { latin }: Pick<Recognizer, 'latin'>,
  { ocrPixels }: Pick<ReadLimits, 'ocrPixels'>,
): Promise<Word[]> {
  const image = renderPage(pdf, layer.number, DPI, ocrPixels);
  const scale = image.width / layer.width;
  for (const word of [...layer.words, ...layer.turned.flat()]) paintOver(image, word, scale);
  // Ornaments are found as lines, and have no words.
  const lines = (await latin.read(image)).filter(({ words }) => words.length > 0);
  // Another script's letters are none of these nets'.
  if (!isLegible(lines)) return [];
  return believable(wordsOf(lines)).map((word) => ({
    ...word,
    x0: word.x0 / scale,
    y0: word.y0 / scale,
    x1: word.x1 / scale,
    y1: word.y1 / scale,
  }));
}

function paintOver({ pixels, width, height }: GreyImage, { x0, y0, x1, y1 }: Word, scale: number): void {
  const [left, right] = [Math.max(0, Math.floor(x0 * scale) - RIM), Math.min(width, Math.ceil(x1 * scale) + RIM)];
  const [top, bottom] = [Math.max(0, Math.floor(y0 * scale) - RIM), Math.min(height, Math.ceil(y1 * scale) + RIM)];
  if (left >= right) return;
  for (let y = top; y < bottom; y++) pixels.fill(WHITE, y * width + left, y * width + right);
}
