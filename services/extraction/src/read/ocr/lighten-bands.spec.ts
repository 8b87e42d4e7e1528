import { PDFDocument, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib';
import { afterAll, describe, expect, it } from 'vitest';
import { loadPdfium } from '../pdf/pdfium.ts';
import { readDocument } from '../read-document.ts';
import type { GreyImage } from './grey-image.ts';
import { lightenBands } from './lighten-bands.ts';
import { createScanReader } from './read-scans.ts';
import { createRecognizer } from './recognizer.ts';

const WIDTH = 1200;
const HEIGHT = 1600;
const BAND = [200, 300, 1000, 380] as const;
const OUTSIDE = 100 * WIDTH + 100;

function paper(): GreyImage & { pixels: Uint8Array } {
  return { pixels: new Uint8Array(WIDTH * HEIGHT).fill(245), width: WIDTH, height: HEIGHT };
}
const fill = ({ pixels }: GreyImage, [x0, y0, x1, y1]: readonly number[], level: number) => {
  for (let y = y0 ?? 0; y < (y1 ?? 0); y++) pixels.fill(level, y * WIDTH + (x0 ?? 0), y * WIDTH + (x1 ?? 0));
};
/** Upright strokes of letters, five pixels broad, between two heights. */
const letters = (page: GreyImage, [x0, y0, x1, y1]: readonly number[], level: number) => {
  for (let x = x0 ?? 0; x < (x1 ?? 0); x += 14) fill(page, [x, y0 ?? 0, x + 5, y1 ?? 0], level);
};
const at = ({ pixels }: GreyImage, x: number, y: number) => pixels[y * WIDTH + x] ?? Number.NaN;

describe('a band of colour', () => {
  it.each([40, 115, 150])('of level %i gets its white print black on white', (level) => {
    const page = paper();
    fill(page, BAND, level);
    letters(page, [300, 325, 900, 355], 250);
    const lit = lightenBands(page);
    expect(at(lit, 302, 340)).toBeLessThan(20);
    expect(at(lit, 309, 340)).toBeGreaterThan(235);
    // A line of its edge may stay, as thin as a rule.
    for (const [x, y] of [
      [205, 305],
      [994, 374],
      [600, 305],
      [600, 374],
    ] as const)
      expect(at(lit, x, y)).toBeGreaterThan(200);
    expect(lit.pixels[OUTSIDE]).toBe(245);
  });

  it('on paper in the dusk becomes no brighter than that: it would put all around it into a shade', () => {
    const page = paper();
    page.pixels.fill(150);
    fill(page, BAND, 45);
    letters(page, [300, 325, 900, 355], 148);
    const lit = lightenBands(page);
    expect(at(lit, 302, 340)).toBeLessThan(20);
    expect(at(lit, 309, 340)).toBeGreaterThan(135);
    expect(lit.pixels.reduce((most, level) => Math.max(most, level))).toBeLessThan(155);
  });

  it.each<[string, (page: GreyImage) => void]>([
    [
      'dark print stands on it',
      (page) => {
        fill(page, BAND, 150);
        letters(page, [300, 325, 900, 355], 20);
      },
    ],
    ['nothing stands on it', (page) => fill(page, BAND, 60)],
    ['it is heavy print on paper', (page) => letters(page, [200, 300, 1000, 360], 10)],
    [
      'it is what a lid leaves around the paper, frayed where they meet',
      (page) => {
        fill(page, [0, 0, WIDTH, 40], 15);
        letters(page, [0, 32, WIDTH, 44], 240);
        fill(page, [0, 0, 30, HEIGHT], 15);
        fill(page, [WIDTH - 30, 0, WIDTH, HEIGHT], 15);
      },
    ],
    [
      'it is a shadow that lies on print, its edge soft',
      (page) => {
        for (let x = 0; x < WIDTH; x++)
          fill(page, [x, 0, x + 1, HEIGHT], Math.min(235, 100 + Math.max(0, x - 500) / 3));
        for (let y = 100; y < 1500; y += 40)
          for (let x = 300; x < 1000; x += 14) fill(page, [x, y, x + 5, y + 20], 0.55 * at(page, x + 8, y));
      },
    ],
    [
      'it is the table around a sheet, with the shadow that falls on both',
      (page) => {
        fill(page, [0, 0, WIDTH, HEIGHT], 100);
        for (let x = 100; x < 1100; x++)
          fill(page, [x, 100, x + 1, 1500], Math.min(235, 100 + Math.max(0, x - 500) / 3));
        for (let y = 140; y < 1400; y += 40)
          for (let x = 300; x < 1000; x += 14) fill(page, [x, y, x + 5, y + 20], 0.55 * at(page, x + 8, y));
      },
    ],
  ])('is left as it is where %s', (_what, draw) => {
    const page = paper();
    draw(page);
    expect(lightenBands(page) === page).toBe(true);
  });
});

const recognizer = createRecognizer();
afterAll(() => recognizer.close());

/** An invoice whose facts stand in a box and whose table has a head, both white on a colour. */
async function inColour(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([595, 842]);
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const [black, white, teal] = [rgb(0, 0, 0), rgb(1, 1, 1), rgb(0.16, 0.54, 0.67)];
  const write = (on: PDFPage, text: string, x: number, y: number, color = black) =>
    on.drawText(text, { x, y, size: 10, font, color });
  ['Sample Joinery Ltd', '12 Mill Lane', 'Leeds LS1 4AP', 'VAT No GB 980 7806 84'].forEach((line, row) => {
    write(page, line, 50, 790 - 15 * row);
  });
  page.drawRectangle({ x: 330, y: 640, width: 215, height: 84, color: teal });
  const facts = [
    ['Invoice number', 'SJ-20417'],
    ['Invoice date', '14 March 2026'],
    ['Due date', '13 April 2026'],
    ['Balance due', '£360.00'],
  ];
  facts.forEach(([label = '', value = ''], row) => {
    write(page, label, 345, 705 - 18 * row, white);
    write(page, value, 450, 705 - 18 * row, white);
  });
  page.drawRectangle({ x: 50, y: 560, width: 495, height: 24, color: teal });
  const columns = [60, 300, 380, 490];
  ['Description', 'Quantity', 'Unit price', 'Amount'].forEach((head, at) => {
    write(page, head, columns[at] ?? 0, 568, white);
  });
  ['Oak shelves, fitted', '12', '£25.00', '£300.00'].forEach((cell, at) => {
    write(page, cell, columns[at] ?? 0, 540);
  });
  [
    ['Net total', '£300.00'],
    ['VAT 20 %', '£60.00'],
    ['Total', '£360.00'],
  ].forEach(([label = '', value = ''], row) => {
    write(page, label, 380, 500 - 18 * row);
    write(page, value, 490, 500 - 18 * row);
  });
  return pdf.save();
}

it('what stands white on a colour is read from a picture', { timeout: 120_000 }, async () => {
  const ocr = createScanReader(recognizer);
  const { fields, lines } = await readDocument(await inColour(), { ocrOnly: true }, { pdfium: loadPdfium, ocr });
  expect(fields.invoiceNumber?.value).toBe('SJ-20417');
  expect(fields.issueDate?.value).toBe('2026-03-14');
  expect(fields.dueDate?.value).toBe('2026-04-13');
  expect(lines.map(({ quantity, netTotal }) => [quantity, netTotal])).toEqual([['12', '300.00']]);
});
