import type { Box, Word } from '../../../page-model.ts';
import type { Candidate } from '../../candidate.ts';
import type { DocumentText } from '../../text/document-text.ts';
import { withinEdits } from '../../text/edits.ts';
import { squeeze } from '../../text/fold.ts';
import { BY_PLACE_ALONE } from './name-vouchers.ts';

/** Shorter names are within two letters of too many others. */
const LONG_ENOUGH = 8;
const MOST_MISREAD = 2;

/**
 * A recognised name as the page spells it most legibly: 'Ueferant GmbH' where another line says 'Lieferant GmbH'. It is doubted
 * unless two lines agree on the letters.
 */
export function surerSpelling(text: DocumentText, name: Candidate): Candidate {
  const key = squeeze(name.value);
  if (text.source !== 'ocr' || key.length < LONG_ENOUGH) return name;
  const whole = wholeElsewhere(text, name);
  if (whole) return whole;
  const others = text.cells.filter((cell) => {
    const line = squeeze(cell.text);
    return line !== key && !line.includes(key) && withinEdits(line, key, MOST_MISREAD);
  });
  const [best] = [...others].sort((a, b) => legible(b.words) - legible(a.words));
  if (!best || legible(best.words) <= legible(wordsOf(text, name))) return name;
  const agreed = others.filter((cell) => squeeze(cell.text) === squeeze(best.text)).length;
  const { x0, y0, x1, y1 } = best;
  const score = agreed > 1 ? name.score : Math.min(BY_PLACE_ALONE, name.score);
  return { value: best.text, page: best.page, box: { x0, y0, x1, y1 }, score };
}

/** 'uster Handel' where another line says 'Muster Handel': the letters that were lost before a small one. */
function wholeElsewhere({ cells }: DocumentText, name: Candidate): Candidate | undefined {
  const [cut = '', ...rest] = name.value.split(' ');
  if (!/^\p{Ll}/u.test(cut) || rest.length === 0) return undefined;
  const isWhole = (words: readonly Word[], at: number) => {
    const word = words[at]?.text ?? '';
    const isLonger = word.length > cut.length && word.length <= cut.length + MOST_MISREAD && word.endsWith(cut);
    return isLonger && /^\p{Lu}/u.test(word) && rest.every((other, next) => words[at + 1 + next]?.text === other);
  };
  const [first] = cells.flatMap(({ words }) => words.filter((_, at) => isWhole(words, at)));
  return first && { ...name, value: [first.text, ...rest].join(' '), score: Math.min(BY_PLACE_ALONE, name.score) };
}

const legible = (words: readonly Word[]): number => Math.min(1, ...words.map((word) => word.confidence));

const wordsOf = ({ cells }: DocumentText, { page, box }: Candidate): Word[] =>
  cells.flatMap((cell) => (cell.page === page ? cell.words.filter((word) => isWithin(word, box)) : []));

const isWithin = (word: Box, box: Box): boolean =>
  word.x0 >= box.x0 && word.x1 <= box.x1 && word.y0 >= box.y0 && word.y1 <= box.y1;
