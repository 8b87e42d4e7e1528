import {
  BlendMode,
  clip,
  endPath,
  PDFDocument,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
  rectangle,
  rgb,
  StandardFonts,
  TextRenderingMode,
} from '@cantoo/pdf-lib';
import { expect, it } from 'vitest';
import { withoutOcr } from '../../testing/without-ocr.ts';
import { readDocument } from '../read-document.ts';
import { loadPdfium } from './pdfium.ts';

const engines = { pdfium: loadPdfium, ocr: withoutOcr };
const BLACK = rgb(0, 0, 0);
const WHITE = rgb(1, 1, 1);

/** An invoice over 119.00 that anybody can see, and whatever `more` puts on its page. */
async function readWith(more: (page: PDFPage, pdf: PDFDocument) => void | Promise<void>) {
  const pdf = await PDFDocument.create();
  await pdf.embedFont(StandardFonts.Helvetica);
  const page = pdf.addPage([595, 842]);
  const lines = [
    'Invoice number: R-17',
    'Date: 12.03.2026',
    'Net total 100.00 EUR',
    'VAT 19 % 19.00 EUR',
    'Total 119.00 EUR',
  ];
  for (const [row, line] of lines.entries()) page.drawText(line, { x: 60, y: 780 - 20 * row, size: 10, color: BLACK });
  await more(page, pdf);
  return readDocument(await pdf.save(), {}, engines);
}

const SECRET = { size: 10, x: 60, y: 400 };
const ANOTHER = 'Amount due 9,119.00 EUR';
/** Around what is written at SECRET. */
const OVER = { x: 50, y: 390, width: 300, height: 30 };
/** A picture of one white point. */
const WHITE_PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAsTqxdwAAAABJRU5ErkJggg==';

type Hide = (page: PDFPage, pdf: PDFDocument) => void | Promise<void>;

/** An annotation that paints a white box over a part of the page, as a pen of a viewer does. */
function coverByAnnotation(page: PDFPage, { context }: PDFDocument): void {
  const box = [OVER.x, OVER.y, OVER.x + OVER.width, OVER.y + OVER.height];
  const look = context.stream(`1 1 1 rg 0 0 ${OVER.width} ${OVER.height} re f`, {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, 0, OVER.width, OVER.height],
  });
  const square = { Type: 'Annot', Subtype: 'Square', Rect: box, F: 4, AP: { N: context.register(look) } };
  page.node.addAnnot(context.register(context.obj(square)));
}

