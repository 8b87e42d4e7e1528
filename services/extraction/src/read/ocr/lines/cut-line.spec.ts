import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { GreyImage } from '../grey-image.ts';
import { cutLine, LINE_HEIGHT, placedBack } from './cut-line.ts';

const [WIDTH, HEIGHT] = [3200, 400];

/** Words of ink on a level line, each 80 pixels wide, a space of 20 after it. */
function lineOfWords(): GreyImage {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(240);
  for (let x = 0; x < WIDTH; x += 100)
    for (let y = 192; y < 208; y++) pixels.fill(20, y * WIDTH + x, y * WIDTH + x + 80);
  return { pixels, width: WIDTH, height: HEIGHT };
}
const inkShare = ({ pixels, width }: GreyImage, x: number) =>
  Array.from({ length: LINE_HEIGHT }, (_, y) => pixels[y * width + x] ?? 0).filter((level) => level < 128).length;

it('a very long line is cut into parts between two words, which cover all of it', () => {
  const parts = cutLine(lineOfWords(), { x: WIDTH / 2, y: 200, width: WIDTH - 20, height: 32, angle: 0 });
  expect(parts.length).toBeGreaterThan(2);
  expect(Math.max(...parts.map(({ width }) => width))).toBeLessThanOrEqual(2000);
  expect(parts.reduce((sum, { box }) => sum + box.width, 0)).toBeCloseTo(WIDTH - 20, 6);
  for (const [at, part] of parts.entries()) if (at > 0) expect(inkShare(part, 0)).toBe(0);
});

it('a box of a line leads back to where it was cut out, however the line leans', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -0.3, max: 0.3, noNaN: true }),
      fc.double({ min: 0.1, max: 0.9, noNaN: true }),
      (angle, share) => {
        const box = { x: 500, y: 200, width: 300, height: 24, angle };
        const [cut] = cutLine(lineOfWords(), box);
        if (!cut) throw new Error('it is one part');
        const place = placedBack(cut, { x0: share * cut.width - 2, x1: share * cut.width + 2, y0: 20, y1: 28 });
        const off = (share - 0.5) * box.width;
        expect((place.x0 + place.x1) / 2).toBeCloseTo(500 + off * Math.cos(angle), 6);
        expect((place.y0 + place.y1) / 2).toBeCloseTo(200 + off * Math.sin(angle), 6);
      },
    ),
  );
});

it('what a line that stands on its end says stands upright there', () => {
  const [cut] = cutLine(lineOfWords(), { x: 500, y: 200, width: 300, height: 24, angle: -Math.PI / 2 });
  if (!cut) throw new Error('it is one part');
  const word = placedBack(cut, { x0: 0, x1: cut.width / 3, y0: 0, y1: LINE_HEIGHT });
  expect([word.x0, word.x1, word.y0, word.y1].map(Math.round)).toEqual([488, 512, 250, 350]);
});

it('a line at the edge of its picture is cut out whole, with the nearest pixels beyond it', () => {
  const image = { pixels: new Uint8Array(100 * 40).fill(200), width: 100, height: 40 };
  const [cut] = cutLine(image, { x: 5, y: 2, width: 60, height: 20, angle: 0.1 });
  expect(new Set(cut?.pixels)).toEqual(new Set([200]));
});

it('each pixel of a line is what its picture has at that place, however the line leans', () => {
  // A slope of grey tells both coordinates, and is a plane between its pixels too.
  const levelAt = (x: number, y: number) => (x - 1300) / 4 + (y - 0.5) / 2.5;
  const pixels = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) =>
    Math.round(levelAt((at % WIDTH) + 0.5, Math.floor(at / WIDTH) + 0.5)),
  );
  fc.assert(
    fc.property(fc.double({ min: -0.3, max: 0.3, noNaN: true }), fc.nat(), (angle, at) => {
      const [cut] = cutLine(
        { pixels, width: WIDTH, height: HEIGHT },
        { x: 1500, y: 200, width: 300, height: 24, angle },
      );
      if (!cut) throw new Error('it is one part');
      const [x, y] = [at % cut.width, at % LINE_HEIGHT];
      const place = placedBack(cut, { x0: x, x1: x + 1, y0: y, y1: y + 1 });
      const level = levelAt((place.x0 + place.x1) / 2, (place.y0 + place.y1) / 2);
      expect(Math.abs((cut.pixels[y * cut.width + x] ?? 0) - level)).toBeLessThan(1.05);
    }),
    { seed: 13 },
  );
});
