import { degrees, PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { withoutOcr } from '../../testing/without-ocr.ts';
import { readPages } from '../document-pages.ts';
import { fractionBox } from '../page-model.ts';
import { loadPdfium } from './pdfium.ts';

const engines = { pdfium: loadPdfium, ocr: withoutOcr };
const REGISTER = 'Onda Telecom, S.A. CIF A82470915';

/** A page with a line along its side, turned by 90 degrees or by 270, and by `rotate` degrees itself. */
async function pageWith({ turn, rotate = 0 }: { turn: 90 | 270; rotate?: number }) {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const page = pdf.addPage([400, 600]);
  page.drawText('Factura TA6C4011', { x: 60, y: 500, size: 11, font });
  page.drawText('Total 174,88', { x: 60, y: 300, size: 11, font });
  page.drawText(REGISTER, {
    x: turn === 90 ? 20 : 10,
    y: turn === 90 ? 100 : 400,
    size: 7,
    font,
    rotate: degrees(turn),
  });
  if (rotate) page.setRotation(degrees(rotate));
  const [read] = await readPages(await pdf.save(), engines);
  if (!read) throw new Error('no page');
  return read;
}

describe('a line along the side of a page', () => {
  it('is read upwards and downwards, after the page’s own rows and apart from them', async () => {
    for (const turn of [90, 270] as const) {
      const { rows } = await pageWith({ turn });
      expect(rows.map(({ text }) => text)).toEqual(['Factura TA6C4011', 'Total 174,88', REGISTER]);
    }
  });

  it('is pointed at where it stands', async () => {
    const page = await pageWith({ turn: 90 });
    const words = page.rows.at(-1)?.segments[0]?.words ?? [];
    const [first, last] = [words[0], words.at(-1)].map((word) => word && fractionBox(word, page));
    // It runs up from 100 points above the foot of 600, in a column of seven points left of 20.
    expect(first?.[3]).toBeCloseTo(500 / 600, 1);
    expect(last?.[1]).toBeLessThan(first?.[1] ?? 0);
    for (const box of [first, last]) {
      expect(box?.[0]).toBeGreaterThan(0.02);
      expect(box?.[2]).toBeLessThan(0.07);
    }
    const own = page.rows[1]?.segments[0];
    expect(own && fractionBox(own, page)[1]).toBeCloseTo(0.49, 1);
  });

  it('is the page’s own where the page is shown turned', async () => {
    const { rows } = await pageWith({ turn: 90, rotate: 90 });
    expect(rows.map(({ text }) => text)).toContain(REGISTER);
    expect(rows.at(-1)?.text).not.toBe(REGISTER);
  });
});
