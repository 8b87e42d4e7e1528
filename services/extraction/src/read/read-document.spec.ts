import type { ReadingFieldName, ReadingRefusal } from '@comptoir/contracts';
import {
  catPhoto,
  LAYOUTS,
  MADE_LANGUAGES,
  makeInvoice,
  manyPages,
  passwordProtected,
  pngBomb,
  renderCii,
  renderFacturX,
  renderPdf,
  renderScan,
  renderUbl,
  truncated,
  windowsProgram,
  withEntityExpansion,
  withExternalEntity,
} from '@comptoir/testing';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { saidBy } from '../testing/said-by.ts';
import { valuesOf } from '../testing/understood.ts';
import { createScanReader } from './ocr/read-scans.ts';
import { createRecognizer } from './ocr/recognizer.ts';
import { loadPdfium } from './pdf/pdfium.ts';
import { readDocument } from './read-document.ts';
import type { ReadOptions } from './read-options.ts';
import { leavesDoubt } from './receipt-doubt.ts';

const recognizer = createRecognizer();
const engines = { pdfium: loadPdfium, ocr: createScanReader(recognizer, leavesDoubt) };
afterAll(() => recognizer.close());

const read = (bytes: Uint8Array | string, options: ReadOptions = {}) =>
  readDocument(typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes, options, engines);

describe('an invoice in XML', () => {
  it.each([
    ['UBL', renderUbl],
    ['CII', renderCii],
  ])('is read exactly from %s, every line with it', async (_syntax, render) => {
    const invoice = makeInvoice(11, { lineCount: 5 });
    const reading = await read(render(invoice));
    expect(reading).toMatchObject({ route: 'xml', level: 'FULLY', findings: [] });
    expect(valuesOf(reading)).toMatchObject(saidBy(invoice));
    expect(reading.lines).toHaveLength(5);
    expect(reading.lines[0]).toMatchObject({
      designation: invoice.lines[0]?.designation,
      quantity: invoice.lines[0]?.quantity,
      netTotal: invoice.lines[0]?.netTotal,
    });
    expect(reading.vat).toHaveLength(invoice.vat.length);
  });

  it('is read out of a PDF whatever the attachment is called, and finds its places on the page', async () => {
    const invoice = makeInvoice(12);
    const reading = await read(await renderFacturX(invoice, { attachmentName: 'my invoice (3).xml' }));
    expect(reading).toMatchObject({ route: 'xml', level: 'FULLY', pages: 1, findings: [] });
    expect(valuesOf(reading)).toMatchObject(saidBy(invoice));
    expect(reading.fields.grossTotal).toMatchObject({ source: 'xml', page: 1, box: expect.any(Array) });
  });

  it.each(['minimum', 'basicwl'])('of profile %s, which has no lines, is never read in full', async (profile) => {
    const xml = renderCii(makeInvoice(16)).replace('urn:cen.eu:en16931:2017<', `urn:factur-x.eu:1p0:${profile}<`);
    expect(await read(xml)).toMatchObject({ route: 'xml', level: 'PARTIALLY' });
    const carried = await renderFacturX(makeInvoice(16), { xml });
    expect(await read(carried)).toMatchObject({ route: 'xml', level: 'PARTIALLY', findings: [{ code: 'XML_THIN' }] });
  });

  it('that is thin is filled from the page, as surely as pages are read', async () => {
    const invoice = makeInvoice(16, { lineCount: 3 });
    const left = [
      'IncludedSupplyChainTradeLineItem',
      'SpecifiedTradePaymentTerms',
      'SpecifiedTradeSettlementPaymentMeans',
    ];
    const xml = left.reduce(
      (all, name) => all.replace(new RegExp(`<ram:${name}>.*</ram:${name}>`, 's'), ''),
      renderCii(invoice).replace('urn:cen.eu:en16931:2017<', 'urn:factur-x.eu:1p0:minimum<'),
    );
    const { fields, lines, evidence } = await read(await renderFacturX(invoice, { xml }), { evidence: true });
    expect(fields.grossTotal?.source).toBe('xml');
    expect(fields.dueDate).toMatchObject({ value: invoice.dueDate, source: 'text' });
    expect(fields.iban).toMatchObject({ value: invoice.iban, source: 'text' });
    expect(lines.map(({ netTotal }) => netTotal)).toEqual(invoice.lines.map(({ netTotal }) => netTotal));
    expect(evidence?.lines.map((place) => place?.page)).toEqual([1, 1, 1]);
  });

  it('that contradicts the visible total is told with both values, and nothing of it is certain', async () => {
    const shown = makeInvoice(13, { lineCount: 2 });
    const hidden = { ...makeInvoice(13, { lineCount: 3 }), invoiceNumber: shown.invoiceNumber };
    const reading = await read(await renderFacturX(hidden, { shown }));
    expect(reading.findings).toContainEqual({
      code: 'XML_CONTRADICTS_PAGE',
      severity: 'warning',
      field: 'grossTotal',
      values: { xml: hidden.grossTotal, page: shown.grossTotal },
    });
    expect(reading.fields.grossTotal?.value).toBe(hidden.grossTotal);
    expect(reading.fields.grossTotal?.confidence).toBeLessThan(0.9);
    expect(Object.values(reading.fields).filter(({ confidence }) => confidence >= 0.9)).toEqual([]);
  });

  const told = makeInvoice(13, { lineCount: 2 });
  it.each<[ReadingFieldName, Partial<typeof told>]>([
    ['issueDate', { issueDate: '2025-11-27' }],
    [
      'dueDate',
      { dueDate: makeInvoice(13, { lineCount: 2, issueDate: '2026-06-09' }).dueDate, issueDate: '2026-06-09' },
    ],
    ['currency', { currency: told.currency === 'EUR' ? 'GBP' : 'EUR' }],
    ['supplierVatNumber', { supplier: { ...told.supplier, vatNumber: makeInvoice(17).supplier.vatNumber } }],
    ['netTotal', makeInvoice(13, { lineCount: 3 })],
    ['vatTotal', makeInvoice(13, { lineCount: 3 })],
  ])('that contradicts what the page surely shows as %s is told', async (field, other) => {
    const { findings, fields } = await read(await renderFacturX(told, { shown: { ...told, ...other } }));
    expect(findings).toContainEqual(expect.objectContaining({ code: 'XML_CONTRADICTS_PAGE', field }));
    expect(Object.values(fields).filter(({ confidence }) => confidence >= 0.9)).toEqual([]);
  });

  it('that contradicts the visible total is told even where that total adds up with nothing beside it', async () => {
    const hidden = makeInvoice(13, { lineCount: 2 });
    const shown = { ...hidden, grossTotal: (Number(hidden.grossTotal) + 1000).toFixed(2) };
    const reading = await read(await renderFacturX(hidden, { shown }));
    expect(reading.findings).toContainEqual(
      expect.objectContaining({
        code: 'XML_CONTRADICTS_PAGE',
        field: 'grossTotal',
        values: { xml: hidden.grossTotal, page: shown.grossTotal },
      }),
    );
  });

  it('is left aside when asked', async () => {
    const shown = makeInvoice(14, { lineCount: 2 });
    const reading = await read(await renderFacturX(makeInvoice(15), { shown }), { ignoreXml: true });
    expect(reading.route).toBe('text');
    expect(reading.fields.grossTotal?.value).toBe(shown.grossTotal);
  });
});

