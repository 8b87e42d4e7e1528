import type { Reading, ReadingFieldName } from '@comptoir/contracts';
import {
  drawPdf,
  type HouseInvoice,
  type HouseStyle,
  LAYOUTS,
  MADE_LANGUAGES,
  makeHouseInvoices,
  makeInvoice,
  renderPdf,
  TEN_STYLES,
} from '@comptoir/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { readPages } from '../read/document-pages.ts';
import { FULL_FIELDS } from '../read/level.ts';
import { loadPdfium } from '../read/pdf/pdfium.ts';
import { readDocument } from '../read/read-document.ts';
import { withoutOcr } from '../testing/without-ocr.ts';
import { compareReading } from './compare-reading.ts';
import { draftTemplate } from './draft-template.ts';
import type { Template } from './template.ts';
import type { VerifiedContent } from './verified-content.ts';

const engines = { pdfium: loadPdfium, ocr: withoutOcr };
const INVOICES_EACH = 20;

type Document = { readonly bytes: Uint8Array; readonly verified: VerifiedContent };
type Layout = { readonly style: HouseStyle; readonly documents: readonly Document[]; readonly template: Template };

/** What a person verifies, nothing where the invoice shows nothing. */
function verifiedOf({ invoice, absent }: HouseInvoice, style: HouseStyle): VerifiedContent {
  const shows = (fact: 'due' | 'order') => style.facts.labels[fact] !== undefined && !absent.includes(fact);
  return {
    fields: {
      invoiceNumber: invoice.invoiceNumber,
      issueDate: invoice.issueDate,
      dueDate: shows('due') ? invoice.dueDate : null,
      orderNumber: shows('order') ? invoice.orderNumber : null,
      currency: invoice.currency,
      supplierName: invoice.supplier.name,
      netTotal: invoice.netTotal,
      vatTotal: invoice.vatTotal,
      grossTotal: invoice.grossTotal,
      amountDue: invoice.grossTotal,
      iban: invoice.iban,
    },
    lines: invoice.lines,
  };
}

async function makeLayout(style: HouseStyle, index: number): Promise<Layout> {
  const documents = await Promise.all(
    makeHouseInvoices(style, 40 + index, INVOICES_EACH).map(async (made) => ({
      bytes: await (await drawPdf(made.sheets)).save(),
      verified: verifiedOf(made, style),
    })),
  );
  const [first] = documents;
  const template = first && draftTemplate(await readPages(first.bytes, engines), first.verified);
  if (!template) throw new Error(`nothing was learned of '${style.name}'`);
  return { style, documents, template };
}

const readWith = (bytes: Uint8Array, templates: readonly Template[]): Promise<Reading> =>
  readDocument(
    bytes,
    { templates: templates.map((template, index) => ({ id: `template-${index}`, version: 1, template })) },
    engines,
  );

const fieldsNamed = (reading: Reading, { fields }: VerifiedContent, names: readonly ReadingFieldName[]) =>
  compareReading(reading, { fields: Object.fromEntries(names.map((name) => [name, fields[name]])) });

const layouts: Layout[] = [];
beforeAll(async () => {
  for (const [index, style] of TEN_STYLES.entries()) layouts.push(await makeLayout(style, index));
}, 120_000);

