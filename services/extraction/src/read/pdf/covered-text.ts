// Text that is painted, and that nobody sees all the same: under a picture or a box, cut away, or in the colour of what it stands on.
import { type CodePlace, codePlaces } from '../barcodes/code-places.ts';
import type { Box } from '../page-model.ts';
import { type Difference, differenceWithout } from './difference-without.ts';
import type { Affine } from './glyphs.ts';
import {
  type Colour,
  isJpeg,
  isWhite,
  objectsOf,
  type PageObject,
  type PageObjects,
  pixelsOf,
} from './page-objects.ts';
import type { Pdfium } from './pdfium.ts';

/** A page as it is open in pdfium. */
export type OpenPage = {
  readonly pdfium: Pdfium;
  readonly page: number;
  readonly place: Affine;
  readonly width: number;
  readonly height: number;
};

/** What of a text object on a page is seen. */
export type Sight = {
  /** The text objects of the page. */
  readonly texts: Iterable<PageObject>;
  /** Whether anything of the page may be hidden at all; of most pages nothing may. */
  readonly isAnyDoubted: boolean;
  isDoubted(object: number): boolean;
  /** Whether one of its letters changes the page; `letter` is its box on the page as shown, in points. */
  isSeen(object: number, letter: Box): boolean;
  /** Whether a picture is painted over it, as some programs lay a scan over what they recognised. */
  isUnderPicture(object: number): boolean;
  /** Whether a picture is painted at a point of the page as shown. */
  isOnPicture(x: number, y: number): boolean;
  /** Whether anything that is not white is. */
  isOnPaint(x: number, y: number): boolean;
  /** Where a code may be drawn, in points of the page as shown. */
  readonly codePlaces: readonly CodePlace[];
};

/** ISO 32000-1, table 106: text that is no more than a clip for what follows. */
const CLIP_ALONE = 7;
/** Points by which boxes may touch: lines of text and cells of tables do. */
const TOUCH = 0.5;
/** Channels that differ less are one colour to the eye; 0 to 255. Drawing decides, this asks for it. */
const ALIKE = 48;
const OPAQUE = 255;
const PAPER: Colour = [255, 255, 255, OPAQUE];
/** So many rules over one text may be one cover in strips; the lines of a table are fewer. */
const MANY_RULES = 4;
/** Text in more layers over one another than that is looked at together. */
const MOST_LAYERS = 4;

/**
 * Says what of a page's text is seen. The proof is the page itself: it is drawn with and without the text that may be hidden, and a letter
 * without which it looks the same is seen by nobody, whatever hides it. Drawing takes longer than reading, so it is asked for only where
 * something is painted over text, cuts it away, or has its colour.
 */
export function createSight(open: OpenPage): Sight {
  const objects = objectsOf(open.pdfium, open.page, open.place);
  const doubted = new Map(findDoubted(open, objects).map((one) => [one.object, one]));
  const cut = new Set([...objects.texts.values()].filter(isCut).map(({ object }) => object));
  // What was not looked at is not believed.
  const isLeftOut = (object: number) => !objects.isWhole && object !== 0 && !objects.texts.has(object);
  let layers: ReadonlyMap<number, number> | undefined;
  const differences = new Map<number, Difference>();
  const differenceFor = (object: number): Difference => {
    layers ??= layersOf([...doubted.values()], objects);
    const layer = layers.get(object) ?? 0;
    const known = differences.get(layer);
    if (known) return known;
    const drawn = differenceWithout(
      open,
      [...doubted.values()].filter((one) => layers?.get(one.object) === layer),
    );
    differences.set(layer, drawn);
    return drawn;
  };
  return {
    texts: objects.texts.values(),
    isAnyDoubted: doubted.size + cut.size > 0 || !objects.isWhole,
    isDoubted: (object) => doubted.has(object) || cut.has(object) || isLeftOut(object),
    isSeen: (object, letter) => {
      if (isLeftOut(object)) return false;
      const clip = objects.texts.get(object)?.clip;
      const isShown = !clip || isAt(clip.box, (letter.x0 + letter.x1) / 2, (letter.y0 + letter.y1) / 2);
      return isShown && (!doubted.has(object) || differenceFor(object)(letter));
    },
    isUnderPicture: (object) => {
      const text = objects.texts.get(object);
      return (
        text !== undefined &&
        objects.painted.some((one) => one.kind === 'image' && one.turn > text.turn && overlap(one.box, text.box))
      );
    },
    isOnPicture: (x, y) => objects.painted.some((one) => one.kind === 'image' && isAt(one.box, x, y)),
    isOnPaint: (x, y) => objects.painted.some((one) => isAt(one.box, x, y) && !isWhite(one)),
    codePlaces: codePlaces(objects, {
      cornersOf: (path) => open.pdfium._FPDFPath_CountSegments(path),
      pixelsOf: (image) => pixelsOf(open.pdfium, image),
      isJpeg: (image) => isJpeg(open.pdfium, image),
    }),
  };
}

