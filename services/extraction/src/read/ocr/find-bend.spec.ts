import { seededRandom } from '@comptoir/testing';
import { describe, expect, it } from 'vitest';
import { bendAt } from '../bend.ts';
import type { Box } from '../page-model.ts';
import { findBend } from './find-bend.ts';

const [WIDTH, HEIGHT, TALL] = [1600, 2200, 16];

/** Letters of lines in two columns, each let down by `depth`; one in eight reaches under its line. */
function letters(depth: (x: number, y: number) => number, seed = 1): Box[] {
  const random = seededRandom(seed);
  const boxes: Box[] = [];
  for (let y = 150; y < 2000; y += 48) {
    for (const [from, to] of [
      [120, random.whole(400, 800)],
      [900, random.whole(1100, 1500)],
    ] as const) {
      for (let x = from; x < to; x += 13) {
        if (random.next() < 0.15) continue;
        const foot = y + depth(x, y) + (random.next() < 0.12 ? 5 : 0) + random.next() - 0.5;
        boxes.push({ x0: x, x1: x + 10, y0: foot - TALL, y1: foot });
      }
    }
  }
  return boxes;
}

describe('lines that are bent', () => {
  it.each([
    ['by a sheet that curls', (x: number) => 40 * Math.cos(x / 420)],
    ['by a page seen from aside', (x: number, y: number) => ((x - 800) * (y - 1100)) / 16_000],
    ['by a crease at one side', (x: number) => 30 * Math.exp(-x / 300)],
  ])('%s are set level to a fifth of a letter', (_, depth) => {
    const bend = findBend(letters(depth), WIDTH, HEIGHT);
    if (!bend) throw new Error('no bend was found');
    for (let y = 150; y < 2000; y += 48) {
      const left = [130, 250, 370, 490, 950, 1070].map((x) => depth(x, y) - bendAt(bend, x, y));
      expect(Math.max(...left) - Math.min(...left)).toBeLessThan(TALL / 5 + 1);
    }
  });

  it('in words so short that each is as good as level are set level by where they lean, and the page’s edges', () => {
    const depth = (x: number) => 20 * Math.cos((x - 300) / 420);
    const columns = [120, 760, 1380] as const;
    const sparse: Box[] = [];
    for (let y = 150; y < 1200; y += 130) {
      for (const from of columns) {
        for (let x = from; x < from + 8 * 13; x += 13) {
          // Where ink begins is known to a pixel.
          const foot = Math.round(y + depth(x));
          sparse.push({ x0: x, x1: x + 10, y0: foot - TALL, y1: foot });
        }
      }
    }
    const edge = Array.from({ length: 48 }, (_, at) => ({ x: (WIDTH * at) / 47, y: 40 + depth((WIDTH * at) / 47) }));
    const bend = findBend(sparse, WIDTH, HEIGHT, [edge]);
    if (!bend) throw new Error('no bend was found');
    const left = columns.map((x) => depth(x + 50) - bendAt(bend, x + 50, 700));
    expect(Math.max(...left) - Math.min(...left)).toBeLessThan(TALL / 3);
  });

  it('in two columns far apart are set level by the page’s edges, which may be askew to them', () => {
    const random = seededRandom(3);
    const depth = (x: number) => 45 * Math.cos((x - 700) / 420);
    const columns = [120, 1400] as const;
    const sparse: Box[] = [];
    for (let y = 150; y < 700; y += 60) {
      for (const from of columns) {
        for (let x = from; x < from + 9 * 13; x += 13) {
          const foot = Math.round(y + depth(x) + 2 * random.next() - 1);
          sparse.push({ x0: x, x1: x + 10, y0: foot - TALL, y1: foot });
        }
      }
    }
    const edgeAt = (y: number) =>
      Array.from({ length: 48 }, (_, at) => (WIDTH * (at + 0.5)) / 48).map((x) => ({
        x,
        y: y + depth(x) + 0.01 * x + 4 * random.next() - 2,
      }));
    const leftBy = (edges: ReturnType<typeof edgeAt>[]) => {
      const bend = findBend(sparse, WIDTH, HEIGHT, edges);
      const left = columns.map((x) => depth(x + 40) - (bend ? bendAt(bend, x + 40, 425) : 0));
      return Math.max(...left) - Math.min(...left);
    };
    expect(leftBy([])).toBeGreaterThan(TALL / 2);
    expect(leftBy([edgeAt(40), edgeAt(2160)])).toBeLessThan(TALL / 4);
  });

  it('are left as they are where they are level, or too few', () => {
    expect(
      findBend(
        letters(() => 0),
        WIDTH,
        HEIGHT,
      ),
    ).toBeUndefined();
    expect(findBend(letters((x) => 40 * Math.cos(x / 420)).slice(0, 60), WIDTH, HEIGHT)).toBeUndefined();
    expect(findBend([], WIDTH, HEIGHT)).toBeUndefined();
  });
});
