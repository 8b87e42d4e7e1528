import type { Box } from '../page-model.ts';
import { isRightToLeftCode } from '../right-to-left.ts';

/** A gap wider than this share of the character's height ends a word even where the file has no space. */
const WORD_GAP = 0.28;
/** Letters that join have boxes narrower than they are: between two of them only the file's own spaces part words. */
const JOINED_GAP = 0.8;
/** In a font that tells no widths a letter's box is its ink, and behind a 1 lies more paper than behind other figures. */
const GAP_BEHIND_ONE = 0.4;
/** Letters no farther apart than this share of their height touch: no line ends between them. */
const TOUCHING = 0.06;

/** On a page from right to left: left of the word, at its last letter's own place (one sign for two), or right of it. */
export function followsLeft(word: Box | undefined, last: Box | undefined, box: Box, code: number): boolean {
  if (!word) return false;
  if (last?.x0 === box.x0 && last.x1 === box.x1) return true;
  return continues(word, box) || continues(box, word, isRightToLeftCode(code) ? JOINED_GAP : WORD_GAP);
}

/** Whether `box` stands right behind `word`, with a gap of less than a share of their height. */
export function continues(word: Box, box: Box, widest: number = WORD_GAP): boolean {
  const height = Math.max(word.y1 - word.y0, box.y1 - box.y0);
  const gap = box.x0 - word.x1;
  const overlap = Math.min(word.y1, box.y1) - Math.max(word.y0, box.y0);
  return gap < widest * height && gap > -0.6 * height && overlap > 0.3 * Math.min(word.y1 - word.y0, box.y1 - box.y0);
}

/** How wide a gap behind a word may be for a character to belong to it, as a share of their height. */
export const widestBehind = (word: string, code: number): number =>
  word.endsWith('1') && code >= 0x30 && code <= 0x39 ? GAP_BEHIND_ONE : WORD_GAP;

/** How far `box` stands behind `word` on its line, in heights; undefined where it stands elsewhere. */
export function gapBetween(word: Box, box: Box): number | undefined {
  const gap = (box.x0 - word.x1) / (box.y1 - box.y0);
  return continues(word, box, 1) && gap > 0 ? gap : undefined;
}

/**
 * Whether `box` goes on at once behind `word` on its line. Where letters are drawn one by one in a table that fills its page,
 * pdfium takes the page for vertical writing and ends a line behind each.
 */
export function touches(word: Box, box: Box): boolean {
  const most = TOUCHING * (box.y1 - box.y0);
  return Math.abs(box.x0 - word.x1) <= most && Math.abs(box.y1 - word.y1) <= most && Math.abs(box.y0 - word.y0) <= most;
}
