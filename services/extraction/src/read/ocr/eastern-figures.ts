import { join } from 'node:path';
import type { Word } from '../page-model.ts';
import type { GreyImage } from './grey-image.ts';
import { type Net, openNet } from './lines/net.ts';
import type { OrientedBox } from './lines/oriented-box.ts';
import { recogniseLines } from './lines/recognise-lines.ts';
import { MODELS } from './models.ts';

/** Reads figures in the digits of the eastern Arab world, ٠ to ٩, which no other reader of pictures here knows. */
export type FigureReader = {
  /** The sums, days, numbers and rates of lines, in the picture's pixels; nothing where a line has other digits, or words alone. */
  read(image: GreyImage, lines: readonly OrientedBox[]): Promise<Word[]>;
  close(): Promise<void>;
};

/** What the net was taught to write for a word, or for a number in other digits; */
const OTHER = '□';
/** all that it writes, in the order of its classes behind the blank (models/made_eastern_lines.py). */
const SIGNS = [...`٠١٢٣٤٥٦٧٨٩٫٬،,./-:%()+ ${OTHER}`];
const DIGIT = /[٠-٩]/;
/** What parts thousands hangs high, and is a stroke to a net that saw few of a font's. */
const TWICE = /\/(?=[٬،])/g;

/** A word as a figure, without what touches it at an end, a currency as in '١٢٫٥٠SAR'; nothing where it is none, or goes on in other signs. */
export function figureOf(word: Word): Word[] {
  const text = word.text.replace(AT_ITS_ENDS, '').replace(TWICE, '');
  return DIGIT.test(text) && !text.includes(OTHER) ? [{ ...word, text }] : [];
}
const AT_ITS_ENDS = new RegExp(`^${OTHER}+|${OTHER}+$`, 'g');

/** The net is opened when first needed and kept warm. */
export function createFigureReader(): FigureReader {
  let opened: Promise<Net> | undefined;
  return {
    async read(image, lines) {
      opened ??= openNet(join(MODELS, 'eastern.onnx'));
      const read = await recogniseLines(image, lines, SIGNS, await opened);
      return read.flatMap(({ words }) => words).flatMap(figureOf);
    },
    async close() {
      await (await opened)?.close();
      opened = undefined;
    },
  };
}
