import { createFigureReader, type FigureReader } from './eastern-figures.ts';
import { createLineReader, type LineReader } from './lines/line-reader.ts';
import { createTesseractReader, type TesseractReader } from './tesseract-reader.ts';

/** What reads pictures. */
export type Recognizer = {
  /** Finds lines, and reads print in Latin letters. */
  readonly latin: Omit<LineReader, 'close'>;
  /** Reads Arabic, of which the other knows nothing, … */
  readonly arabic: Omit<TesseractReader, 'close'>;
  /** … and the digits that half of those who write it use, of which neither does. */
  readonly eastern: Omit<FigureReader, 'close'>;
  /** Reads Latin letters and figures once more: it was taught otherwise, and errs otherwise. */
  readonly witness: Omit<TesseractReader, 'close'>;
  close(): Promise<void>;
};

/** Each is started when first needed and kept warm. */
export function createRecognizer(): Recognizer {
  const latin = createLineReader();
  const eastern = createFigureReader();
  const [arabic, witness] = [createTesseractReader('ara', { looksTwice: true }), createTesseractReader('eng')];
  return {
    latin,
    arabic,
    eastern,
    witness,
    async close() {
      for (const reader of [latin, arabic, eastern, witness]) await reader.close();
    },
  };
}
