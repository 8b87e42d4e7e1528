import { expect, it } from 'vitest';
import { type Box, boundsOf, type Word } from '../page-model.ts';
import { scaling } from '../projective.ts';
import type { GreyImage } from './grey-image.ts';
import type { PreparedImage } from './prepare-image.ts';
import { readLeft } from './read-left.ts';
import type { Recognizer } from './recognizer.ts';

const [WIDTH, HEIGHT] = [400, 900];
const LETTER = { wide: 12, tall: 20 };
const line = (y: number, letters: number, tall = LETTER.tall, x = 40): Box[] =>
  Array.from({ length: letters }, (_, at) => ({
    x0: x + at * (LETTER.wide + 4),
    y0: y,
    x1: x + at * (LETTER.wide + 4) + LETTER.wide,
    y1: y + tall,
  }));

/** A receipt of bars for letters: lines as tills print them, and one in letters twice as tall. */
function receiptOf(letters: readonly Box[]): PreparedImage {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(255);
  for (const { x0, y0, x1, y1 } of letters)
    for (let y = y0; y < y1; y++) pixels.fill(0, y * WIDTH + x0, y * WIDTH + x1);
  return { pixels, width: WIDTH, height: HEIGHT, lettersAcross: 20, toFractions: scaling(1 / WIDTH, 1 / HEIGHT) };
}
const wordOf = (text: string, letters: readonly Box[], confidence: number): Word => ({
  text,
  confidence,
  ...boundsOf(letters),
});

/** Says `text` of whatever it is shown, all across and down it. */
function saying(text: string, confidence: number): Recognizer & { shown: GreyImage[] } {
  const shown: GreyImage[] = [];
  return {
    shown,
    async recognize(image) {
      shown.push(image);
      return [{ text, confidence, x0: 20, y0: 25, x1: image.width - 20, y1: image.height - 25 }];
    },
    async close() {},
  };
}

const small = [50, 90, 130, 170, 210, 250].map((y) => line(y, 12));
const tall = line(400, 6, 48);
const page = receiptOf([...small.flat(), ...tall]);
const sure = small.map((letters) => wordOf('PLUMS', letters, 0.95));
const unsure = wordOf('19 Z', tall, 0.35);

it('a total in letters twice as tall is shown to the recogniser half as tall, and stands where it was', async () => {
  const recognizer = saying('20,50', 0.9);
  const words = await readLeft(page, [...sure, unsure], 'eng', recognizer);
  expect(words.map(({ text }) => text)).toEqual([...sure.map(({ text }) => text), '20,50']);
  // A letter's half around it, and its height above and below on the sheet.
  expect(recognizer.shown[0]?.height).toBeLessThan(48 + 20);
  const [x, y] = [words.at(-1)?.x0 ?? 0, ((words.at(-1)?.y0 ?? 0) + (words.at(-1)?.y1 ?? 0)) / 2];
  expect(Math.abs(x - unsure.x0)).toBeLessThan(LETTER.wide);
  expect(Math.abs(y - 424)).toBeLessThan(LETTER.tall / 2);
});

it('what was read of it stays where another look is no surer', async () => {
  expect(await readLeft(page, [...sure, unsure], 'eng', saying('2O,S', 0.4))).toEqual([...sure, unsure]);
});

it('what was read of it stays where the other look saw but a part', async () => {
  const before = { ...unsure, text: 'POPULAR' };
  expect(await readLeft(page, [...sure, before], 'eng', saying('LAR', 0.9))).toEqual([...sure, before]);
});

it('what was read surely is not looked at again', async () => {
  const recognizer = saying('20,50', 0.9);
  await readLeft(page, [...sure, { ...unsure, confidence: 0.95 }], 'eng', recognizer);
  expect(recognizer.shown).toEqual([]);
});
