// Good pages made bad, the same way on every machine: what a copier with a worn glass does to an invoice.
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { type Random, seededRandom } from '@comptoir/testing';
import sharp from 'sharp';
import { defaultLimits } from '../../services/extraction/src/read/limits.ts';
import type { GreyImage } from '../../services/extraction/src/read/ocr/grey-image.ts';
import { withPdf } from '../../services/extraction/src/read/pdf/open-pdf.ts';
import { loadPdfium } from '../../services/extraction/src/read/pdf/pdfium.ts';
import { renderPage } from '../../services/extraction/src/read/pdf/render-page.ts';

const POINTS_PER_INCH = 72;
const MOST_PIXELS = 9_500_000;
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
  const random = seededRandom(createHash('sha256').update(name).digest().readUInt32BE());
  const pages = await degradedPages(await readFile(path), random);
  const [first] = pages;
  const base = join(folder, createHash('sha256').update(name).digest('hex').slice(0, 16));
  if (pages.length === 1 && first) {
    await writeFile(`${base}.jpg`, first.jpeg);
    return `${base}.jpg`;
  }
  const copy = await PDFDocument.create();
  for (const { jpeg, dpi } of pages) {
    const image = await copy.embedJpg(jpeg);
    const [width, height] = [image.width, image.height].map((pixels) => (pixels * POINTS_PER_INCH) / dpi);
    copy.addPage([width ?? 0, height ?? 0]).drawImage(image, { x: 0, y: 0, width, height });
  }
  await writeFile(`${base}.pdf`, await copy.save());
  return `${base}.pdf`;
}

async function degradedPages(bytes: Uint8Array, random: Random): Promise<{ jpeg: Buffer; dpi: number }[]> {
  return withPdf(await loadPdfium(), bytes, defaultLimits, async (pdf) => {
    const pages: { jpeg: Buffer; dpi: number }[] = [];
    for (let number = 1; number <= pdf.pageCount; number++) {
      const dpi = random.whole(...DPI);
      pages.push({ jpeg: await degradePage(renderPage(pdf, number, dpi, MOST_PIXELS), random, dpi), dpi });
    }
    return pages;
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
