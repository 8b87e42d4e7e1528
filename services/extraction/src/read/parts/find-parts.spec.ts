import { PDFDocument } from '@cantoo/pdf-lib';
import {
  drawPdf,
  LAYOUTS,
  MADE_LANGUAGES,
  makeHouseInvoices,
  makeInvoice,
  mergePdfs,
  renderFacturX,
  renderPdf,
  TEN_STYLES,
} from '@comptoir/testing';
import { describe, expect, it } from 'vitest';
import { draftTemplate } from '../../templates/draft-template.ts';
import { typedPage } from '../../testing/typed-page.ts';
import { withoutOcr } from '../../testing/without-ocr.ts';
import { readPages } from '../document-pages.ts';
import { loadPdfium } from '../pdf/pdfium.ts';
import { readDocument } from '../read-document.ts';
import { toDocumentText } from '../understand/text/to-document-text.ts';
import { findParts } from './find-parts.ts';

const engines = { pdfium: loadPdfium, ocr: withoutOcr };
const read = (bytes: Uint8Array) => readDocument(bytes, {}, engines);

/** The parts of a file with these pages, each as 'from–to number why'. */
const partsOf = (...typed: string[]): string[] =>
  findParts(toDocumentText(typed.map((page, index) => typedPage(page, index + 1))), typed.length).map(
    ({ from, to, number, why }) => [`${from}–${to}`, number, why].filter(Boolean).join(' '),
  );

const head = (number: string, day: string, more = '') => `
Atelier Lumière
12 rue des Lanternes
69002 Lyon                              ${more}

FACTURE
Facture n° : ${number}
Date de facture : ${day}

Désignation            Quantité     Prix unitaire     Montant
Entretien mensuel         1            100,00          100,00
`;
const totals = (net: string, vat: string, total: string) => `
                                Total HT               ${net}
                                TVA 20 %                ${vat}
                                Total TTC              ${total}`;
const ONE = head('F-2026-101', '03/11/2026') + totals('100,00', '20,00', '120,00');
const TWO = head('F-2026-102', '04/11/2026') + totals('200,00', '40,00', '240,00');

describe('a file of several invoices', () => {
  it('is several where each names its own number and adds up to its own total', () => {
    expect(partsOf(ONE, TWO)).toEqual(['1–1 F-2026-101', '2–2 F-2026-102 NUMBER']);
  });

  it('keeps the pages that go on with theirs, whatever they say', () => {
    const goesOn = `\nReport                                                 100,00${totals('300,00', '60,00', '360,00')}`;
    const terms = '\nConditions générales de vente\n\n1. Nos factures sont payables à trente jours.';
    expect(partsOf(head('F-1001', '03/11/2026'), goesOn, terms, TWO, terms)).toEqual([
      '1–3 F-1001',
      '4–5 F-2026-102 NUMBER',
    ]);
  });

  it('begins another with a page count that begins anew, where the number is not found', () => {
    const nameless = (of: string, day: string, sum: [string, string, string]) =>
      `\nAtelier Lumière                    ${of}\n\nFACTURE\nDate de facture : ${day}\n${totals(...sum)}`;
    expect(
      partsOf(
        nameless('Page 1 / 1', '03/11/2026', ['100,00', '20,00', '120,00']),
        nameless('Page 1 / 1', '04/11/2026', ['200,00', '40,00', '240,00']),
      ),
    ).toEqual(['1–1', '2–2 PAGE_ONE']);
  });

  it('begins another with a heading and other VAT numbers, where the number is not found', () => {
    const nameless = (vat: string, day: string, sum: [string, string, string]) =>
      `\nN° TVA : ${vat}\n\nFACTURE\nDate de facture : ${day}\n${totals(...sum)}`;
    expect(
      partsOf(
        nameless('FR40303265045', '03/11/2026', ['100,00', '20,00', '120,00']),
        nameless('DE136695976', '04/11/2026', ['200,00', '40,00', '240,00']),
      ),
    ).toEqual(['1–1', '2–2 SUPPLIER']);
  });

  it('gives pages that were not looked at to the part before, each page of the file to one part', () => {
    const pages = [typedPage(ONE, 1), typedPage(TWO, 60)];
    expect(findParts(toDocumentText(pages), 70)).toEqual([
      { from: 1, to: 59, number: 'F-2026-101' },
      { from: 60, to: 70, number: 'F-2026-102', why: 'NUMBER' },
    ]);
  });
});

it('a PDF whose XML is one invoice’s and whose pages are two’s is proposed too, and its XML is certain no more', async () => {
  const [first, second] = [makeInvoice(71, { lineCount: 4 }), makeInvoice(72, { lineCount: 4 })];
  const pile = await PDFDocument.load(await renderFacturX(first), { updateMetadata: false });
  expect((await read(await pile.save())).parts).toBeUndefined();
  for (const page of await pile.copyPages(await PDFDocument.load(await renderPdf(second)), [0])) pile.addPage(page);
  const { route, level, fields, parts } = await read(await pile.save());
  expect([route, level, parts?.map(({ number }) => number)]).toEqual([
    'xml',
    'PARTIALLY',
    [first.invoiceNumber, second.invoiceNumber],
  ]);
  expect(fields.grossTotal).toMatchObject({ value: first.grossTotal, source: 'xml' });
  expect(fields.grossTotal?.confidence).toBeLessThan(0.9);
});

