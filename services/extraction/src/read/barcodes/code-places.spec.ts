import { describe, expect, it } from 'vitest';
import type { PageObject } from '../pdf/page-objects.ts';
import { codePlaces } from './code-places.ts';

const object = (kind: PageObject['kind'], x: number, y: number, side: number): PageObject => ({
  ...{ object: 1, kind, turn: 1, colour: undefined },
  box: { x0: x, y0: y, x1: x + side, y1: y + side },
});
/** So many boxes of a point, side by side in rows of a hundred. */
const boxes = (count: number) =>
  Array.from({ length: count }, (_, at) => object('filled', at % 100, Math.floor(at / 100), 1));
const placesOf = (
  painted: readonly PageObject[],
  pixels: readonly [number, number] = [300, 300],
  { isJpeg = false } = {},
) => codePlaces({ painted, rules: [] }, { cornersOf: () => 5, pixelsOf: () => pixels, isJpeg: () => isJpeg });

describe('where a code may be drawn', () => {
  it('is a picture as large as codes are printed, with a pixel a module and no photograph', () => {
    expect(placesOf([object('image', 50, 50, 80)])).toHaveLength(1);
    expect(placesOf([object('image', 50, 50, 20)])).toEqual([]);
    expect(placesOf([object('image', 50, 50, 80)], [16, 16])).toEqual([]);
    expect(placesOf([object('image', 50, 50, 80)], [4000, 3000])).toEqual([]);
    expect(placesOf([object('image', 50, 50, 300)])).toEqual([]);
  });

  it('is as high as bars are where it is long, and where it is no square', () => {
    const across = (width: number, height: number) =>
      placesOf([{ ...object('image', 50, 50, 0), box: { x0: 50, y0: 50, x1: 50 + width, y1: 50 + height } }]);
    expect(across(400, 100)).toHaveLength(1);
    expect(across(200, 240)).toHaveLength(1);
    expect(across(500, 180)).toEqual([]);
  });

  it('is a large picture where its few tones are kept, and no large JPEG', () => {
    expect(placesOf([object('image', 50, 50, 80)], [1480, 1480])).toHaveLength(1);
    expect(placesOf([object('image', 50, 50, 80)], [1480, 1480], { isJpeg: true })).toEqual([]);
    expect(placesOf([object('image', 50, 50, 80)], [900, 900], { isJpeg: true })).toHaveLength(1);
  });

  it('is where as many small boxes stand together as a code has, and not where they stand apart', () => {
    expect(placesOf(boxes(4000))).toEqual([{ box: { x0: 0, y0: 0, x1: 100, y1: 40 } }]);
    expect(placesOf(boxes(20))).toEqual([]);
    expect(placesOf(boxes(80).map((one, at) => object('filled', at * 60, one.box.y0, 1)))).toEqual([]);
  });

  it('is nowhere among more small boxes than any code has: a map or a plan is looked at no further', () => {
    expect(placesOf(boxes(99_000))).toEqual([]);
  });
});
