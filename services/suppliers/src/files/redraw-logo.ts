import { Problem } from '@comptoir/service-kit';
import sharp from 'sharp';
import { fileKindOf } from './file-kind.ts';

/** Pixels a side that are taken: a decoder's memory grows with the square. */
const MOST_PIXELS = 4096;
// No logo is drawn twice: what libvips would keep of the last ones is memory for nothing.
sharp.cache(false);

/** Pixels a side that are kept: a logo is shown a few dozen wide, on screens of up to four pixels a point. */
const KEPT_PIXELS = 512;

/**
 * A PNG of the picture alone: upright, at most 512 pixels a side, and nothing else that a PNG or JPEG may carry (place,
 * camera, colour profiles, what lies behind its end).
 * @throws Problem supplier.logoRefused for what is no PNG or JPEG, is larger than 4096 pixels a side or cannot be drawn
 */
export async function redrawLogo(bytes: Buffer): Promise<Buffer> {
  checkLogo(bytes);
  return sharp(bytes, { limitInputPixels: MOST_PIXELS ** 2, failOn: 'error', sequentialRead: true })
    .autoOrient()
    .resize({ width: KEPT_PIXELS, height: KEPT_PIXELS, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 9 })
    .toBuffer()
    .catch(() => {
      throw refused();
    });
}

const refused = () => new Problem('supplier.logoRefused', { pixels: MOST_PIXELS });

/** Whether bytes say that they are a logo, before anything is drawn. @throws Problem supplier.logoRefused */
export function checkLogo(bytes: Buffer): void {
  const kind = fileKindOf(bytes);
  const isFit = kind && 'width' in kind && [kind.width, kind.height].every((side) => side > 0 && side <= MOST_PIXELS);
  if (!isFit) throw refused();
}
