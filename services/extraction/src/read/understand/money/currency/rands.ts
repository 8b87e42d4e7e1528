import type { DocumentText } from '../../text/document-text.ts';
import { fold } from '../../text/fold.ts';
import { oncePerDocument } from '../../text/once-per-document.ts';
import type { Sign } from './currency-signs.ts';
import { isOfIndia } from './of-india.ts';

const OF_SOUTH_AFRICA =
  /\bsouth africa\b|\bsuid-?afrika\b|\bzar\b|\brands?\b|\bpty\b|\.co\.za\b|\+27\b|\b(?:johannesburg|cape town|pretoria|durban|gauteng|sandton|kwazulu|bloemfontein|gqeberha)\b|\bvat\D{0,24}4\d{9}\b/;

const isOfSouthAfrica = oncePerDocument(({ cells }) => cells.some(({ text }) => OF_SOUTH_AFRICA.test(fold(text))));

/** 'R1,240.00': South Africa's rand, and what is left of India's sign on a page that speaks of India alone. */
export function ownRand(signs: readonly Sign[], text: DocumentText): readonly Sign[] {
  if (!isOfIndia(text) || isOfSouthAfrica(text)) return signs;
  return signs.map((sign) => (sign[1] === 'ZAR' ? ([sign[0], 'INR', sign[2]] satisfies Sign) : sign));
}

/** Whether an 'R' that was recognised before figures is South Africa's by nothing else on the page. */
export const isGuessedRand = (code: string, text: DocumentText): boolean =>
  code === 'ZAR' && text.source === 'ocr' && !isOfSouthAfrica(text);
