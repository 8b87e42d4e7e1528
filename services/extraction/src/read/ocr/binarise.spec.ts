import { expect, it } from 'vitest';
import { binarise } from './binarise.ts';

const WIDTH = 200;
const HEIGHT = 120;

/** Paper that darkens to the right by `shade`, with strokes three pixels wide, each so much darker than its paper. */
function printed(contrasts: readonly number[], shade: number) {
  const pixels = new Uint8Array(WIDTH * HEIGHT);
  const strokes = contrasts.map((contrast, index) => ({ contrast, x: 20 + 30 * index }));
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const stroke = y > 40 && y < 80 ? strokes.find((one) => x >= one.x && x < one.x + 3) : undefined;
      pixels[y * WIDTH + x] = 235 - (shade * x) / WIDTH - (stroke?.contrast ?? 0);
    }
  return { pixels, width: WIDTH, height: HEIGHT };
}

it('parts ink from paper by what is around it: faded print beside dark, and in a shadow', () => {
  const contrasts = [160, 70, 120, 80, 70];
  const { pixels } = binarise(printed(contrasts, 100));
  const row = [...pixels.subarray(60 * WIDTH, 61 * WIDTH)];
  const ink = row.flatMap((level, x) => (level === 0 ? [x] : []));
  expect(ink).toEqual(contrasts.flatMap((_, index) => [0, 1, 2].map((step) => 20 + 30 * index + step)));
  expect(new Set(pixels)).toEqual(new Set([0, 255]));
});

it('leaves paper white, and takes an image smaller than what it looks at', () => {
  expect(binarise({ pixels: new Uint8Array(WIDTH * HEIGHT).fill(150), width: WIDTH, height: HEIGHT }).pixels).toEqual(
    new Uint8Array(WIDTH * HEIGHT).fill(255),
  );
  expect([...binarise({ pixels: Uint8Array.of(250, 250, 10, 250), width: 2, height: 2 }).pixels]).toEqual([
    255, 255, 0, 255,
  ]);
});
