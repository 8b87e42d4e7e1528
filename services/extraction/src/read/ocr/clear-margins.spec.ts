import { describe, expect, it } from 'vitest';
import { clearMargins } from './clear-margins.ts';
import type { GreyImage } from './grey-image.ts';

const WIDTH = 300;
const HEIGHT = 400;

function paper(): GreyImage & { pixels: Uint8Array } {
  return { pixels: new Uint8Array(WIDTH * HEIGHT).fill(240), width: WIDTH, height: HEIGHT };
}
const fill = ({ pixels }: GreyImage, [x0, y0, x1, y1]: readonly number[], level: number) => {
  for (let y = y0 ?? 0; y < (y1 ?? 0); y++) pixels.fill(level, y * WIDTH + (x0 ?? 0), y * WIDTH + (x1 ?? 0));
};
const darkOf = ({ pixels }: GreyImage) => pixels.filter((level) => level < 96).length;

describe('the margins of a scan', () => {
  it('are whitened on each side, wedges of a crooked page too, and the print is kept', () => {
    const page = paper();
    for (let x = 0; x < WIDTH; x++) fill(page, [x, 0, x + 1, 3 + Math.floor(x / 30)], 10);
    fill(page, [0, 0, 8, HEIGHT], 20);
    fill(page, [WIDTH - 5, 0, WIDTH, HEIGHT], 0);
    fill(page, [0, HEIGHT - 12, WIDTH, HEIGHT], 5);
    const print = [100, 200, 140, 212];
    fill(page, print, 30);
    const cleared = clearMargins(page);
    expect(darkOf(cleared)).toBe(40 * 12);
    expect(cleared.pixels[205 * WIDTH + 120]).toBe(30);
  });

  it('are not a band of colour with white print in it', () => {
    const page = paper();
    fill(page, [0, 0, WIDTH, 60], 40);
    for (let x = 20; x < 280; x += 10) fill(page, [x, 20, x + 6, 36], 255);
    expect(clearMargins(page) === page).toBe(true);
  });

  it('are none on a page without: it is handed back as it is', () => {
    const page = paper();
    fill(page, [100, 200, 140, 212], 30);
    expect(clearMargins(page) === page).toBe(true);
  });
});
