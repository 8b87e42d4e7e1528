// What a page paints, in the order in which it does: later things lie over earlier ones.
import type { Box } from '../page-model.ts';
import { type Clip, clipOf } from './clip.ts';
import type { Affine } from './glyphs.ts';
import { type Pdfium, withMemory } from './pdfium.ts';

/** One thing on a page: its box in points of the shown page, and its turn among all that is painted. */
export type PageObject = {
  readonly object: number;
  readonly kind: 'text' | 'filled' | 'stroked' | 'image' | 'other';
  readonly box: Box;
  readonly turn: number;
  /** What it is filled with, or its lines are drawn with; undefined where that is a pattern or a picture. */
  readonly colour: Colour | undefined;
  readonly clip?: Clip | undefined;
};

/** Red, green, blue and how much it covers, 0 to 255 each. */
export type Colour = readonly [number, number, number, number];

/** An annotation that hides something or not: a link, what pops up, a form's field (those are made part of the page before). */
const SHOWS_NOTHING: ReadonlySet<number> = new Set([2, 16, 20]);

export type PageObjects = {
  readonly texts: ReadonlyMap<number, PageObject>;
  /** What may cover something alone: filled paths, broad or many lines, images, shadings, annotations. */
  readonly painted: readonly PageObject[];
  /** Rules, which cover nothing unless there are many of them. */
  readonly rules: readonly PageObject[];
  /** Whether all of the page is told: one of very many objects, or of forms deep in one another, is not looked through to its end. */
  readonly isWhole: boolean;
};

const TEXT_OBJECT = 1;
const PATH_OBJECT = 2;
const IMAGE_OBJECT = 3;
const FORM_OBJECT = 5;
/** Points: what is filled and no higher or no wider covers no line of text, nor does a line that is no broader than letters are high. */
const RULE = 2;
const BROAD = 5;
/** Lines of one path that may hatch what is under them. */
const HATCH = 40;
/** A channel as bright as that cannot be told from paper. */
const WHITE = 250;
/** The name of the filter of a JPEG; pdfium writes a zero behind it. */
const JPEG = 'DCTDecode';
/** More than a page that is read has characters, each of which may be an object of its own. */
const MOST_OBJECTS = 100_000;
/** How deep forms lie in one another: pages brought into other programs' pages, and those into others'. */
const DEEPEST = 12;

type Reading = {
  readonly texts: Map<number, PageObject>;
  readonly painted: PageObject[];
  readonly rules: PageObject[];
  turn: number;
  isWhole: boolean;
};

/** All that a page paints; its annotations, stamps among them, lie over everything else. */
export function objectsOf(pdfium: Pdfium, page: number, place: Affine): PageObjects {
  const reading: Reading = { texts: new Map(), painted: [], rules: [], turn: 0, isWhole: true };
  withMemory(pdfium, 24, (out) => {
    const count = pdfium._FPDFPage_CountObjects(page);
    for (let index = 0; index < count && reading.isWhole; index++)
      read(pdfium, pdfium._FPDFPage_GetObject(page, index), { place, out, depth: 0 }, reading);
    readAnnotations(pdfium, page, { place, out, depth: 0 }, reading);
  });
  return reading;
}

type Where = { readonly place: Affine; readonly out: number; readonly depth: number };

function read(pdfium: Pdfium, object: number, where: Where, reading: Reading): void {
  const type = pdfium._FPDFPageObj_GetType(object);
  if (reading.turn >= MOST_OBJECTS || (type === FORM_OBJECT && where.depth === DEEPEST)) {
    reading.isWhole = false;
    return;
  }
  if (type === FORM_OBJECT) {
    const inner = { ...where, place: placeInForm(pdfium, object, where), depth: where.depth + 1 };
    const count = pdfium._FPDFFormObj_CountObjects(object);
    for (let index = 0; index < count && reading.isWhole; index++)
      read(pdfium, pdfium._FPDFFormObj_GetObject(object, index), inner, reading);
    return;
  }
  reading.turn += 1;
  const kind = kindOf(pdfium, object, type, where.out);
  const box = kind && boxOfObject(pdfium, object, where);
  if (!box) return;
  const one: PageObject = { object, kind, box, turn: reading.turn, colour: colourOf(pdfium, object, kind, where.out) };
  if (kind === 'text') reading.texts.set(object, { ...one, clip: clipOf(pdfium, object, where) });
  else if (isRule(pdfium, one, where.out)) reading.rules.push(one);
  else reading.painted.push(one);
}

/** What an object is; nothing where it is a path that paints nothing. */
function kindOf(pdfium: Pdfium, object: number, type: number, out: number): PageObject['kind'] | undefined {
  if (type === TEXT_OBJECT) return 'text';
  if (type === IMAGE_OBJECT) return 'image';
  if (type !== PATH_OBJECT || !pdfium._FPDFPath_GetDrawMode(object, out, out + 4)) return 'other';
  const [fill, stroke] = pdfium.HEAP32.subarray(out >> 2, (out >> 2) + 2);
  return fill !== 0 ? 'filled' : stroke !== 0 ? 'stroked' : undefined;
}

