import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { defaultLimits } from '../../services/extraction/src/read/limits.ts';
import type { GreyImage } from '../../services/extraction/src/read/ocr/grey-image.ts';
import { withPdf } from '../../services/extraction/src/read/pdf/open-pdf.ts';
import { loadPdfium } from '../../services/extraction/src/read/pdf/pdfium.ts';
import { renderPage } from '../../services/extraction/src/read/pdf/render-page.ts';

const POINTS_PER_INCH = 72;

/** A page as a picture, in a file's bytes. */
export interface Picture {
  readonly bytes: Uint8Array;
  readonly format: 'jpg' | 'png';
  readonly dpi: number;
}

/** Takes a picture of a page that it may have drawn as fine as it likes, up to `MOST_PIXELS`. */
export type TakePicture = (draw: (dpi: number) => GreyImage) => Promise<Picture>;

/** No page is drawn larger. */
export const MOST_PIXELS = 9_500_000;

/** A number that is as good as drawn, the same for the same words. */
export const seedOf = (words: string): number => createHash('sha256').update(words).digest().readUInt32BE();

/**
 * A PDF as pictures that somebody took of it: one page a picture file, more than one a PDF of pictures.
 * @param name what tells the copy from others in `folder`
 * @returns the path of the copy
 */
export async function copyDocument(path: string, name: string, folder: string, take: TakePicture): Promise<string> {
  const pictures = await picturesOf(await readFile(path), take);
  const [first] = pictures;
  const base = join(folder, createHash('sha256').update(name).digest('hex').slice(0, 16));
  if (pictures.length === 1 && first) {
    await writeFile(`${base}.${first.format}`, first.bytes);
    return `${base}.${first.format}`;
  }
  const copy = await PDFDocument.create();
  for (const { bytes, format, dpi } of pictures) {
    const image = await (format === 'jpg' ? copy.embedJpg(bytes) : copy.embedPng(bytes));
    const [width, height] = [image.width, image.height].map((pixels) => (pixels * POINTS_PER_INCH) / dpi);
    copy.addPage([width ?? 0, height ?? 0]).drawImage(image, { x: 0, y: 0, width, height });
  }
  await writeFile(`${base}.pdf`, await copy.save());
  return `${base}.pdf`;
}

async function picturesOf(bytes: Uint8Array, take: TakePicture): Promise<Picture[]> {
  return withPdf(await loadPdfium(), bytes, defaultLimits, async (pdf) => {
    const pictures: Picture[] = [];
    for (let number = 1; number <= pdf.pageCount; number++)
      pictures.push(await take((dpi) => renderPage(pdf, number, dpi, MOST_PIXELS)));
    return pictures;
  });
}
