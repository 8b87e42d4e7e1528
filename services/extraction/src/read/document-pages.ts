// The pages of a document with their words: by its text layer where that is legible, else recognised.
import { codesOfPdfPage } from './barcodes/codes-of-page.ts';
import { type DocumentType, detectType } from './detect-type.ts';
import { layOutPage } from './layout.ts';
import { defaultLimits, type ReadLimits } from './limits.ts';
import type { PageText } from './page-model.ts';
import { type OpenPdf, withPdf } from './pdf/open-pdf.ts';
import { mayBeOutlined, withOutlined } from './pdf/outlined-words.ts';
import { type PdfPageWords, readPageWords } from './pdf/page-words.ts';
import { isSearchableScan, pagesWorthReading, readsWell } from './pdf/text-quality.ts';
import type { ReadEngines } from './read-options.ts';
import { ReadRefusal } from './refusal.ts';

/**
 * What a file is, by its first bytes.
 * @throws ReadRefusal where it is empty, larger than allowed, or nothing that is read
 */
export function acceptedType(bytes: Uint8Array, limits: ReadLimits): DocumentType {
  if (bytes.length === 0) throw new ReadRefusal('EMPTY_FILE', 'the file is empty');
  if (bytes.length > limits.fileBytes)
    throw new ReadRefusal('TOO_LARGE', `${bytes.length} bytes, at most ${limits.fileBytes} are read`);
  const type = detectType(bytes);
  if (!type) throw new ReadRefusal('UNSUPPORTED_TYPE', 'neither PDF, XML, PNG, JPEG nor TIFF');
  return type;
}

/**
 * The pages of a document alone, as its text layer or its scan gives them, whatever XML it carries: what a template is
 * learned from. None for plain XML.
 * @throws ReadRefusal as `readDocument`
 */
export async function readPages(
  bytes: Uint8Array,
  engines: ReadEngines,
  limits: ReadLimits = defaultLimits,
): Promise<PageText[]> {
  const type = acceptedType(bytes, limits);
  if (type === 'xml') return [];
  if (type !== 'pdf') return engines.ocr.readImage(bytes, limits);
  return withPdf(await engines.pdfium(), bytes, limits, async (pdf) => {
    const numbers = pagesWorthReading(pdf.pageCount, limits.textPages);
    const layers = await readLayers(pdf, numbers, engines, limits);
    return pagesOf(pdf, numbers, layers, engines, limits);
  });
}

/** The text layers of pages; what somebody set unseen over outlines that say the same is seen all the same. */
export async function readLayers(
  pdf: OpenPdf,
  numbers: readonly number[],
  { ocr }: Pick<ReadEngines, 'ocr'>,
  limits: ReadLimits,
): Promise<PdfPageWords[]> {
  const layers = numbers.map((number) => readPageWords(pdf, number, limits));
  const outlined = layers.filter((layer) => mayBeOutlined(layer) && readsWell(layer)).slice(0, limits.ocrPages);
  for (const layer of outlined)
    layers[layers.indexOf(layer)] = withOutlined(layer, await ocr.readDrawn(pdf, layer, limits).catch(withoutMemory));
  return layers;
}

/** What is printed is read, though there is no memory to draw the page. */
export function withoutMemory(error: unknown): [] {
  if (error instanceof RangeError) return [];
  throw error;
}

/** Each page by its text layer where that is legible, else recognised. Without layers, all are recognised. */
export async function pagesOf(
  pdf: OpenPdf,
  numbers: readonly number[],
  layers: readonly PdfPageWords[],
  engines: ReadEngines,
  limits: ReadLimits,
): Promise<PageText[]> {
  // A page that draws nothing but text has no more to it than its layer, be it the last two totals.
  const scans = new Set(layers.filter(isSearchableScan));
  const legible = await legiblePages(layers.filter((layer) => !scans.has(layer)));
  const isScanned = (layer: PdfPageWords) => scans.has(layer) || (!readsWell(layer) && layer.isPainted);
  const scanned = layers.length === 0 ? numbers : layers.filter(isScanned).map((layer) => layer.number);
  // A scan behind a legible cover letter is read too, but pages that merely hold few words are not worth a second each.
  const recognised =
    scanned.length > 0
      ? await engines.ocr.readPdfPages(
          pdf,
          pagesWorthReading(scanned.length, limits.ocrPages).map((index) => scanned[index - 1] ?? 1),
          limits,
        )
      : [];
  return [...legible, ...recognised].sort((a, b) => a.number - b.number);
}

/**
 * The pages of those layers that can be read, with the codes that are drawn beside their text.
 * @param fewest words of a page that is read; unless said one where it draws nothing but text, and `readsWell`'s own number where it does
 */
export async function legiblePages(layers: readonly PdfPageWords[], fewest?: number): Promise<PageText[]> {
  const pages: PageText[] = [];
  for (const layer of layers) {
    if (!readsWell(layer, fewest ?? (layer.isPainted ? undefined : 1))) continue;
    const codes = await codesOfPdfPage(layer);
    pages.push({ ...toPageText(layer), ...(codes.length > 0 && { codes }) });
  }
  return pages;
}

/** The words of a page's text layer, laid out in rows. */
export function toPageText({ number, width, height, words, turned }: PdfPageWords): PageText {
  return layOutPage({ number, width, height, words, turned, source: 'text' });
}
