// Good pages made bad, the same way on every machine: what a copier with a worn glass does to an invoice.
import { type Random, seededRandom } from '@comptoir/testing';
import sharp from 'sharp';
import type { GreyImage } from '../../services/extraction/src/read/ocr/grey-image.ts';
import { copyDocument, seedOf } from './copy-document.ts';

/** Degrees either way. */
const MOST_TILT = 3;
const DPI = [150, 300] as const;
const JPEG_QUALITY = [35, 70] as const;
/** Grains reach this far from the true level, of 255. */
const MOST_GRAIN = 28;
const PAPER = '#f2f2f2';

/**
 * A PDF as somebody copied it and sent the copy: one page a JPEG file, more than one a PDF of JPEG pages. Each page has
 * a tilt, a resolution, a quality and noise of its own, drawn by `name` alone.
 * @returns the path of the copy, in `folder`
 */
export async function degradeDocument(path: string, name: string, folder: string): Promise<string> {
  const random = seededRandom(seedOf(name));
  return copyDocument(path, name, folder, async (draw) => {
    const dpi = random.whole(...DPI);
    return { bytes: await degradePage(draw(dpi), random, dpi), format: 'jpg', dpi };
  });
}

async function degradePage({ pixels, width, height }: GreyImage, random: Random, dpi: number): Promise<Buffer> {
  const tilt = (2 * random.next() - 1) * MOST_TILT;
  const quality = random.whole(...JPEG_QUALITY);
  const grain = random.next() * MOST_GRAIN;
  const { data, info } = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .rotate(tilt, { background: PAPER })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (let at = 0; at < data.length; at++)
    data[at] = Math.max(0, Math.min(255, (data[at] ?? 0) + (2 * random.next() - 1) * grain));
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    .jpeg({ quality })
    .withMetadata({ density: dpi })
    .toBuffer();
}
