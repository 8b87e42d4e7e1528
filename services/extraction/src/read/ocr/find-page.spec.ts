import { makeInvoice, renderPdf, seededRandom } from '@comptoir/testing';
import { describe, expect, it } from 'vitest';
import { type PhotographKind, photographPage } from '../../testing/photograph-page.ts';
import { defaultLimits } from '../limits.ts';
import { withPdf } from '../pdf/open-pdf.ts';
import { loadPdfium } from '../pdf/pdfium.ts';
import { renderPage } from '../pdf/render-page.ts';
import { cornersOf, inverse, ofUnitSquare, type Point, type Quad, through } from '../projective.ts';
import { findPage } from './find-page.ts';
import type { GreyImage } from './grey-image.ts';

const WIDTH = 1200;
const HEIGHT = 1600;

/** Paper with lines of print on a table, its corners where they are said; both with grain. */
function drawn(quad: Quad, { table, paper }: { table: number; paper: number }, seed: number): GreyImage {
  const random = seededRandom(seed);
  const toUnit = inverse(ofUnitSquare(quad));
  const pixels = new Uint8Array(WIDTH * HEIGHT);
  for (let at = 0; at < pixels.length; at++) {
    const [u, v] = through(toUnit, [(at % WIDTH) + 0.5, Math.floor(at / WIDTH) + 0.5]);
    const isPage = u >= 0 && u < 1 && v >= 0 && v < 1;
    const isPrint = isPage && u > 0.08 && u < 0.9 && v > 0.06 && v < 0.9 && v % 0.03 < 0.009 && u % 0.02 < 0.014;
    pixels[at] = (isPrint ? 40 : isPage ? paper : table) + 12 * (random.next() - 0.5);
  }
  return { pixels, width: WIDTH, height: HEIGHT };
}

async function invoicePage(kind: PhotographKind, seed: number) {
  return withPdf(await loadPdfium(), await renderPdf(makeInvoice(71)), defaultLimits, (open) =>
    photographPage((height) => renderPage(open, 1, height / 11.69, defaultLimits.ocrPixels), kind, seed),
  );
}

