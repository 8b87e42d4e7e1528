import { after, cornersOf, inverse, ofUnitSquare, type Projective, scaling, through } from '../projective.ts';
import { clearAround } from './clear-around.ts';
import { cutPaper } from './cut-paper.ts';
import { findPage } from './find-page.ts';
import { type GreyImage, shrinkTo } from './grey-image.ts';
import { along, edgesOf, type Outline } from './page-outline.ts';
import { resample } from './resample.ts';
import type { StraightPage } from './straight-page.ts';

/** Share of the longer side. */
const RIM = 0.004;

/**
 * The page that a picture shows, where it shows one on something else; the picture itself where it does not. What lies
 * around a page costs the recogniser minutes, and lines that converge cost it words.
 */
export function straightenPage(image: GreyImage, mostPixels: number): StraightPage {
  const found = findPage(image);
  if (!found) return cutPaper(image) ?? { image: clearAround(image), toFractions: scaling(1, 1), isPhotograph: false };
  const { outline } = found;
  // Of a sheet that does not lie flat, parts reach beyond its straight sides.
  const [left, top] = [-Math.max(...outline.left.offs), -Math.max(...outline.top.offs)];
  const [right, bottom] = [1 + Math.max(...outline.right.offs), 1 + Math.max(...outline.bottom.offs)];
  const toQuad = { ...scaling(right - left, bottom - top), e: left, f: top };
  const toPicture = after(ofUnitSquare(found.quad), toQuad);
  const size = sizeOf(toPicture, mostPixels);
  // A picture of more pixels than the page gets is made smaller first, so that none of them is passed over.
  const fitting = shrinkTo(image, Math.max(image.width, image.height) * size.scale * 1.5);
  const toFitting = after(scaling(fitting.width / image.width, fitting.height / image.height), toPicture);
  const straight = resample(
    fitting,
    size.width,
    size.height,
    after(toFitting, scaling(1 / size.width, 1 / size.height)),
  );
  const pixelsToQuad = after(toQuad, scaling(1 / size.width, 1 / size.height));
  paperOver(straight, outline, pixelsToQuad);
  const toPixels = inverse(pixelsToQuad);
  return {
    image: straight,
    toFractions: after(scaling(1 / image.width, 1 / image.height), toPicture),
    isPhotograph: true,
    edges: edgesOf(outline).map((edge) => edge.map((place) => through(toPixels, place))),
  };
}

/** Papers over what lies beyond the page's edge, and a rim, for edges are found to a few pixels: as bright as the page there. */
function paperOver(
  { pixels, width, height }: GreyImage,
  { top, right, bottom, left }: Outline,
  toQuad: Projective,
): void {
  const rim = Math.ceil(RIM * Math.max(width, height));
  const rowAt = (v: number) => Math.round((v - toQuad.f) / toQuad.d);
  const columnAt = (u: number) => Math.round((u - toQuad.e) / toQuad.a);
  for (let x = 0; x < width; x++) {
    const u = toQuad.a * x + toQuad.e;
    const [first, last] = [rowAt(-along(top.offs, u)) + rim, rowAt(1 + along(bottom.offs, u)) - rim];
    const [above, under] = [along(top.levels, u), along(bottom.levels, u)];
    for (let y = 0; y < first; y++) pixels[y * width + x] = above;
    for (let y = Math.max(0, last); y < height; y++) pixels[y * width + x] = under;
  }
  for (let y = 0; y < height; y++) {
    const v = toQuad.d * y + toQuad.f;
    const first = Math.max(0, columnAt(-along(left.offs, v)) + rim);
    const last = Math.max(0, columnAt(1 + along(right.offs, v)) - rim);
    pixels.fill(along(left.levels, v), y * width, y * width + first);
    pixels.fill(along(right.levels, v), y * width + last, (y + 1) * width);
  }
}

/** As many pixels as the page has in the picture, up to what a page may have. */
function sizeOf(toPicture: Projective, mostPixels: number): { width: number; height: number; scale: number } {
  const corners = cornersOf(1, 1).map((corner) => through(toPicture, corner));
  const [top = 0, right = 0, bottom = 0, left = 0] = corners.map(([x, y], at) => {
    const [nx, ny] = corners[(at + 1) % 4] ?? [x, y];
    return Math.hypot(nx - x, ny - y);
  });
  const [width, height] = [(top + bottom) / 2, (left + right) / 2];
  const scale = Math.min(1, Math.sqrt(mostPixels / (width * height)));
  return { width: Math.max(1, Math.round(scale * width)), height: Math.max(1, Math.round(scale * height)), scale };
}
