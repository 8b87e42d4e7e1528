import type { Box } from '../page-model.ts';

/** A glyph of a page in the order of the file: no box where it is a space. */
export type Glyph = { readonly code: number; readonly box: Box | undefined };

/** What was drawn apart from its letter: the letters as they are meant, and the glyphs that are none of their own. */
export type AccentsApart = {
  /** By the place of the letter in the file. */
  readonly letters: ReadonlyMap<number, string>;
  /** Places of the accents, and of the spaces that were seen around them. */
  readonly dropped: ReadonlySet<number>;
};

/** Accents as signs of their own, and as they combine. */
const COMBINING: ReadonlyMap<number, string> = new Map([
  [0x60, '\u0300'],
  [0xb4, '\u0301'],
  [0x5e, '\u0302'],
  [0x2c6, '\u0302'],
  [0x7e, '\u0303'],
  [0x2dc, '\u0303'],
  [0xa8, '\u0308'],
  [0x2da, '\u030a'],
  [0xb8, '\u0327'],
  [0x2c7, '\u030c'],
]);
const DOTLESS: Readonly<Record<string, string>> = { ı: 'i', ȷ: 'j' };

const combining = (code: number): string | undefined =>
  COMBINING.get(code) ?? (code >= 0x300 && code <= 0x36f ? String.fromCodePoint(code) : undefined);

/** Whether a glyph may be an accent: a cheap question, asked of each on a page. */
export const isAccentCode = (code: number): boolean => (code === 0x5e || code >= 0x60) && combining(code) !== undefined;

/**
 * TeX's older fonts have no 'é': it is an 'e' with an acute drawn over it, which is given somewhere else on its line, with
 * spaces around it that nobody set. An accent belongs to the letter whose box its middle lies in; one that lies in none is
 * a sign of its own ('d´une').
 */
export function accentsApart(glyphs: readonly Glyph[]): AccentsApart {
  const letters = new Map<number, string>();
  const dropped = new Set<number>();
  glyphs.forEach(({ code, box: accent }, at) => {
    const mark = accent && isAccentCode(code) ? combining(code) : undefined;
    if (!accent || !mark) return;
    const middle = (accent.x0 + accent.x1) / 2;
    const base = glyphs.findIndex(
      ({ code: other, box }, index) =>
        box !== undefined &&
        !letters.has(index) &&
        box.x0 < middle &&
        middle < box.x1 &&
        2 * (Math.min(box.y1, accent.y1) - Math.max(box.y0, accent.y0)) > accent.y1 - accent.y0 &&
        /\p{L}/u.test(String.fromCodePoint(other)),
    );
    const letter = String.fromCodePoint(glyphs[base]?.code ?? 0);
    const whole = `${DOTLESS[letter] ?? letter}${mark}`.normalize('NFC');
    if (base < 0 || [...whole].length !== 1) return;
    letters.set(base, whole);
    dropped.add(at);
    for (const beside of [at - 1, at + 1]) if (glyphs[beside] && !glyphs[beside].box) dropped.add(beside);
  });
  return { letters, dropped };
}
