// What some text changes on a page: the page is drawn with it and without it.
import type { Box } from '../page-model.ts';
import type { PageObject } from './page-objects.ts';
import { type Pdfium, withMemory } from './pdfium.ts';

/** Whether a letter, by its box in points of the shown page, changes it. */
export type Difference = (letter: Box) => boolean;

type Drawn = { readonly pdfium: Pdfium; readonly page: number; readonly width: number; readonly height: number };

/** fpdfview.h: FPDFBitmap_BGRx, and FPDF_ANNOT, for a stamp may cover text. */
const BGRX = 3;
const WITH_ANNOTATIONS = 0x01;
const BYTES = 4;
const WHITE = 0xffffffff;
/** Pixels a point, fewer where the region would have more than `MOST_PIXELS`. */
const SCALE = 1.5;
const MOST_PIXELS = 2_000_000;
/** A channel that changes by less, of 255, changes nothing that an eye can tell. */
const LEAST = 12;
/** Of a letter's width on either side, where its neighbours reach over. */
const EDGE = 0.15;

/** Draws what of a page `texts` stand on, with them and without, and tells which letters make a difference. */
export function differenceWithout(drawn: Drawn, texts: readonly PageObject[]): Difference {
  const region = regionOf(drawn, texts);
  if (!region) return () => false;
  const scale = Math.min(SCALE, Math.sqrt(MOST_PIXELS / ((region.x1 - region.x0) * (region.y1 - region.y0))));
  const columns = Math.ceil((region.x1 - region.x0) * scale);
  const rows = Math.ceil((region.y1 - region.y0) * scale);
  const changed = withMemory(drawn.pdfium, 2 * columns * rows * BYTES, (memory) => {
    const { pdfium } = drawn;
    const size = { region, scale, columns, rows };
    const without = memory + columns * rows * BYTES;
    draw(drawn, size, memory);
    for (const { object } of texts) pdfium._FPDFPageObj_SetIsActive(object, 0);
    try {
      draw(drawn, size, without);
    } finally {
      for (const { object } of texts) pdfium._FPDFPageObj_SetIsActive(object, 1);
    }
    return changedPixels(pdfium.HEAPU8, memory, without, columns * rows);
  });
  return ({ x0, y0, x1, y1 }) => {
    const edge = EDGE * (x1 - x0);
    const [left, right] = [(x0 + edge - region.x0) * scale, (x1 - edge - region.x0) * scale];
    const [top, bottom] = [(y0 - region.y0) * scale, (y1 - region.y0) * scale];
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(rows, Math.ceil(bottom)); y++) {
      for (let x = Math.max(0, Math.floor(left)); x < Math.min(columns, Math.ceil(right)); x++)
        if (changed[y * columns + x] === 1) return true;
    }
    return false;
  };
}

/** Where texts stand on the page, a point around them; undefined where all are outside. */
function regionOf({ width, height }: Drawn, texts: readonly PageObject[]): Box | undefined {
  const region = texts.reduce(
    (all, { box }) => ({
      x0: Math.min(all.x0, box.x0 - 1),
      y0: Math.min(all.y0, box.y0 - 1),
      x1: Math.max(all.x1, box.x1 + 1),
      y1: Math.max(all.y1, box.y1 + 1),
    }),
    { x0: width, y0: height, x1: 0, y1: 0 },
  );
  const shown = {
    x0: Math.max(0, region.x0),
    y0: Math.max(0, region.y0),
    x1: Math.min(width, region.x1),
    y1: Math.min(height, region.y1),
  };
  return shown.x1 > shown.x0 && shown.y1 > shown.y0 ? shown : undefined;
}

type Size = { readonly region: Box; readonly scale: number; readonly columns: number; readonly rows: number };

function draw({ pdfium, page, width, height }: Drawn, { region, scale, columns, rows }: Size, memory: number): void {
  const bitmap = pdfium._FPDFBitmap_CreateEx(columns, rows, BGRX, memory, columns * BYTES);
  if (bitmap === 0) throw new RangeError(`no memory to draw ${columns} × ${rows}`);
  try {
    pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, columns, rows, WHITE);
    const [left, top] = [-Math.round(region.x0 * scale), -Math.round(region.y0 * scale)];
    const [across, down] = [Math.round(width * scale), Math.round(height * scale)];
    pdfium._FPDF_RenderPageBitmap(bitmap, page, left, top, across, down, 0, WITH_ANNOTATIONS);
  } finally {
    pdfium._FPDFBitmap_Destroy(bitmap);
  }
}

/** 1 for each pixel in which a channel differs enough to be seen. */
function changedPixels(heap: Uint8Array, one: number, other: number, count: number): Uint8Array {
  const changed = new Uint8Array(count);
  const [before, after] = [pixelsAt(heap, one, count), pixelsAt(heap, other, count)];
  for (let pixel = 0; pixel < count; pixel++) {
    const [a = 0, b = 0] = [before[pixel], after[pixel]];
    if (a !== b && CHANNELS.some((shift) => Math.abs(((a >> shift) & 0xff) - ((b >> shift) & 0xff)) >= LEAST))
      changed[pixel] = 1;
  }
  return changed;
}

/** Blue, green and red of a pixel, by their first bit. */
const CHANNELS = [0, 8, 16] as const;

/** Memory that was given out starts at a multiple of eight. */
const pixelsAt = (heap: Uint8Array, at: number, count: number): Uint32Array => new Uint32Array(heap.buffer, at, count);