describe('a page on a table', () => {
  it('is found to a few pixels, wherever its corners lie', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const random = seededRandom(seed);
      const tilt = ((2 * random.next() - 1) * 12 * Math.PI) / 180;
      const quad = cornersOf(1, 1).map(([x, y]): Point => {
        const [px, py] = [
          (x - 0.5) * 780 + 120 * (random.next() - 0.5),
          (y - 0.5) * 1150 + 120 * (random.next() - 0.5),
        ];
        return [
          WIDTH / 2 + Math.cos(tilt) * px - Math.sin(tilt) * py,
          HEIGHT / 2 + Math.sin(tilt) * px + Math.cos(tilt) * py,
        ];
      }) as unknown as Quad;
      const paper = random.whole(150, 250);
      const found = findPage(drawn(quad, { table: random.whole(10, paper - 45), paper }, seed));
      const off = quad.map(([x, y], at) =>
        Math.hypot(x - (found?.quad[at]?.[0] ?? 0), y - (found?.quad[at]?.[1] ?? 0)),
      );
      expect(Math.max(...off), `seed ${seed}: ${off}`).toBeLessThan(6);
    }
  });

  it('is left alone where its edges are not clear, where it has none, and where it reaches out of the picture', async () => {
    const upright = cornersOf(1, 1).map(([x, y]): Point => [200 + 800 * x, 230 + 1130 * y]) as unknown as Quad;
    expect(findPage(drawn(upright, { table: 200, paper: 208 }, 5))).toBeUndefined();
    expect(findPage(drawn(cornersOf(WIDTH, HEIGHT), { table: 0, paper: 240 }, 6))).toBeUndefined();
    expect(findPage((await invoicePage('close', 3)).image)).toBeUndefined();
  });

  it('does not end at a fold beyond which the same sheet lies in the shade', () => {
    const sheet = cornersOf(1, 1).map(([x, y]): Point => [200 + 800 * x, -150 + 1650 * y]) as unknown as Quad;
    const folded = drawn(sheet, { table: 30, paper: 220 }, 8);
    for (let at = 0; at < 600 * WIDTH; at++) folded.pixels[at] = 0.62 * (folded.pixels[at] ?? 0);
    const found = findPage(folded);
    expect(found === undefined || Math.min(...found.quad.map(([, y]) => y)) < 100).toBe(true);
  });

  it('does not end at a fold below which hardly anything is printed, where the sheet beyond lies in the same light', () => {
    const sheet = cornersOf(1, 1).map(([x, y]): Point => [200 + 800 * x, 100 + 1400 * y]) as unknown as Quad;
    const folded = drawn(sheet, { table: 30, paper: 220 }, 8);
    for (let y = 900; y < 1500; y++)
      for (let x = 210; x < 990; x++) folded.pixels[y * WIDTH + x] = y < 906 ? 90 : y % 200 < 8 ? 40 : 220;
    const found = findPage(folded);
    expect(found === undefined || Math.min(...found.quad.map(([, y]) => y)) < 200).toBe(true);
  });

  it('ends where the paper that it lies on begins, which only the shadow between them tells', () => {
    const page = cornersOf(1, 1).map(([x, y]): Point => [300 + 700 * x + 40 * y, 220 + 1050 * y - 60 * x]);
    const photo = drawn(page as unknown as Quad, { table: 60, paper: 226 }, 9);
    const toUnit = inverse(ofUnitSquare(page as unknown as Quad));
    for (let at = 0; at < photo.pixels.length; at++) {
      const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)];
      const [u, v] = through(toUnit, [x + 0.5, y + 0.5]);
      if (x > 700 || y > 1200 || (u >= 0 && v >= 0)) continue;
      // Another sheet, as bright and printed too, on which the page throws a shadow.
      const isPrint = x % 20 < 12 && y % 34 < 9;
      photo.pixels[at] = (isPrint ? 70 : 224) - (u > -0.06 && v > -0.04 ? 12 : 0) + (photo.pixels[at] ?? 0) - 60;
    }
    const off = page.map(([x, y], at) => {
      const [fx, fy] = findPage(photo)?.quad[at] ?? [0, 0];
      return Math.hypot(x - fx, y - fy);
    });
    expect(Math.max(...off), `${off}`).toBeLessThan(12);
  });

  it('ends at its edge where it is half in the shade and the grain of the table beyond looks like print', () => {
    const page = cornersOf(1, 1).map(([x, y]): Point => [150 + 740 * x - 30 * y, 200 + 1150 * y + 20 * x]);
    const photo = drawn(page as unknown as Quad, { table: 60, paper: 220 }, 10);
    const toUnit = inverse(ofUnitSquare(page as unknown as Quad));
    for (let at = 0; at < photo.pixels.length; at++) {
      const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)];
      const [u, v] = through(toUnit, [x + 0.5, y + 0.5]);
      const isPage = u >= 0 && u < 1 && v >= 0 && v < 1;
      if (isPage && u > 0.7) photo.pixels[at] = 0.75 * (photo.pixels[at] ?? 0);
      if (!isPage && u >= 1) photo.pixels[at] = y % 24 < 14 ? 60 : 110;
    }
    const off = page.map(([x, y], at) => {
      const [fx, fy] = findPage(photo)?.quad[at] ?? [0, 0];
      return Math.hypot(x - fx, y - fy);
    });
    expect(Math.max(...off), `${off}`).toBeLessThan(12);
  });

  it('is not a box on a page, nor a page with a band of colour', () => {
    const page = drawn(cornersOf(WIDTH, HEIGHT), { table: 0, paper: 240 }, 7);
    page.pixels.fill(60, 0, 190 * WIDTH);
    for (let y = 400; y < 1100; y++)
      for (let x = 150; x < 1050; x++) if (x < 160 || x > 1040 || y < 410 || y > 1090) page.pixels[y * WIDTH + x] = 20;
    expect(findPage(page)).toBeUndefined();
  });
});
