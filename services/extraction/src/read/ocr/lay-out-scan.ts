import { type Bend, bentTwice } from '../bend.ts';
import { layOutPage } from '../layout.ts';
import type { PageText, Word } from '../page-model.ts';
import { levelOf } from './level-sheet.ts';
import { type PreparedImage, placeOf } from './prepare-image.ts';

/** A picture that was read, and how its rows are bent where they are not level. */
export type ReadPicture = { readonly prepared: PreparedImage; readonly bend?: Bend };

/** Lays a page out by words in the pixels of its picture, each where it would stand if its row were level; `turned` run up or down it. */
export function layOutScan(
  number: number,
  words: readonly Word[],
  { prepared, bend }: ReadPicture,
  turned: readonly (readonly Word[])[] = [],
): PageText {
  const place = placeOf(prepared);
  const page = { number, source: 'ocr', ...place } as const;
  if (!bend) return layOutPage({ ...page, words, turned });
  const level = (word: Word) => levelled(word, bend);
  return layOutPage({
    ...page,
    words: words.map(level),
    turned: turned.map((line) => line.map(level)),
    bend: place.bend ? bentTwice(place.bend, bend) : bend,
  });
}

function levelled(word: Word, bend: Bend): Word {
  const middle = (word.y0 + word.y1) / 2;
  const up = middle - levelOf(bend, (word.x0 + word.x1) / 2, middle);
  return { ...word, y0: word.y0 - up, y1: word.y1 - up };
}
