import { holdsVat } from '../../../../rules/european-vat.ts';
import type { Word } from '../../../page-model.ts';
import { isShapedAbroad, numberAbroad } from './numbers-abroad.ts';

/**
 * How a label calls the number (squeezed), whose it then is, and what it looks like without the country's letters; where a group is marked,
 * that is the number: Hungary's is the first eight of '12345676-2-41', its kind of taxation and county behind it.
 */
const CALLED: ReadonlyArray<readonly [RegExp, string, RegExp]> = [
  [/part(?:ita)?iva|piva|^pi$/, 'IT', /^\d{11}$/],
  [/^(?:n[il]f|c[il]f|dni)/, 'ES', /^(?:[A-Z]\d{7}[A-Z0-9]|\d{8}[A-Z])$/],
  [/^(?:nif|nipc|contribuinte|no?contribuinte|numerodecontribuinte)/, 'PT', /^\d{9}$/],
  [/^(?:tva|notva|numerodetva|notva|ntva|btw)/, 'BE', /^[01]\d{9}$/],
  [/^btw/, 'NL', /^\d{9}B\d{2}$/],
  [/^vat/, 'GB', /^\d{9}$/],
  [/^vat/, 'IE', /^\d{7}[A-Z]{1,2}$/],
  [/^vat/, 'CY', /^\d{8}[A-Z]$/],
  [/^(?:cvr|senr)/, 'DK', /^\d{8}$/],
  // A company's number in Finland's register is that for its VAT.
  [/^(?:y|alv)tunnus|^alvnro/, 'FI', /^\d{8}$/],
  [/adoszam$/, 'HU', /^(\d{8})[1-5]\d{2}$/],
  [/^αφμ|^αριθμοςφορολογικουμητρωου/, 'EL', /^\d{9}$/],
];
/** 'CIF A12345678' that fails its check digits: misprinted or made up, and still nobody else's. As printed, for nothing vouches for it. */
const SPANISH = { called: /^(?:n[il]f|c[il]f|dni)/, shape: /^(?:[A-HJNP-SUVW]\d{7}[0-9A-J]|\d{8}[A-Z])$/ } as const;
/** Saudi Arabia's and the Emirates', which go without letters everywhere and whose check digits are not public. */
const OF_THE_GULF = /^(?:3\d{13}3|10\d{13})$/;
/** Whether nobody can tell by a number's own figures that it is misread: its country's check digits are not public. */
export const isWithoutKey = (number: string): boolean => OF_THE_GULF.test(number) || isShapedAbroad(number);
/** 'VAT Reg No. 123 4567 82', 'BTW 0403.170.701': as many pieces as such a number is written in. */
const MOST_PIECES = 4;
/** 'NIF B12345674.Dom. Social: …', 'NIF 12345678ZMaría Muster', 'P.Iva 00743110157-TEL': a sentence, or another fact, that begins without a space. */
const SENTENCE_BEHIND = /(?<=\d{4}[A-Z]?)[.,;]\p{L}{2,}.*$|(?<=\d{7}[A-Z\d])(?:\p{Lu}\p{Ll}{2,}|-\p{L}{3,}).*$/u;

/**
 * A VAT number as its own country prints it, without the letters that stand for the country: 'P.IVA 00743110157' is
 * IT00743110157, by which a supplier is known elsewhere. Given so only where its check digits hold; Spain's, those of the Gulf, and of
 * other countries that are named by their own word, as printed for their shape, and then `holds` is false.
 */
export function nationalVat(
  phrase: string,
  printed: readonly Word[],
): { value: string; words: Word[]; holds: boolean } | undefined {
  const words = printed.map((word) => ({ ...word, text: word.text.replace(SENTENCE_BEHIND, '') }));
  for (const [called, country, shape] of CALLED) {
    if (!called.test(phrase)) continue;
    let joined = '';
    for (const [at, word] of words.slice(0, MOST_PIECES).entries()) {
      joined += word.text
        .replace(/[.\-/]/g, '')
        .replace(/[,;:)]+$/, '')
        .toUpperCase();
      const [whole, own = whole] = shape.exec(joined) ?? [];
      const value = `${country}${own}`;
      if (whole && holdsVat(value)) return { value, words: words.slice(0, at + 1), holds: true };
    }
  }
  const [first] = words;
  const bare = first?.text.replace(/[.\-/]|[,;:)]+$/g, '').toUpperCase() ?? '';
  if (first && SPANISH.called.test(phrase) && SPANISH.shape.test(bare))
    return { value: bare, words: [first], holds: false };
  if (first && OF_THE_GULF.test(first.text)) return { value: first.text, words: [first], holds: false };
  return numberAbroad(phrase, words);
}
