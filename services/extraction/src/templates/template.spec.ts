import {
  drawPdf,
  LAYOUTS,
  MADE_LANGUAGES,
  makeHouseInvoices,
  makeInvoice,
  renderPdf,
  TEN_STYLES,
} from '@comptoir/testing';
import { processorMsOf } from '@comptoir/testing/processor-time';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPages } from '../read/document-pages.ts';
import { loadPdfium } from '../read/pdf/pdfium.ts';
import { readDocument } from '../read/read-document.ts';
import { withoutOcr } from '../testing/without-ocr.ts';
import { compareReading } from './compare-reading.ts';
import { draftTemplate } from './draft-template.ts';
import { parseTemplate, type Template } from './template.ts';
import type { VerifiedContent } from './verified-content.ts';

const engines = { pdfium: loadPdfium, ocr: withoutOcr };

type Verified = { readonly bytes: Uint8Array; readonly verified: VerifiedContent };

const contentOf = (invoice: ReturnType<typeof makeInvoice>): VerifiedContent => ({
  fields: {
    invoiceNumber: invoice.invoiceNumber,
    issueDate: invoice.issueDate,
    currency: invoice.currency,
    supplierName: invoice.supplier.name,
    netTotal: invoice.netTotal,
    vatTotal: invoice.vatTotal,
    grossTotal: invoice.grossTotal,
    amountDue: invoice.grossTotal,
    iban: invoice.iban,
  },
  lines: invoice.lines,
});

/** Any invoice of the house styles and of the plain layouts. */
const anyInvoice: fc.Arbitrary<() => Promise<Verified>> = fc.oneof(
  fc.tuple(fc.constantFrom(...TEN_STYLES), fc.integer({ min: 1, max: 5000 })).map(([style, seed]) => async () => {
    const [made] = makeHouseInvoices(style, seed, 1);
    if (!made) throw new Error('one was asked for');
    return { bytes: await (await drawPdf(made.sheets)).save(), verified: contentOf(made.invoice) };
  }),
  fc
    .tuple(fc.constantFrom(...LAYOUTS), fc.constantFrom(...MADE_LANGUAGES), fc.integer({ min: 1, max: 5000 }))
    .map(([layout, language, seed]) => async () => {
      const invoice = makeInvoice(seed, { language });
      return { bytes: await renderPdf(invoice, layout), verified: contentOf(invoice) };
    }),
);

async function learn({ bytes, verified }: Verified): Promise<Template> {
  const template = draftTemplate(await readPages(bytes, engines), verified);
  if (!template) throw new Error('nothing was learned');
  return template;
}