function isRule(pdfium: Pdfium, { object, kind, box }: PageObject, out: number): boolean {
  if (kind !== 'stroked') return box.x1 - box.x0 <= RULE || box.y1 - box.y0 <= RULE;
  if (pdfium._FPDFPath_CountSegments(object) > HATCH) return false;
  return pdfium._FPDFPageObj_GetStrokeWidth(object, out) === 1 && (pdfium.HEAPF32[out >> 2] ?? 0) <= BROAD;
}

function readAnnotations(pdfium: Pdfium, page: number, where: Where, { painted, turn }: Reading): void {
  const count = Math.min(pdfium._FPDFPage_GetAnnotCount(page), MOST_OBJECTS);
  for (let index = 0; index < count; index++) {
    const annotation = pdfium._FPDFPage_GetAnnot(page, index);
    try {
      if (SHOWS_NOTHING.has(pdfium._FPDFAnnot_GetSubtype(annotation))) continue;
      if (!pdfium._FPDFAnnot_GetRect(annotation, where.out)) continue;
      painted.push({ object: 0, kind: 'other', box: boxAt(pdfium, where), turn: turn + 1 + index, colour: undefined });
    } finally {
      pdfium._FPDFPage_CloseAnnot(annotation);
    }
  }
}

function placeInForm(pdfium: Pdfium, form: number, { place, out }: Where): Affine {
  if (!pdfium._FPDFPageObj_GetMatrix(form, out)) return place;
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = pdfium.HEAPF32.slice(out >> 2, (out >> 2) + 6);
  return (x, y) => place(a * x + c * y + e, b * x + d * y + f);
}

function boxOfObject(pdfium: Pdfium, object: number, where: Where): Box | undefined {
  const { out } = where;
  return pdfium._FPDFPageObj_GetBounds(object, out, out + 4, out + 8, out + 12) ? boxAt(pdfium, where) : undefined;
}

/** The box whose left, bottom, right and top pdfium wrote; of an annotation left, top, right and bottom, which is the same here. */
function boxAt(pdfium: Pdfium, { place, out }: Where): Box {
  const at = out >> 2;
  const [left = 0, bottom = 0, right = 0, top = 0] = pdfium.HEAPF32.subarray(at, at + 4);
  const [ax, ay] = place(left, bottom);
  const [bx, by] = place(right, top);
  return { x0: Math.min(ax, bx), y0: Math.min(ay, by), x1: Math.max(ax, bx), y1: Math.max(ay, by) };
}

function colourOf(pdfium: Pdfium, object: number, kind: PageObject['kind'], out: number): Colour | undefined {
  if (kind === 'image' || kind === 'other') return undefined;
  const isTold =
    kind === 'stroked'
      ? pdfium._FPDFPageObj_GetStrokeColor(object, out, out + 4, out + 8, out + 12)
      : pdfium._FPDFPageObj_GetFillColor(object, out, out + 4, out + 8, out + 12);
  if (!isTold) return undefined;
  const at = out >> 2;
  const memory = pdfium.HEAPU32;
  return [memory[at] ?? 0, memory[at + 1] ?? 0, memory[at + 2] ?? 0, memory[at + 3] ?? 0];
}

/** The size of a picture itself, in pixels, however large it is shown. */
export const pixelsOf = (pdfium: Pdfium, image: number): readonly [width: number, height: number] | undefined =>
  withMemory(pdfium, 8, (out) => {
    if (!pdfium._FPDFImageObj_GetImagePixelSize(image, out, out + 4)) return undefined;
    const [width = 0, height = 0] = pdfium.HEAPU32.subarray(out >> 2, (out >> 2) + 2);
    return [width, height];
  });

/** Whether a picture is kept as photographs are (ISO 32000, 7.4.8: DCTDecode is JPEG), be it packed once more. */
export function isJpeg(pdfium: Pdfium, image: number): boolean {
  const last = pdfium._FPDFImageObj_GetImageFilterCount(image) - 1;
  if (last < 0) return false;
  return withMemory(pdfium, JPEG.length + 1, (name) => {
    const length = pdfium._FPDFImageObj_GetImageFilter(image, last, name, JPEG.length + 1);
    return length === JPEG.length + 1 && [...JPEG].every((sign, at) => pdfium.HEAPU8[name + at] === sign.charCodeAt(0));
  });
}

/** Whether something has paper's own colour, or none that can be seen. */
export function isWhite({ colour }: PageObject): boolean {
  if (!colour) return false;
  const [red, green, blue, alpha] = colour;
  return alpha === 0 || (red >= WHITE && green >= WHITE && blue >= WHITE);
}
