// Invoices in Arabic, from their text layer and from pictures.
import { ARABIC_PARTIES, type MadeInvoice, makeInvoice, renderArabicPdf, renderArabicScan } from '@comptoir/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { saidBy } from '../testing/said-by.ts';
import { valuesOf } from '../testing/understood.ts';
import { createScanReader } from './ocr/read-scans.ts';
import { createRecognizer } from './ocr/recognizer.ts';
import { loadPdfium } from './pdf/pdfium.ts';
import { readDocument } from './read-document.ts';

const recognizer = createRecognizer();
const engines = { pdfium: loadPdfium, ocr: createScanReader(recognizer) };
afterAll(() => recognizer.close());

const read = (bytes: Uint8Array) => readDocument(bytes, {}, engines);

/** What a made invoice says in Arabic: other names, and no VAT number. */
const saidInArabic = (invoice: MadeInvoice) => {
  const { supplierVatNumber: _, ...said } = saidBy(invoice);
  return { ...said, supplierName: ARABIC_PARTIES.supplier, buyerName: ARABIC_PARTIES.buyer };
};

describe('an invoice in Arabic', () => {
  it.each(['western', 'eastern'] as const)(
    'is read in reading order from its text layer, in %s digits',
    async (digits) => {
      for (const seed of [700, 701, 702, 703]) {
        const invoice = makeInvoice(seed, { lineCount: 3, typeCode: '380', currency: 'EUR' });
        const reading = await read(renderArabicPdf(invoice, { digits }));
        expect(valuesOf(reading)).toMatchObject(saidInArabic(invoice));
        expect(reading.level).toBe('FULLY');
        expect(reading.lines.map(({ netTotal, quantity, vatRate }) => ({ netTotal, quantity, vatRate }))).toEqual(
          invoice.lines.map(({ netTotal, quantity, vatRate }) => ({ netTotal, quantity, vatRate })),
        );
        // The total stands in the left half of the page, whichever way it is read.
        expect(reading.fields.grossTotal?.box?.[2]).toBeLessThan(0.5);
      }
    },
  );

  it('is recognised on a scan, its figures and Latin words with it', async () => {
    const invoice = makeInvoice(704, { lineCount: 3, typeCode: '380', currency: 'EUR' });
    const { orderNumber: _, ...said } = saidInArabic(invoice);
    const reading = await read(renderArabicScan(invoice));
    expect(reading.route).toBe('ocr');
    expect(valuesOf(reading)).toMatchObject(said);
  });

  it.each([701, 702, 705])('is recognised on a scan in eastern digits: invoice %i', async (seed) => {
    const invoice = makeInvoice(seed, { lineCount: 3, typeCode: '380', currency: 'EUR' });
    const { buyerName: _, supplierName: __, ...said } = saidInArabic(invoice);
    const reading = await read(renderArabicScan(invoice, { digits: 'eastern' }));
    expect(valuesOf(reading)).toMatchObject(said);
    expect(reading.lines.map(({ netTotal, quantity }) => ({ netTotal, quantity }))).toEqual(
      invoice.lines.map(({ netTotal, quantity }) => ({ netTotal, quantity })),
    );
  });

  it.each([1, 4, 10])('is recognised where a label was read unsurely at first: invoice %i', async (seed) => {
    const { buyerName, orderNumber } = saidInArabic(makeInvoice(seed));
    expect(valuesOf(await read(renderArabicScan(makeInvoice(seed))))).toMatchObject({ buyerName, orderNumber });
  });
});
