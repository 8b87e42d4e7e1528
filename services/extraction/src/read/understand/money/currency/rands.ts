import type { DocumentText } from '../../text/document-text.ts';
import { fold } from '../../text/fold.ts';
import type { Sign } from './currency-signs.ts';

/**
 * India's taxes, its money by name, and its number for them (CGST Rules 2017, rule 10), on a page folded. Its sign '₹' is none that our
 * recogniser knows, and in some fonts an 'R'.
 */
const OF_INDIA = /\b(?:gstin|[cis]gst|utgst|inr|rupees?|\d{2}[a-z]{5}\d{4}[a-z][a-z\d]z[a-z\d])\b/;
const OF_SOUTH_AFRICA =
  /\bsouth africa\b|\bsuid-?afrika\b|\bzar\b|\brands?\b|\bpty\b|\.co\.za\b|\+27\b|\b(?:johannesburg|cape town|pretoria|durban|gauteng|sandton|kwazulu|bloemfontein|gqeberha)\b|\bvat\D{0,24}4\d{9}\b/;

const says = ({ cells }: DocumentText, pattern: RegExp): boolean => cells.some(({ text }) => pattern.test(fold(text)));

export const isOfIndia = (text: DocumentText): boolean => says(text, OF_INDIA);

/** 'R1,016.10': South Africa's rand, and what is left of India's sign on a page that speaks of India alone. */
export function ownRand(signs: readonly Sign[], text: DocumentText): readonly Sign[] {
  if (!isOfIndia(text) || says(text, OF_SOUTH_AFRICA)) return signs;
  return signs.map((sign) => (sign[1] === 'ZAR' ? ([sign[0], 'INR', sign[2]] satisfies Sign) : sign));
}

/** Whether an 'R' that was recognised before figures is South Africa's by nothing else on the page. */
export const isGuessedRand = (code: string, text: DocumentText): boolean =>
  code === 'ZAR' && text.source === 'ocr' && !says(text, OF_SOUTH_AFRICA);
