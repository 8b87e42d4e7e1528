import type { Word } from '../page-model.ts';
import { inverse, scaling, through } from '../projective.ts';
import { believable, isLegible, wordsOf } from './believable.ts';
import { bendOfRows } from './bend-of-rows.ts';
import { type GreyImage, shrinkTo } from './grey-image.ts';
import type { ReadPicture } from './lay-out-scan.ts';
import type { OrientedBox } from './lines/oriented-box.ts';
import type { LineRead } from './lines/recognise-lines.ts';
import { type PreparedImage, prepareImage, type QuarterTurn } from './prepare-image.ts';
import type { Recognizer } from './recognizer.ts';
import { soften } from './soften.ts';
import type { StraightPage } from './straight-page.ts';
import { straightenPage } from './straighten-page.ts';
import { withArabic } from './with-arabic.ts';

/** Print is found in a picture of this many pixels at its longer side; */
const GLANCE = 1600;
/** a page that was cut out of its picture has no less of what is found there, */
const WHOLE = 0.75;
/** and no more of it stands outside: beside pages that were cut out nothing or 22 % did, beside boxes on a page 78 % and more. */
const BESIDE = 0.5;

export type PageRead = ReadPicture & {
  readonly lines: readonly OrientedBox[];
  readonly words: readonly Word[];
  readonly isArabic: boolean;
  /** The words of lines that run up or down the page. */
  readonly turned: readonly (readonly Word[])[];
};

/** Reads a picture of a page: its print in Latin letters, and where much of it is none, Arabic among it. */
export async function readPage(image: GreyImage, recognizer: Recognizer, mostPixels: number): Promise<PageRead> {
  const page = await wholePage(await soften(image), recognizer, mostPixels);
  const { prepared, lines } = await readUpright(page, recognizer, mostPixels);
  const mixed = await withArabic(prepared, lines, recognizer);
  const words = mixed ?? believable(wordsOf(lines));
  const boxes = lines.map(({ box }) => box);
  const turned = (await recognizer.latin.readUpended(prepared, boxes)).map(believable);
  const bend = bendOfRows(boxes, prepared.width, prepared.height);
  return { prepared, ...(bend && { bend }), lines: boxes, words, turned, isArabic: mixed !== undefined };
}

/**
 * The page that a picture shows, seen from straight above; the picture as it is where that leaves out print: it was a box on the
 * page whose edges were taken for the page's.
 */
async function wholePage(image: GreyImage, { latin }: Recognizer, mostPixels: number): Promise<StraightPage> {
  const page = straightenPage(image, mostPixels);
  if (page.image === image) return page;
  const picture: StraightPage = { image, toFractions: scaling(1, 1), isPhotograph: false };
  const glance = shrinkTo(image, GLANCE);
  const all = await latin.find(glance);
  // A small box is looked at in larger print, in which more is found than in all of the page.
  if (lettersIn(linesBeside(page, all, glance)) > BESIDE * lettersIn(all)) return picture;
  const kept = await latin.find(shrinkTo(page.image, GLANCE));
  return lettersIn(kept) >= WHOLE * lettersIn(all) ? page : picture;
}

/** The lines of a picture that stand outside of the page that was cut out of it. */
function linesBeside(
  { toFractions }: StraightPage,
  lines: readonly OrientedBox[],
  { width, height }: GreyImage,
): OrientedBox[] {
  const toPage = inverse(toFractions);
  const isInside = (share: number) => share >= 0 && share <= 1;
  return lines.filter(({ x, y }) => !through(toPage, [x / width, y / height]).every(isInside));
}

/** About how many letters lines have, whatever their size. */
const lettersIn = (lines: readonly OrientedBox[]): number =>
  lines.reduce((sum, { width, height }) => sum + Math.max(width, height) / Math.min(width, height), 0);

type UprightRead = { readonly prepared: PreparedImage; readonly lines: readonly LineRead[] };

/** A page as it lies; where that can hardly be read, the way up in which its lines are read most surely. */
async function readUpright(page: StraightPage, { latin }: Recognizer, mostPixels: number): Promise<UprightRead> {
  const prepared = await prepareImage(page, mostPixels);
  const lines = await latin.read(prepared);
  const boxes = lines.map(({ box }) => box);
  const turn = isLegible(lines) ? 0 : await latin.uprightTurn(prepared, boxes);
  if (turn === 0) return { prepared, lines };
  const turned = await prepareImage(page, mostPixels, turnedBy(prepared, turn));
  return { prepared: turned, lines: await latin.read(turned) };
}

/** A page that was found to lie on its side was turned by a quarter already. */
function turnedBy({ toFractions: { a, c } }: PreparedImage, turn: QuarterTurn): QuarterTurn {
  const wasSideways = Math.abs(a) < Math.abs(c);
  const turns: readonly QuarterTurn[] = [0, 90, 180, 270];
  return turns[(((wasSideways ? 90 : 0) + turn) % 360) / 90] ?? turn;
}
