import type { Box, Word } from '../page-model.ts';
import type { GreyImage } from './grey-image.ts';
import type { OcrLanguage } from './languages.ts';
import { leftInk } from './left-ink.ts';
import { measurePage } from './measure-page.ts';
import type { PreparedImage } from './prepare-image.ts';
import type { Recognizer } from './recognizer.ts';

/** What is read of a piece without its line around it has to be sure. */
const SURE = 0.7;
const WHITE = 255;

/** The words of print that a page's words leave out: each piece of it under the last on a sheet of its own, read as a block of lines. */
export async function readLeft(
  prepared: PreparedImage,
  words: readonly Word[],
  language: OcrLanguage,
  recognizer: Recognizer,
): Promise<Word[]> {
  const { letters, letterHeight } = measurePage(prepared);
  const pieces = leftInk(letters, words, letterHeight);
  if (pieces.length === 0) return [];
  const { image, places } = sheetOf(prepared, pieces, letterHeight);
  const read = await recognizer.recognize(image, language, 'receipt');
  return read.flatMap((word) => {
    const middle = (word.y0 + word.y1) / 2;
    const place = places.find(({ top, bottom }) => middle >= top && middle < bottom);
    if (!place || word.confidence < SURE) return [];
    const [across, down] = [place.x, place.y];
    return [{ ...word, x0: word.x0 + across, x1: word.x1 + across, y0: word.y0 + down, y1: word.y1 + down }];
  });
}

/** A piece on the sheet: the rows it has there, and the way back to where it stands on the page. */
type Place = { readonly top: number; readonly bottom: number; readonly x: number; readonly y: number };

function sheetOf(
  { pixels, width, height }: GreyImage,
  pieces: readonly Box[],
  letterHeight: number,
): { image: GreyImage; places: readonly Place[] } {
  const [pad, gap] = [Math.ceil(letterHeight / 2), Math.ceil(letterHeight)];
  const cuts = pieces.map((piece) => ({
    x0: Math.max(0, Math.floor(piece.x0) - pad),
    y0: Math.max(0, Math.floor(piece.y0) - pad),
    x1: Math.min(width, Math.ceil(piece.x1) + pad),
    y1: Math.min(height, Math.ceil(piece.y1) + pad),
  }));
  const sheet = {
    width: Math.max(...cuts.map(({ x0, x1 }) => x1 - x0)) + 2 * gap,
    height: cuts.reduce((sum, { y0, y1 }) => sum + y1 - y0 + gap, gap),
  };
  const out = new Uint8Array(sheet.width * sheet.height).fill(WHITE);
  const places: Place[] = [];
  let top = gap;
  for (const { x0, y0, x1, y1 } of cuts) {
    for (let y = y0; y < y1; y++)
      out.set(pixels.subarray(y * width + x0, y * width + x1), (top + y - y0) * sheet.width + gap);
    places.push({ top, bottom: top + y1 - y0, x: x0 - gap, y: y0 - top });
    top += y1 - y0 + gap;
  }
  return { image: { pixels: out, ...sheet }, places };
}
