import { makeInvoice, renderScan } from '@comptoir/testing';
import { codeOf, type Modules, pictureOfCode } from '@comptoir/testing/barcodes';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { GreyImage } from '../ocr/grey-image.ts';
import type { Box } from '../page-model.ts';
import { codesOfPicture } from './codes-of-page.ts';
import { densePlaces } from './dense-places.ts';

const PAYLOAD = 'A:500000000*B:999999990*C:PT*D:FT*F:20260304*G:FT 2026A/35*N:23.00*O:123.00*Q:abcd*R:0001';
const KEY = '35260312345678000195550010000012341000012345';
const AT = { left: 1500, top: 900 };

const scan = renderScan(makeInvoice(21), { dpi: 300 });

/** An invoice of 300 dpi, with a picture on it. */
async function pageWith(picture?: Buffer): Promise<GreyImage> {
  const page = sharp(await scan);
  const pasted = picture ? page.composite([{ input: picture, ...AT }]) : page;
  const { data, info } = await sharp(await pasted.png().toBuffer())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: new Uint8Array(data), width: info.width, height: info.height };
}

const shareOf = (image: GreyImage): number =>
  densePlaces(image).reduce((sum, { x0, x1, y0, y1 }) => sum + (x1 - x0) * (y1 - y0), 0) / (image.width * image.height);

/** Bars of a height in pixels, the narrowest of so many. */
async function bars([row = []]: Modules, module: number, height: number): Promise<Buffer> {
  return pictureOfCode(
    Array.from({ length: Math.round(height / module) }, () => row),
    module,
  );
}

/** Each module a dot, with paper around it. */
async function dots(code: Modules, module: number): Promise<Buffer> {
  const [side, quiet] = [code.length * module, 4 * module];
  const circles = code.flatMap((row, y) =>
    row.flatMap((isDark, x) =>
      isDark
        ? [`<circle cx="${quiet + (x + 0.5) * module}" cy="${quiet + (y + 0.5) * module}" r="${0.36 * module}"/>`]
        : [],
    ),
  );
  const whole = side + 2 * quiet;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${whole}" height="${whole}"><rect width="100%" height="100%" fill="white"/>${circles.join('')}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

describe('where a picture may hold codes', () => {
  it.each<[string, () => Promise<Buffer>]>([
    ['a QR code', async () => pictureOfCode(await codeOf(PAYLOAD), 6)],
    ['one of large modules', async () => pictureOfCode(await codeOf(PAYLOAD), 12)],
    ['one as small as can be scanned', async () => pictureOfCode(await codeOf('SPC-0042'), 4)],
    ['one of dots', async () => dots(await codeOf(PAYLOAD), 6)],
    ['a Data Matrix', async () => pictureOfCode(await codeOf(PAYLOAD, 'DataMatrix'), 5)],
    ['PDF417', async () => pictureOfCode(await codeOf(PAYLOAD, 'PDF417'), 3)],
    ['bars', async () => bars(await codeOf(KEY, 'Code128'), 3, 120)],
    ['low bars', async () => bars(await codeOf(KEY, 'Code128'), 2, 60)],
  ])('is around %s, and little of the page besides', async (_kind, draw) => {
    const code = await draw();
    const page = await pageWith(code);
    const { width = 0, height = 0 } = await sharp(code).metadata();
    const isWithin = ({ x0, x1, y0, y1 }: Box) =>
      x0 <= AT.left && x1 >= AT.left + width && y0 <= AT.top && y1 >= AT.top + height;
    expect(densePlaces(page).filter(isWithin)).toHaveLength(1);
    expect(shareOf(page)).toBeLessThan(0.25);
  });

  it('leaves each code to be read where it stands on the page', async () => {
    const page = await pageWith(await pictureOfCode(await codeOf(PAYLOAD), 6));
    const [code, ...others] = await codesOfPicture(page);
    expect(others).toEqual([]);
    expect(code?.payload).toBe(PAYLOAD);
    const [x0 = 0, y0 = 0] = code?.box ?? [];
    // Behind four modules of paper.
    expect(x0 * page.width).toBeCloseTo(AT.left + 24, -1);
    expect(y0 * page.height).toBeCloseTo(AT.top + 24, -1);
  });

  it('is around a code in a shadow, whose paper is as dark as ink is elsewhere', async () => {
    const page = await pageWith(await pictureOfCode(await codeOf(PAYLOAD), 6));
    const shaded = { ...page, pixels: page.pixels.map((level) => 10 + level / 3) };
    const isAtCode = ({ x0, x1, y0, y1 }: Box) =>
      x0 <= AT.left && x1 >= AT.left + 250 && y0 <= AT.top && y1 >= AT.top + 250;
    expect(densePlaces(shaded).filter(isAtCode)).toHaveLength(1);
    expect(shareOf(shaded)).toBeLessThan(0.25);
  });

  it('is next to nowhere on a page without any, and nowhere on grainy paper', async () => {
    expect(shareOf(await pageWith())).toBeLessThan(0.1);
    expect(densePlaces({ pixels: noise(225, 30), width: 600, height: 800 })).toEqual([]);
  });

  it('is all of a page that is covered with what may be codes', () => {
    expect(densePlaces({ pixels: noise(0, 255), width: 600, height: 800 })).toEqual([
      { x0: 0, y0: 0, x1: 600, y1: 800 },
    ]);
  });
});

/** 600 × 800 pixels, each of one level or of another. */
const noise = (level: number, more: number): Uint8Array =>
  Uint8Array.from({ length: 600 * 800 }, (_, at) => level + ((Math.imul(at, 2_654_435_761) >>> 28) % 2) * more);
