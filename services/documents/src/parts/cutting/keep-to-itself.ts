import {
  decodePDFRawStream,
  PDFArray,
  PDFContentStream,
  PDFDict,
  PDFName,
  type PDFPage,
  PDFRawStream,
  type PDFStream,
} from '@cantoo/pdf-lib';

/** Of a page: the structure, threads and private data that reach over the whole file. */
const OF_THE_FILE = ['StructParents', 'B', 'PieceInfo', 'AA', 'Dests', 'Metadata', 'AF', 'PresSteps'];
/** Of an annotation: where it leads, whose it is. How it looks stays. */
const LEADS_ELSEWHERE = ['P', 'Parent', 'Kids', 'Dest', 'A', 'AA', 'PA', 'Popup', 'IRT', 'StructParent', 'AF', 'FS'];

/**
 * Takes from a page what would bring other pages of its file along: links, form fields over several pages, and pictures
 * in resources that all pages share but this one does not draw.
 */
export function keepToItself(page: PDFPage): void {
  for (const key of OF_THE_FILE) page.node.delete(PDFName.of(key));
  const annotations = page.node.Annots();
  for (let at = 0; annotations && at < annotations.size(); at += 1) {
    const annotation = annotations.lookup(at);
    if (annotation instanceof PDFDict) for (const key of LEADS_ELSEWHERE) annotation.delete(PDFName.of(key));
  }
  keepDrawn(page);
}

function keepDrawn(page: PDFPage): void {
  const resources = page.node.Resources();
  const pictures = resources?.lookup(PDFName.of('XObject'));
  const drawn = namesDrawn(page);
  if (!resources || !(pictures instanceof PDFDict) || !drawn) return;
  const { context } = page.doc;
  const kept = context.obj({});
  for (const [name, picture] of pictures.entries()) if (drawn.has(name.decodeText())) kept.set(name, picture);
  const own = resources.clone(context);
  own.set(PDFName.of('XObject'), kept);
  page.node.set(PDFName.of('Resources'), own);
}

/** The pictures and forms that the page's own content names with Do; undefined where that cannot be read. */
function namesDrawn(page: PDFPage): ReadonlySet<string> | undefined {
  try {
    const contents = page.node.Contents();
    const streams =
      contents instanceof PDFArray ? contents.asArray().map((one) => page.doc.context.lookup(one)) : [contents];
    const text = streams.map((stream) => (stream ? textOf(stream as PDFStream) : '')).join('\n');
    return new Set(
      [...text.matchAll(/\/([^\s/[\]()<>{}%]+)\s+Do\b/g)].map(([, name = '']) => PDFName.of(name).decodeText()),
    );
  } catch {
    return undefined;
  }
}

function textOf(stream: PDFStream): string {
  if (stream instanceof PDFRawStream) return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
  if (stream instanceof PDFContentStream) return Buffer.from(stream.getUnencodedContents()).toString('latin1');
  throw new Error('a page without readable content');
}