describe('one correction on one invoice', { timeout: 120_000 }, () => {
  it.each(TEN_STYLES.map(({ name }, index) => ({ name, index })))(
    'makes the next nineteen be read fully: $name',
    async ({ index }) => {
      const { documents, template } = layouts[index] as Layout;
      for (const [place, { bytes, verified }] of documents.entries()) {
        const reading = await readWith(bytes, [template]);
        expect(compareReading(reading, verified), `invoice ${place}`).toEqual([]);
        expect(reading).toMatchObject({ level: 'FULLY', template: { id: 'template-0', version: 1 } });
        for (const name of FULL_FIELDS)
          expect(reading.fields[name]?.confidence, `${name} of invoice ${place}`).toBeGreaterThanOrEqual(0.9);
      }
    },
  );

  it('was needed: without it none of these layouts is read fully, and the invoice number on hardly any', async () => {
    const numbers: boolean[] = [];
    for (const { documents, style } of layouts) {
      for (const { bytes, verified } of documents.slice(1, 4)) {
        const reading = await readWith(bytes, []);
        expect(fieldsNamed(reading, verified, FULL_FIELDS).length, style.name).toBeGreaterThan(0);
        numbers.push(fieldsNamed(reading, verified, ['invoiceNumber']).length === 0);
      }
    }
    expect(numbers.filter((isRight) => isRight).length).toBeLessThan(numbers.length / 4);
  });

  it('reads no other layout worse, not even where nothing but the layout tells whose invoice it is', async () => {
    const bare = layouts.map(({ template }) => ({ ...template, keys: { vatNumbers: [], ibans: [], sirens: [] } }));
    const others: { bytes: Uint8Array; templates: Template[] }[] = [];
    for (const [index, { documents }] of layouts.entries())
      for (const { bytes } of documents.slice(0, 6))
        others.push({ bytes, templates: bare.filter((_, other) => other !== index) });
    for (const layout of LAYOUTS)
      for (const [seed, language] of MADE_LANGUAGES.entries())
        others.push({ bytes: await renderPdf(makeInvoice(700 + seed, { language }), layout), templates: bare });
    for (const { bytes, templates } of others) {
      const { durationMs: _, ...reading } = await readWith(bytes, templates);
      const { durationMs: __, ...generic } = await readWith(bytes, []);
      expect(reading).toEqual(generic);
    }
  });

  it('tells one layout from the others where all are candidates', async () => {
    const templates = layouts.map(({ template }) => ({ ...template, keys: { vatNumbers: [], ibans: [], sirens: [] } }));
    for (const [index, { documents }] of layouts.entries())
      for (const { bytes } of documents.slice(1, 4))
        expect((await readWith(bytes, templates)).template?.id).toBe(`template-${index}`);
  });

  it('says nothing of an invoice of another supplier, however alike its layout is', async () => {
    const style = TEN_STYLES[0] as HouseStyle;
    const [foreign] = makeHouseInvoices(style, 977, 1);
    if (!foreign) throw new Error('an invoice was asked for');
    const { template } = layouts[0] as Layout;
    const reading = await readWith(await (await drawPdf(foreign.sheets)).save(), [template]);
    expect(reading.template).toBeUndefined();
  });

  it('leaves what it looked for and did not find in doubt, however sure the generic reader is of it', async () => {
    const invoice = makeInvoice(31);
    const bytes = await renderPdf(invoice, 'classic');
    const verified = { fields: { invoiceNumber: invoice.invoiceNumber, issueDate: invoice.issueDate }, lines: [] };
    const template = draftTemplate(await readPages(bytes, engines), verified);
    const rule = template?.fields.issueDate;
    if (!template || rule?.rule !== 'found') throw new Error('the date was not learned');
    const anchors = rule.anchors.map((anchor) => ({ ...anchor, text: 'nowhereonthepage' }));
    const place = { from: 'bottom', x0: 0, x1: 0.01, y: 0 } as const;
    const moved = { ...template, fields: { ...template.fields, issueDate: { ...rule, anchors, place } } };
    const reading = await readWith(bytes, [moved]);
    expect(reading.template).toBeDefined();
    expect((await readWith(bytes, [])).fields.issueDate?.confidence).toBeGreaterThanOrEqual(0.9);
    expect(reading.fields.issueDate?.confidence).toBeLessThan(0.9);
  });

  it('takes no rate for a quantity, though both were one figure on the invoice it was learned from', async () => {
    const seeds = Array.from({ length: 3000 }, (_, seed) => makeInvoice(seed, { lineCount: 1, language: 'fr' }));
    const lesson = seeds.find(({ lines: [line] }) => line && Number(line.quantity) === Number(line.vatRate));
    if (!lesson) throw new Error('no such invoice was made');
    const template = draftTemplate(await readPages(await renderPdf(lesson, 'classic'), engines), {
      fields: { invoiceNumber: lesson.invoiceNumber, netTotal: lesson.netTotal },
      lines: lesson.lines,
    });
    if (!template) throw new Error('nothing was learned');
    const next = makeInvoice(77, { lineCount: 4, language: 'fr', supplier: lesson.supplier, iban: lesson.iban });
    const reading = await readWith(await renderPdf(next, 'classic'), [template]);
    expect(reading.template).toBeDefined();
    expect(reading.lines.map(({ quantity }) => Number(quantity))).toEqual(
      next.lines.map(({ quantity }) => Number(quantity)),
    );
  });
});
