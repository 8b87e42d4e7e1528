import type { Word } from '../page-model.ts';
import type { LineRead } from './lines/recognise-lines.ts';

/** A word is read with some certainty from here on, … */
const SURE = 0.7;
/** … and is dirt below this. */
const LEAST_CONFIDENCE = 0.3;
/** Share of their length that sure words fill of lines that can be read: below it they may stand another way up or be in another script. */
const LEGIBLE = 0.6;

/** What says something where it stands alone, … */
const MEANING = /[\p{L}\p{N}€$£%#&+]/u;
/** … and what joins two words or stands before a figure: a fold or a speck unless it is plain. */
const JOINT = /^[/–-]$/;

/** Words without what is more often dirt. */
export const believable = (words: readonly Word[]): Word[] =>
  words.filter(({ text, confidence }) =>
    MEANING.test(text) ? confidence >= LEAST_CONFIDENCE : JOINT.test(text) && confidence >= SURE,
  );

/** The words of lines. */
export const wordsOf = (lines: readonly LineRead[]): Word[] => lines.flatMap(({ words }) => words);

/** How surely a letter is read, in the mean; 0 where there is none. */
export function certaintyOf(words: readonly Word[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return words.reduce((sum, { confidence, text }) => sum + confidence * text.length, 0) / Math.max(1, letters);
}

/** Which share of their length words fill that are read with some certainty: nine tenths of plain print, and of Arabic a third. */
export function legibility(lines: readonly LineRead[]): number {
  const length = lines.reduce((sum, { box }) => sum + Math.max(box.width, box.height), 0);
  const sure = wordsOf(lines).filter(({ confidence }) => confidence >= SURE);
  return length === 0 ? 1 : sure.reduce((sum, { x0, x1 }) => sum + x1 - x0, 0) / length;
}

/** Whether lines are not another script's, nor of a page that stands another way up. */
export const isLegible = (lines: readonly LineRead[]): boolean => legibility(lines) >= LEGIBLE;
