import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { expect, it } from 'vitest';
import { withoutOcr } from '../../testing/without-ocr.ts';
import { readPages } from '../document-pages.ts';
import { loadPdfium } from './pdfium.ts';

const engines = { pdfium: loadPdfium, ocr: withoutOcr };

/** A page in a font that says how high its letters rise and how deep they fall. */
async function pageInFont({ ascent, descent }: { ascent: number; descent: number }, drawing: string) {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([300, 100]);
  const { context } = pdf;
  const descriptor = context.obj({
    Type: 'FontDescriptor',
    FontName: 'Muster',
    Flags: 32,
    FontBBox: [0, 0, 1000, 15],
    ItalicAngle: 0,
    Ascent: ascent,
    Descent: descent,
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
  page.node.addContentStream(context.register(context.stream(drawing)));
  return readPages(await pdf.save(), engines);
}

it('letters of a font without height make words all the same, and words a line', async () => {
  // A kern between T and O, and V and I.
  const drawing = 'BT /F1 12 Tf 20 50 Td [(T) 60 (OTAL V) 60 (INOS)] TJ ET';
  const [page] = await pageInFont({ ascent: 0, descent: 0 }, drawing);
  expect(page?.rows.map(({ segments }) => segments.map(({ text }) => text))).toEqual([['TOTAL VINOS']]);
});

it.each([
  ['by the size', '/F1 8 Tf 20 60 Td (NUMBER) Tj 80 0 Td (4711) Tj -80 -12 Td (DATE) Tj 80 0 Td (MAY) Tj'],
  ['by a matrix', '/F1 1 Tf 8 0 0 8 20 60 Tm (NUMBER) Tj 10 0 Td (4711) Tj -10 -1.5 Td (DATE) Tj 10 0 Td (MAY) Tj'],
])('lines in a font that says it is five times as high as it is set stay lines, set %s', async (_how, drawing) => {
  const [page] = await pageInFont({ ascent: 5000, descent: -800 }, `BT ${drawing} ET`);
  expect(page?.rows.map(({ segments }) => segments.map(({ text }) => text))).toEqual([
    ['NUMBER', '4711'],
    ['DATE', 'MAY'],
  ]);
  for (const { y0, y1 } of page?.rows ?? []) expect(Math.round(y1 - y0)).toBe(8);
});

it('a large title is as high as it is set', async () => {
  const [page] = await pageInFont({ ascent: 750, descent: -250 }, 'BT /F1 1 Tf 40 0 0 40 20 40 Tm (TITLE) Tj ET');
  // 0.75 above the line, 0.2 below.
  expect(page?.rows.map(({ y0, y1 }) => Math.round(y1 - y0))).toEqual([38]);
});
