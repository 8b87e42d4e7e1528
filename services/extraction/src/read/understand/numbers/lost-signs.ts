import type { Candidate } from '../candidate.ts';
import type { DocumentText } from '../text/document-text.ts';

/** 'N0001-00047132', a point of sale and its number (Argentina), or a closing of the till and its receipt (Italy) behind an 'N°'. */
const BEHIND_SIGN = /^N(?=\d{4,5}-\d{4,8}$)/;

/** A number as it is without the 'Nº' before it, of which a recogniser left the letter. */
export const withoutLostSign = ({ source }: DocumentText, code: Candidate): Candidate =>
  source === 'ocr' ? { ...code, value: code.value.replace(BEHIND_SIGN, '') } : code;
