import { weightOf } from '../../labels/find-labels.ts';
import type { Cell } from '../../text/document-text.ts';

/** What an account's number is written in, be its groups four figures or not: 'AT32 12000 52110 109901'. */
const GROUP = /^[A-Z\d]*\d[A-Z\d]*$/i;

/** Whether a word is a group of the account's number that its cell announces: figures, and nothing counted. */
export function isOfAccount({ labels, words }: Cell, at: number): boolean {
  const label = labels.find((one) => one.to <= at && weightOf(one, 'iban') > 0);
  return label !== undefined && words.slice(label.to, at + 1).every(({ text }) => GROUP.test(text));
}
