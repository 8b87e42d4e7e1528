import { expect, it } from 'vitest';
import type { Word } from '../page-model.ts';
import type { OrientedBox } from './lines/oriented-box.ts';
import type { LineRead } from './lines/recognise-lines.ts';
import { withArabic } from './with-arabic.ts';

const IMAGE = { pixels: new Uint8Array(0), width: 0, height: 0 };

/** A line of one word, as wide as it, which the Latin reader is more or less sure of. */
const line = (text: string, y: number, confidence: number): LineRead => ({
  box: { x: 50, y, width: 100, height: 20, angle: 0 },
  words: [{ text, confidence, x0: 0, x1: 100, y0: y - 10, y1: y + 10 }],
});
const at = (text: string, { y }: OrientedBox, confidence = 0.9): Word => ({
  ...{ text, confidence, x0: 0, x1: 100, y0: y - 10, y1: y + 10 },
});
const WORDS = ['فاتورة', 'الإجمالي', 'الضريبة', 'المجموع', 'المبلغ'];

it('a figure that was surely read, and may as well be eastern, is looked at on an Arabic page', async () => {
  const lines = [
    ...WORDS.map((_, row) => line('Jw', 40 * row, 0.2)),
    ...[line('r.V', 220, 0.2), line('10', 260, 0.99), line('Invoice', 300, 0.99)],
  ];
  const seen: number[] = [];
  const arabic = {
    read: async (_: unknown, boxes: readonly OrientedBox[]) =>
      boxes.flatMap((box) => (WORDS[box.y / 40] ? [at(WORDS[box.y / 40] ?? '', box)] : [])),
  };
  const eastern = {
    read: async (_: unknown, boxes: readonly OrientedBox[]) => {
      seen.push(...boxes.map(({ y }) => y));
      return boxes.flatMap((box) => (box.y === 220 ? [at('٢٫٧', box)] : box.y === 260 ? [at('١٥', box)] : []));
    },
  };
  const words = await withArabic(IMAGE, lines, { arabic, eastern });
  expect(words?.map(({ text }) => text)).toEqual(expect.arrayContaining(['2.7', '15', 'Invoice']));
  expect(seen).not.toContain(300);
});
