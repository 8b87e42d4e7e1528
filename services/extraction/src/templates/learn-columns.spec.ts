import { expect, it } from 'vitest';
import { learnColumns } from './learn-columns.ts';
import type { PlacedLine } from './place-lines.ts';

const line = (row: number, x0: number, x1: number): PlacedLine => ({
  row,
  places: new Map([['netTotal', [{ row: 0, x0, x1 }]]]),
});

it.each([
  // '80,-' and '9,50' under one another.
  ['left', [line(1, 0.8, 0.84), line(2, 0.8, 0.846), line(3, 0.8, 0.842)]],
  ['right', [line(1, 0.8, 0.846), line(2, 0.806, 0.846), line(3, 0.802, 0.846)]],
  ['right', [line(1, 0.8, 0.846)]],
] as const)(
  'a column is flush %s by the edge that wavers less, and a figure alone is set as figures are',
  (align, lines) => {
    expect(learnColumns(lines, lines.length)).toMatchObject([{ field: 'netTotal', align }]);
  },
);
