// Figures in groups, of which none is an amount.
import type { Word } from '../../../page-model.ts';
import { weightOf } from '../../labels/label.ts';
import type { Cell } from '../../text/document-text.ts';

/** What an account's number is written in, be its groups four figures or not: 'AT22 12000 51120 298801'. */
const GROUP = /^[A-Z\d]*\d[A-Z\d]*$/i;

/** Whether a word is a group of the account's number that its cell announces: figures, and nothing counted. */
export function isOfAccount({ labels, words }: Cell, at: number): boolean {
  const label = labels.find((one) => one.to <= at && weightOf(one, 'iban') > 0);
  return label !== undefined && words.slice(label.to, at + 1).every(({ text }) => GROUP.test(text));
}

/** '0800 048 0202': begins with a nought, as no count does, beside another group of figures. */
export const isOfTelephone = (words: readonly Word[], at: number): boolean =>
  /^\(?0\d{2,}\)?$/.test(words[at]?.text ?? '') &&
  [words[at - 1], words[at + 1]].some((word) => word !== undefined && /^\d{3,}$/.test(word.text));
