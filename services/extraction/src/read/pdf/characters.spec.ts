import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { withoutOcr } from '../../testing/without-ocr.ts';
import { readPages } from '../document-pages.ts';
import { characterAt } from './characters.ts';
import { loadPdfium } from './pdfium.ts';

/** A text as a program draws it that prints UTF-8 in a font of the Western code page. */
const drawn = (text: string): string => new TextDecoder('windows-1252').decode(new TextEncoder().encode(text));

/** What is read of signs, each character apart. */
function read(signs: string): string {
  const codes = Array.from({ length: signs.length }, (_, at) => signs.charCodeAt(at));
  const codeAt = (index: number) => codes[index] ?? 0;
  let text = '';
  for (let index = 0; index < codes.length; index++) {
    const character = characterAt(codeAt(index), index, codeAt);
    text += String.fromCodePoint(character?.code ?? codeAt(index));
    index += (character?.length ?? 1) - 1;
  }
  return text;
}

test.each(['Référence', 'Größe', '12,00 €', 'Łódź', 'n° 7 – été', 'l’été', 'İşçilik'])(
  '%s is read as it is meant',
  (text) => {
    expect(drawn(text)).not.toBe(text);
    expect(read(drawn(text))).toBe(text);
  },
);

test.each(['SÃO PAULO', 'PÂTE', 'Âge', 'ÄRGER', 'naïf', 'â la', 'Ã', 'Été', 'ï', 'CÂ', '\u{10019f} 👍', '\ud83d'])(
  '%s says itself',
  (text) => {
    expect(read(text)).toBe(text);
  },
);

it('reads any text of Western letters back, and leaves such a text alone that was drawn as it is', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'abc XYZ 019 éèüßñçÉÖ€–’°£'), maxLength: 30 });
  fc.assert(
    fc.property(letters, (text) => {
      expect(read(drawn(text))).toBe(text);
      expect(read(text)).toBe(text);
    }),
  );
});

it('what had been lost is a space beside a figure, and an unknown letter elsewhere', () => {
  expect(read('399,00ï¿½kr. Belï¿½b')).toBe('399,00 kr. Bel\ufffdb');
  expect(read('12Â 500,00')).toBe('12 500,00');
});

it('words end where the space was lost, each in its own box', async () => {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const line = drawn('Quantité 1\ufffdpièce 5,50\u00a0€');
  pdf.addPage([400, 100]).drawText(line, { x: 20, y: 50, size: 12, font });
  const [page] = await readPages(await pdf.save(), { pdfium: loadPdfium, ocr: withoutOcr });
  const words = page?.rows.flatMap(({ segments }) => segments.flatMap((segment) => segment.words)) ?? [];
  expect(words.map(({ text }) => text)).toEqual(['Quantité', '1', 'pièce', '5,50', '€']);
  const start = (text: string) => 20 + font.widthOfTextAtSize(line.slice(0, line.indexOf(text)), 12);
  expect(words[3]?.x0).toBeCloseTo(start('5,50'), 0);
  expect(words[4]?.x0).toBeCloseTo(start('â‚¬'), 0);
  expect(words[4]?.x1).toBeCloseTo(20 + font.widthOfTextAtSize(line, 12), 0);
});
