import type { Word } from '../page-model.ts';
import { cutStrips } from './cut-strips.ts';
import type { OcrLanguage } from './languages.ts';
import type { PreparedImage } from './prepare-image.ts';
import { NOT_LESS, readStrips, worth } from './read-strips.ts';
import type { Recognizer } from './recognizer.ts';
import { decimalsOf } from './typed-points.ts';

/** A typed page that lost its points, read as one block: kept where that has more of them, and not much less of the rest. */
export async function readTyped(
  prepared: PreparedImage,
  sparse: readonly Word[],
  language: OcrLanguage,
  recognizer: Recognizer,
): Promise<Word[]> {
  const strips = cutStrips(prepared);
  const { words } = await readStrips(prepared, strips, language, recognizer, 'receipt');
  const isBetter = decimalsOf(words) > decimalsOf(sparse) && worth(words) >= NOT_LESS * worth(sparse);
  return [...(isBetter ? words : sparse)];
}
