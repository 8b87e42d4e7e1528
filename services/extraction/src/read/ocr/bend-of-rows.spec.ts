import { seededRandom } from '@comptoir/testing';
import { describe, expect, it } from 'vitest';
import { bendAt } from '../bend.ts';
import { bendOfRows } from './bend-of-rows.ts';
import type { OrientedBox } from './lines/oriented-box.ts';

const [WIDTH, HEIGHT, TALL] = [1600, 2200, 30];
const COLUMNS = [120, 700, 1150, 1420] as const;
const LENGTHS = [380, 130, 90, 110] as const;

/** Lines in columns that are far apart, each as level as if it were alone, let down by `depth` where it stands. */
function table(depth: (x: number) => number, pitch = 66): OrientedBox[] {
  const random = seededRandom(5);
  return Array.from({ length: 14 }, (_, row) => 300 + pitch * row).flatMap((y) =>
    COLUMNS.map((left, column) => {
      const width = LENGTHS[column] ?? 0;
      const x = left + width / 2;
      return { x, y: y + depth(x) + 2 * random.next() - 1, width, height: TALL, angle: 0 };
    }),
  );
}
const shownIn = (lines: readonly OrientedBox[]) => bendOfRows(lines, WIDTH, HEIGHT);

describe('rows whose lines are level, but not with each other,', () => {
  it.each<[string, (x: number) => number]>([
    ['beside a crease', (x) => (x > 800 ? -0.045 * (x - 800) : 0)],
    ['on a curled sheet', (x) => 24 * Math.cos((x - 300) / 420)],
    ['on a picture that leans', (x) => 0.03 * x],
  ])('are set level %s', (_, depth) => {
    const bend = shownIn(table(depth));
    if (!bend) throw new Error('no bend was found');
    const left = COLUMNS.map((x) => depth(x + 50) - bendAt(bend, x + 50, 760));
    expect(Math.max(...left) - Math.min(...left)).toBeLessThan(0.2 * TALL);
  });

  it('are set level in narrow lines too, whose boxes reach into each other', () => {
    const depth = (x: number) => 0.018 * x;
    const bend = shownIn(table(depth, 27));
    if (!bend) throw new Error('no bend was found');
    expect(bendAt(bend, 1450, 500) - bendAt(bend, 150, 500)).toBeCloseTo(depth(1300), -1);
  });

  it('do not heed a stamp that was set askew', () => {
    const depth = (x: number) => 24 * Math.cos((x - 300) / 420);
    const stamp = [0, 1, 2].map((at) => ({ x: 1200, y: 1500 + 40 * at, width: 400, height: TALL, angle: -0.2 }));
    expect(shownIn([...table(depth), ...stamp])).toEqual(shownIn(table(depth)));
  });
});

it('rows that are level are left as they are, and so is what stands in no rows', () => {
  expect(shownIn(table(() => 0))).toBeUndefined();
  const alone = Array.from({ length: 20 }, (_, at) => ({
    ...{ x: 500, y: 200 + 60 * at, width: 700, height: TALL, angle: 0.02 },
  }));
  expect(shownIn(alone)).toBeUndefined();
  expect(shownIn([])).toBeUndefined();
});

it('two columns that have nothing to do with each other are left as they are', () => {
  const random = seededRandom(9);
  const column = (left: number, pitch: number) =>
    Array.from({ length: 24 }, (_, at) => ({
      ...{ x: left + 150, y: 200 + pitch * at + 4 * random.next(), width: 300, height: TALL, angle: 0 },
    }));
  const bend = shownIn([...column(100, 47), ...column(900, 61)]);
  expect(Math.abs(bend ? bendAt(bend, 1050, 900) - bendAt(bend, 250, 900) : 0)).toBeLessThan(0.3 * TALL);
});
