/** The process that re-reads regions for who verifies: it keeps the last document, its pages as they were opened. */
import { serveRequests } from '@comptoir/service-kit/child-pool/child';
import { createRecognizer } from '../read/ocr/recognizer.ts';
import { loadPdfium } from '../read/pdf/pdfium.ts';
import { ReadRefusal } from '../read/refusal.ts';
import type { RegionAnswer, RegionRequest } from './protocol.ts';
import { type OpenedPage, openPage, readRegion } from './read-region.ts';
import { valueIn } from './value-in.ts';

/** Pages of one document that are kept open: a picture of one is up to 10 MB. */
const MOST_PAGES = 4;

const recognizer = createRecognizer();
let kept: { readonly id: string; readonly bytes: Uint8Array; readonly pages: Map<number, OpenedPage> } | undefined;

await loadPdfium();
serveRequests(answer);

async function answer(request: RegionRequest): Promise<RegionAnswer> {
  const { region, kind } = request;
  try {
    const read = await readRegion(await pageOf(request), region, recognizer);
    const { words, page, source, box } = read;
    const value = valueIn(kind, words, page);
    const text = words
      .map((word) => word.text)
      .join(' ')
      .slice(0, 500);
    const confidence = Math.min(1, ...words.map((word) => word.confidence));
    return { kind: 'region', region: { text, ...(value !== undefined && { value }), confidence, source, box } };
  } catch (error) {
    if (error instanceof ReadRefusal) return { kind: 'refusal', code: error.code, message: error.message };
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { kind: 'failure', message, spent: error instanceof WebAssembly.RuntimeError };
  }
}

async function pageOf({ documentId, bytes, region: { page }, limits }: RegionRequest): Promise<OpenedPage> {
  if (bytes) kept = { id: documentId, bytes, pages: new Map() };
  if (kept?.id !== documentId) throw new Error(`asked about ${documentId} without its bytes`);
  const known = kept.pages.get(page);
  if (known) return known;
  const opened = await openPage(kept.bytes, page, loadPdfium, limits);
  const [oldest] = kept.pages.keys();
  if (kept.pages.size >= MOST_PAGES && oldest !== undefined) kept.pages.delete(oldest);
  kept.pages.set(page, opened);
  return opened;
}
