import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { defaultLimits } from '../../services/extraction/src/read/limits.ts';
import { withPdf } from '../../services/extraction/src/read/pdf/open-pdf.ts';
import { loadPdfium } from '../../services/extraction/src/read/pdf/pdfium.ts';
import { renderPage } from '../../services/extraction/src/read/pdf/render-page.ts';

const DPI = 300;
const MOST_PIXELS = 40_000_000;

/** The first page of each PDF as a grey PNG of 300 dpi in `folder`: the same images for both who read them. */
export async function drawFirstPages(pdfs: readonly string[], folder: string): Promise<string[]> {
  const pdfium = await loadPdfium();
  const images: string[] = [];
  for (const [index, pdf] of pdfs.entries()) {
    const image = await withPdf(pdfium, await readFile(pdf), defaultLimits, async (open) =>
      renderPage(open, 1, DPI, MOST_PIXELS),
    );
    const { pixels, width, height } = image;
    const png = await sharp(pixels, { raw: { width, height, channels: 1 } })
      .withMetadata({ density: DPI })
      .png({ compressionLevel: 1 })
      .toBuffer();
    const path = join(folder, `page-${String(index).padStart(3, '0')}.png`);
    await writeFile(path, png);
    images.push(path);
  }
  return images;
}
