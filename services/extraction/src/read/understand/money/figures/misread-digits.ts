import type { Cell } from '../../text/document-text.ts';
import { withOtherSign } from './misread-signs.ts';

/** Money of which a letter or two are digits misread ('I29,05', '159,3O', "l'457.75"): a mark of tax stands before others ('S12.00'). */
const LETTERED = /^[^\p{L}\d]*[\dIl|][\dOIlSBZ|.,'’]*[.,][\dOIlSBZ|]{2}[^\p{L}\d]*$/u;
const MOST_LETTERS = 2;
const AS_DIGIT: Readonly<Record<string, string>> = { O: '0', I: '1', l: '1', '|': '1', S: '5', B: '8', Z: '2' };
/** A letter that was taken for a digit is believed less than a digit. */
const LESS = 0.6;

/** '1,980.00]', '[0.00', '12,980.00!': the stroke of a frame that touches a figure, taken for a sign. */
const STROKE = /^[[{!](?=\d)|(?<=\d[.,]\d{2})[\]}!]+$/g;

/** 'R5.5,824', 'Rs,5,824': rupees, which stand before their figures without a space. */
const RUPEES = /^R[s5S][.,](?=\d{1,3}(?:,\d{2,3})*(?:\.\d{1,2})?\D?$)/;

/** A cell as its figures were printed: a minus is read as '=', digits as letters, and a frame's stroke as a sign behind them. */
export function withDigits(cell: Cell): Cell {
  const words = cell.words.map((read) => {
    const text = read.text.replace(STROKE, '').replace(RUPEES, 'Rs.');
    const word = withOtherSign(text === read.text ? read : { ...read, text });
    if (/^=\d+[.,]\d{2}\D?$/.test(word.text)) return { ...word, text: word.text.replace('=', '-') };
    if (!isLettered(word.text)) return word;
    const figures = word.text.replace(/[OIlSBZ|]/g, (letter) => AS_DIGIT[letter] ?? letter);
    return { ...word, text: figures, confidence: LESS * word.confidence };
  });
  return words.some((word, index) => word !== cell.words[index]) ? { ...cell, words } : cell;
}

function isLettered(text: string): boolean {
  const letters = text.match(/[OIlSBZ|]/g)?.length ?? 0;
  return letters > 0 && letters <= MOST_LETTERS && (text.match(/\d/g)?.length ?? 0) >= 2 && LETTERED.test(text);
}
