import type { Word } from '../../page-model.ts';
import type { GreyImage } from '../grey-image.ts';

import { cutLine, LINE_HEIGHT, type LineCut } from './cut-line.ts';
import type { Net } from './net.ts';
import type { OrientedBox } from './oriented-box.ts';
import { readSigns } from './read-signs.ts';
import { wordsOfLine } from './words-of-line.ts';

/** Lines that are read at once are about as wide; each is filled up to a multiple of this. */
const STEP = 64;
/** So many at once are hardly slower apiece than one alone, and need little memory. */
const AT_ONCE = 8;

/** A line of print with its words, in the pixels of the picture that shows it. */
export type LineRead = { readonly box: OrientedBox; readonly words: readonly Word[] };

/** Reads lines whose boxes are in the picture's pixels. */
export async function recogniseLines(
  image: GreyImage,
  boxes: readonly OrientedBox[],
  alphabet: readonly string[],
  net: Net,
): Promise<LineRead[]> {
  const cuts = boxes.flatMap((box) => cutLine(image, box));
  const lines: LineRead[] = [];
  for (const batch of batchesOf(cuts)) {
    const width = filled(batch.at(-1)?.width ?? 0);
    const answer = await net.run({ values: valuesOf(batch, width), dims: [batch.length, 3, LINE_HEIGHT, width] });
    const steps = answer.dims[1] ?? 0;
    for (const [index, signs] of readSigns(answer, alphabet).entries()) {
      const cut = batch[index];
      if (cut) lines.push({ box: cut.box, words: wordsOfLine(signs, (steps * cut.width) / width, cut) });
    }
  }
  return lines;
}

const filled = (width: number): number => Math.ceil(width / STEP) * STEP;

/** The narrowest first, those of a batch filled to the same width. */
function batchesOf(cuts: readonly LineCut[]): LineCut[][] {
  const batches: LineCut[][] = [];
  for (const cut of cuts.toSorted((a, b) => a.width - b.width)) {
    const batch = batches.at(-1);
    const [first] = batch ?? [];
    if (batch && first && batch.length < AT_ONCE && filled(first.width) === filled(cut.width)) batch.push(cut);
    else batches.push([cut]);
  }
  return batches;
}

/** Grey from -1 to 1, three times, for the net looks at colours; beside a line that is not as wide as others lies 0. */
function valuesOf(batch: readonly LineCut[], width: number): Float32Array {
  const plane = LINE_HEIGHT * width;
  const values = new Float32Array(batch.length * 3 * plane);
  for (const [index, cut] of batch.entries()) {
    const base = index * 3 * plane;
    for (let y = 0; y < LINE_HEIGHT; y++)
      for (let x = 0; x < cut.width; x++)
        values[base + y * width + x] = (cut.pixels[y * cut.width + x] ?? 255) / 127.5 - 1;
    values.copyWithin(base + plane, base, base + plane).copyWithin(base + 2 * plane, base, base + plane);
  }
  return values;
}
