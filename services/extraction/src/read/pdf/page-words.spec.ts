import { PDFDocument, PDFName, PDFOperator, PDFOperatorNames } from '@cantoo/pdf-lib';
import { expect, it } from 'vitest';
import { readPages } from '../read-document.ts';
import { loadPdfium } from './pdfium.ts';

const engines = { pdfium: loadPdfium, ocr: { readImage: async () => [], readPdfPages: async () => [] } };

/** A page that says 'O', one sign for 'ffi' and 'ce', as word processors set it. */
async function pageWithLigature() {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([300, 100]);
  const { context } = pdf;
  const unicode = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap
1 begincodespacerange <00> <FF> endcodespacerange
4 beginbfchar <4F> <004F> <80> <006600660069> <63> <0063> <65> <0065> endbfchar
endcmap end end`;
  const widths = Array.from({ length: 97 }, (_, at) => ({ 47: 778, 96: 830, 67: 500, 69: 556 })[at] ?? 500);
  const font = context.obj({
    Type: 'Font',
    Subtype: 'Type1',
    BaseFont: 'Helvetica',
    FirstChar: 32,
    LastChar: 128,
    Widths: widths,
    ToUnicode: context.register(context.stream(unicode)),
  });
  page.node.setFontDictionary(PDFName.of('F1'), context.register(font));
  const content = PDFOperator.of(PDFOperatorNames.BeginText).toString();
  const stream = context.stream(`${content} /F1 24 Tf 20 50 Td <4F806365> Tj ET`);
  page.node.addContentStream(context.register(stream));
  return pdf.save();
}

it('a sign for several letters cuts no word', async () => {
  const [page] = await readPages(await pageWithLigature(), engines);
  expect(page?.rows.flatMap(({ segments }) => segments.flatMap(({ words }) => words.map(({ text }) => text)))).toEqual([
    'Office',
  ]);
});
