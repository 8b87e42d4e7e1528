import { PDFDocument, rgb, StandardFonts } from '@cantoo/pdf-lib';
import { type Random, seededRandom } from '@comptoir/testing';
import sharp from 'sharp';
import { defaultLimits } from '../read/limits.ts';
import type { GreyImage } from '../read/ocr/grey-image.ts';
import { withPdf } from '../read/pdf/open-pdf.ts';
import { loadPdfium } from '../read/pdf/pdfium.ts';
import { renderPage } from '../read/pdf/render-page.ts';

/** What a print that was scanned again suffers from: each but the last alone, `rescanned` from all but the fax's. */
export const RESCANS = ['bordered', 'askew', 'stamped', 'faint', 'fax', 'rescanned'] as const;
export type RescanKind = (typeof RESCANS)[number];
export type Rescan = { readonly bytes: Uint8Array; readonly format: 'jpg' | 'png'; readonly dpi: number };

const PAPER = 247;
const FAX_DPI = 200;
const MILLIMETRES_PER_INCH = 25.4;
/** What a stamp says over its day. */
const STAMPS = ['PAYÉ', 'REÇU LE', 'RECEIVED', 'EINGEGANGEN', 'BEZAHLT', 'PAGADO', 'COPY'];

/**
 * A page that was printed, worn and scanned again; the same for the same page, kind and seed. A `fax` is a PNG of two
 * tones, the others are JPEG files.
 */
export async function rescanPage(draw: (dpi: number) => GreyImage, kind: RescanKind, seed: number): Promise<Rescan> {
  const random = seededRandom(seed);
  const isAll = kind === 'rescanned';
  const dpi = kind === 'fax' ? FAX_DPI : random.whole(170, 300);
  const among = (least: number, most: number) => least + (most - least) * random.next();
  const tilt = (random.next() < 0.5 ? -1 : 1) * (kind === 'askew' ? among(3, 10) : isAll ? among(1, 5) : among(0, 1));
  let page = draw(dpi);
  if (kind === 'faint' || isAll) page = faint(page, isAll ? 0.75 : among(0.28, 0.45), random);
  if (kind === 'stamped' || isAll) page = await stamped(page, dpi, random);
  if (kind === 'fax') return { bytes: await faxed(await tilted(page, tilt, PAPER), random), format: 'png', dpi };
  const hasLid = kind === 'bordered' || isAll;
  const lid = random.whole(70, 190);
  const lying = hasLid ? await onLid(punched(page, lid, dpi), lid, dpi, tilt, random) : await tilted(page, tilt, 242);
  for (let at = 0; at < lying.pixels.length; at++)
    lying.pixels[at] = bounded((lying.pixels[at] ?? 0) + (2 * random.next() - 1) * 8);
  const { pixels, width, height } = lying;
  const bytes = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .jpeg({ quality: random.whole(50, 80) })
    .withMetadata({ density: dpi })
    .toBuffer();
  return { bytes, format: 'jpg', dpi };
}

/** Toner that runs out: so much of the ink, less of it in streaks down the page. */
function faint({ pixels, width, height }: GreyImage, left: number, random: Random): GreyImage {
  const [first, second, from] = [40 + 60 * random.next(), 150 + 200 * random.next(), 6 * random.next()];
  const streaks = Float32Array.from(
    { length: width },
    (_, x) => left * (1 + 0.25 * Math.sin(from + x / first) * Math.sin(x / second)),
  );
  const out = new Uint8Array(pixels.length);
  for (let at = 0; at < out.length; at++) {
    // Worn rollers leave dots out.
    const isLost = random.next() < 0.05;
    out[at] = bounded(PAPER - (isLost ? 0.3 : 1) * (streaks[at % width] ?? left) * (255 - (pixels[at] ?? 255)));
  }
  return { pixels: out, width, height };
}

/** A stamp with a day, and a tick by hand, over whatever is there. */
async function stamped(page: GreyImage, dpi: number, random: Random): Promise<GreyImage> {
  const stamp = await stampOf(dpi, random);
  const strength = 0.35 + 0.4 * random.next();
  const pixels = page.pixels.slice();
  const cover = (image: GreyImage, left: number, top: number) => {
    for (let y = 0; y < image.height; y++) {
      for (let x = 0; x < image.width; x++) {
        const [px, py] = [left + x, top + y];
        if (px < 0 || py < 0 || px >= page.width || py >= page.height) continue;
        const at = py * page.width + px;
        const ink = (strength * (255 - (image.pixels[y * image.width + x] ?? 255))) / 255;
        pixels[at] = (pixels[at] ?? 255) * (1 - ink);
      }
    }
  };
  const somewhere = (least: number, most: number, length: number) =>
    Math.round((least + (most - least) * random.next()) * length);
  cover(stamp, somewhere(0.1, 0.6, page.width), somewhere(0.1, 0.7, page.height));
  const tick = await tickOf(dpi);
  cover(tick, somewhere(0.55, 0.8, page.width), somewhere(0.4, 0.75, page.height));
  return { pixels, width: page.width, height: page.height };
}

