import { expect, it } from 'vitest';
import { type Bend, TERMS } from '../bend.ts';
import { fractionBox, type PageText, type Word } from '../page-model.ts';
import { scaling } from '../projective.ts';
import { layOutScan } from './lay-out-scan.ts';

const [width, height] = [1000, 1400];
/** Falls by so many pixels from the middle of the page to its right edge. */
const falling = (pixels: number): Bend => ({
  weights: TERMS.map((_, at) => (at === 0 ? pixels / height : 0)),
  ...{ width, height },
});
const wordAt = (text: string, x: number, y: number): Word => ({
  ...{ text, confidence: 0.95, x0: x - 40, x1: x + 40, y0: y - 10, y1: y + 10 },
});
const prepared = { pixels: new Uint8Array(0), width, height, toFractions: scaling(1 / width, 1 / height) };
/** How far down the picture, in pixels, the middle of what a page's words show stands. */
const standsAt = (page: PageText): number[] =>
  page.rows
    .flatMap(({ segments }) => segments.flatMap((segment) => segment.words))
    .map((word) => fractionBox(word, page))
    .map(([, y0, , y1]) => Math.round((height * (y0 + y1)) / 2));
const words = [wordAt('Total', 100, 676), wordAt('34,00', 900, 724)];

it('words whose row is bent come to stand in one, and their boxes lead back to where the picture shows them', () => {
  const page = layOutScan(1, words, { prepared, bend: falling(30) });
  expect(page.rows.map(({ text }) => text)).toEqual(['Total  34,00']);
  expect(standsAt(page)).toEqual([676, 724]);
  expect(layOutScan(1, words, { prepared }).rows).toHaveLength(2);
});

it('what was set level before leads back through both', () => {
  const page = layOutScan(1, words, { prepared: { ...prepared, bend: falling(-10) }, bend: falling(30) });
  expect(standsAt(page)).toEqual([676 + 8, 724 - 8]);
});
