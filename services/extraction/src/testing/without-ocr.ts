import type { ReadEngines } from '../read/read-options.ts';

/** Reads text layers alone: a scan has no words. */
export const withoutOcr: ReadEngines['ocr'] = {
  readImage: async () => [],
  readPdfPages: async () => [],
  readDrawn: async () => [],
};