async function stampOf(dpi: number, random: Random): Promise<GreyImage> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  const font = await pdf.embedFont(StandardFonts.HelveticaBold);
  const page = pdf.addPage([150, 70]);
  page.drawRectangle({ x: 3, y: 3, width: 144, height: 64, color: rgb(1, 1, 1), borderWidth: 2 });
  const day = `${random.whole(10, 28)}.0${random.whole(1, 9)}.2026`;
  page.drawText(random.pick(STAMPS), { x: 12, y: 42, size: 17, font });
  page.drawText(day, { x: 12, y: 16, size: 17, font });
  const drawn = await withPdf(await loadPdfium(), await pdf.save(), defaultLimits, async (open) =>
    renderPage(open, 1, dpi, defaultLimits.ocrPixels),
  );
  return tilted(drawn, random.whole(-25, 25), 255);
}

/** Two strokes of a pen. */
async function tickOf(dpi: number): Promise<GreyImage> {
  const length = Math.round(1.2 * dpi);
  const stroke = `<path d="M5 55 Q20 60 35 88 Q50 40 95 8" fill="none" stroke="#000" stroke-width="2.2"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${length}" height="${length}" viewBox="0 0 100 100">${stroke}</svg>`;
  const pixels = await sharp(Buffer.from(svg)).flatten({ background: '#ffffff' }).toColourspace('b-w').raw().toBuffer();
  return { pixels: new Uint8Array(pixels), width: length, height: length };
}

/** Two holes at the left, through which the lid shows. */
function punched(page: GreyImage, lid: number, dpi: number): GreyImage {
  const pixels = page.pixels.slice();
  const pixelsOf = (millimetres: number) => Math.round((millimetres * dpi) / MILLIMETRES_PER_INCH);
  const [radius, left, apart] = [pixelsOf(3), pixelsOf(12), pixelsOf(40)];
  for (const middle of [page.height / 2 - apart, page.height / 2 + apart]) {
    for (let dy = -radius; dy <= radius; dy++) {
      const half = Math.round(Math.sqrt(radius ** 2 - dy ** 2));
      const row = Math.round(middle) + dy;
      if (row >= 0 && row < page.height)
        pixels.fill(lid, row * page.width + left - half, row * page.width + left + half);
    }
  }
  return { pixels, width: page.width, height: page.height };
}

/** The page on the glass of a larger scanner: what is beside it is the lid, and dark where the page throws a shadow. */
async function onLid(page: GreyImage, lid: number, dpi: number, tilt: number, random: Random): Promise<GreyImage> {
  const background = { r: lid, g: lid, b: lid };
  const side = () => Math.round(dpi * (0.1 + 0.5 * random.next()));
  const { pixels, width, height } = await tilted(page, tilt, lid);
  const { data, info } = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .extend({ left: side(), right: side(), top: side(), bottom: side(), background })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: new Uint8Array(data), width: info.width, height: info.height };
}

async function tilted({ pixels, width, height }: GreyImage, angle: number, around: number): Promise<GreyImage> {
  const { data, info } = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .rotate(angle, { background: { r: around, g: around, b: around } })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: new Uint8Array(data), width: info.width, height: info.height };
}

/** Black or white, with dots that the line added and took. */
function faxed({ pixels, width, height }: GreyImage, random: Random): Promise<Buffer> {
  const out = new Uint8Array(pixels.length);
  for (let at = 0; at < out.length; at++) {
    const level = (pixels[at] ?? 255) + (2 * random.next() - 1) * 60;
    out[at] = random.next() < 0.002 ? random.whole(0, 1) * 255 : level < 150 ? 0 : 255;
  }
  return sharp(out, { raw: { width, height, channels: 1 } })
    .png({ palette: true, colours: 2 })
    .withMetadata({ density: FAX_DPI })
    .toBuffer();
}

const bounded = (level: number): number => Math.max(0, Math.min(255, level));
