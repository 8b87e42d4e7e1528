import type { Word } from '../../../page-model.ts';

/** Thousands, and behind the same sign two figures more. */
const ALIKE = /^(\D{0,3}\d{1,3}([.,])\d{3}(?:\2\d{3})*)\2(\d{2}\D{0,2})$/;
const OTHER: Readonly<Record<string, string>> = { ',': '.', '.': ',' };
/** What was taken for another sign is believed less than one that was not. */
const LESS = 0.8;

/** '27,416,00', '2.315.79': a recogniser takes a point for a comma, and no amount has one sign for both its thousands and its decimals. */
export function withOtherSign(word: Word): Word {
  const [, thousands = '', sign = '', decimals = ''] = ALIKE.exec(word.text) ?? [];
  if (sign === '') return word;
  return { ...word, text: `${thousands}${OTHER[sign]}${decimals}`, confidence: LESS * word.confidence };
}
