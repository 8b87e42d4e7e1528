import {
  beginText,
  endText,
  type PDFDocument,
  PDFHexString,
  type PDFPage,
  type PDFRef,
  setFillingRgbColor,
  setFontAndSize,
  setTextMatrix,
  showText,
} from 'pdf-lib';

/** Characters are all as wide as this share of the size: the font has no glyphs, only what they stand for. */
const WIDTH = 0.5;
const NAME = 'Unicode';

/** What the fonts every PDF reader has cannot write (WinAnsi). */
export const needsUnicode = (text: string): boolean => /[\u0590-\u08ff\u4e00-\u9fff]/u.test(text);

export const widthOfUnicode = (text: string, size: number): number => text.length * WIDTH * size;

/** A font without glyphs whose codes are UTF-16, for a text layer in any script: what is selected is right. */
export function addUnicodeFont(pdf: PDFDocument): PDFRef {
  const { context } = pdf;
  const toUnicode = context.register(
    context.stream(
      '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Same def /CMapType 2 def ' +
        '1 begincodespacerange <0000> <FFFF> endcodespacerange ' +
        `${[0x05, 0x06, 0x07, 0x08].map(rangeOf).join(' ')} 1 beginbfrange <0020> <007E> <0020> endbfrange ` +
        'endcmap CMapName currentdict /CMap defineresource pop end end',
    ),
  );
  const descriptor = context.register(
    context.obj({
      Type: 'FontDescriptor',
      FontName: NAME,
      Flags: 4,
      FontBBox: [0, -200, 1000, 800],
      ItalicAngle: 0,
      Ascent: 800,
      Descent: -200,
      CapHeight: 700,
      StemV: 80,
    }),
  );
  const descendant = context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'CIDFontType2',
      BaseFont: NAME,
      CIDSystemInfo: {
        Registry: PDFHexString.fromText('Adobe'),
        Ordering: PDFHexString.fromText('Identity'),
        Supplement: 0,
      },
      FontDescriptor: descriptor,
      DW: WIDTH * 1000,
    }),
  );
  return context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: NAME,
      Encoding: 'Identity-H',
      DescendantFonts: [descendant],
      ToUnicode: toUnicode,
    }),
  );
}

const rangeOf = (high: number): string => {
  const byte = high.toString(16).padStart(2, '0');
  return `1 beginbfrange <${byte}00> <${byte}FF> <${byte}00> endbfrange`;
};

/** Right-to-left text as it is painted: its last letter leftmost. */
export function drawUnicode(
  page: PDFPage,
  font: PDFRef,
  { text, x, y, size }: { text: string; x: number; y: number; size: number },
): void {
  const key = page.node.newFontDictionary(NAME, font);
  const codes = [...text]
    .reverse()
    .map((letter) => letter.charCodeAt(0).toString(16).padStart(4, '0'))
    .join('');
  page.pushOperators(
    beginText(),
    setFillingRgbColor(0.1, 0.1, 0.12),
    setFontAndSize(key, size),
    setTextMatrix(1, 0, 0, 1, x, y),
    showText(PDFHexString.of(codes)),
    endText(),
  );
}
