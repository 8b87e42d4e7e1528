import { expect, it } from 'vitest';
import type { OrientedBox } from './oriented-box.ts';
import { readUpended, upendedSentences } from './upended-lines.ts';

const box = (width: number, height: number): OrientedBox => ({ x: 50, y: 500, width, height, angle: 0 });

/** A reading that is sure of lines laid along by one turn alone, and notes what it was shown. */
function sureOf(turn: number) {
  const shown: OrientedBox[] = [];
  const read = async (line: OrientedBox) => {
    shown.push(line);
    const confidence = Math.abs(line.angle - turn) < 0.01 ? 0.97 : 0.4;
    return [{ box: line, words: [{ text: 'CIF', confidence, x0: 0, x1: 10, y0: 0, y1: 30 }] }];
  };
  return { shown, read };
}
const UP = -Math.PI / 2;

it('a line is taken for one that runs up, and read the other way where that is not sure', async () => {
  const [up, down, neither] = [sureOf(UP), sureOf(-UP), sureOf(0)];
  expect(await readUpended(box(20, 600), up.read)).toHaveLength(1);
  expect(up.shown).toEqual([{ ...box(600, 20), angle: UP }]);
  expect(await readUpended(box(20, 600), down.read)).toHaveLength(1);
  expect(down.shown).toHaveLength(2);
  expect(await readUpended(box(20, 600), neither.read)).toEqual([]);
});

it('only sentences are read so, and the longest few', () => {
  expect(upendedSentences([box(600, 20), box(20, 100), box(20, 300)])).toEqual([box(20, 300)]);
  const many = Array.from({ length: 20 }, (_, at) => box(20, 300 + at));
  expect(upendedSentences(many).map(({ height }) => height)).toEqual([319, 318, 317, 316]);
});
