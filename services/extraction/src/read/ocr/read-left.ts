import type { Box, Word } from '../page-model.ts';
import type { GreyImage } from './grey-image.ts';
import type { OcrLanguage } from './languages.ts';
import { leftInk } from './left-ink.ts';
import { measurePage } from './measure-page.ts';
import { shapeOf } from './page-shape.ts';
import type { PreparedImage } from './prepare-image.ts';
import type { Recognizer } from './recognizer.ts';
import { resample } from './resample.ts';
import { isWithin, type Squeeze, squeezeOf, stretchedAndUnsure } from './usual-print.ts';

/** What is read of a piece without its line around it has to be sure. */
const SURE = 0.7;
const WHITE = 255;

/**
 * The words of a page with those that were left out: each piece of such print under the last on a sheet of its own, read as
 * a block of lines. On a receipt a line in letters twice as tall or wide is read so too, as if it were in the others' size.
 */
export async function readLeft(
  prepared: PreparedImage,
  words: readonly Word[],
  language: OcrLanguage,
  recognizer: Recognizer,
): Promise<Word[]> {
  const { letters, letterHeight } = measurePage(prepared);
  const isReceipt = shapeOf(prepared) === 'receipt';
  const doubtful = isReceipt ? stretchedAndUnsure(words, letters, letterHeight) : new Set<Word>();
  const left = leftInk(
    letters,
    words.filter((word) => !doubtful.has(word)),
    letterHeight,
  );
  if (left.length === 0) return [...words];
  const pieces = left.map((box) => ({
    box,
    squeeze: isReceipt ? squeezeOf(letters.filter((letter) => isWithin(letter, box))) : { across: 1, down: 1 },
  }));
  const { image, places } = sheetOf(prepared, pieces, letterHeight);
  const read = await recognizer.recognize(image, language, 'receipt');
  const found = read.flatMap((word) => {
    const middle = (word.y0 + word.y1) / 2;
    const place = places.find(({ top, bottom }) => middle >= top && middle < bottom);
    if (!place || word.confidence < SURE) return [];
    const across = (x: number) => place.x + (x - place.left) / place.squeeze.across;
    const down = (y: number) => place.y + (y - place.top) / place.squeeze.down;
    return [{ ...word, x0: across(word.x0), x1: across(word.x1), y0: down(word.y0), y1: down(word.y1) }];
  });
  return withFound(words, doubtful, found);
}

/** The words with those found, which stand for the doubtful ones that they are over; 'LAR' is no better than a doubtful 'POPULAR'. */
function withFound(words: readonly Word[], doubtful: ReadonlySet<Word>, found: readonly Word[]): Word[] {
  const isOver = (one: Word, other: Word) => isWithin(one, other) || isWithin(other, one);
  const lettersOf = (some: readonly Word[]) => some.reduce((sum, { text }) => sum + text.length, 0);
  const worse = new Set<Word>();
  const replaced = new Set<Word>();
  for (const word of doubtful) {
    const over = found.filter((other) => isOver(word, other));
    const under = [...doubtful].filter((other) => over.some((one) => isOver(one, other)));
    if (over.length === 0) continue;
    if (lettersOf(over) >= lettersOf(under)) replaced.add(word);
    else for (const one of over) worse.add(one);
  }
  return [...words.filter((word) => !replaced.has(word)), ...found.filter((word) => !worse.has(word))];
}

type Piece = { readonly box: Box; readonly squeeze: Squeeze };
/** A piece on the sheet: the rows it has there, and where it stands on the page. */
type Place = {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly x: number;
  readonly y: number;
  readonly squeeze: Squeeze;
};

function sheetOf(
  page: GreyImage,
  pieces: readonly Piece[],
  letterHeight: number,
): { image: GreyImage; places: readonly Place[] } {
  const [pad, gap] = [Math.ceil(letterHeight / 2), Math.ceil(letterHeight)];
  const cuts = pieces.map(({ box, squeeze }) => {
    const [x0, y0] = [Math.max(0, Math.floor(box.x0) - pad), Math.max(0, Math.floor(box.y0) - pad)];
    const [x1, y1] = [Math.min(page.width, Math.ceil(box.x1) + pad), Math.min(page.height, Math.ceil(box.y1) + pad)];
    return { x: x0, y: y0, squeeze, drawn: drawn(page, { x0, y0, x1, y1 }, squeeze) };
  });
  const sheet = {
    width: Math.max(...cuts.map(({ drawn: { width } }) => width)) + 2 * gap,
    height: cuts.reduce((sum, { drawn: { height } }) => sum + height + gap, gap),
  };
  const out = new Uint8Array(sheet.width * sheet.height).fill(WHITE);
  const places: Place[] = [];
  let top = gap;
  for (const { x, y, squeeze, drawn: cut } of cuts) {
    for (let row = 0; row < cut.height; row++)
      out.set(cut.pixels.subarray(row * cut.width, (row + 1) * cut.width), (top + row) * sheet.width + gap);
    places.push({ top, bottom: top + cut.height, left: gap, x, y, squeeze });
    top += cut.height + gap;
  }
  return { image: { pixels: out, ...sheet }, places };
}

/** A part of the page, squeezed. */
function drawn({ pixels, width }: GreyImage, { x0, y0, x1, y1 }: Box, { across, down }: Squeeze): GreyImage {
  const cut = new Uint8Array((x1 - x0) * (y1 - y0));
  for (let y = y0; y < y1; y++) cut.set(pixels.subarray(y * width + x0, y * width + x1), (y - y0) * (x1 - x0));
  const part = { pixels: cut, width: x1 - x0, height: y1 - y0 };
  if (across === 1 && down === 1) return part;
  const [w, h] = [Math.max(1, Math.round(part.width * across)), Math.max(1, Math.round(part.height * down))];
  return resample(part, w, h, { a: 1 / across, b: 0, c: 0, d: 1 / down, e: 0, f: 0, g: 0, h: 0 });
}
