import type { ReadEngines } from '../read/read-options.ts';

const scanned = () => Promise.reject(new Error('these documents have a text layer'));

/** Reads text layers alone: nothing is recognised on them, and a scan is a mistake. */
export const withoutOcr: ReadEngines['ocr'] = {
  readImage: scanned,
  readPdfPages: scanned,
  readDrawn: () => Promise.resolve([]),
};