describe('a pile of one layout whose labels nobody knows', () => {
  const pileOf = async (style: (typeof TEN_STYLES)[number], seed: number) => {
    const made = makeHouseInvoices(style, seed, 4);
    const files = await Promise.all(made.map(async ({ sheets }) => (await drawPdf(sheets)).save()));
    const [first, ...others] = files;
    if (!first) throw new Error('four were made');
    const { invoiceNumber, issueDate, currency, supplier, netTotal, vatTotal, grossTotal, iban } =
      made[0]?.invoice ?? makeInvoice(1);
    const template = draftTemplate(await readPages(first, engines), {
      fields: {
        ...{ invoiceNumber, issueDate, currency, netTotal, vatTotal, grossTotal, iban },
        supplierName: supplier.name,
        amountDue: grossTotal,
      },
      lines: [],
    });
    if (!template) throw new Error(`nothing was learned of ${style.name}`);
    return { pile: await mergePdfs(others), made: made.slice(1), files: others, template };
  };

  it.each(TEN_STYLES.map((style, at) => ({ name: style.name, style, at })))(
    'is taken apart once the layout was learned: $name',
    async ({ style, at }) => {
      const { pile, made, files, template } = await pileOf(style, 900 + at);
      const templates = [{ id: 'learned', version: 1, template }];
      const { parts } = await readDocument(pile, { templates }, engines);
      expect(parts?.map(({ number }) => number)).toEqual(made.map(({ invoice }) => invoice.invoiceNumber));
      for (const file of files) expect((await readDocument(file, { templates }, engines)).parts).toBeUndefined();
    },
  );
});

describe('what is one invoice is not several', () => {
  it.each([
    [
      'its head again on each page, with the same number',
      [head('F-7', '03/11/2026'), head('F-7', '03/11/2026') + totals('200,00', '40,00', '240,00')],
    ],
    ['an original and its copy', [ONE, ONE]],
    [
      'a page that is counted on, though it names another number',
      [ONE, head('F-2026-102', '04/11/2026', 'Page 2 / 2') + totals('200,00', '40,00', '240,00')],
    ],
    ['a page that refers to the number before', [ONE, `${TWO}\nFacture associée : F-2026-101`]],
    ['another number without a total of its own', [ONE, head('F-2026-102', '04/11/2026')]],
    ['a first page without a total, and another number on the page with it', [head('F-2026-101', '03/11/2026'), TWO]],
    [
      'a delivery slip behind it',
      [
        ONE,
        `\nBON DE LIVRAISON\n\nDocument n° : BL-77\nDate de facture : 04/11/2026\n${totals('200,00', '40,00', '240,00')}`,
      ],
    ],
    [
      'a column of numbers of other invoices',
      [
        ONE,
        `\nDésignation     Facture n°     Quantité     Montant\nReport         F-2025-900        1          10,00\nReport         F-2025-901        1          20,00${totals('200,00', '40,00', '240,00')}`,
      ],
    ],
  ])('%s', (_what, pages) => {
    expect(partsOf(...pages)).toEqual([]);
  });

  it('made invoices of one to five pages, in thirteen layouts and four languages', async () => {
    const files = [
      ...LAYOUTS.flatMap((layout) =>
        [3, 40, 90, 130].map((lineCount, at) =>
          renderPdf(makeInvoice(40 + at, { lineCount, language: MADE_LANGUAGES[at] ?? 'fr' }), layout),
        ),
      ),
      ...TEN_STYLES.flatMap((style, at) =>
        makeHouseInvoices(style, 300 + at, 6).map(async ({ sheets }) => (await drawPdf(sheets)).save()),
      ),
    ];
    let pages = 0;
    for (const file of files) {
      const reading = await read(await file);
      expect(reading.parts).toBeUndefined();
      pages += reading.pages;
    }
    expect(pages).toBeGreaterThan(100);
  });
});

it('each of 40 merged files is taken apart where its invoices begin, and nothing of it is certain', {
  timeout: 90_000,
}, async () => {
  for (let seed = 1; seed <= 40; seed += 1) {
    const invoices = Array.from({ length: 2 + (seed % 3) }, (_, at) =>
      makeInvoice(seed * 10 + at, {
        language: MADE_LANGUAGES[(seed + at) % MADE_LANGUAGES.length] ?? 'fr',
        lineCount: [4, 35, 9, 70][(seed + at) % 4] ?? 4,
      }),
    );
    const files = await Promise.all(
      invoices.map((invoice, at) => renderPdf(invoice, LAYOUTS[(seed * 2 + at) % LAYOUTS.length])),
    );
    const lengths = await Promise.all(files.map(async (file) => (await read(file)).pages));
    const starts = lengths.map((_, at) => 1 + lengths.slice(0, at).reduce((sum, length) => sum + length, 0));
    const reading = await read(await mergePdfs(files));
    expect(reading.parts?.map(({ from, number }) => [from, number])).toEqual(
      invoices.map(({ invoiceNumber }, at) => [starts[at], invoiceNumber]),
    );
    expect(reading.parts?.map(({ to }) => to)).toEqual([...starts.slice(1).map((start) => start - 1), reading.pages]);
    expect(reading.level).not.toBe('FULLY');
    expect(reading.findings.map(({ code }) => code)).toContain('SEVERAL_INVOICES');
    expect(Math.max(...Object.values(reading.fields).map(({ confidence }) => confidence))).toBeLessThan(0.9);
  }
});
