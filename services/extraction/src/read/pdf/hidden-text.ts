import type { Box, Word } from '../page-model.ts';
import { type Pdfium, withMemory } from './pdfium.ts';

/**
 * A word that is in the file and that nobody who looks at the page can see; `laid` is invisible over a picture, where a scanner lays what
 * it recognised.
 */
export type HiddenWord = Word & { readonly why: 'outside' | 'invisible' | 'white' | 'laid' };

const TEXT_OBJECT = 1;
const PATH_OBJECT = 2;
const IMAGE_OBJECT = 3;
const FORM_OBJECT = 5;
/** Text render mode 3 of ISO 32000-1, table 106: neither filled nor stroked. */
const INVISIBLE = 3;
/** A channel as bright as that cannot be told from paper. */
const WHITE = 250;
const MOST_OBJECTS = 2000;
/** Of a form on the page, and how deep forms lie in one another. */
const MOST_OF_FORM = 50;
const DEEPEST = 3;

type Place = (x: number, y: number) => [number, number];

/** Says of a word, by its first character, why it cannot be seen, or nothing: white text on something painted is a heading. */
export function createEyes(
  pdfium: Pdfium,
  { page, text, place, width, height }: { page: number; text: number; place: Place; width: number; height: number },
): (index: number, box: Box) => HiddenWord['why'] | undefined {
  let painted: PaintedBox[] | undefined;
  const paintedBoxes = () => {
    painted ??= findPainted(pdfium, page, place);
    return painted;
  };
  const paintUnder = (box: Box) => {
    const [x, y] = middle(box);
    return paintedBoxes().filter((one) => x >= one.x0 && x <= one.x1 && y >= one.y0 && y <= one.y1);
  };
  // Many words are of one text object: it is asked once.
  const looks = new Map<number, 'invisible' | 'white' | 'plain'>();
  const lookOf = (object: number) => {
    const known = looks.get(object);
    if (known) return known;
    const isInvisible = pdfium._FPDFTextObj_GetTextRenderMode(object) === INVISIBLE;
    const look = isInvisible ? 'invisible' : isWhite(pdfium, object) ? 'white' : 'plain';
    looks.set(object, look);
    return look;
  };
  return (index, box) => {
    const [x, y] = middle(box);
    if (x < 0 || y < 0 || x > width || y > height) return 'outside';
    const object = pdfium._FPDFText_GetTextObject(text, index);
    const look = object === 0 ? 'plain' : lookOf(object);
    if (look === 'invisible') return paintUnder(box).some(({ isImage }) => isImage) ? 'laid' : look;
    return look === 'white' && paintUnder(box).length === 0 ? look : undefined;
  };
}

const middle = (box: Box): [number, number] => [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2];

type PaintedBox = Box & { readonly isImage: boolean };

/** Where anything but text is painted that is not white itself, in points of the shown page. */
function findPainted(pdfium: Pdfium, page: number, place: Place): PaintedBox[] {
  const boxes: PaintedBox[] = [];
  const count = Math.min(pdfium._FPDFPage_CountObjects(page), MOST_OBJECTS);
  withMemory(pdfium, 16, (out) => {
    for (let index = 0; index < count; index++) {
      const object = pdfium._FPDFPage_GetObject(page, index);
      const type = pdfium._FPDFPageObj_GetType(object);
      if (type === TEXT_OBJECT || (type === PATH_OBJECT && isWhite(pdfium, object))) continue;
      if (!pdfium._FPDFPageObj_GetBounds(object, out, out + 4, out + 8, out + 12)) continue;
      const [left = 0, bottom = 0, right = 0, top = 0] = pdfium.HEAPF32.subarray(out >> 2, (out >> 2) + 4);
      const [ax, ay] = place(left, bottom);
      const [bx, by] = place(right, top);
      boxes.push({
        ...{ x0: Math.min(ax, bx), y0: Math.min(ay, by), x1: Math.max(ax, bx), y1: Math.max(ay, by) },
        isImage: isImage(pdfium, object),
      });
    }
  });
  return boxes;
}

/** Whether an object is an image, or a form that holds one. */
function isImage(pdfium: Pdfium, object: number, depth = 0): boolean {
  const type = pdfium._FPDFPageObj_GetType(object);
  if (type !== FORM_OBJECT || depth === DEEPEST) return type === IMAGE_OBJECT;
  const count = Math.min(pdfium._FPDFFormObj_CountObjects(object), MOST_OF_FORM);
  return Array.from({ length: count }, (_, at) => pdfium._FPDFFormObj_GetObject(object, at)).some((one) =>
    isImage(pdfium, one, depth + 1),
  );
}

/** Whether a text or a path is filled with paper's own colour, or with nothing that can be seen. */
function isWhite(pdfium: Pdfium, object: number): boolean {
  return withMemory(pdfium, 16, (out) => {
    if (!pdfium._FPDFPageObj_GetFillColor(object, out, out + 4, out + 8, out + 12)) return false;
    const [red = 0, green = 0, blue = 0, alpha = 0] = pdfium.HEAPU32.subarray(out >> 2, (out >> 2) + 4);
    return alpha === 0 || (red >= WHITE && green >= WHITE && blue >= WHITE);
  });
}