describe('an invoice as a page of text', () => {
  const cases = LAYOUTS.flatMap((layout, row) =>
    MADE_LANGUAGES.map((language, column) => ({ layout, language, seed: 100 + 10 * row + column })),
  );

  it.each(cases)('is read in layout $layout, language $language', async ({ layout, language, seed }) => {
    const invoice = makeInvoice(seed, { language, lineCount: 4 });
    const reading = await read(await renderPdf(invoice, layout));
    expect(reading).toMatchObject({ route: 'text', level: 'FULLY' });
    expect(valuesOf(reading)).toMatchObject(saidBy(invoice));
    expect(reading.lines.map((line) => line.netTotal)).toEqual(invoice.lines.map((line) => line.netTotal));
  });

  it('is certain of what check digits and sums prove, and of a name in law beside its VAT number', async () => {
    const reading = await read(await renderPdf(makeInvoice(21, { language: 'de' })));
    for (const name of ['iban', 'netTotal', 'vatTotal', 'grossTotal', 'supplierName'] as const)
      expect(reading.fields[name]?.confidence, name).toBeGreaterThanOrEqual(0.9);
    const withoutLegalForm = await read(await renderPdf(makeInvoice(21, { language: 'fr' })));
    expect(withoutLegalForm.fields.supplierName?.confidence).toBeLessThan(0.9);
  });

  it('gives its VAT breakdown whole or not at all, in each layout', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 9999 }),
        fc.constantFrom(...LAYOUTS),
        fc.constantFrom(...MADE_LANGUAGES),
        async (seed, layout, language) => {
          const invoice = makeInvoice(seed, { language });
          const { vat = [] } = await read(await renderPdf(invoice, layout));
          const byRate = (a: { rate: string }, b: { rate: string }) => Number(a.rate) - Number(b.rate);
          if (vat.length > 0) expect(vat.toSorted(byRate)).toEqual(invoice.vat.toSorted(byRate));
        },
      ),
      {
        numRuns: 25,
        examples: [
          [4105, 'boxed', 'fr'],
          [4106, 'boxed', 'fr'],
        ],
      },
    );
  });

  it('derives the bases of a VAT breakdown from the lines where only the tax of each rate is printed', async () => {
    const invoice = makeInvoice(4106, { language: 'fr' });
    const { vat } = await read(await renderPdf(invoice, 'boxed'));
    expect(vat).toHaveLength(3);
    expect(vat).toEqual(expect.arrayContaining([...invoice.vat]));
  });

  it('shows each value where it stands', async () => {
    const reading = await read(await renderPdf(makeInvoice(22)));
    for (const [name, field] of Object.entries(reading.fields)) {
      const [x0 = 1, y0 = 1, x1 = 0, y1 = 0] = field.box ?? [];
      expect(x0 < x1 && y0 < y1 && x1 <= 1 && y1 <= 1, name).toBe(true);
    }
  });
});

