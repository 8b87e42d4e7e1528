import { createWorker, OEM, type Page, PSM, type Worker } from 'tesseract.js';
import type { Word } from '../page-model.ts';
import { type GreyImage, toPgm } from './grey-image.ts';
import { languageFolder, type OcrLanguage } from './languages.ts';
import { mergeScripts } from './merge-scripts.ts';

/** A receipt is one narrow block of lines; a page has columns. */
export type PageShape = 'page' | 'receipt';

export type Recognizer = {
  /** The words of an image with their boxes in its pixels; for Arabic with the numbers and Latin words among them. */
  recognize(image: GreyImage, language: OcrLanguage, shape: PageShape): Promise<Word[]>;
  close(): Promise<void>;
};

const SEGMENTATION: Readonly<Record<PageShape, PSM>> = { page: PSM.SPARSE_TEXT, receipt: PSM.SINGLE_BLOCK };
/** Below this a word is more often dirt than text. */
const LEAST_CONFIDENCE = 12;
/** Lines read with less certainty than this (0 to 1) are read again white on black; tesseract's own 0.7 reads many twice in vain. */
const SURELY_INVERTED = '0.4';

/** tesseract.js workers, one a language, started when first needed and kept warm. */
export function createRecognizer(): Recognizer {
  const workers = new Map<OcrLanguage, Promise<Worker>>();
  const shapes = new Map<OcrLanguage, PageShape>();

  const workerFor = (language: OcrLanguage) => {
    const known = workers.get(language);
    if (known) return known;
    const started = startWorker(language);
    workers.set(language, started);
    return started;
  };
  async function readIn(image: GreyImage, language: OcrLanguage, shape: PageShape): Promise<Word[]> {
    const worker = await workerFor(language);
    if (shapes.get(language) !== shape) {
      await worker.setParameters({ tessedit_pageseg_mode: SEGMENTATION[shape] });
      shapes.set(language, shape);
    }
    const { data } = await worker.recognize(toPgm(image), {}, { text: false, blocks: true });
    return wordsOf(data);
  }
  return {
    async recognize(image, language, shape) {
      const words = await readIn(image, language, shape);
      // Arabic's data know neither Latin letters nor, at all well, the digits beside them.
      return language === 'ara' ? mergeScripts(await readIn(image, 'eng', shape), words) : words;
    },
    async close() {
      for (const worker of workers.values()) await (await worker).terminate();
      workers.clear();
    },
  };
}

async function startWorker(language: OcrLanguage): Promise<Worker> {
  const worker = await createWorker(language, OEM.LSTM_ONLY, {
    langPath: languageFolder(language),
    cacheMethod: 'none',
    gzip: true,
  });
  await worker.setParameters({ user_defined_dpi: '300', invert_threshold: SURELY_INVERTED });
  return worker;
}

function wordsOf(page: Page): Word[] {
  return (page.blocks ?? []).flatMap((block) =>
    block.paragraphs.flatMap((paragraph) =>
      paragraph.lines.flatMap((line) =>
        line.words
          .filter((word) => word.confidence >= LEAST_CONFIDENCE && /[\p{L}\p{N}€$£%#&+]/u.test(word.text))
          .map((word) => ({
            text: word.text,
            confidence: word.confidence / 100,
            x0: word.bbox.x0,
            x1: word.bbox.x1,
            y0: word.bbox.y0,
            y1: word.bbox.y1,
          })),
      ),
    ),
  );
}