describe('a template', { timeout: 60_000 }, () => {
  it('reads on the invoice it was learned from what was verified there, and survives as JSON', async () => {
    await fc.assert(
      fc.asyncProperty(anyInvoice, async (make) => {
        const document = await make();
        const drafted = await learn(document);
        const template = parseTemplate(JSON.parse(JSON.stringify(drafted)));
        expect(template).toEqual(drafted);
        if (!template) return;
        const reading = await readDocument(
          document.bytes,
          { templates: [{ id: 'own', version: 3, template }] },
          engines,
        );
        expect(reading.template).toEqual({ id: 'own', version: 3 });
        expect(compareReading(reading, document.verified)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it('holds no IBAN to supply, only where it is read', async () => {
    const invoice = makeInvoice(5, { language: 'fr' });
    const template = await learn({ bytes: await renderPdf(invoice, 'letter'), verified: contentOf(invoice) });
    expect(template.fields.iban).toMatchObject({ rule: 'found' });
    const changed = makeInvoice(6, { language: 'fr', supplier: invoice.supplier });
    expect(changed.iban).not.toBe(invoice.iban);
    const reading = await readDocument(
      await renderPdf(changed, 'letter'),
      { templates: [{ id: 'own', version: 1, template }] },
      engines,
    );
    expect(reading.template).toBeDefined();
    expect(reading.fields.iban?.value).toBe(changed.iban);
  });

  it('is not certain of totals that do not add up on the page, and takes none for the sake of its places', async () => {
    const invoice = makeInvoice(8, { language: 'de' });
    const template = await learn({ bytes: await renderPdf(invoice, 'boxed'), verified: contentOf(invoice) });
    const wrong = { ...makeInvoice(9, { language: 'de', supplier: invoice.supplier }), grossTotal: '99999.99' };
    const reading = await readDocument(
      await renderPdf(wrong, 'boxed'),
      { templates: [{ id: 'own', version: 1, template }] },
      engines,
    );
    expect(reading.template).toBeDefined();
    expect(reading.fields.grossTotal?.confidence ?? 0).toBeLessThan(0.9);
  });
});

describe('JSON that somebody gives for a template', () => {
  const learned = async () => {
    const invoice = makeInvoice(3, { language: 'fr' });
    return learn({ bytes: await renderPdf(invoice), verified: contentOf(invoice) });
  };
  const number = (template: Template) => template.fields.invoiceNumber as Record<string, unknown>;

  it.each<[string, (template: Template) => unknown]>([
    ['nothing', () => null],
    ['an array', () => []],
    ['another format', (template) => ({ ...template, format: 2 })],
    ['more than it may hold', (template) => ({ ...template, script: 'x' })],
    ['a million marks', (template) => ({ ...template, marks: Array(1_000_000).fill(template.marks[0]) })],
    ['a mark of a megabyte', (template) => ({ ...template, marks: [{ ...template.marks[0], text: 'a'.repeat(1e6) }] })],
    ['no mark', (template) => ({ ...template, marks: [] })],
    [
      'a field nobody reads',
      (template) => ({ ...template, fields: { ...template.fields, password: { rule: 'absent' } } }),
    ],
    [
      'a regular expression for a shape',
      (template) => ({
        ...template,
        fields: { invoiceNumber: { ...number(template), shape: { kind: 'regex', pattern: '(a+)+$' } } },
      }),
    ],
    [
      'an IBAN for all invoices, in the shape of a place',
      (template) => ({
        ...template,
        fields: { iban: { rule: 'constant', value: 'DE02120300000000202051', shown: 1 } },
      }),
    ],
    [
      'an IBAN for all invoices',
      (template) => ({ ...template, fields: { iban: { rule: 'constant', value: 'DE02120300000000202051' } } }),
    ],
    ['a place out of this world', (template) => ({ ...template, marks: [{ ...template.marks[0], x0: 1e308 }] })],
    ['no number for a place', (template) => ({ ...template, marks: [{ ...template.marks[0], x0: Number.NaN }] })],
  ])('is refused where it is %s', async (_what, spoil) => {
    const template = await learned();
    expect(parseTemplate(template)).toEqual(template);
    expect(parseTemplate(spoil(template))).toBeUndefined();
  });

  it('whatever it is, is a template or nothing, and is never thrown at', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        expect(parseTemplate(json)).toBeUndefined();
      }),
    );
  });

  it('is applied in bounded time where all its labels stand everywhere', async () => {
    const template = await learned();
    const greedy = { ...template, marks: [{ text: 'a', x0: 0, x1: 1, weight: 1 }] };
    const words = Array.from({ length: 20_000 }, (_, index) => ({
      text: index % 3 === 0 ? '1.00' : 'a',
      x0: (index % 100) * 10,
      x1: (index % 100) * 10 + 5,
      y0: Math.floor(index / 100) * 10,
      y1: Math.floor(index / 100) * 10 + 8,
      confidence: 1,
    }));
    const { layOutRows } = await import('../read/layout.ts');
    const { understand } = await import('../read/understand/understand.ts');
    const { readByTemplate } = await import('./read-by-template.ts');
    const page = { number: 1, width: 1000, height: 2000, rows: layOutRows(words, 'text'), source: 'text' as const };
    const anchors = [...'abcdefgh'].map((_, index) => ({
      text: 'a'.repeat(index + 1),
      side: 'right' as const,
      steps: 0,
      dx0: 0,
      dx1: 0,
      dy: 0,
      weight: 1,
    }));
    const fields: Template['fields'] = {
      netTotal: {
        rule: 'found',
        shape: { kind: 'amount' },
        anchors,
        place: { from: 'top', x0: 0, x1: 0, y: 0 },
        page: 'last',
      },
      grossTotal: {
        rule: 'found',
        shape: { kind: 'amount' },
        anchors,
        place: { from: 'top', x0: 0, x1: 0, y: 0 },
        page: 'last',
      },
    };
    const generic = { fields: {}, lines: [], vat: [], findings: [], shownAmounts: new Set<string>() };
    const endless = { ...greedy, fields };
    const took = processorMsOf(() =>
      expect(readByTemplate([page], endless, generic as unknown as ReturnType<typeof understand>)).toBeDefined(),
    );
    expect(took).toBeLessThan(5000);
  });
});
