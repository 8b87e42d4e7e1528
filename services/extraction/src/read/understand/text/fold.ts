import { remembered } from './remembered.ts';

const ARABIC = /\p{Script=Arabic}/u;
/** Most of what is folded: nothing in it is written in more than one way but its case. */
const PLAIN = /^[\x20-\x5f\x61-\x7e]*$/;

/** Lower case without accents, ligatures or typographic variants, Arabic without vowel marks: what labels are compared in. */
export const fold: (text: string) => string = remembered((text) => {
  if (PLAIN.test(text)) return text.toLowerCase();
  const folded = foldLatin(text);
  return ARABIC.test(folded) ? foldArabic(folded) : folded;
});

/** Letters that are written one for another: the hamza went with the accents, the final ones differ by their dots, and some programs write Persian's ی and ک. */
const foldArabic = (text: string): string =>
  text
    .replace(/\u0629/g, '\u0647')
    .replace(/[\u0649\u06cc]/g, '\u064a')
    .replace(/\u06a9/g, '\u0643')
    .replace(/\u0640/g, '');

function foldLatin(text: string): string {
  return text
    .toLowerCase()
    .replace(/[°º]/g, 'o')
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/ı/g, 'i')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[’`´]/g, "'");
}

/** Folded, and only what can carry meaning in a label: letters, digits, '#' and '%'. */
export const squeeze: (text: string) => string = remembered((text) => fold(text).replace(/[^\p{L}\d#%]/gu, ''));
