import type { Word } from '../page-model.ts';

/** No sign is in doubt where the least sure of a word is as sure as this: of worn prints' hardly any is. */
const PLAIN = 0.98;

/**
 * Whether recognised words are read so surely, sign by sign, that no other look has to bear them out. What speaks against
 * them still does.
 */
export const isPlainlyRead = (words: readonly Word[]): boolean =>
  words.length > 0 && words.every(({ confidence }) => confidence >= PLAIN);
