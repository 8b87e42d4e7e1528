import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { type Random, seededRandom } from '@comptoir/testing';
import sharp from 'sharp';
import { defaultLimits } from '../read/limits.ts';
import type { GreyImage } from '../read/ocr/grey-image.ts';
import { withPdf } from '../read/pdf/open-pdf.ts';
import { loadPdfium } from '../read/pdf/pdfium.ts';
import { renderPage } from '../read/pdf/render-page.ts';
import type { MadeReceipt } from './made-receipt.ts';

/** What became of a receipt before it was photographed. */
export const WEARS = ['fresh', 'needles', 'faded', 'crumpled', 'dirty'] as const;
export type Wear = (typeof WEARS)[number];

/** Points: what a roll of 80 mm prints, in letters as wide as forty of them make it. */
const PAPER = { width: 226, margin: 12, line: 13, size: 8 };
const LETTERS = 42;
const DPI = 200;
const WHITE = 244;

/**
 * A made receipt as somebody photographed it, a JPEG; the same for the same receipt, wear and seed. `needles` lost a pin
 * and with it a row of each line, `faded` is thermal paper that lay in the sun, `crumpled` has folds, shadows and lines
 * that are not level, `dirty` is coarse, with specks and little light.
 */
export async function photographReceipt(receipt: MadeReceipt, wear: Wear, seed: number): Promise<Uint8Array> {
  const random = seededRandom(seed);
  const { pixels, width, height } = WORN[wear](await draw(receipt, random), random);
  const tilt = (random.next() - 0.5) * 3;
  const quality = wear === 'dirty' ? 38 : random.whole(50, 85);
  const photograph = sharp(pixels, { raw: { width, height, channels: 1 } }).rotate(tilt, { background: '#d8d8d8' });
  return photograph.toColourspace('b-w').jpeg({ quality }).toBuffer();
}

/** In a typewriter's letters as tills have them, or in a printer's. */
async function draw({ lines }: MadeReceipt, random: Random): Promise<GreyImage> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  const font = await pdf.embedFont(
    random.pick([StandardFonts.Courier, StandardFonts.CourierBold, StandardFonts.Helvetica]),
  );
  const height = PAPER.line * (lines.length + 4);
  const page = pdf.addPage([PAPER.width, height]);
  for (const [index, line] of lines.entries()) {
    const [left, right] = typeof line === 'string' ? [line, ''] : line;
    const y = height - PAPER.line * (index + 2);
    const size = index === 0 ? Math.min(1.25, LETTERS / (left.length + 1)) * PAPER.size : PAPER.size;
    page.drawText(left, { x: PAPER.margin, y, size, font });
    const x = PAPER.width - PAPER.margin - font.widthOfTextAtSize(right, PAPER.size);
    page.drawText(right, { x, y, size: PAPER.size, font });
  }
  const bytes = await pdf.save();
  return withPdf(await loadPdfium(), bytes, defaultLimits, async (open) =>
    renderPage(open, 1, DPI, defaultLimits.ocrPixels),
  );
}

const WORN: Readonly<Record<Wear, (image: GreyImage, random: Random) => GreyImage>> = {
  fresh: (image, random) => eachPixel(image, (ink) => level(ink, 1, 1) + grain(random, 6)),
  needles: (image, random) => {
    const pitch = Math.round((PAPER.line * DPI) / 72);
    const lost = random.whole(0, pitch - 1);
    return eachPixel(image, (ink, x, y) => {
      const isLost = (y + lost) % pitch < 1 || (random.next() < 0.06 && ink > 0.5);
      return level(isLost ? 0.15 * ink : ink, 0.75, 1) + grain(random, 14) - 4 * Math.sin(x / 90);
    });
  },
  faded: (image, random) => {
    const [from, wave] = [random.next() * 6, 60 + 80 * random.next()];
    return eachPixel(image, (ink, x, y) => {
      const left = 0.34 + 0.22 * Math.sin(from + x / wave) * Math.sin(from + y / (1.7 * wave));
      return level(ink, left, 0.97) + grain(random, 16);
    });
  },
  crumpled: (image, random) => {
    const folds = Array.from({ length: 5 }, () => ({
      x: random.next() * image.width,
      y: random.next() * image.height,
      slope: random.next() * 3 - 1.5,
    }));
    const [bend, wave] = [2 + 3 * random.next(), 90 + 90 * random.next()];
    const bent = eachPixel(image, (_, x, y) => {
      const from = Math.round(y + bend * Math.sin(x / wave + y / (4 * wave)));
      return image.pixels[Math.max(0, Math.min(image.height - 1, from)) * image.width + x] ?? 255;
    });
    return eachPixel(bent, (ink, x, y) => {
      const shade = folds.reduce((sum, fold) => {
        const off = y - fold.y - fold.slope * (x - fold.x);
        return sum * (1 - (off > 0 ? 0.32 * Math.exp(-off / 45) : 0));
      }, 1);
      return level(ink, 0.8, shade) + grain(random, 12);
    });
  },
  dirty: (image, random) =>
    eachPixel(coarse(image), (ink, x, y) => {
      const speck = random.next() < 0.002 ? -120 * random.next() : 0;
      return level(ink, 0.7, 0.7 + (0.2 * (x + y)) / (image.width + image.height)) + speck + grain(random, 26);
    }),
};

/** How bright a pixel of so much ink is, of print of this strength under this light. */
const level = (ink: number, strength: number, light: number): number => WHITE * light * (1 - 0.88 * strength * ink);
const grain = (random: Random, reach: number): number => (2 * random.next() - 1) * reach;

/** Each pixel anew, by how much ink it has (0 to 1) and where it lies. */
function eachPixel(
  { pixels, width, height }: GreyImage,
  shade: (ink: number, x: number, y: number) => number,
): GreyImage {
  const out = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      out[at] = Math.max(0, Math.min(255, shade(1 - (pixels[at] ?? 255) / 255, x, y)));
    }
  }
  return { pixels: out, width, height };
}

/** As a camera sees it that is too far away: each pixel the mean of those around it. */
function coarse(image: GreyImage): GreyImage {
  const { pixels, width, height } = image;
  return eachPixel(image, (_, x, y) => {
    let sum = 0;
    for (let dy = -1; dy <= 1; dy++)
      for (let dx = -1; dx <= 1; dx++)
        sum +=
          pixels[Math.max(0, Math.min(height - 1, y + dy)) * width + Math.max(0, Math.min(width - 1, x + dx))] ?? 255;
    return sum / 9;
  });
}
