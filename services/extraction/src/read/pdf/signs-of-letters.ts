/**
 * Signs for several letters, by the place that Microsoft's fonts give them behind the letters that all agree on (U+10019F): Word tells
 * that place, or what is left of it in two bytes, and 'Quantité' is 'QuanƟté'. None of the four is a letter of an invoice's language.
 */
const ALONE: ReadonlyMap<number, string> = new Map([
  [0x19e, 'tf'],
  [0x19f, 'ti'],
  [0x1a9, 'tt'],
  [0x1ab, 'tti'],
]);
/** A letter too (Ō, as a Japanese name begins): a sign behind a small letter only. */
const BEHIND_SMALL: ReadonlyMap<number, string> = new Map([[0x14c, 'ft']]);
const PLACES = 0x100000;

/** The letters that a sign of a word stands for; undefined where it is a letter itself. */
export function lettersOfSign(code: number, before: string): string | undefined {
  const place = code >= PLACES ? code - PLACES : code;
  return ALONE.get(place) ?? (/\p{Ll}$/u.test(before) ? BEHIND_SMALL.get(place) : undefined);
}
