import { seededRandom } from '@comptoir/testing';
import { describe, expect, it } from 'vitest';
import { clearAround } from './clear-around.ts';
import type { GreyImage } from './grey-image.ts';

const [WIDTH, HEIGHT] = [900, 1200];
type LevelAt = (x: number, y: number) => number;

/** A picture with grain, of the level that is said of each place. */
function drawn(levelAt: LevelAt): GreyImage {
  const random = seededRandom(9);
  const pixels = new Uint8Array(WIDTH * HEIGHT);
  for (let at = 0; at < pixels.length; at++)
    pixels[at] = Math.max(0, levelAt(at % WIDTH, Math.floor(at / WIDTH)) + 24 * (random.next() - 0.5));
  return { pixels, width: WIDTH, height: HEIGHT };
}

const isPrint = (x: number, y: number) => x > 60 && x < 840 && y % 40 < 12 && x % 22 < 9;
/** A sheet as wide as the picture, torn above, with the table above and below. */
const tornAt = (x: number) => 180 + 40 * Math.sin(x / 60) + (x > 700 ? 90 : 0);
const isSheet = (x: number, y: number) => y > tornAt(x) && y < 1000;
const sheet: LevelAt = (x, y) => (isPrint(x, y) ? 60 : 200);
const on = (table: LevelAt, paper = sheet) => drawn((x, y) => (isSheet(x, y) ? paper(x, y) : table(x, y)));

const levelsIn = ({ pixels }: GreyImage, isIn: (x: number, y: number) => boolean) =>
  pixels.filter((_, at) => isIn(at % WIDTH, Math.floor(at / WIDTH)));
const darkIn = (image: GreyImage, isIn: (x: number, y: number) => boolean) => {
  const levels = levelsIn(image, isIn);
  return levels.filter((level) => level < 60).length / levels.length;
};

describe('what lies around paper of which four edges do not tell', () => {
  const before = on(() => 25);
  const after = clearAround(before);

  it('is papered over above and below, up to a torn edge', () => {
    expect(darkIn(before, (x, y) => !isSheet(x, y))).toBeGreaterThan(0.99);
    expect(darkIn(after, (x, y) => !isSheet(x, y))).toBeLessThan(0.02);
  });

  it('and the print on the paper is as it was', () => {
    const deep = (x: number, y: number) => isSheet(x, y) && y > tornAt(x) + 20 && y < 980;
    expect(levelsIn(after, deep)).toEqual(levelsIn(before, deep));
  });

  it('is papered over where paper lies in the shadow of a hand that holds it, which stays', () => {
    const shaded = (x: number, y: number) => x < 150 && y > 700;
    const held = clearAround(
      on(
        () => 20,
        (x, y) => (shaded(x, y) ? 0.5 : 1) * sheet(x, y),
      ),
    );
    expect(darkIn(held, (x, y) => !isSheet(x, y))).toBeLessThan(0.02);
    expect(darkIn(held, (x, y) => shaded(x, y) && isSheet(x, y))).toBeGreaterThan(0.05);
  });

  it.each<[string, LevelAt]>([
    ['a band of colour with bright print in it', (x, y) => (isPrint(x, y) ? 210 : 40)],
    ['a band of colour with dark print in it', (x, y) => (isPrint(x, y) ? 10 : 88)],
    ['about half as bright as the paper', () => 120],
  ])('stays where it is %s', (_, table) => {
    const picture = on(table);
    expect(clearAround(picture)).toBe(picture);
  });

  it('stays where it is a shadow that fades, and where paper fills the picture', () => {
    const shadow = drawn((x, y) => sheet(x, y) * Math.min(1, 0.1 + Math.max(0, y - 100) / 600));
    expect(clearAround(shadow)).toBe(shadow);
    const full = drawn(sheet);
    expect(clearAround(full)).toBe(full);
  });
});
