import { makeInvoice, renderPdf } from '@comptoir/testing';
import { describe, expect, it } from 'vitest';
import { loadPdfium } from '../read/pdf/pdfium.ts';
import { readDocument, readPages } from '../read/read-document.ts';
import { compareReading } from './compare-reading.ts';
import { draftTemplate } from './draft-template.ts';
import { parseTemplate } from './template.ts';

const noScans = () => Promise.reject(new Error('these documents have a text layer'));
const engines = { pdfium: loadPdfium, ocr: { readImage: noScans, readPdfPages: noScans } };

describe('a template drafted from one verified invoice', () => {
  it('is JSON that is read back, and is applied to the next invoice of its layout', async () => {
    const [first, next] = [makeInvoice(1, { language: 'fr' }), makeInvoice(2, { language: 'fr' })];
    const supplier = first.supplier;
    const pages = await readPages(await renderPdf(first, 'classic'), engines);
    const template = parseTemplate(
      JSON.parse(JSON.stringify(draftTemplate(pages, { fields: { supplierName: supplier.name } }))),
    );
    if (!template) throw new Error('nothing was learned');
    const reading = await readDocument(
      await renderPdf({ ...next, supplier }, 'classic'),
      { templates: [{ id: 'one', version: 1, template }] },
      engines,
    );
    expect(reading.template).toEqual({ id: 'one', version: 1 });
    expect(reading.keys?.vatNumbers).toContain(supplier.vatNumber);
    expect(compareReading(reading, { fields: { supplierName: supplier.name } })).toEqual([]);
    expect(compareReading(reading, { fields: { supplierName: 'Another', bic: null } })).toEqual([
      { field: 'supplierName', verified: 'Another', read: supplier.name },
    ]);
  });

  it('is refused where it is anything else', () => {
    expect(parseTemplate({ format: 1, marks: [] })).toBeUndefined();
    expect(parseTemplate(null)).toBeUndefined();
  });
});