function findDoubted({ pdfium }: OpenPage, { texts, painted, rules, isWhole }: PageObjects): PageObject[] {
  return [...texts.values()].filter((text) => {
    if (!isWhole || isFaint(pdfium, text.object) || (isCut(text) && !text.clip?.isStraight)) return true;
    if (mayBeHidden(text, painted)) return true;
    return rules.filter(({ box, turn }) => turn > text.turn && crosses(box, text.box)).length >= MANY_RULES;
  });
}

/**
 * Whether something is painted over text, or what lies directly under it may have its colour: paper, or a picture, whose colours nobody knows.
 * @param painted in the order in which it is, looked through from the top until something covers all of the ground
 */
function mayBeHidden({ turn, box, colour }: PageObject, painted: readonly PageObject[]): boolean {
  for (let at = painted.length - 1; at >= 0; at--) {
    const one = painted[at];
    if (!one || !overlap(one.box, box)) continue;
    if (one.turn > turn || !colour || !one.colour || areAlike(colour, one.colour)) return true;
    if (one.kind === 'filled' && one.colour[3] === OPAQUE && holds(one.box, box)) return false;
  }
  return !colour || areAlike(colour, PAPER);
}

const isCut = ({ clip, box }: PageObject): boolean => clip !== undefined && !holds(clip.box, box);

/** Text that lets what is under it through, or that paints nothing itself. */
function isFaint(pdfium: Pdfium, text: number): boolean {
  return pdfium._FPDFPageObj_HasTransparency(text) === 1 || pdfium._FPDFTextObj_GetTextRenderMode(text) === CLIP_ALONE;
}

const areAlike = (one: Colour, other: Colour): boolean =>
  one.every((channel, at) => at === 3 || Math.abs(channel - (other[at] ?? 0)) < ALIKE);

/** The layer of each text: none of it lies over another that it may hide, or be hidden by. */
function layersOf(texts: readonly PageObject[], { painted }: PageObjects): Map<number, number> {
  const layers: PageObject[][] = [];
  const layerOf = new Map<number, number>();
  for (const text of texts) {
    const free = layers.findIndex((layer) =>
      layer.every((other) => !overlap(other.box, text.box) || areOneInk(other, text, painted)),
    );
    const at = free >= 0 ? free : Math.min(layers.length, MOST_LAYERS - 1);
    layers[at] = [...(layers[at] ?? []), text];
    layerOf.set(text.object, at);
  }
  return layerOf;
}

/** Whether texts at one place are of one colour with nothing painted between: neither hides the other, and bold is often one printed twice. */
function areOneInk(a: PageObject, b: PageObject, painted: readonly PageObject[]): boolean {
  const [from, to] = [Math.min(a.turn, b.turn), Math.max(a.turn, b.turn)];
  return (
    String(a.colour) === String(b.colour) &&
    !painted.some(({ turn, box }) => turn > from && turn < to && overlap(box, a.box) && overlap(box, b.box))
  );
}

const overlap = (a: Box, b: Box): boolean =>
  a.x0 < b.x1 - TOUCH && a.x1 > b.x0 + TOUCH && a.y0 < b.y1 - TOUCH && a.y1 > b.y0 + TOUCH;

/** Whether a rule, which may have no height, goes through text. */
const crosses = (rule: Box, text: Box): boolean =>
  rule.x0 < text.x1 - TOUCH && rule.x1 > text.x0 + TOUCH && rule.y0 < text.y1 - TOUCH && rule.y1 > text.y0 + TOUCH;

const isAt = (box: Box, x: number, y: number): boolean => x >= box.x0 && x <= box.x1 && y >= box.y0 && y <= box.y1;

/** Whether one box lies within another, a point more or less. */
const holds = (outer: Box, inner: Box): boolean =>
  outer.x0 <= inner.x0 + 1 && outer.y0 <= inner.y0 + 1 && outer.x1 >= inner.x1 - 1 && outer.y1 >= inner.y1 - 1;
