import { PDFDocument, type PDFPage } from '@cantoo/pdf-lib';
import { coversOnce, MOST_PAGES_CUT, type PageRange } from '@comptoir/contracts';
import { openPdf } from '../../preview/drawing/open-pdf.ts';
import { type CutPages, type CutPagesAnswer, MOST_BYTES } from './cutting.ts';
import { keepToItself } from './keep-to-itself.ts';

/**
 * Makes a PDF of each range of pages. The pages alone go over: neither attachments (an XML is one invoice's, and says not
 * whose) nor outlines, forms' logic or links, by which a part would hold another's pages. The same pages give the same
 * bytes.
 */
export async function cutPdf({ bytes, parts }: CutPages): Promise<CutPagesAnswer> {
  const shown = await pagesShown(bytes);
  if (shown === undefined || shown > MOST_PAGES_CUT) return { kind: 'uncuttable' };
  if (!coversOnce(parts, shown)) return { kind: 'ranges', pages: shown };
  const source = await load(bytes);
  // What the one counts otherwise than the other would come apart elsewhere than where it was seen.
  if (source?.getPageCount() !== shown) return { kind: 'uncuttable' };
  const cut: Uint8Array[] = [];
  let room = MOST_BYTES;
  for (const part of parts) {
    const made = await cutOne(source, part).catch(() => undefined);
    if (!made || (await pagesShown(made)) !== part.to - part.from + 1) return { kind: 'uncuttable' };
    room -= made.length;
    if (room < 0) return { kind: 'uncuttable' };
    cut.push(made);
  }
  return { kind: 'parts', pages: shown, parts: cut };
}

async function cutOne(source: PDFDocument, { from, to }: PageRange): Promise<Uint8Array> {
  const target = await PDFDocument.create({ updateMetadata: false });
  const numbers = Array.from({ length: to - from + 1 }, (_, at) => from - 1 + at);
  for (const number of numbers) keepToItself(source.getPage(number) as PDFPage);
  for (const page of await target.copyPages(source, numbers)) target.addPage(page);
  return target.save();
}

/** An empty password opens what is merely marked against changes, as readers do. Undefined where it is past reading. */
async function load(bytes: Uint8Array): Promise<PDFDocument | undefined> {
  try {
    return await PDFDocument.load(bytes, { updateMetadata: false, password: '' });
  } catch {
    return undefined;
  }
}

/** How many pages people are shown of it; undefined where none is. */
async function pagesShown(bytes: Uint8Array): Promise<number | undefined> {
  try {
    const pdf = await openPdf(bytes);
    pdf.close();
    return pdf.total;
  } catch {
    return undefined;
  }
}
