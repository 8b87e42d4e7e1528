import sharp from 'sharp';
import type { Bend } from '../bend.ts';
import type { ReadLimits } from '../limits.ts';
import { type Box, boundsOf } from '../page-model.ts';
import { after, inverse, type Projective, scaling, through } from '../projective.ts';
import { ReadRefusal } from '../refusal.ts';
import { clearMargins } from './clear-margins.ts';
import { crisp, crispPrint, LOOK } from './crisp.ts';
import { findBend } from './find-bend.ts';
import { flattenLight } from './flatten-light.ts';
import { type GreyImage, paperLevel } from './grey-image.ts';
import { lightenBands } from './lighten-bands.ts';
import { measurePage, type PageMeasure } from './measure-page.ts';
import { unbend } from './resample.ts';
import type { StraightPage } from './straight-page.ts';

/** An image ready for the recogniser, with the way back to fractions of the page it came from. */
export type PreparedImage = GreyImage & {
  readonly toFractions: Projective;
  readonly bend?: Bend;
  readonly isFar?: true;
};

/** Its size and the way back alone: what a page of its words keeps of it. */
export const placeOf = ({ width, height, toFractions, bend, isFar }: PreparedImage) => ({
  ...{ width, height, toFractions },
  ...(bend && { bend }),
  ...(isFar && { isFar }),
});

export type QuarterTurn = 0 | 90 | 180 | 270;

/** Letters (their median height) too small to read are brought to this many pixels. */
const LETTER_HEIGHT = 23;
/** And tall ones to this many: a page of 300 dpi reads as well at 200, in two thirds of the time; at 180 its small print is lost. */
const ENOUGH_HEIGHT = 17;
/** How much larger a photograph is drawn whose figures are guessed: letters of ten or eleven pixels. */
const FAR = 2;
const LEAST_SKEW = 0.25;
/** Paper that white would outshine. */
const GREY = 225;
const WHITE = 255;

// The reader is one of several processes on the machine; two threads of libvips each would only fight.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Decodes an image into grey, one per page (TIFF may hold several).
 * @throws ReadRefusal TOO_LARGE by the header's dimensions, before a pixel is unpacked; DAMAGED
 */
export async function decodeImage(bytes: Uint8Array, limits: ReadLimits): Promise<GreyImage[]> {
  const open = (page: number) =>
    sharp(bytes, { limitInputPixels: limits.imagePixels, failOn: 'error', page, pages: 1 });
  try {
    const header = await sharp(bytes, { limitInputPixels: false }).metadata();
    if ((header.width ?? 0) * (header.height ?? 0) > limits.imagePixels)
      throw new ReadRefusal('TOO_LARGE', `an image of ${header.width} × ${header.height} pixels`);
    const count = Math.min(header.pages ?? 1, limits.ocrPages);
    const images: GreyImage[] = [];
    for (let page = 0; page < count; page++) {
      const { data, info } = await open(page)
        .autoOrient()
        .flatten({ background: '#ffffff' })
        .toColourspace('b-w')
        .raw()
        .toBuffer({ resolveWithObject: true });
      images.push({
        pixels: new Uint8Array(data.buffer, data.byteOffset, data.length),
        width: info.width,
        height: info.height,
      });
    }
    return images;
  } catch (error) {
    if (error instanceof ReadRefusal) throw error;
    throw new ReadRefusal(
      'DAMAGED',
      `the image cannot be decoded: ${error instanceof Error ? error.message : 'unknown'}`,
      { cause: error },
    );
  }
}