it.each<[string, Hide]>([
  ['white on paper', (page) => page.drawText(ANOTHER, { ...SECRET, color: WHITE })],
  ['in letters like hairs', (page) => page.drawText(ANOTHER, { ...SECRET, size: 1.5, color: BLACK })],
  ['nearly white on paper', (page) => page.drawText(ANOTHER, { ...SECRET, color: rgb(0.96, 0.97, 0.96) })],
  [
    'white on a white box',
    (page) => {
      page.drawRectangle({ x: 0, y: 300, width: 595, height: 300, color: WHITE });
      page.drawText(ANOTHER, { ...SECRET, color: WHITE });
    },
  ],
  [
    'painted invisible',
    (page) => page.drawText(ANOTHER, { ...SECRET, color: BLACK, renderMode: TextRenderingMode.Invisible }),
  ],
  ['outside the page', (page) => page.drawText(ANOTHER, { ...SECRET, x: 700, color: BLACK })],
  [
    'under a white box',
    (page) => {
      page.drawText(ANOTHER, { ...SECRET, color: BLACK });
      page.drawRectangle({ ...OVER, color: WHITE });
    },
  ],
  [
    'under a white box with other words on it',
    (page) => {
      page.drawText(ANOTHER, { ...SECRET, color: BLACK });
      page.drawRectangle({ ...OVER, color: WHITE });
      page.drawText('We thank you for your order', { ...SECRET, color: BLACK });
      page.drawRectangle({ ...OVER, color: rgb(1, 1, 0), blendMode: BlendMode.Multiply });
    },
  ],
  [
    'under a box in strips as thin as rules',
    (page) => {
      page.drawText(ANOTHER, { ...SECRET, color: BLACK });
      for (let at = 0; at < 30; at += 1) page.drawRectangle({ ...OVER, y: OVER.y + at, height: 1.2, color: WHITE });
    },
  ],
  [
    'under a picture',
    async (page, pdf) => {
      page.drawText(ANOTHER, { ...SECRET, color: BLACK });
      page.drawImage(await pdf.embedPng(WHITE_PICTURE), OVER);
    },
  ],
  [
    'under an annotation',
    (page, pdf) => {
      page.drawText(ANOTHER, { ...SECRET, color: BLACK });
      coverByAnnotation(page, pdf);
    },
  ],
  [
    'white on a white picture',
    async (page, pdf) => {
      page.drawImage(await pdf.embedPng(WHITE_PICTURE), OVER);
      page.drawText(ANOTHER, { ...SECRET, color: WHITE });
    },
  ],
  [
    'white on a white box on a dark band',
    (page) => {
      page.drawRectangle({ x: 0, y: 300, width: 595, height: 300, color: BLACK });
      page.drawRectangle({ ...OVER, color: WHITE });
      page.drawText(ANOTHER, { ...SECRET, color: WHITE });
    },
  ],
  [
    'black on a black box',
    (page) => {
      page.drawRectangle({ ...OVER, color: BLACK });
      page.drawText(ANOTHER, { ...SECRET, color: BLACK });
    },
  ],
  ['as good as transparent', (page) => page.drawText(ANOTHER, { ...SECRET, color: BLACK, opacity: 0.03 })],
  [
    'cut away',
    (page) => {
      page.pushOperators(pushGraphicsState(), rectangle(0, 500, 595, 342), clip(), endPath());
      page.drawText(ANOTHER, { ...SECRET, color: BLACK });
      page.pushOperators(popGraphicsState());
    },
  ],
])('text %s is not read as the invoice’s, and is pointed out', async (_how, hide) => {
  const reading = await readWith(hide);
  expect(reading.fields.amountDue?.value).toBe('119.00');
  expect(reading.findings).toContainEqual({
    code: 'TEXT_HIDDEN',
    severity: 'warning',
    values: { page: '1', text: ANOTHER },
  });
});

it('white text on a dark band is a heading like another', async () => {
  const reading = await readWith((page) => {
    page.drawRectangle({ x: 40, y: 390, width: 500, height: 30, color: rgb(0.1, 0.2, 0.4) });
    page.drawText('IBAN: DE89 3704 0044 0532 0130 00', { ...SECRET, color: WHITE });
  });
  expect(reading.findings).toEqual([]);
  expect(reading.fields.iban?.value).toBe('DE89370400440532013000');
});

it('of words that are hidden under themselves none is pointed out', async () => {
  const reading = await readWith((page) => {
    const iban = 'IBAN: DE89 3704 0044 0532 0130 00';
    page.drawText(`${iban} template`, { ...SECRET, color: WHITE });
    page.drawText(iban, { ...SECRET, color: BLACK });
  });
  expect(reading.findings).toMatchObject([{ code: 'TEXT_HIDDEN', values: { text: 'template' } }]);
  expect(reading.fields.iban?.value).toBe('DE89370400440532013000');
});

it('hidden words without a figure are told as a note', async () => {
  const reading = await readWith((page) => page.drawText('made by a template', { ...SECRET, color: WHITE }));
  expect(reading.findings).toMatchObject([{ code: 'TEXT_HIDDEN', severity: 'note' }]);
});

it.each<[string, Hide]>([
  [
    'under a marker’s ink',
    (page) => page.drawRectangle({ ...OVER, color: rgb(1, 1, 0), blendMode: BlendMode.Multiply }),
  ],
  ['in small print', (page) => page.drawText('our own number: 7', { ...SECRET, y: 300, size: 3.5, color: BLACK })],
  ['in light grey', (page) => page.drawText('our own number: 7', { ...SECRET, y: 300, color: rgb(0.8, 0.8, 0.8) })],
  ['in a frame', (page) => page.drawRectangle({ ...OVER, borderColor: BLACK, borderWidth: 1 })],
  [
    'crossed by the lines of a table',
    (page) => {
      for (const x of [60, 120, 180]) page.drawLine({ start: { x, y: 380 }, end: { x, y: 420 }, color: BLACK });
    },
  ],
  [
    'printed twice to look bold, and marked',
    (page) => {
      page.drawText('IBAN: DE89 3704 0044 0532 0130 00', { ...SECRET, color: BLACK });
      page.drawRectangle({ ...OVER, color: rgb(1, 1, 0), blendMode: BlendMode.Multiply });
    },
  ],
])('text %s is seen, and read', async (_how, mark) => {
  const reading = await readWith(async (page, pdf) => {
    page.drawText('IBAN: DE89 3704 0044 0532 0130 00', { ...SECRET, color: BLACK });
    await mark(page, pdf);
  });
  expect(reading.findings).toEqual([]);
  expect(reading.fields.iban?.value).toBe('DE89370400440532013000');
});

