import type { Symbology } from './barcodes/code-facts.ts';
import { type Bend, bendAt } from './bend.ts';
import { type Projective, scaling, through } from './projective.ts';

/**
 * A page as its words with their places, whichever way they were found (text layer or OCR).
 * One unit both ways (points for a PDF, pixels for an image), origin top left, y down.
 */
export type Box = { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number };

export type Word = Box & {
  readonly text: string;
  /** 1 for a text layer; what the recogniser says for OCR. */
  readonly confidence: number;
};

/** Words that stand together, without a gap of a column between them. */
export type Segment = Box & { readonly words: readonly Word[]; readonly text: string };

/** Segments on one base line, left to right. */
export type Row = Box & { readonly segments: readonly Segment[]; readonly text: string };

export type PageText = {
  /** From 1. */
  readonly number: number;
  readonly width: number;
  readonly height: number;
  readonly rows: readonly Row[];
  readonly source: 'text' | 'ocr';
  /** Where the words do not stand as on the page (straightened, turned, mirrored): to fractions of the page as it was sent. */
  readonly toFractions?: Projective;
  /** Where its lines were set level one by one: what they were before, which comes before `toFractions`. */
  readonly bend?: Bend;
  /** Lines that run up or down the page are laid under it: where each word lies, and where it stands on the page. */
  readonly turned?: readonly { readonly laid: Box; readonly stands: Box }[];
  /** Whether it is read from right to left: its words then stand where its mirror shows them. */
  readonly isMirrored?: true;
  /** Photographed from so far that its letters had to be drawn much larger than they were taken. */
  readonly isFar?: true;
  /** The same page recognised in another way, where one look leaves too much in doubt. */
  readonly again?: readonly PageText[];
  /** The codes drawn on it (QR and the like). */
  readonly codes?: readonly PageCode[];
};

/** A code with what it holds, and where it stands in fractions of the page as it was sent. */
export type PageCode = {
  readonly payload: string;
  readonly symbology: Symbology;
  readonly box: readonly [number, number, number, number];
};

/** A row of a table as it was read, with the box of each of its values where they are known: all on one page. */
export type Placed<Row> = Row & { readonly place?: RowBoxes<Row> };
export type RowBoxes<Row> = { readonly page: number; readonly boxes: Readonly<Partial<Record<keyof Row, Box>>> };

export function boundsOf(boxes: readonly Box[]): Box {
  let [x0, y0] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let [x1, y1] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const box of boxes) {
    x0 = Math.min(x0, box.x0);
    y0 = Math.min(y0, box.y0);
    x1 = Math.max(x1, box.x1);
    y1 = Math.max(y1, box.y1);
  }
  return { x0, y0, x1, y1 };
}

/** [x0, y0, x1, y1] in fractions of the page as it was sent, four decimals, clipped to it. */
export function fractionBox(
  laid: Box,
  page: Pick<PageText, 'width' | 'height' | 'toFractions' | 'bend' | 'turned'>,
): [number, number, number, number] {
  const box = standingAt(laid, page);
  const map = page.toFractions ?? scaling(1 / page.width, 1 / page.height);
  const corners = [box.x0, box.x1].flatMap((x) =>
    [box.y0, box.y1].map((y) => through(map, [x, page.bend ? y + bendAt(page.bend, x, y) : y])),
  );
  const within = (value: number) => Math.round(10_000 * Math.min(1, Math.max(0, value))) / 10_000;
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return [within(Math.min(...xs)), within(Math.min(...ys)), within(Math.max(...xs)), within(Math.max(...ys))];
}

/** Where on the page stands what was laid under it; what was not, where it is. */
export function standingAt(box: Box, { turned = [] }: Pick<PageText, 'turned'>): Box {
  const under = turned.filter(
    ({ laid }) => laid.y0 < box.y1 && box.y0 < laid.y1 && laid.x0 < box.x1 && box.x0 < laid.x1,
  );
  return under.length > 0 ? boundsOf(under.map(({ stands }) => stands)) : box;
}
