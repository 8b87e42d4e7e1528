import type { Reading, ReadingFieldName } from '@comptoir/contracts';
import { describe, expect, it } from 'vitest';
import { isHeldOut, type KnownDocument } from './manifest.ts';
import { score } from './score.ts';

const KNOWN: KnownDocument = {
  file: 'folder/one.pdf',
  kind: 'pdf+json',
  layout: 'a layout',
  groundTruth: {
    invoiceNumber: 'FA-2024/001',
    issueDate: '2024-02-01',
    currency: 'EUR',
    supplier: { name: 'Müller & Söhne GmbH', vatId: 'DE 123456789' },
    totals: { net: 100, tax: 19, gross: 119 },
    lines: [
      { qty: 2, net: 60 },
      { qty: null, net: 40 },
    ],
  },
  visibleInText: { invoiceNumber: true, issueDate: true, supplierName: true, gross: true, tax: false, linesVisible: 2 },
};

function readingOf(
  values: Partial<Record<ReadingFieldName, string>>,
  confidence = 0.95,
  lines: Reading['lines'] = [],
): Reading {
  const fields = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, { value, confidence, source: 'text' as const, page: 1 }]),
  );
  return { route: 'text', level: 'PARTIALLY', fields, lines, findings: [], pages: 1, durationMs: 1 };
}

const scoreOf = (reading: Reading, document = KNOWN) => score([document], new Map([[document.file, reading]]));

describe('the score of readings', () => {
  it('counts what a document shows, a value that is not the answer as wrong, an absent one as missed', () => {
    const sum = scoreOf(
      readingOf({ invoiceNumber: 'fa 2024 001', issueDate: '2024-01-02', grossTotal: '119.00', vatTotal: '5.00' }),
    );
    expect(sum).toMatchObject({ shown: 4, right: 2, wrong: 1, certain: 3, certainRight: 2 });
    expect(sum.misses.map(({ field }) => field)).toEqual(['issueDate', 'supplierName']);
    expect(sum.byField.supplierName).toEqual({ shown: 1, right: 0, wrong: 0 });
  });

  it('takes no value below 0.9 for certain', () => {
    expect(scoreOf(readingOf({ grossTotal: '119.00' }, 0.89))).toMatchObject({ right: 1, certain: 0 });
  });

  it('counts what would be approved unseen, and what of it is wrong', () => {
    const all = {
      invoiceNumber: 'FA-2024/001',
      issueDate: '2024-02-01',
      currency: 'EUR',
      netTotal: '100',
      vatTotal: '19',
    };
    const read = { ...all, grossTotal: '119', amountDue: '119' };
    const document = {
      ...KNOWN,
      groundTruth: { ...KNOWN.groundTruth, totals: { net: 100, tax: 19, gross: 119, due: 119 } },
      visibleInText: { ...KNOWN.visibleInText, due: true },
    };
    expect(scoreOf(readingOf(read), document).full).toEqual({ all: 1, wrong: 0 });
    expect(scoreOf(readingOf({ ...read, amountDue: '19' }), document).full).toEqual({ all: 1, wrong: 1 });
    expect(scoreOf(readingOf({ ...read, amountDue: '19' }, 0.5), document).full).toEqual({ all: 0, wrong: 0 });
    expect(scoreOf(readingOf(all), document).full).toEqual({ all: 0, wrong: 0 });
  });

  it.each([
    ['Muller & Sohne', true],
    ['Müller Söhne GmbH, Berlin', true],
    ['Mu11er & Söhne GmbH', true],
    ['GmbH', false],
    ['Meier & Söhne KG', false],
  ])('takes %s for the name: %s', (supplierName, isRight) => {
    expect(scoreOf(readingOf({ supplierName })).byField.supplierName?.right).toBe(isRight ? 1 : 0);
  });

  it('asks a photograph for every answer but its currency', () => {
    const photograph = { ...KNOWN, kind: 'scan-jpg+json', visibleInText: {} };
    expect(scoreOf(readingOf({}), photograph).shown).toBe(7);
  });

  it('counts lines by net amount and quantity, and those given in excess', () => {
    const lines = [
      { netTotal: '60.00', quantity: '2' },
      { netTotal: '40.00', quantity: '7' },
      { netTotal: '1.00', quantity: '1' },
    ] as Reading['lines'];
    expect(scoreOf(readingOf({}, 1, lines)).lines).toEqual({ shown: 2, right: 2, given: 3, surplus: 1 });
    expect(scoreOf(readingOf({}, 1, lines.slice(1))).lines).toMatchObject({ right: 1, surplus: 0 });
  });

  it('misses everything of a document that was not read', () => {
    expect(score([KNOWN], new Map())).toMatchObject({ shown: 4, right: 0, wrong: 0 });
  });
});

describe('the half held out', () => {
  it('holds whole layouts, and about half of them', () => {
    const layouts = Array.from({ length: 400 }, (_, at) => ({ ...KNOWN, layout: `layout ${at}` }));
    const held = layouts.filter(isHeldOut).length;
    expect(held).toBeGreaterThan(160);
    expect(held).toBeLessThan(240);
    expect(isHeldOut({ ...KNOWN, file: 'another.pdf' })).toBe(isHeldOut(KNOWN));
  });
});
