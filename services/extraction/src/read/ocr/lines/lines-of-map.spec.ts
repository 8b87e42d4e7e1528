import { expect, it } from 'vitest';
import { type LineMap, linesOfMap } from './lines-of-map.ts';

type Bar = {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
  readonly probability: number;
};

function mapOf(bars: readonly Bar[], width = 200, height = 100): LineMap {
  const values = new Float32Array(width * height);
  for (const { x, y, wide, high, probability } of bars)
    for (let row = y; row < y + high; row++) values.fill(probability, row * width + x, row * width + x + wide);
  return { values, width, height };
}

it('each part of a map that hangs together is a line, as much larger as the net drew it in', () => {
  const lines = linesOfMap(
    mapOf([
      { x: 20, y: 10, wide: 100, high: 8, probability: 0.9 },
      { x: 20, y: 40, wide: 60, high: 8, probability: 0.8 },
    ]),
  );
  expect(lines.map(({ x, y }) => [x, y])).toEqual([
    [70, 14],
    [50, 44],
  ]);
  const [first] = lines;
  const by = (1.6 * 100 * 8) / 108;
  expect(first?.width).toBeCloseTo(100 + by, 6);
  expect(first?.height).toBeCloseTo(8 + by, 6);
});

it('what is improbable on the whole, or a speck, is no line', () => {
  expect(
    linesOfMap(
      mapOf([
        { x: 20, y: 10, wide: 100, high: 8, probability: 0.4 },
        { x: 20, y: 40, wide: 60, high: 2, probability: 0.9 },
        { x: 20, y: 60, wide: 60, high: 8, probability: 0.2 },
      ]),
    ),
  ).toEqual([]);
});

it('parts that touch at a corner, or at the very edge, are one', () => {
  const stairs = Array.from({ length: 20 }, (_, at) => ({
    x: 10 * at,
    y: 4 * at,
    wide: 10,
    high: 4,
    probability: 0.9,
  }));
  const [line, ...others] = linesOfMap(mapOf(stairs));
  expect(others).toEqual([]);
  expect(line?.angle).toBeCloseTo(Math.atan2(4, 10), 1);
});
