import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createWorker, OEM, type Page, PSM, type Worker } from 'tesseract.js';
import type { Word } from '../page-model.ts';
import { certaintyOf } from './believable.ts';
import { type GreyImage, toPgm } from './grey-image.ts';
import { cutLine, type LineCut, placedBack } from './lines/cut-line.ts';
import type { OrientedBox } from './lines/oriented-box.ts';

export type TesseractReader = {
  /** What a language's data make of lines of print, in the picture's pixels: words of that language, and something else of any other. */
  read(image: GreyImage, lines: readonly OrientedBox[]): Promise<Word[]>;
  close(): Promise<void>;
};

/** tesseract's codes of the languages whose data are installed. */
export type TesseractLanguage = 'ara' | 'eng';
/** 4.0.0_best_int: the best models in integers, a third of the size of 4.0.0 and without its legacy engine. */
const VARIANT = '4.0.0_best_int';
/** By this share of its height a line is cut out larger: Arabic reaches farther up and down than Latin letters do, for which lines are found. */
const REACH = 0.4;
/** Cut out by less, a line is larger to the recogniser: it is read so once more where a word is no surer than this. */
const CLOSER = 0.2;
const SURE = 0.9;
/** Paper around a line, in pixels: letters at the very edge are not recognised. */
const MARGIN = 12;
const PAPER = 255;

/**
 * One language by tesseract, a line at a time, started when first needed and kept warm; its data come with npm, nothing is fetched.
 * @param looksTwice at a line of which it is not sure: a pixel more or less around it is enough for other words
 */
export function createTesseractReader(language: TesseractLanguage, { looksTwice = false } = {}): TesseractReader {
  let worker: Promise<Worker> | undefined;
  return {
    async read(image, lines) {
      worker ??= startWorker(language);
      const ready = await worker;
      const words: Word[] = [];
      for (const line of lines) {
        const first = await readLine(ready, image, grown(line, REACH));
        const isSure = first.every(({ confidence }) => confidence >= SURE);
        const second = looksTwice && !isSure ? await readLine(ready, image, grown(line, CLOSER)) : [];
        words.push(...(certaintyOf(second) > certaintyOf(first) ? second : first));
      }
      return words;
    },
    async close() {
      await (await worker)?.terminate();
      worker = undefined;
    },
  };
}

const { resolve } = createRequire(import.meta.url);

async function startWorker(language: TesseractLanguage): Promise<Worker> {
  const langPath = join(dirname(resolve(`@tesseract.js-data/${language}/package.json`)), VARIANT);
  const worker = await createWorker(language, OEM.LSTM_ONLY, { langPath, cacheMethod: 'none', gzip: true });
  await worker.setParameters({ user_defined_dpi: '300', tessedit_pageseg_mode: PSM.SINGLE_LINE });
  return worker;
}

async function readLine(worker: Worker, image: GreyImage, line: OrientedBox): Promise<Word[]> {
  const words: Word[] = [];
  for (const cut of cutLine(image, line)) {
    const { data } = await worker.recognize(toPgm(withMargin(cut)), {}, { text: false, blocks: true });
    words.push(...wordsOf(data, cut));
  }
  return words;
}

const grown = (line: OrientedBox, reach: number): OrientedBox => ({
  ...line,
  width: line.width + reach * line.height,
  height: (1 + reach) * line.height,
});

function withMargin({ pixels, width, height }: GreyImage): GreyImage {
  const wide = width + 2 * MARGIN;
  const out = new Uint8Array(wide * (height + 2 * MARGIN)).fill(PAPER);
  for (let y = 0; y < height; y++) out.set(pixels.subarray(y * width, (y + 1) * width), (y + MARGIN) * wide + MARGIN);
  return { pixels: out, width: wide, height: height + 2 * MARGIN };
}

const wordsOf = (page: Page, cut: LineCut): Word[] =>
  (page.blocks ?? [])
    .flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines.flatMap((line) => line.words)))
    .map(({ text, confidence, bbox: { x0, x1, y0, y1 } }) => {
      const box = { x0: x0 - MARGIN, x1: x1 - MARGIN, y0: y0 - MARGIN, y1: y1 - MARGIN };
      return { text, confidence: confidence / 100, ...placedBack(cut, box) };
    });
