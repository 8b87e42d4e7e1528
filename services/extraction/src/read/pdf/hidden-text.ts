import type { Box, Word } from '../page-model.ts';
import { type Pdfium, withMemory } from './pdfium.ts';

/** A word that is in the file and that nobody who looks at the page can see. */
export type HiddenWord = Word & { readonly why: 'outside' | 'invisible' | 'white' };

const TEXT_OBJECT = 1;
const PATH_OBJECT = 2;
const IMAGE_OBJECT = 3;
/** Text render mode 3 of ISO 32000-1, table 106: neither filled nor stroked. */
const INVISIBLE = 3;
/** A channel as bright as that cannot be told from paper. */
const WHITE = 250;
const MOST_OBJECTS = 2000;

type Place = (x: number, y: number) => [number, number];

/**
 * Says of a word, by its first character, why it cannot be seen, or nothing. Invisible text over an image is a scanner's
 * own text layer, and white text on something painted is a heading: both are seen.
 */
export function createEyes(
  pdfium: Pdfium,
  { page, text, place, width, height }: { page: number; text: number; place: Place; width: number; height: number },
): (index: number, box: Box) => HiddenWord['why'] | undefined {
  let painted: PaintedBox[] | undefined;
  const paintedBoxes = () => {
    painted ??= findPainted(pdfium, page, place);
    return painted;
  };
  const hasImage = () => paintedBoxes().some(({ isImage }) => isImage);
  const isOnPaint = (box: Box) => {
    const [x, y] = middle(box);
    return paintedBoxes().some((one) => x >= one.x0 && x <= one.x1 && y >= one.y0 && y <= one.y1);
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
    if (look === 'invisible') return hasImage() ? undefined : look;
    return look === 'white' && !isOnPaint(box) ? look : undefined;
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
        isImage: type === IMAGE_OBJECT,
      });
    }
  });
  return boxes;
}

/** Whether a text or a path is filled with paper's own colour, or with nothing that can be seen. */
function isWhite(pdfium: Pdfium, object: number): boolean {
  return withMemory(pdfium, 16, (out) => {
    if (!pdfium._FPDFPageObj_GetFillColor(object, out, out + 4, out + 8, out + 12)) return false;
    const [red = 0, green = 0, blue = 0, alpha = 0] = pdfium.HEAPU32.subarray(out >> 2, (out >> 2) + 4);
    return alpha === 0 || (red >= WHITE && green >= WHITE && blue >= WHITE);
  });
}
