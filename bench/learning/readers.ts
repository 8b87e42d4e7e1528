// How what one invoice teaches is measured: on the text of others, or on pictures of them.
import { pagesOf, readPages } from '../../services/extraction/src/read/document-pages.ts';
import { defaultLimits } from '../../services/extraction/src/read/limits.ts';
import type { PageText } from '../../services/extraction/src/read/page-model.ts';
import { withPdf } from '../../services/extraction/src/read/pdf/open-pdf.ts';
import { pagesWorthReading } from '../../services/extraction/src/read/pdf/text-quality.ts';
import { readDocument } from '../../services/extraction/src/read/read-document.ts';
import type { ReadEngines } from '../../services/extraction/src/read/read-options.ts';
import { fromPages } from '../../services/extraction/src/read/understand-pages.ts';
import type { KeptTemplate } from '../../services/extraction/src/templates/template.ts';
import type { KnownDocument } from './known-document.ts';
import type { Readout } from './tally.ts';

/** How documents are read: by their text, or drawn and recognised, once each. */
export type Reader = {
  readonly pages: (document: KnownDocument) => Promise<readonly PageText[]>;
  /** @param scores whether what a template reads is given with its own scores */
  readonly read: (document: KnownDocument, templates: readonly KeptTemplate[], scores?: 'template') => Promise<Readout>;
};

export const textReader = (engines: ReadEngines): Reader => ({
  pages: ({ bytes }) => readPages(bytes, engines),
  read: ({ bytes }, templates, scores) =>
    readDocument(bytes, { ignoreXml: true, templates, ...(scores && { scores }) }, engines),
});

export function pictureReader(engines: ReadEngines): Reader {
  const seen = new Map<KnownDocument, Promise<readonly PageText[]>>();
  const recognise = async ({ bytes }: KnownDocument) =>
    withPdf(await engines.pdfium(), bytes, defaultLimits, (pdf) =>
      pagesOf(pdf, pagesWorthReading(pdf.pageCount, defaultLimits.ocrPages), [], engines, defaultLimits),
    );
  const pages = (document: KnownDocument) => {
    const recognised = seen.get(document) ?? recognise(document);
    seen.set(document, recognised);
    return recognised;
  };
  const read: Reader['read'] = async (document, templates, scores) => {
    const all = await pages(document);
    return fromPages('ocr', all, all.length, { templates, ...(scores && { scores }) });
  };
  return { pages, read };
}
