import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { expect, it } from 'vitest';
import { readPages } from '../document-pages.ts';
import { loadPdfium } from './pdfium.ts';

const engines = { pdfium: loadPdfium, ocr: { readImage: async () => [], readPdfPages: async () => [] } };

/** 'TOTAL VINOS' in a font that says its letters neither rise nor fall, a kern between its T and O, and its V and I. */
async function pageInFlatFont() {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([300, 100]);
  const { context } = pdf;
  const descriptor = context.obj({
    Type: 'FontDescriptor',
    FontName: 'Muster',
    Flags: 32,
    FontBBox: [0, 0, 1000, 15],
    ItalicAngle: 0,
    Ascent: 0,
    Descent: 0,
    CapHeight: 0,
    StemV: 80,
  });
  const font = context.obj({
    Type: 'Font',
    Subtype: 'TrueType',
    BaseFont: 'Muster',
    FirstChar: 32,
    LastChar: 90,
    Widths: Array.from({ length: 59 }, (_, at) => (at === 0 ? 278 : 667)),
    Encoding: 'WinAnsiEncoding',
    FontDescriptor: context.register(descriptor),
  });
  page.node.setFontDictionary(PDFName.of('F1'), context.register(font));
  page.node.addContentStream(
    context.register(context.stream('BT /F1 12 Tf 20 50 Td [(T) 60 (OTAL V) 60 (INOS)] TJ ET')),
  );
  return pdf.save();
}

it('letters of a font without height make words all the same, and words a line', async () => {
  const [page] = await readPages(await pageInFlatFont(), engines);
  expect(page?.rows.map(({ segments }) => segments.map(({ text }) => text))).toEqual([['TOTAL VINOS']]);
});
