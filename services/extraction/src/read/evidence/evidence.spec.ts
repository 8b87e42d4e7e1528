import { EVIDENCE_LIMITS, type ReadLine } from '@comptoir/contracts';
import { LAYOUTS, makeInvoice, renderFacturX, renderPdf } from '@comptoir/testing/invoices';
import { describe, expect, it } from 'vitest';
import { openPage, readRegion } from '../../region/read-region.ts';
import { valueIn } from '../../region/value-in.ts';
import { withoutOcr } from '../../testing/without-ocr.ts';
import { defaultLimits } from '../limits.ts';
import { createRecognizer } from '../ocr/recognizer.ts';
import { loadPdfium } from '../pdf/pdfium.ts';
import { readDocument } from '../read-document.ts';

const engines = {
  pdfium: loadPdfium,
  ocr: withoutOcr,
};
const read = (bytes: Uint8Array, evidence = true) => readDocument(bytes, { evidence }, engines);
const SEEDS = Array.from({ length: 8 }, (_, at) => 300 + at);

/** What is written in a box of a page. */
async function writtenAt(bytes: Uint8Array, page: number, box: readonly number[], kind: Parameters<typeof valueIn>[0]) {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = box;
  const opened = await openPage(bytes, page, loadPdfium, defaultLimits);
  const { words, page: sheet } = await readRegion(opened, { page, box: [x0, y0, x1, y1] }, createRecognizer());
  return valueIn(kind, words, sheet);
}

describe.each(LAYOUTS)('beside what it reads of layout %s, the reader', (layout) => {
  it.each(SEEDS)(
    'tells other values of the page, each from where it stands, and reads no other for it (seed %i)',
    async (seed) => {
      const bytes = await renderPdf(makeInvoice(seed, { lineCount: 1 + (seed % 5) }), layout);
      const { evidence, durationMs, ...reading } = await read(bytes);
      const { durationMs: _, ...without } = await read(bytes, false);
      expect(reading).toEqual(without);
      const { others = {} } = evidence ?? {};
      expect(Object.keys(others)).toEqual(expect.arrayContaining(['netTotal', 'grossTotal', 'issueDate']));
      for (const [name, values] of Object.entries(others)) {
        expect(values.length).toBeLessThanOrEqual(EVIDENCE_LIMITS.others);
        expect(new Set(values.map(({ value }) => value)).size).toBe(values.length);
        expect(values.map(({ value }) => value)).not.toContain(reading.fields[name as 'iban']?.value);
      }
      for (const { value, page, box } of others.grossTotal ?? [])
        expect(Number(await writtenAt(bytes, page, box, 'amount'))).toBe(Number(value));
      for (const { value, page, box } of others.issueDate ?? [])
        expect(await writtenAt(bytes, page, box, 'date')).toBe(value);
      // The total is not the net: of the others it is announced best, with its label.
      const { grossTotal } = reading.fields;
      expect(others.netTotal?.find(({ value }) => value === grossTotal?.value)?.beside).toBeDefined();
    },
  );

  it('tells where each line and its values stand', async () => {
    const bytes = await renderPdf(makeInvoice(321, { lineCount: 4 }), layout);
    const { lines, evidence } = await read(bytes);
    expect(lines).toHaveLength(4);
    let above = 0;
    for (const [at, line] of lines.entries()) {
      const place = evidence?.lines[at];
      if (!place) throw new Error(`line ${at} has no place`);
      expect(place.box[1]).toBeGreaterThan(above);
      above = place.box[1] ?? 1;
      for (const name of ['netTotal', 'unitPrice', 'quantity'] as const satisfies readonly (keyof ReadLine)[]) {
        const written = await writtenAt(bytes, place.page, place.cells[name] ?? [], 'number');
        expect(Number(written)).toBe(Number(line[name]));
      }
    }
  });
});

/** Holds a VAT breakdown to what is written where it is said to stand; these pages print no bases. */
async function expectVatInPlace(bytes: Uint8Array, { vat = [], evidence }: Awaited<ReturnType<typeof read>>) {
  expect(evidence?.vat).toHaveLength(vat.length);
  for (const [at, row] of vat.entries()) {
    const { page = 0, cells = {} } = evidence?.vat?.[at] ?? {};
    expect(Object.keys(cells).sort()).toEqual(['amount', 'rate']);
    expect(Number(await writtenAt(bytes, page, cells.rate ?? [], 'number'))).toBe(Number(row.rate));
    expect(Number(await writtenAt(bytes, page, cells.amount ?? [], 'amount'))).toBe(Number(row.amount));
  }
}

it.each(LAYOUTS.map((layout, at) => [layout, 350 + at] as const))(
  'tells where each value of the VAT breakdown of layout %s stands (seed %i)',
  async (layout, seed) => {
    const bytes = await renderPdf(makeInvoice(seed, { lineCount: 6 }), layout);
    const reading = await read(bytes);
    expect(reading.vat?.length).toBeGreaterThan(0);
    await expectVatInPlace(bytes, reading);
  },
);

it('an invoice in XML has its lines and its VAT where the page shows them', async () => {
  const bytes = await renderFacturX(makeInvoice(330, { lineCount: 3 }));
  const reading = await read(bytes);
  const { route, lines, evidence } = reading;
  expect(route).toBe('xml');
  for (const [at, line] of lines.entries()) {
    const { page = 0, cells = {} } = evidence?.lines[at] ?? {};
    expect(Number(await writtenAt(bytes, page, cells.netTotal ?? [], 'amount'))).toBe(Number(line.netTotal));
  }
  await expectVatInPlace(bytes, reading);
});

it('of many lines the first are told', async () => {
  const bytes = await renderPdf(makeInvoice(340, { lineCount: EVIDENCE_LIMITS.rows + 20 }));
  const { lines, evidence } = await read(bytes);
  expect(lines.length).toBeGreaterThan(EVIDENCE_LIMITS.rows);
  expect(evidence?.lines).toHaveLength(EVIDENCE_LIMITS.rows);
});
