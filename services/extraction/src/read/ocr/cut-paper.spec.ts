import { seededRandom } from '@comptoir/testing';
import { describe, expect, it } from 'vitest';
import { through } from '../projective.ts';
import { cutPaper } from './cut-paper.ts';
import type { GreyImage } from './grey-image.ts';

const [WIDTH, HEIGHT] = [900, 1200];

/** A picture with grain, of the level that is said of each place. */
function drawn(levelAt: (x: number, y: number) => number): GreyImage {
  const random = seededRandom(5);
  const pixels = new Uint8Array(WIDTH * HEIGHT);
  for (let at = 0; at < pixels.length; at++)
    pixels[at] = levelAt(at % WIDTH, Math.floor(at / WIDTH)) + 30 * (random.next() - 0.5);
  return { pixels, width: WIDTH, height: HEIGHT };
}

const isPrint = (x: number, y: number) => y % 40 < 12 && x % 22 < 9;
/** A strip that winds through the picture from above its top to below its bottom. */
const windsAt = (y: number) => 250 + 60 * Math.sin(y / 180);
const isStrip = (x: number, y: number) => x > windsAt(y) && x < windsAt(y) + 380;

describe('paper whose edges are no straight ones', () => {
  const strip = drawn((x, y) => (isStrip(x, y) ? (isPrint(x, y) ? 40 : 210) : 90));

  it('is cut out along its rows, with what lies around it papered over', () => {
    const found = cutPaper(strip);
    expect(found?.image.height).toBe(HEIGHT);
    expect(found?.image.width).toBeGreaterThan(480);
    expect(found?.image.width).toBeLessThan(560);
    const table = found?.image.pixels.filter((level) => level > 74 && level < 106).length ?? 0;
    expect(table / (found?.image.pixels.length ?? 1)).toBeLessThan(0.08);
  });

  it('tells the places of the picture that its places are', () => {
    const found = cutPaper(strip);
    const [left, top] = through(found?.toFractions ?? expect.fail(), [0, 0]);
    expect(left * WIDTH).toBeGreaterThan(160);
    expect(left * WIDTH).toBeLessThan(190);
    expect(top).toBe(0);
  });

  it('keeps what of it lies in the shade', () => {
    const found = cutPaper(drawn((x, y) => (isStrip(x, y) ? (isPrint(x, y) ? 20 : y > 700 ? 120 : 220) : 30)));
    expect(found?.image.height).toBe(HEIGHT);
  });

  const isSheet = (x: number, y: number) => x > 250 && x < 650 && y > 100 && y < 1100;
  it.each<[string, (x: number, y: number) => boolean]>([
    ['a shadow as dark as the table, aslant', (x, y) => y > 550 && x > 650 - 0.8 * (y - 550)],
    ['a shadow as dark as the table, from one line on', (x, y) => y > 500 && x > 480],
    ['stripes of the table that are as dark as it is there', (x, y) => x < 380 && y % 500 > 300],
  ])('is not cut out where something bites into it: %s', (_, isBitten) => {
    const levelAt = (bites: boolean) => (x: number, y: number) =>
      isSheet(x, y) && !(bites && isBitten(x, y)) ? (isPrint(x, y) ? 40 : 220) : 90;
    expect(cutPaper(drawn(levelAt(true)))).toBeUndefined();
    expect(cutPaper(drawn(levelAt(false)))).toBeDefined();
  });

  it('is cut out although it lies crooked', () => {
    const crooked = drawn((x, y) => (isSheet(x - (y - 600) / 8, y + (x - 450) / 8) ? (isPrint(x, y) ? 40 : 220) : 90));
    expect(cutPaper(crooked)).toBeDefined();
  });

  it('is cut out beside a scanner’s lid that is on one hand alone, and not beside a table that is lit there', () => {
    const beside = (level: (x: number) => number) => drawn((x, y) => (x < 520 ? level(x) : isPrint(x, y) ? 40 : 220));
    expect(cutPaper(beside(() => 55))?.image.width).toBeLessThan(420);
    expect(cutPaper(beside((x) => 30 + x / 8))).toBeUndefined();
  });

  it.each<[string, (x: number, y: number) => number]>([
    ['a band of colour on one side of a page', (x, y) => (x < 200 ? 60 : isPrint(x, y) ? 40 : 230)],
    ['a band of colour above', (x, y) => (y < 200 ? 60 : isPrint(x, y) ? 40 : 230)],
    ['paper that fills the picture', (x, y) => (isPrint(x, y) ? 40 : 230)],
    ['a table that is about as bright', (x, y) => (isStrip(x, y) ? (isPrint(x, y) ? 40 : 230) : 200)],
  ])('is not cut out for %s', (_, levelAt) => {
    expect(cutPaper(drawn(levelAt))).toBeUndefined();
  });
});
