import { PDFDocument, PDFName, PDFOperator, PDFOperatorNames, StandardFonts } from '@cantoo/pdf-lib';
import { expect, it } from 'vitest';
import { withoutOcr } from '../../testing/without-ocr.ts';
import { readPages } from '../document-pages.ts';
import { loadPdfium } from './pdfium.ts';

const engines = { pdfium: loadPdfium, ocr: withoutOcr };

/** A page that says 'O', one sign for several letters and 'ce', as word processors set it: what its font tells of the sign. */
async function pageWithLigature(told: string) {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([300, 100]);
  const { context } = pdf;
  const unicode = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap
1 begincodespacerange <00> <FF> endcodespacerange
4 beginbfchar <4F> <004F> <80> <${told}> <63> <0063> <65> <0065> endbfchar
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

it.each([
  { told: '006600660069', read: 'Office' },
  { told: '019F', read: 'Otice' },
  { told: 'DBC0DD9F', read: 'Otice' },
])('a sign for several letters cuts no word, told as $told', async ({ told, read }) => {
  const [page] = await readPages(await pageWithLigature(told), engines);
  expect(page?.rows.flatMap(({ segments }) => segments.flatMap(({ words }) => words.map(({ text }) => text)))).toEqual([
    read,
  ]);
});

/** Words as TeX's older fonts set them: letters without their accents, and those apart, where `accents` says. */
async function pageWithAccents(line: string, accents: readonly { readonly sign: string; readonly over: number }[]) {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([400, 100]);
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const widthOf = (text: string) => font.widthOfTextAtSize(text, 12);
  const draw = (text: string, x: number) => page.drawText(text, { x, y: 50, size: 12, font });
  let from = 0;
  for (const { sign, over } of accents) {
    draw(line.slice(from, over), 20 + widthOf(line.slice(0, from)));
    const middle = 20 + widthOf(line.slice(0, over)) + widthOf(line[over] ?? '') / 2;
    draw(sign, middle - widthOf(sign) / 2);
    from = over;
  }
  draw(line.slice(from), 20 + widthOf(line.slice(0, from)));
  return pdf.save();
}

const wordsOf = async (pdf: Uint8Array) =>
  (await readPages(pdf, engines)).flatMap(({ rows }) =>
    rows.flatMap(({ segments }) => segments.flatMap(({ words }) => words.map(({ text }) => text))),
  );

it.each<[string, [string, number][], string]>([
  [
    'Numero de facture, a regler',
    [
      ['´', 3],
      ['`', 19],
      ['´', 22],
    ],
    'Numéro de facture, à régler',
  ],
  ['Designation', [['´', 1]], 'Désignation'],
  [
    'Echeance',
    [
      ['´', 0],
      ['´', 3],
    ],
    'Échéance',
  ],
  ['en-tete de page', [['ˆ', 4]], 'en-tête de page'],
  [
    'Gebuhr fur Osterreich',
    [
      ['¨', 3],
      ['¨', 8],
      ['¨', 11],
    ],
    'Gebühr für Österreich',
  ],
])('accents that were drawn apart from %s are put over their letters', async (line, accents, whole) => {
  const pdf = await pageWithAccents(
    line,
    accents.map(([sign, over]) => ({ sign, over })),
  );
  expect(await wordsOf(pdf)).toEqual(whole.split(' '));
});

it('a sign that stands between two letters is no accent of either', async () => {
  expect(await wordsOf(await pageWithAccents('Prestation d´une heure, 5^2, a~b', []))).toEqual(
    'Prestation d’une heure, 5^2, a~b'.split(' '),
  );
});

/** A page full of items, each letter drawn by itself: what browsers print where a table goes on overleaf. */
async function pageOfLetters(rows: readonly (readonly { readonly text: string; readonly x: number }[])[]) {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([595, 842]);
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  rows.forEach((cells, row) => {
    for (const { text, x } of cells) {
      let at = x;
      for (const letter of text) {
        if (letter !== ' ') page.drawText(letter, { x: at, y: 826 - row * 16, size: 11, font });
        at += font.widthOfTextAtSize(letter, 11);
      }
    }
  });
  return pdf.save();
}

it('a page full of items whose letters are drawn one by one has its words whole', async () => {
  const rows = Array.from({ length: 50 }, (_, row) => [
    { text: `Scharnier lang ${row}`, x: 60 },
    { text: '12', x: 400 },
    { text: '51,00', x: 520 },
  ]);
  expect(await wordsOf(await pageOfLetters(rows))).toEqual(
    rows.flatMap((cells) => cells.flatMap(({ text }) => text.split(' '))),
  );
});

it('a row of dots that leads to a value is none of it, and what lies behind the words is not read', async () => {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([400, 100]);
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const draw = (text: string, x: number, y: number) => page.drawText(text, { x, y, size: 10, font });
  const dots = '.'.repeat(30);
  const end = 20 + font.widthOfTextAtSize(dots, 10);
  draw(`${dots}5310044`, 20, 70);
  draw('....', end, 70);
  draw('Invoice number', 20, 70);
  draw('Total', 20, 30);
  draw(`${dots}12.00`, 20 + font.widthOfTextAtSize('Total ', 10), 30);
  draw('_'.repeat(12), 150, 70);
  draw('1 KS', 155, 70);
  expect(await wordsOf(await pdf.save())).toEqual(['Invoice', 'number', '5310044', '1', 'KS', `Total${dots}`, '12.00']);
});

it('a figure behind a 1 is of its number, where letters are no wider and no higher than their ink', async () => {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([400, 100]);
  const { context } = pdf;
  const height = 350;
  const descriptor = context.obj({
    ...{ Type: 'FontDescriptor', FontName: 'Ink', Flags: 32, ItalicAngle: 0, StemV: 80 },
    ...{ FontBBox: [0, 0, 600, height], Ascent: height, Descent: 0, CapHeight: height },
  });
  const font = context.obj({
    ...{ Type: 'Font', Subtype: 'TrueType', BaseFont: 'Ink', Encoding: 'WinAnsiEncoding', FirstChar: 32, LastChar: 57 },
    Widths: Array.from({ length: 26 }, (_, at) => (at === 17 ? 300 : 480)),
    FontDescriptor: context.register(descriptor),
  });
  page.node.setFontDictionary(PDFName.of('F1'), context.register(font));
  // A third of their height is too little for a space of pdfium's own.
  const stream = context.stream('BT /F1 12 Tf 20 50 Td [(1) -115 (04,50)] TJ 200 0 Td [(2) -115 (04,50)] TJ ET');
  page.node.addContentStream(context.register(stream));
  expect(await wordsOf(await pdf.save())).toEqual(['104,50', '2', '04,50']);
});

it('letters that a driver set too far apart are one word where the file has spaces of its own', async () => {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([400, 100]);
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const draw = (text: string, x: number, y: number) => page.drawText(text, { x, y, size: 10, font });
  const apart = (letters: string, y: number, gap: number) => {
    let x = 20;
    for (const letter of letters) {
      draw(letter, x, y);
      x += font.widthOfTextAtSize(letter, 10) + gap;
    }
  };
  apart('VENCIMIENTO', 70, 1.6);
  const line = 'Forma de pago a la vista del día de la fecha';
  draw(line, 20, 30);
  expect(await wordsOf(await pdf.save())).toEqual(['VENCIMIENTO', ...line.split(' ')]);
});

it('words in narrower type than others are words, though its spaces are narrower', async () => {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([600, 100]);
  const [wide, narrow] = [await pdf.embedFont(StandardFonts.Courier), await pdf.embedFont(StandardFonts.Helvetica)];
  const typed = 'one two three four five six seven eight nine ten';
  page.drawText(typed, { x: 20, y: 70, size: 10, font: wide });
  const words = ['Goods', 'Harbour', 'Street', 'Market'];
  let x = 20;
  for (const word of words) {
    page.drawText(word, { x, y: 30, size: 10, font: narrow });
    x += narrow.widthOfTextAtSize(word, 10) + 2.2;
  }
  expect(await wordsOf(await pdf.save())).toEqual([...typed.split(' '), ...words]);
});

it('a letter that is printed twice is not what the next word is put to', async () => {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([400, 100]);
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const draw = (text: string, x: number, y: number) => page.drawText(text, { x, y, size: 10, font });
  const end = 20 + font.widthOfTextAtSize('VENCIMIENT', 10) + 1.6;
  draw('O', end, 70);
  draw('VENCIMIENT', 20, 70);
  draw('O', end, 70);
  draw('de', 20, 50);
  draw('a uno de la vista y del día de la fecha', 20, 20);
  expect(await wordsOf(await pdf.save())).toContain('de');
  expect(await wordsOf(await pdf.save())).not.toContain('VENCIMIENTde');
});