// OCR takes seconds where the machine is busy with other tests.
describe('a scanned invoice', { timeout: 120_000 }, () => {
  it('is read although it lay crooked and dirty', async () => {
    const invoice = makeInvoice(31, { language: 'en', lineCount: 3 });
    const reading = await read(await renderScan(invoice, { tilt: 1.6, noise: 0.1 }));
    expect(reading.route).toBe('ocr');
    const { invoiceNumber, issueDate, netTotal, vatTotal, grossTotal } = saidBy(invoice);
    expect(valuesOf(reading)).toMatchObject({ invoiceNumber, issueDate, netTotal, vatTotal, grossTotal });
    expect(reading.fields.grossTotal).toMatchObject({ source: 'ocr', page: 1 });
  });

  it('is read where it lies on its side', async () => {
    const invoice = makeInvoice(32, { language: 'fr', lineCount: 2 });
    const reading = await read(await renderScan(invoice, { tilt: 90 }));
    expect(valuesOf(reading)).toMatchObject({ grossTotal: invoice.grossTotal, invoiceNumber: invoice.invoiceNumber });
  });

  it.each([
    ['tilted, in grain, badly packed', { tilt: -2.7, noise: 0.15, jpegQuality: 45, dpi: 180 }],
    ['on its head', { tilt: 180 }],
    ['on its other side', { tilt: 270 }],
  ])('reads as it does when it lies straight: %s', async (_how, options) => {
    const invoice = makeInvoice(33, { language: 'de', lineCount: 3 });
    const keys = ['invoiceNumber', 'issueDate', 'netTotal', 'vatTotal', 'grossTotal', 'currency'] as const;
    const asRead = async (scan: Uint8Array) => {
      const { fields } = await read(scan);
      return Object.fromEntries(keys.flatMap((key) => (fields[key] ? [[key, fields[key].value]] : [])));
    };
    const straight = await asRead(await renderScan(invoice));
    expect(Object.keys(straight).length).toBeGreaterThanOrEqual(5);
    expect(straight).toMatchObject({ grossTotal: invoice.grossTotal, invoiceNumber: invoice.invoiceNumber });
    expect(await asRead(await renderScan(invoice, options))).toMatchObject(straight);
  });

  it('is what a photo of a cat is not', async () => {
    expect(await read(catPhoto())).toMatchObject({ level: 'NOT_AN_INVOICE', fields: {} });
  });
});

describe('what cannot be read is refused with its reason', () => {
  const cases: [string, ReadingRefusal, () => Promise<Uint8Array | string>][] = [
    ['an empty file', 'EMPTY_FILE', async () => new Uint8Array()],
    ['a Windows program', 'UNSUPPORTED_TYPE', async () => windowsProgram()],
    ['a truncated PDF', 'DAMAGED', async () => new TextEncoder().encode('%PDF-1.7\n1 0 obj\n<< /Type /Cat')],
    ['a PDF with a password', 'ENCRYPTED', async () => passwordProtected()],
    ['a PDF of 5,000 pages', 'TOO_MANY_PAGES', async () => manyPages(5000)],
    ['an image that unpacks to gigabytes', 'TOO_LARGE', async () => pngBomb(60_000)],
    ['XML with an external entity', 'XML_FORBIDDEN', async () => withExternalEntity(renderCii(makeInvoice(1)))],
    ['XML with entities in entities', 'XML_FORBIDDEN', async () => withEntityExpansion(renderCii(makeInvoice(1)))],
  ];
  it.each(cases)('%s: %s', async (_name, code, make) => {
    await expect(read(await make())).rejects.toMatchObject({ name: 'ReadRefusal', code });
  });

  it('a PDF cut off behind its second third is refused or read, never thrown at', async () => {
    const outcome = await read(truncated(await renderPdf(makeInvoice(41)))).then(
      (reading) => reading.level,
      (error) => error.code,
    );
    expect(['DAMAGED', 'NOT_AN_INVOICE', 'NOT_EXTRACTED', 'PARTIALLY', 'FULLY']).toContain(outcome);
  });
});
