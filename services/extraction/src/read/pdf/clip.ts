// What cuts an object on a page: outside of it nothing of the object is painted.
import type { Box } from '../page-model.ts';
import type { Affine } from './glyphs.ts';
import type { Pdfium } from './pdfium.ts';

/** Outside of `box` nothing is shown, and within it all where what cuts `isStraight`: a rectangle as upright as the page. */
export type Clip = { readonly box: Box; readonly isStraight: boolean };

/** Of the paths that cut one object, and of their corners, so many are looked at. */
const MOST_CLIPS = 20;
const MOST_SEGMENTS = 200;

/**
 * What the paths that cut an object have in common, each by the box around it; undefined where nothing cuts it.
 * @param out memory for two floats
 */
export function clipOf(pdfium: Pdfium, object: number, where: Where): Clip | undefined {
  const clips = pdfium._FPDFPageObj_GetClipPath(object);
  const count = clips === 0 ? 0 : Math.min(pdfium._FPDFClipPath_CountPaths(clips), MOST_CLIPS);
  let clip: Clip | undefined;
  for (let path = 0; path < count; path++) {
    const corners = cornersOf(pdfium, { clips, path }, where);
    if (corners.length === 0) continue;
    const box = boxAround(corners);
    const isStraight = areStraight(corners);
    clip = clip ? { box: inBoth(clip.box, box), isStraight: clip.isStraight && isStraight } : { box, isStraight };
  }
  return clip;
}

type Where = { readonly place: Affine; readonly out: number };
type Corner = readonly [number, number];

function cornersOf(
  pdfium: Pdfium,
  { clips, path }: { readonly clips: number; readonly path: number },
  { place, out }: Where,
): Corner[] {
  const count = Math.min(pdfium._FPDFClipPath_CountPathSegments(clips, path), MOST_SEGMENTS);
  return Array.from({ length: count }, (_, index): Corner => {
    const segment = pdfium._FPDFClipPath_GetPathSegment(clips, path, index);
    pdfium._FPDFPathSegment_GetPoint(segment, out, out + 4);
    return place(pdfium.HEAPF32[out >> 2] ?? 0, pdfium.HEAPF32[(out >> 2) + 1] ?? 0);
  });
}

const boxAround = (corners: readonly Corner[]): Box => ({
  x0: Math.min(...corners.map(([x]) => x)),
  y0: Math.min(...corners.map(([, y]) => y)),
  x1: Math.max(...corners.map(([x]) => x)),
  y1: Math.max(...corners.map(([, y]) => y)),
});

/** Whether corners are those of a rectangle that stands upright: four, perhaps the first once more, each beside or over the next. */
const areStraight = (corners: readonly Corner[]): boolean =>
  corners.length <= 5 &&
  corners.every(([x, y], at) => {
    const [nextX, nextY] = corners[(at + 1) % corners.length] ?? [x, y];
    return Math.abs(nextX - x) < 0.1 || Math.abs(nextY - y) < 0.1;
  });

const inBoth = (a: Box, b: Box): Box => ({
  x0: Math.max(a.x0, b.x0),
  y0: Math.max(a.y0, b.y0),
  x1: Math.min(a.x1, b.x1),
  y1: Math.min(a.y1, b.y1),
});
