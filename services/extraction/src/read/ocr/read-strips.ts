import type { Word } from '../page-model.ts';
import { clearGrain } from './clear-grain.ts';
import { joined, type Strip } from './cut-strips.ts';
import type { OcrLanguage } from './languages.ts';
import { shapeOf } from './page-shape.ts';
import type { PreparedImage } from './prepare-image.ts';
import type { Recognizer } from './recognizer.ts';

/** Strips of a page that were read as one, and in which language. */
export type StripsRead = {
  readonly strips: readonly Strip[];
  readonly words: readonly Word[];
  readonly language: OcrLanguage;
};

/** Reads strips that lie under each other as one image, as what the page is shaped like or as `shape` says. */
export async function readStrips(
  prepared: PreparedImage,
  strips: readonly Strip[],
  language: OcrLanguage,
  recognizer: Recognizer,
  shape = shapeOf(prepared),
): Promise<StripsRead> {
  const image = joined(prepared, strips);
  const words = image ? await recognizer.recognize(clearGrain(image), language, shape) : [];
  return { strips, words: lowered(words, image?.top ?? 0), language };
}

/** Parts that lie under each other and were read in one language, as one: what is read again is read at once. */
export function runsOf(parts: readonly StripsRead[]): StripsRead[] {
  const runs: StripsRead[] = [];
  for (const part of parts) {
    const last = runs.at(-1);
    if (last?.language !== part.language) runs.push(part);
    else
      runs[runs.length - 1] = {
        ...last,
        strips: [...last.strips, ...part.strips],
        words: [...last.words, ...part.words],
      };
  }
  return runs;
}

const lowered = (words: readonly Word[], by: number) =>
  words.map((word) => ({ ...word, y0: word.y0 + by, y1: word.y1 + by }));

export const legibility = (words: readonly Word[]) =>
  words.length === 0 ? 0 : words.filter((word) => word.confidence >= 0.7).length / words.length;
/** Letters in words read with some certainty. */
export const worth = (words: readonly Word[]) =>
  words.reduce((sum, word) => sum + (word.confidence >= 0.7 ? word.text.length : 0), 0);
export const textOf = (words: readonly Word[]) => words.map((word) => word.text);
/** What has this much of the other's letters is as good. */
export const NOT_LESS = 0.9;
/** The second reading, where it says not much less. */
export const better = (before: StripsRead, after: StripsRead) =>
  worth(after.words) >= NOT_LESS * worth(before.words) ? after : before;