/** Evens the light, sets lines level, and scales the letters to the size that reads best. `turn` is clockwise. */
export async function prepareImage(page: StraightPage, mostPixels: number, turn?: QuarterTurn): Promise<PreparedImage> {
  const even = clearMargins(flattenLight(lightenBands(page.image)));
  const own = paperLevel(even);
  // A blank part of a grainy copy, with nothing whiter beside it, is all ink to the recogniser, which takes minutes for it.
  const paper = page.isPhotograph || own < GREY ? own : WHITE;
  const measure = measurePage(page.isPhotograph ? await crisp(even, LOOK) : even);
  const quarter = turn ?? (measure.isSideways ? 90 : 0);
  const isAskew = Math.abs(measure.skew) >= LEAST_SKEW && !(page.isPhotograph && isBent(measure, page.edges, even));
  const tilt = isAskew ? measure.skew : 0;
  const angle = quarter - tilt;
  const scale = scaleFor(even, measure.letterHeight, mostPixels);
  const width = Math.max(1, Math.round(even.width * scale));
  const height = Math.max(1, Math.round(even.height * scale));
  let pipeline = sharp(even.pixels, { raw: { width: even.width, height: even.height, channels: 1 } });
  if (width !== even.width || height !== even.height)
    pipeline = pipeline.resize(width, height, { kernel: scale > 1 ? 'cubic' : 'lanczos3', fit: 'fill' });
  if (angle !== 0) {
    // rotate() before resize() in one pipeline is reordered by sharp: two steps keep the geometry known.
    const resized = await pipeline.toColourspace('b-w').raw().toBuffer();
    pipeline = sharp(resized, { raw: { width, height, channels: 1 } }).rotate(angle, {
      background: { r: paper, g: paper, b: paper },
    });
  }
  const { data, info } = await pipeline.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  const pixels =
    info.channels === 1 ? new Uint8Array(data.buffer, data.byteOffset, data.length) : firstChannel(data, info.channels);
  const back = wayBack({ width, height }, info, angle);
  const level: GreyImage = { pixels, width: info.width, height: info.height };
  const there = inverse(after(scaling(even.width, even.height), back));
  const bend = bendThrough(there, measure.letters, page.edges, level);
  const flat = bend ? unbend(level, bend, paper) : level;
  return {
    ...(page.isPhotograph ? await crispPrint(flat) : flat),
    ...(bend && { bend }),
    ...(page.isPhotograph && scale >= FAR && { isFar: true as const }),
    toFractions: after(page.toFractions, back),
  };
}

/**
 * Whether a page that was seen from straight above has lines that are bent, not askew: turned by the mean of their slopes they
 * are not level yet. Its columns would lean by it, and what stands in one row at both sides would part.
 */
function isBent({ isSideways, letters, skew }: PageMeasure, edges: StraightPage['edges'], image: GreyImage): boolean {
  if (isSideways) return false;
  const there = inverse(after(scaling(image.width, image.height), wayBack(image, image, -skew)));
  return bendThrough(there, letters, edges, image) !== undefined;
}

/** How lines are bent where letters land, and the edges that run across the page there. */
function bendThrough(
  map: Projective,
  letters: readonly Box[],
  edges: StraightPage['edges'] = [],
  { width, height }: GreyImage,
): Bend | undefined {
  const landed = edges.map((edge) => edge.map((place) => through(map, place)).map(([x, y]) => ({ x, y })));
  const across = landed.filter((edge) => {
    const [first, last] = [edge[0], edge.at(-1)];
    return first && last && Math.abs(last.x - first.x) > Math.abs(last.y - first.y);
  });
  return findBend(boxesThrough(map, letters), width, height, across);
}

/** Around where boxes land. */
const boxesThrough = (map: Projective, boxes: readonly Box[]): Box[] =>
  boxes.map(({ x0, y0, x1, y1 }) => {
    const corners = [through(map, [x0, y0]), through(map, [x1, y0]), through(map, [x1, y1]), through(map, [x0, y1])];
    return boundsOf(corners.map(([x, y]) => ({ x0: x, y0: y, x1: x, y1: y })));
  });

function scaleFor(image: GreyImage, letterHeight: number, mostPixels: number): number {
  const most = Math.sqrt(mostPixels / (image.width * image.height));
  if (letterHeight === 0) return Math.min(1, most);
  return Math.min(letterScale(letterHeight), most);
}

/** A few pixels off is what the recogniser is used to; resampling then only costs sharpness. */
function letterScale(letterHeight: number): number {
  if (letterHeight * 1.6 < LETTER_HEIGHT) return Math.min(3, LETTER_HEIGHT / letterHeight);
  return letterHeight > 1.15 * ENOUGH_HEIGHT ? Math.max(0.4, ENOUGH_HEIGHT / letterHeight) : 1;
}

function firstChannel(data: Buffer, channels: number): Uint8Array {
  const out = new Uint8Array(data.length / channels);
  for (let at = 0; at < out.length; at++) out[at] = data[at * channels] ?? 0;
  return out;
}

/** sharp turns clockwise about the middle and grows the canvas to fit. */
function wayBack(
  before: { width: number; height: number },
  after: { width: number; height: number },
  angle: number,
): Projective {
  const radians = (angle * Math.PI) / 180;
  const cos = Math.cos(radians);
  const sin = Math.sin(radians);
  const [cx, cy] = [after.width / 2, after.height / 2];
  const [ox, oy] = [before.width / 2, before.height / 2];
  return {
    a: cos / before.width,
    c: sin / before.width,
    e: (ox - cos * cx - sin * cy) / before.width,
    b: -sin / before.height,
    d: cos / before.height,
    f: (oy + sin * cx - cos * cy) / before.height,
    g: 0,
    h: 0,
  };
}
