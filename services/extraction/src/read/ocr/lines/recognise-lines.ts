import type { Word } from '../../page-model.ts';
import type { GreyImage } from '../grey-image.ts';

import { cutLine, LINE_HEIGHT, type LineCut } from './cut-line.ts';
import type { Net, Tensors } from './net.ts';
import type { OrientedBox } from './oriented-box.ts';
import { readSigns } from './read-signs.ts';
import { wordsOfLine } from './words-of-line.ts';

/** A line is filled up to a multiple of this: where no two have the same width, memory of one seldom fits another. */
const STEP = 32;

/** A line of print with its words, in the pixels of the picture that shows it. */
export type LineRead = { readonly box: OrientedBox; readonly words: readonly Word[] };

/**
 * Reads lines whose boxes are in the picture's pixels, one after the other: eight at once are no quicker apiece.
 */
export async function recogniseLines(
  image: GreyImage,
  boxes: readonly OrientedBox[],
  alphabet: readonly string[],
  net: Net,
): Promise<LineRead[]> {
  const lines: LineRead[] = [];
  for (const cut of boxes.flatMap((box) => cutLine(image, box))) {
    const width = Math.ceil(cut.width / STEP) * STEP;
    const answer = await net.run(shownTo(cut, width));
    const steps = answer.dims[1] ?? 0;
    const signs = readSigns(answer, alphabet);
    lines.push({ box: cut.box, words: wordsOfLine(signs, (steps * cut.width) / width, cut) });
  }
  return lines;
}

/** Grey from -1 to 1, three times, for the net looks at colours; behind a line that is not as wide lies 0. */
function shownTo(cut: LineCut, width: number): Tensors {
  const plane = LINE_HEIGHT * width;
  const values = new Float32Array(3 * plane);
  for (let y = 0; y < LINE_HEIGHT; y++)
    for (let x = 0; x < cut.width; x++) values[y * width + x] = (cut.pixels[y * cut.width + x] ?? 255) / 127.5 - 1;
  values.copyWithin(plane, 0, plane).copyWithin(2 * plane, 0, plane);
  return { values, dims: [1, 3, LINE_HEIGHT, width] };
}
