import type { Reading, ReadingEvidence } from '@comptoir/contracts';
import type { KeptTemplate } from '../templates/template.ts';
import type { ReadLimits } from './limits.ts';
import type { PageText, Word } from './page-model.ts';
import type { OpenPdf } from './pdf/open-pdf.ts';
import type { PdfPageWords } from './pdf/page-words.ts';
import type { Pdfium } from './pdf/pdfium.ts';

export type ReadOptions = {
  /** Reads a PDF as if it held no XML. */
  readonly ignoreXml?: boolean;
  /** Reads a PDF as if it were a scan: neither XML nor text layer. */
  readonly ocrOnly?: boolean;
  /** Reads pictures at a lower resolution: a second attempt at what took too long or too much. */
  readonly coarse?: boolean;
  /** Gives the reader's own scores in place of confidences, or those of what a template reads alone: what `npm run calibrate` measures. */
  readonly scores?: boolean | 'template';
  /** Templates that may be this document's: the one that fits its layout, if any, is applied to its text or its scan. */
  readonly templates?: readonly KeptTemplate[];
  /** Tells too what else the pages offer, and where lines stand: for who verifies. */
  readonly evidence?: boolean;
};

/** A reading, with what it saw beside what it gives where that was asked for. */
export type SeenReading = Reading & { readonly evidence?: ReadingEvidence };

/**
 * What reading needs of the outside. `ocr` is called for pages without a usable text layer, for images, and for what is drawn on a first page
 * whose text does not say who sends it.
 */
export type ReadEngines = {
  readonly pdfium: () => Promise<Pdfium>;
  readonly ocr: {
    readImage(bytes: Uint8Array, limits: ReadLimits): Promise<PageText[]>;
    readPdfPages(pdf: OpenPdf, numbers: readonly number[], limits: ReadLimits): Promise<PageText[]>;
    readDrawn(pdf: OpenPdf, layer: PdfPageWords, limits: ReadLimits): Promise<Word[]>;
  };
};

/** A reading whose time was not taken yet. */
export type Undated = Omit<SeenReading, 'durationMs'>;