/** A page of another document on a page, at four fifths of its size. */
async function pageWithin(draw: (page: PDFPage) => void, pdf: PDFDocument, page: PDFPage): Promise<void> {
  const inner = await PDFDocument.create();
  await inner.embedFont(StandardFonts.Helvetica);
  draw(inner.addPage([595, 842]));
  const [form] = await pdf.embedPdf(await inner.save());
  if (form) page.drawPage(form, { x: 0, y: 0, xScale: 0.8, yScale: 0.8 });
}

it.each<[string, Hide, boolean]>([
  ['is seen', () => {}, true],
  [
    'is seen under a marker’s ink',
    (page) =>
      page.drawRectangle({ x: 40, y: 310, width: 300, height: 30, color: rgb(1, 1, 0), blendMode: BlendMode.Multiply }),
    true,
  ],
  ['is not, under a box', (page) => page.drawRectangle({ x: 40, y: 310, width: 300, height: 30, color: WHITE }), false],
])('text on a page that was brought into another %s', async (_how, cover, isSeen) => {
  const reading = await readWith(async (page, pdf) => {
    const iban = 'IBAN: DE89 3704 0044 0532 0130 00';
    await pageWithin((inner) => inner.drawText(iban, { ...SECRET, color: BLACK }), pdf, page);
    await cover(page, pdf);
  });
  expect(reading.fields.iban?.value).toBe(isSeen ? 'DE89370400440532013000' : undefined);
  expect(reading.findings.map(({ code }) => code)).toEqual(isSeen ? [] : ['TEXT_HIDDEN']);
});

it('text under a box of its own page is not seen on the page that this was brought into', async () => {
  const reading = await readWith(async (page, pdf) => {
    await pageWithin(
      (inner) => {
        inner.drawText('IBAN: DE89 3704 0044 0532 0130 00', { ...SECRET, color: BLACK });
        inner.drawRectangle({ ...OVER, color: WHITE });
      },
      pdf,
      page,
    );
  });
  expect(reading.fields.iban).toBeUndefined();
  expect(reading.findings).toMatchObject([{ code: 'TEXT_HIDDEN', severity: 'warning' }]);
});

it('text on a dark picture is a heading like another', async () => {
  const reading = await readWith(async (page, pdf) => {
    page.drawRectangle({ ...OVER, color: rgb(0.1, 0.2, 0.4) });
    page.drawImage(await pdf.embedPng(WHITE_PICTURE), { ...OVER, height: 2 });
    page.drawText('IBAN: DE89 3704 0044 0532 0130 00', { ...SECRET, color: WHITE });
  });
  expect(reading.findings).toEqual([]);
  expect(reading.fields.iban?.value).toBe('DE89370400440532013000');
});

it('an amount of which a figure is covered is not read as another', async () => {
  const reading = await readWith((page) => {
    page.drawText('Amount due', { ...SECRET, color: BLACK });
    page.drawText('9119.00', { ...SECRET, x: 130, color: BLACK });
    page.drawRectangle({ x: 129, y: 395, width: 6.5, height: 15, color: WHITE });
  });
  expect(reading.findings).toContainEqual(expect.objectContaining({ code: 'TEXT_HIDDEN', severity: 'warning' }));
  expect(reading.fields.amountDue?.value).not.toBe('9119.00');
});

it('what is seen ends where what is not begins', async () => {
  const shown = 'IBAN: DE89370400440532013000';
  const reading = await readWith(async (page, pdf) => {
    const font = await pdf.embedFont(StandardFonts.Helvetica);
    page.drawText(shown, { ...SECRET, font, color: BLACK });
    page.drawText('99', { ...SECRET, x: SECRET.x + font.widthOfTextAtSize(shown, SECRET.size), font, color: WHITE });
  });
  expect(reading.fields.iban?.value).toBe('DE89370400440532013000');
  expect(reading.findings).toMatchObject([{ code: 'TEXT_HIDDEN', values: { text: '99' } }]);
});
