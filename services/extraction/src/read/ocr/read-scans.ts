import { codesOfPicture } from '../barcodes/codes-of-page.ts';
import type { ReadLimits } from '../limits.ts';
import type { PageText, Word } from '../page-model.ts';
import type { OpenPdf } from '../pdf/open-pdf.ts';
import type { PdfPageWords } from '../pdf/page-words.ts';
import { renderPage } from '../pdf/render-page.ts';
import type { GreyImage } from './grey-image.ts';
import { layOutScan } from './lay-out-scan.ts';
import { type LeavesDoubt, lookAgain } from './look-again.ts';
import { decodeImage } from './prepare-image.ts';
import { readDrawn } from './read-drawn.ts';
import { readPage } from './read-page.ts';
import type { Recognizer } from './recognizer.ts';

const RENDER_DPI = 300;

export type ScanReader = {
  readImage(bytes: Uint8Array, limits: ReadLimits): Promise<PageText[]>;
  readPdfPages(pdf: OpenPdf, numbers: readonly number[], limits: ReadLimits): Promise<PageText[]>;
  readDrawn(pdf: OpenPdf, layer: PdfPageWords, limits: ReadLimits): Promise<Word[]>;
};

/** Reads images and rendered pages with a recogniser. A receipt that `leavesDoubt` is looked at again in other ways. */
export function createScanReader(recognizer: Recognizer, leavesDoubt: LeavesDoubt = () => false): ScanReader {
  const readPages = async (pages: readonly PageToRead[], { ocrPixels }: ReadLimits): Promise<PageText[]> => {
    const read: PageText[] = [];
    // A receipt is a document of one page.
    const isAlone = pages.length === 1;
    for (const { number, image } of pages) {
      const sent = image();
      const codes = await codesOfPicture(sent);
      const page = await readPage(sent, recognizer, ocrPixels);
      const laid = layOutScan(number, page.words, page, page.turned);
      const seen = { ...laid, ...(codes.length > 0 && { codes }) };
      read.push(isAlone && !page.isArabic ? await lookAgain(seen, page, recognizer, leavesDoubt) : seen);
    }
    return read;
  };
  return {
    async readImage(bytes, limits) {
      const images = await decodeImage(bytes, limits);
      return readPages(
        images.map((image, index) => ({ number: index + 1, image: () => image })),
        limits,
      );
    },
    readPdfPages: (pdf, numbers, limits) =>
      readPages(
        numbers.map((number) => ({ number, image: () => renderPage(pdf, number, RENDER_DPI, limits.ocrPixels) })),
        limits,
      ),
    readDrawn: (pdf, layer, limits) => readDrawn(pdf, layer, recognizer, limits),
  };
}

type PageToRead = { readonly number: number; readonly image: () => GreyImage };
