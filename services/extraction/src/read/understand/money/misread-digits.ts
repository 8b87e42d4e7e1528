import type { Cell } from '../text/document-text.ts';

/** Money of which a letter or two are digits misread ('I29,05', '159,3O', "l'457.75"): a mark of tax stands before others ('S12.00'). */
const LETTERED = /^[^\p{L}\d]*[\dIl|][\dOIlSBZ|.,'’]*[.,][\dOIlSBZ|]{2}[^\p{L}\d]*$/u;
const MOST_LETTERS = 2;
const AS_DIGIT: Readonly<Record<string, string>> = { O: '0', I: '1', l: '1', '|': '1', S: '5', B: '8', Z: '2' };
/** A letter that was taken for a digit is believed less than a digit. */
const LESS = 0.6;

/** A cell as its figures were printed: a minus is read as '=', digits as letters. */
export function withDigits(cell: Cell): Cell {
  const words = cell.words.map((word) => {
    if (/^=\d+[.,]\d{2}\D?$/.test(word.text)) return { ...word, text: word.text.replace('=', '-') };
    if (!isLettered(word.text)) return word;
    const text = word.text.replace(/[OIlSBZ|]/g, (letter) => AS_DIGIT[letter] ?? letter);
    return { ...word, text, confidence: LESS * word.confidence };
  });
  return words.some((word, index) => word !== cell.words[index]) ? { ...cell, words } : cell;
}

function isLettered(text: string): boolean {
  const letters = text.match(/[OIlSBZ|]/g)?.length ?? 0;
  return letters > 0 && letters <= MOST_LETTERS && (text.match(/\d/g)?.length ?? 0) >= 2 && LETTERED.test(text);
}
