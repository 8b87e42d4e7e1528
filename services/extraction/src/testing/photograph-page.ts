import { type Random, seededRandom } from '@comptoir/testing';
import sharp from 'sharp';
import type { GreyImage } from '../read/ocr/grey-image.ts';
import { inverse, ofUnitSquare, type Point, type Quad, through } from '../read/projective.ts';

/** What a photograph of a page suffers from: from above on a desk, or that with one thing more, or all of it in measure. */
export const PHOTOGRAPHS = [
  'straight',
  'angled',
  'shaded',
  'blurred',
  'turned',
  'curled',
  'pale',
  'close',
  'snapshot',
] as const;
export type PhotographKind = (typeof PHOTOGRAPHS)[number];

/** Twelve million pixels and less: what telephones take, and what they send. */
const LONGER_SIDES = [2600, 4000] as const;
const SHAPE = 3 / 4;

export type Photograph = {
  /** Pixels, as the camera held them; the page stands in them upright. */
  readonly image: GreyImage;
  /** The pixel that shows a place of the page, which is told in shares of its width and height. */
  readonly seenAt: (place: Point) => Point;
  readonly jpeg: Uint8Array;
};

/** How a page is seen; each but `sides` of the unit that its use says. */
type Taking = {
  /** Where the corners of the page lie, in pixels. */
  readonly corners: Quad;
  readonly width: number;
  readonly height: number;
  /** Shares of the page's height by which its middle rises between its sides, and where along its width. */
  readonly curl: number;
  readonly crest: number;
  /** Share of the light that the far end of the page gets less, and the way there in radians. */
  readonly dusk: number;
  readonly dusky: number;
  /** Share of the light that a shadow's edge across the page takes away. */
  readonly shadow: number;
  /** Brightness of the paper and of the ink on it. */
  readonly paper: number;
  readonly ink: number;
  /** Pixels, deviation of a Gaussian. */
  readonly blur: number;
  readonly grain: number;
  readonly quality: number;
  readonly turn: 0 | 90 | 180 | 270;
  /** Whether the file says that it is turned, as EXIF does. */
  readonly tellsTurn: boolean;
};

/**
 * A page as somebody photographed it with a telephone, a JPEG; the same for the same page, kind and seed.
 * @param draw the page at so many pixels high, or about
 */
export async function photographPage(
  draw: (height: number) => GreyImage,
  kind: PhotographKind,
  seed: number,
): Promise<Photograph> {
  const random = seededRandom(seed);
  const taking = takingOf(kind, random);
  const page = draw(Math.round(heightOf(taking.corners)));
  const image = expose(page, taking, random);
  const { width, height } = image;
  const seen = sharp(image.pixels, { raw: { width, height, channels: 1 } });
  const sharpened = await seen.blur(taking.blur).toColourspace('b-w').raw().toBuffer();
  for (let at = 0; at < sharpened.length; at++)
    sharpened[at] = bounded((sharpened[at] ?? 0) + (2 * random.next() - 1) * taking.grain);
  const turned = await sharp(sharpened, { raw: { width, height, channels: 1 } })
    .rotate(taking.turn)
    .toColourspace('b-w')
    .jpeg({ quality: taking.quality })
    .toBuffer();
  const jpeg = taking.tellsTurn ? await withOrientation(turned, taking.turn) : turned;
  return {
    image: { pixels: new Uint8Array(sharpened), width, height },
    seenAt: (place) => seenAt(taking, place),
    jpeg,
  };
}

const seenAt = (taking: Taking, [u, v]: Point): Point =>
  through(ofUnitSquare(taking.corners), [u, v - riseAt(taking, u)]);

/** A sheet that does not lie flat: lines rise to a crest along its width and fall behind it; shares of the height. */
const riseAt = ({ curl, crest }: Pick<Taking, 'curl' | 'crest'>, u: number): number =>
  curl * (Math.cos((u - crest) * 4) - 0.6);

/** EXIF's word for what has to be done before it is shown: 6 a quarter clockwise, 3 half a turn, 8 a quarter back. */
const UNDONE_BY = { 0: 1, 90: 8, 180: 3, 270: 6 } as const;
const withOrientation = (jpeg: Uint8Array, turn: Taking['turn']): Promise<Uint8Array> =>
  sharp(jpeg).withMetadata({ orientation: UNDONE_BY[turn] }).toBuffer();

function takingOf(kind: PhotographKind, random: Random): Taking {
  const height = random.whole(...LONGER_SIDES);
  const width = Math.round(SHAPE * height);
  const among = (least: number, most: number) => least + (most - least) * random.next();
  const all = kind === 'snapshot';
  const paper = kind === 'pale' ? among(150, 190) : among(205, 235);
  const isTurned = kind === 'turned';
  return {
    ...{ width, height },
    corners: cornersIn(width, height, kind, random),
    curl: kind === 'curled' ? among(0.012, 0.03) : all ? among(0, 0.012) : 0,
    crest: among(0.2, 0.8),
    dusk: kind === 'shaded' ? among(0.25, 0.5) : all ? among(0.1, 0.3) : 0.06,
    dusky: among(0, 2 * Math.PI),
    shadow: kind === 'shaded' ? among(0.25, 0.45) : all ? among(0.1, 0.3) : 0,
    paper,
    ink: kind === 'pale' ? paper - among(45, 75) : among(25, 55),
    blur: kind === 'blurred' ? among(1.4, 2.4) : all ? among(0.7, 1.2) : 0.6,
    grain: all ? among(4, 12) : 5,
    quality: random.whole(60, 85),
    turn: isTurned ? random.pick([90, 180, 270] as const) : 0,
    tellsTurn: isTurned && random.next() < 0.5,
  };
}

