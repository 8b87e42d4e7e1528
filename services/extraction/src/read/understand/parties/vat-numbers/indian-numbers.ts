import type { Word } from '../../../page-model.ts';
import type { DocumentText } from '../../text/document-text.ts';
import { withinEdits } from '../../text/edits.ts';
import { nationalVat } from './national-vat.ts';

/** India's number: two figures of the state, the company's own in all of them (PAN), and three more. */
export const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]$/;
export const stateOf = (number: string): string => number.slice(0, 2);
export const companyOf = (number: string): string => number.slice(2, 12);

export const PAN = /^[A-Z]{5}\d{4}[A-Z]$/;
/** So many of its signs may be misread. */
const MISREAD = 2;

type Read = { readonly value: string; readonly words: readonly Word[] };

/** '06AAOCM2201E1ZK' over 'PAN No: AAQCM2201E': the number with the company's own as that is printed once more, where its check digit then holds. */
export function withCompanysOwn(text: DocumentText, { value, words }: Read) {
  const [first] = words;
  if (!first || !GSTIN.test(value)) return undefined;
  return text.cells
    .flatMap((cell) => cell.words)
    .filter((word) => PAN.test(word.text))
    .map((word) => `${stateOf(value)}${word.text}${value.slice(12)}`)
    .filter((spelt) => withinEdits(spelt, value, MISREAD))
    .map((spelt) => nationalVat('gstin', [{ ...first, text: spelt }]))
    .find((read) => read?.holds);
}
