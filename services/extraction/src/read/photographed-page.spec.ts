import { makeInvoice, renderPdf } from '@comptoir/testing';
import { afterAll, expect, it } from 'vitest';
import { photographPage } from '../testing/photograph-page.ts';
import { defaultLimits } from './limits.ts';
import { createScanReader } from './ocr/read-scans.ts';
import { createRecognizer } from './ocr/recognizer.ts';
import { withPdf } from './pdf/open-pdf.ts';
import { loadPdfium } from './pdf/pdfium.ts';
import { renderPage } from './pdf/render-page.ts';
import type { Point } from './projective.ts';
import { readDocument } from './read-document.ts';

const recognizer = createRecognizer();
afterAll(() => recognizer.close());

const middleOf = ([x0 = 0, y0 = 0, x1 = 0, y1 = 0]: readonly number[]): Point => [(x0 + x1) / 2, (y0 + y1) / 2];

it.each(['angled', 'curled'] as const)(
  'an invoice photographed %s is read, and its boxes stand where the picture shows its values',
  {
    timeout: 120_000,
  },
  async (kind) => {
    const engines = { pdfium: loadPdfium, ocr: createScanReader(recognizer) };
    const pdf = await renderPdf(makeInvoice(72));
    const { seenAt, image, jpeg } = await withPdf(await loadPdfium(), pdf, defaultLimits, (open) =>
      photographPage((height) => renderPage(open, 1, height / 11.69, defaultLimits.ocrPixels), kind, 4),
    );
    const [drawn, taken] = [
      await readDocument(pdf, { ignoreXml: true }, engines),
      await readDocument(jpeg, {}, engines),
    ];
    const names = ['invoiceNumber', 'issueDate', 'netTotal', 'vatTotal', 'grossTotal'] as const;
    expect(names.map((name) => taken.fields[name]?.value)).toEqual(names.map((name) => drawn.fields[name]?.value));
    for (const name of names) {
      const [there, here] = [drawn.fields[name]?.box, taken.fields[name]?.box];
      if (!there || !here) throw new Error(`${name} has no box`);
      const [x, y] = seenAt(middleOf(there));
      const [foundX, foundY] = middleOf(here);
      expect(Math.abs(foundX - x / image.width), name).toBeLessThan(0.012);
      expect(Math.abs(foundY - y / image.height), name).toBeLessThan(0.006);
    }
  },
);