/** A page of the shape of A4 in the middle of the picture, as far off a rectangle as the kind says. */
function cornersIn(width: number, height: number, kind: PhotographKind, random: Random): Quad {
  const among = (least: number, most: number) => least + (most - least) * random.next();
  const isClose = kind === 'close';
  // Taken from close by, the picture shows the page alone and its corners lie outside of it.
  const share = isClose
    ? among(1.02, 1.05)
    : kind === 'angled' || kind === 'snapshot'
      ? among(0.7, 0.8)
      : among(0.82, 0.92);
  const reach = kind === 'angled' ? among(0.06, 0.14) : kind === 'snapshot' ? among(0.03, 0.09) : isClose ? 0.04 : 0;
  const down = share * height;
  const across = Math.min(share * width, down / Math.SQRT2);
  const tilt = (among(-1, 1) * (isClose ? 1 : 4) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  // One side and one end are farther away, and smaller for it.
  const [leftward, upward] = [among(-1, 1) * reach, (random.next() < 0.5 ? -1 : 1) * reach];
  const corner = (x: number, y: number): readonly [number, number] => {
    const near = 1 + (isClose ? reach : 0) + 2 * leftward * x * 0.6 + 2 * upward * y * 0.8;
    const [px, py] = [x * across * near, y * down * near * (1 - reach)];
    return [width / 2 + cos * px - sin * py, height / 2 + sin * px + cos * py];
  };
  return [corner(-0.5, -0.5), corner(0.5, -0.5), corner(0.5, 0.5), corner(-0.5, 0.5)];
}

const heightOf = ([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: Quad): number =>
  (Math.hypot(x3 - x0, y3 - y0) + Math.hypot(x2 - x1, y2 - y1)) / 2;

/** The picture: page, desk and light. */
function expose(page: GreyImage, taking: Taking, random: Random): GreyImage {
  const { width, height, paper, ink } = taking;
  const toUnit = inverse(ofUnitSquare(taking.corners));
  const desk = deskOf(random);
  const light = lightOf(taking, random);
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [u, v] = through(toUnit, [x + 0.5, y + 0.5]);
      const bent = v + riseAt(taking, u);
      const isPage = u >= 0 && u < 1 && bent >= 0 && bent < 1;
      const level = isPage
        ? ink + ((paper - ink) * levelAt(page, u * page.width, bent * page.height)) / 255
        : desk(x, y);
      pixels[y * width + x] = bounded(level * light(x, y));
    }
  }
  return { pixels, width, height };
}

/** A desk: dark, or as bright as pale wood, with a grain that runs along it. */
function deskOf(random: Random): (x: number, y: number) => number {
  const base = random.whole(30, 135);
  const [pitch, wave, depth] = [9 + 20 * random.next(), 200 + 300 * random.next(), 4 + 10 * random.next()];
  return (x, y) => base + depth * Math.sin(y / pitch + 3 * Math.sin(x / wave)) + 0.4 * depth * Math.sin(x / 37 + y / 5);
}

/** How much of the light a place gets: less towards one side, and less yet behind the soft edge of a shadow. */
function lightOf({ width, height, dusk, dusky, shadow }: Taking, random: Random): (x: number, y: number) => number {
  const [cos, sin] = [Math.cos(dusky), Math.sin(dusky)];
  const edge = 2 * Math.PI * random.next();
  const [across, down] = [Math.cos(edge), Math.sin(edge)];
  const [off, soft] = [0.3 * (random.next() - 0.5), 0.01 + 0.03 * random.next()];
  return (x, y) => {
    const [px, py] = [x / width - 0.5, y / height - 0.5];
    const behind = 1 / (1 + Math.exp(-(across * px + down * py - off + 0.05 * Math.sin(5 * (px - py))) / soft));
    return (1 - dusk * (0.5 + (cos * px + sin * py) / Math.SQRT2)) * (1 - shadow * behind);
  };
}

/** Between the four pixels around a place. */
function levelAt({ pixels, width, height }: GreyImage, x: number, y: number): number {
  const [fx, fy] = [Math.max(0, Math.min(width - 1.001, x - 0.5)), Math.max(0, Math.min(height - 1.001, y - 0.5))];
  const [left, top] = [Math.floor(fx), Math.floor(fy)];
  const at = top * width + left;
  const [dx, dy] = [fx - left, fy - top];
  const upper = (pixels[at] ?? 255) * (1 - dx) + (pixels[at + 1] ?? 255) * dx;
  const lower = (pixels[at + width] ?? 255) * (1 - dx) + (pixels[at + width + 1] ?? 255) * dx;
  return upper * (1 - dy) + lower * dy;
}

const bounded = (level: number): number => Math.max(0, Math.min(255, level));
