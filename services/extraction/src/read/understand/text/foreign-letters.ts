import type { DocumentText } from './document-text.ts';

/** The scripts in which labels are known. */
const KNOWN = /[\p{Script=Latin}\p{Script=Arabic}\p{Script=Cyrillic}\p{Script=Greek}]/u;
/** Share of the letters from which on the labels are in another: names and products are in Latin letters everywhere. */
const MANY = 0.2;

/** Whether a paper's labels are in letters that no label is known in (Thai, Chinese, Hebrew): what stands at none may stand at one. */
export function isInForeignLetters({ cells }: DocumentText): boolean {
  const letters = cells.flatMap(({ text }) => text.match(/\p{L}/gu) ?? []);
  return letters.filter((letter) => !KNOWN.test(letter)).length > MANY * letters.length;
}
