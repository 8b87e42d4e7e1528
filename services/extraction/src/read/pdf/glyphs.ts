import type { Box } from '../page-model.ts';
import type { Glyph } from './accents.ts';
import { lineOfLetter } from './line-of-letter.ts';
import { type Pdfium, withMemory } from './pdfium.ts';
import type { TurnedLetter } from './turned-lines.ts';

/** From a page's own space to the page as a person sees it, in points. */
export type Affine = (x: number, y: number) => [number, number];

/** A line runs up or down the page where it goes so much less across: a stamp's slope is no such line. */
const STEEP = 0.1;
/** Device units over a page for FPDF_PageToDevice, which answers in integers. */
const DEVICE = 1 << 20;

/** From page space (origin bottom left of the media box, before /Rotate) to the shown page (top left, points). */
export function placeOnPage(pdfium: Pdfium, page: number, width: number, height: number): Affine {
  return withMemory(pdfium, 8, (out) => {
    const device = (x: number, y: number): [number, number] => {
      pdfium._FPDF_PageToDevice(page, 0, 0, DEVICE, DEVICE, 0, x, y, out, out + 4);
      return [
        ((pdfium.HEAP32[out >> 2] ?? 0) / DEVICE) * width,
        ((pdfium.HEAP32[(out >> 2) + 1] ?? 0) / DEVICE) * height,
      ];
    };
    const [ox, oy] = device(0, 0);
    const [rx, ry] = device(1000, 0);
    const [ux, uy] = device(0, 1000);
    return (x, y) => [ox + (x * (rx - ox) + y * (ux - ox)) / 1000, oy + (x * (ry - oy) + y * (uy - oy)) / 1000];
  });
}

/** Every glyph of a page in the order of the file. */
export function glyphsOf(
  pdfium: Pdfium,
  text: number,
  place: Affine,
  { count, rect }: { readonly count: number; readonly rect: number },
): Glyph[] {
  return Array.from({ length: count }, (_, index): Glyph => {
    const code = pdfium._FPDFText_GetUnicode(text, index);
    return { code, box: isSpace(code) ? undefined : boxOf(pdfium, text, place, { index, rect }) };
  });
}

/**
 * Some writers leave out how high their font's letters rise and fall: all boxes are flat then, no letter follows another by its height,
 * and every word is a cell of its own. Others set letters of one point by a matrix, with the same outcome. And fonts for formulas say how
 * high a bracket may grow: Cambria rises five and a half times its size, and three lines are one row. Then the size that the letter is
 * set in tells its height; of a box of usual height, in points, nobody asks.
 */
const USUAL = { from: 4, to: 20 } as const;
/** A letter's box is so many times the size it is set in. */
const FLAT = 0.5;
const EXAGGERATED = 2.2;
const ASCENT = 0.75;
const DESCENT = 0.2;

/** A glyph's box on the page as shown; undefined where it has none. `rect` is memory for four floats. */
export function boxOf(
  pdfium: Pdfium,
  text: number,
  place: Affine,
  { index, rect }: { readonly index: number; readonly rect: number },
): Box | undefined {
  if (!pdfium._FPDFText_GetLooseCharBox(text, index, rect)) return undefined;
  // One by one: a view of the four, made for each character of a page, cost more than asking for its box.
  const at = rect >> 2;
  const floats = pdfium.HEAPF32;
  const [left = 0, right = 0] = [floats[at], floats[at + 2]];
  let [top = 0, bottom = 0] = [floats[at + 1], floats[at + 3]];
  const height = top - bottom;
  if (height < USUAL.from || height > USUAL.to) {
    const line = lineOfLetter(pdfium, text, index);
    if (line && (height < FLAT * line.size || height > EXAGGERATED * line.size)) {
      top = line.base + ASCENT * line.size;
      bottom = line.base - DESCENT * line.size;
    }
  }
  const [ax, ay] = place(left, top);
  const [bx, by] = place(right, bottom);
  return { x0: Math.min(ax, bx), y0: Math.min(ay, by), x1: Math.max(ax, bx), y1: Math.max(ay, by) };
}

/** Which way a character's line runs on the page as shown. */
export function wayOf(pdfium: Pdfium, text: number, place: Affine, index: number): 'along' | TurnedLetter['runs'] {
  const clockwise = pdfium._FPDFText_GetCharAngle(text, index);
  const [ox, oy] = place(0, 0);
  const [x, y] = place(Math.cos(clockwise), -Math.sin(clockwise));
  if (Math.abs(x - ox) > STEEP * Math.abs(y - oy)) return 'along';
  return y < oy ? 'up' : 'down';
}

/** Every sign that parts words and draws nothing. */
export function isSpace(code: number): boolean {
  return (
    code === 0x20 ||
    code === 0x09 ||
    code === 0x0a ||
    code === 0x0d ||
    code === 0xa0 ||
    (code >= 0x2000 && code <= 0x200b) ||
    code === 0x202f ||
    code === 0x3000
  );
}
