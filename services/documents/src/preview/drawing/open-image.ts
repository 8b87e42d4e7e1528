import sharp, { type SharpOptions } from 'sharp';
import { type Drawable, MOST_PIXELS, Undrawable } from './drawing.ts';

/** Width × height an image may say it has, before a pixel of it is decoded. */
const MOST_SOURCE_PIXELS = 80_000_000;
/** A photo's JPEG is already lossy; a little less of it is not seen at page size. */
const WEBP = { quality: 80, effort: 1 } as const;

/** PNG, JPEG, and TIFF with its pages. @throws Undrawable damaged, tooHeavy */
export async function openImage(bytes: Uint8Array): Promise<Drawable> {
  // What can be seen of an image that was cut off is shown.
  const options: SharpOptions = { limitInputPixels: MOST_SOURCE_PIXELS, failOn: 'none', sequentialRead: true };
  const pageOf = (number: number) => sharp(bytes, { ...options, page: number - 1 });
  const { pages = 1 } = await drawable(() => sharp(bytes, options).metadata());

  return {
    total: pages,
    close: () => undefined,
    sizeOf: (number) => drawable(async () => (await pageOf(number).metadata()).autoOrient),
    draw: (number, width) =>
      drawable(() =>
        pageOf(number)
          .autoOrient()
          .resize({ width, height: Math.floor(MOST_PIXELS / width), fit: 'inside', withoutEnlargement: true })
          .flatten({ background: 'white' })
          .webp(WEBP)
          .toBuffer(),
      ),
  };
}

async function drawable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const tooLarge = error instanceof Error && /pixel limit/.test(error.message);
    throw new Undrawable(tooLarge ? 'tooHeavy' : 'damaged', error);
  }
}
